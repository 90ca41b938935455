"""The clauses of cucco and its options (source: S3)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from games.core.house import Options as Base
from games.core.rulebook import Rulebook

BOOK = Rulebook("cucco")

PACK_RULE = BOOK.rule("pack")
SEATS = BOOK.rule("seats", "option")
TURN = BOOK.rule("turn")
HOLD = BOOK.rule("hold")
MATCH = BOOK.rule("match", "option")

DEAL = BOOK.rule("deal", "decision")
CUTTER = BOOK.rule("cutter", "decision")
CUTTER_RETURN = BOOK.rule("cutter.return")
DEALER = BOOK.rule("dealer")
DEALER_RETURN = BOOK.rule("dealer.return", "decision")
PRIVILEGE_CHOICE = BOOK.rule("privilege.choice", "decision")
TRIONFO = BOOK.rule("trionfo")

LEAD = BOOK.rule("lead", "decision")
FOLLOW = BOOK.rule("follow")
FOLLOW_FREE = BOOK.rule("follow.free")
TRIONFO_ANY = BOOK.rule("trionfo.any", "decision")
TRIONFO_ASK = BOOK.rule("trionfo.ask", "decision")
TRIONFO_ASK_FIGURES = BOOK.rule("trionfo.ask.figures")
LEAD_VALUELESS = BOOK.rule("lead.valueless", "decision")
WIN = BOOK.rule("win", "decision")
COUNT = BOOK.rule("count")

HAND = 8


@dataclass(frozen=True, slots=True)
class Options(Base):
    """How a table plays."""

    players: int = 2
    hands: int = 1

    values: ClassVar[Mapping[str, tuple[object, ...]]] = {"players": (2, 4), "hands": (1, 2, 4)}

    @property
    def sides(self) -> tuple[int, ...]:
        """The side of each seat: two players, or two pairs (cucco.seats)."""
        return (0, 1) if self.players == 2 else (0, 1, 0, 1)
