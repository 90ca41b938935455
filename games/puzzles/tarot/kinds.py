"""The kinds of question that every tarot game has, and asking for one by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from games.core.cards import Unreadable
from games.puzzles.question import Question
from games.puzzles.tarot import counting, fool, playing
from games.puzzles.tarot.game import Tarot

Kinds = Mapping[str, Callable[..., Question]]

_SHARED: Kinds = {
    "may-play": playing.may_play,
    "must-follow": playing.must_follow,
    "guided": playing.guided,
    "strongest": playing.strongest,
    "who-takes": playing.who_takes,
    "fool-owed": fool.fool_owed,
    "fool-give": fool.fool_give,
    "card-value": counting.card_value,
    "count-pile": counting.count_pile,
}


def shared(game: Tarot) -> dict[str, Callable[..., Question]]:
    """These kinds, asked of this game."""
    return {kind: partial(maker, game) for kind, maker in _SHARED.items()}


def ask(kinds: Kinds, kind: str, given: Mapping[str, Any]) -> Question:
    """The question of this kind about this position; raises Unreadable for what cannot be asked."""
    try:
        maker = kinds[kind]
    except KeyError:
        raise Unreadable(f"no such kind of question: {kind!r}") from None
    try:
        return maker(**given)
    except TypeError as error:
        raise Unreadable(f"{kind}: {error}") from None
