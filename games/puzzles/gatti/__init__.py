"""Questions about gatti: each kind made from a position given in text codes, as a lesson file gives it.

The kinds, what they take and how they are answered: see the makers. Everything is asked of games/gatti.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

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

question = partial(ask, KINDS)
"""The question of a kind about a position: `question("may-play", {"hand": […]})`; raises Unreadable."""
