"""Questions about gatti: each kind made from a position given in text codes, as a lesson file gives it.

The kinds, what they take and how they are answered: see the makers. Everything is asked of games/gatti.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.puzzles.gatti import counting, discarding, seating, showing
from games.puzzles.gatti.game import GATTI
from games.puzzles.question import Question
from games.puzzles.tarot.kinds import ask, shared

KINDS: dict[str, Callable[..., Question]] = shared(GATTI) | {
    "who-leads": seating.who_leads,
    "who-deals": seating.who_deals,
    "partner": seating.partner,
    "must-keep": discarding.must_keep,
    "melds": showing.melds,
    "captured": showing.captured,
    "meld-show": showing.meld_show,
    "bagatto": counting.bagatto,
    "score": counting.score,
}


def question(kind: str, given: Mapping[str, Any]) -> Question:
    """The question of this kind about this position; raises Unreadable for what cannot be asked."""
    return ask(KINDS, kind, given)
