"""Questions about gatti: each kind made from a position given in text codes, as a lesson file gives it.

The kinds, what they take and how they are answered: see the makers. Everything is asked of games/gatti.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.core.cards import Unreadable
from games.puzzles.gatti import counting, discarding, fool, playing, seating, showing
from games.puzzles.question import Question

KINDS: dict[str, Callable[..., Question]] = {
    "may-play": playing.may_play,
    "must-follow": playing.must_follow,
    "guided": playing.guided,
    "strongest": playing.strongest,
    "who-takes": playing.who_takes,
    "who-leads": seating.who_leads,
    "who-deals": seating.who_deals,
    "partner": seating.partner,
    "must-keep": discarding.must_keep,
    "melds": showing.melds,
    "captured": showing.captured,
    "meld-show": showing.meld_show,
    "fool-owed": fool.fool_owed,
    "fool-give": fool.fool_give,
    "card-value": counting.card_value,
    "count-pile": counting.count_pile,
    "bagatto": counting.bagatto,
    "score": counting.score,
}


def question(kind: str, given: Mapping[str, Any]) -> Question:
    """The question of this kind about this position; raises Unreadable for what cannot be asked."""
    try:
        maker = KINDS[kind]
    except KeyError:
        raise Unreadable(f"no such kind of question: {kind!r}") from None
    try:
        return maker(**given)
    except TypeError as error:
        raise Unreadable(f"{kind}: {error}") from None
