"""Questions about cucco: each kind made from a position given in text codes, as a lesson file gives it.

The kinds, what they take and how they are answered: see the makers. Everything is asked of games/cucco. A hand in
which the answer is looked for holds no card twice, for then a choice could not be told from its twin.
"""

from __future__ import annotations

from functools import partial

from games.puzzles.cucco import counting, cutting, playing, seating
from games.puzzles.tarot.kinds import Kinds, ask

KINDS: Kinds = {
    "category": playing.category,
    "may-play": playing.may_play,
    "must-follow": playing.must_follow,
    "may-lead": playing.may_lead,
    "guided": playing.guided,
    "winner": playing.winner,
    "who-cuts": seating.who_cuts,
    "who-leads": seating.who_leads,
    "may-take": cutting.may_take,
    "may-return": cutting.may_return,
    "card-value": counting.card_value,
    "count-tricks": counting.count_tricks,
    "trionfo-now": counting.trionfo_now,
}

question = partial(ask, KINDS)
"""The question of a kind about a position: `question("may-play", {"hand": […], …})`; raises Unreadable."""
