"""Questions about chinze: each kind made from a position given in text codes, as a lesson file gives it.

The kinds, what they take and how they are answered: see the makers. Everything is asked of games/chinze.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.puzzles.chinze import counting, drawing, showing
from games.puzzles.chinze.game import CHINZE
from games.puzzles.question import Question
from games.puzzles.tarot.kinds import ask, shared

KINDS: dict[str, Callable[..., Question]] = shared(CHINZE) | {
    "who-leads": drawing.who_leads,
    "who-draws": drawing.who_draws,
    "known": drawing.known,
    "melds": showing.melds,
    "meld-show": showing.meld_show,
    "bagatto": counting.bagatto,
    "score": counting.score,
}

question = partial(ask, KINDS)
"""The question of a kind about a position: `question("may-play", {"hand": […]})`; raises Unreadable."""
