"""The clauses of cirollon, its options, and its tables of values (source: S1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from games.core.house import Options as Base
from games.core.rulebook import Rulebook

BOOK = Rulebook("cirollon")

PACK_RULE = BOOK.rule("pack")
VALUES = BOOK.rule("values", "decision")
SEATS_RULE = BOOK.rule("seats")
MATCH = BOOK.rule("match", "decision")

DEAL = BOOK.rule("deal")
DEAL_VOID = BOOK.rule("deal.void")
FIRST = BOOK.rule("first", "option")

DEALER_WHEN = BOOK.rule("dealer.when", "decision")
DEALER_FIFTEEN = BOOK.rule("dealer.fifteen")
DEALER_THIRTY = BOOK.rule("dealer.thirty")
DEALER_PONCIN = BOOK.rule("dealer.poncin")

MELD_WHEN = BOOK.rule("meld.when")
MELD_BARSEGA = BOOK.rule("meld.barsega")
MELD_BARSEGON = BOOK.rule("meld.barsegon")
MELD_SEVERAL = BOOK.rule("meld.several", "decision")
MELD_PONCIN = BOOK.rule("meld.poncin")
MELD_OPEN = BOOK.rule("meld.open")

TURN = BOOK.rule("turn")
HOLD = BOOK.rule("hold")
PLAY = BOOK.rule("play")
TAKE_SUM = BOOK.rule("take.sum")
TAKE_FIFTEEN = BOOK.rule("take.fifteen")
TAKE_ACE = BOOK.rule("take.ace")
TAKE_ONE = BOOK.rule("take.one")
SGOBBA = BOOK.rule("sgobba")
SGOBBA_LAST = BOOK.rule("sgobba.last")
LEFTOVER = BOOK.rule("leftover", "decision")

COUNT_CARDS = BOOK.rule("count.cards")
COUNT_COINS = BOOK.rule("count.coins")
COUNT_SETTEBELLO = BOOK.rule("count.settebello")
COUNT_PRIMIERA = BOOK.rule("count.primiera", "decision")
COUNT_SGOBBE = BOOK.rule("count.sgobbe")
COUNT_HIGH = BOOK.rule("count.high")
COUNT_LOW = BOOK.rule("count.low")
COUNT_MELDS = BOOK.rule("count.melds")
CAPPOTTO = BOOK.rule("cappotto")

SEATS = 4
SIDES = (0, 1, 0, 1)
"""The side of each seat (cirollon.seats)."""

PRIMIERA: Mapping[str, int] = {
    "7": 21, "6": 18, "1": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10,
}  # fmt: skip
"""What a card is worth in the primiera, by rank (cirollon.values)."""


@dataclass(frozen=True, slots=True)
class Options(Base):
    """How a table plays; the defaults are the source's game."""

    limit: int = 101
    first: str = "left"

    values: ClassVar[Mapping[str, tuple[object, ...]]] = {
        "limit": tuple(range(1, 1001)),
        "first": ("left", "right"),
    }

    def first_seat(self, dealer: int) -> int:
        """Who plays first: at the dealer's left, or by the house rule at the right (cirollon.first)."""
        return (dealer + (1 if self.first == "right" else SEATS - 1)) % SEATS
