"""What the rules of the tarot games have in common, whatever the game: the tables that follow from its options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from games.core.cards import Card, Cards
from games.core.house import TarotOptions
from games.core.melds import MeldBook


class TarotRules(Protocol):
    """A tarot game under its house rules."""

    @property
    def options(self) -> TarotOptions: ...

    @property
    def seats(self) -> int: ...

    @property
    def sides(self) -> Sequence[int]:
        """The side of each seat."""

    @property
    def beats(self) -> Sequence[Cards]:
        """For each card, what beats it while it is winning (core/tricks.py)."""

    @property
    def values(self) -> Mapping[Card, int]:
        """The points of the cards that have any."""

    @property
    def melds(self) -> MeldBook: ...
