"""Questions about cirollon: each kind made from a position given in text codes, as a lesson file gives it.

The kinds, what they take and how they are answered: see the makers. Everything is asked of games/cirollon.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.puzzles.cirollon import counting, dealing, melding, playing, taking
from games.puzzles.question import Question
from games.puzzles.tarot.kinds import ask

KINDS: dict[str, Callable[..., Question]] = {
    "ways": taking.ways,
    "count-ways": taking.count_ways,
    "must-take": taking.must_take,
    "ace": taking.ace,
    "last-card": taking.last_card,
    "may-take": playing.may_take,
    "sgobba": playing.sgobba,
    "open-first": playing.open_first,
    "guided": playing.guided,
    "melds": melding.melds,
    "meld-show": melding.meld_show,
    "poncin": melding.poncin,
    "claim": dealing.claim,
    "deal-void": dealing.deal_void,
    "who-starts": dealing.who_starts,
    "card-value": counting.card_value,
    "sum": counting.added,
    "primiera": counting.primiera,
    "primiera-who": counting.primiera_who,
    "low-run": counting.low_run,
    "high-run": counting.high_run,
    "cappotto": counting.cappotto,
    "count-hand": counting.count_hand,
}


def question(kind: str, given: Mapping[str, Any]) -> Question:
    """The question of this kind about this position; raises Unreadable for what cannot be asked."""
    return ask(KINDS, kind, given)
