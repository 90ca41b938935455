"""The clauses of chinze, its options, and the tables that follow from them (source: S2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from games.core.counting import values
from games.core.house import TarotOptions
from games.core.melds import MeldBook
from games.core.rulebook import Rulebook
from games.core.tricks import beats_table

BOOK = Rulebook("chinze")

PACK_RULE = BOOK.rule("pack")
MATCH = BOOK.rule("match", "decision")
DEAL = BOOK.rule("deal")

TURN = BOOK.rule("turn")
HOLD = BOOK.rule("hold")
LEAD = BOOK.rule("lead")
FOLLOW_SUIT = BOOK.rule("follow.suit")
FOLLOW_TRUMP = BOOK.rule("follow.trump")
FOLLOW_OVERTRUMP = BOOK.rule("follow.overtrump")
FOLLOW_FREE = BOOK.rule("follow.free")
FOOL_ANY = BOOK.rule("fool.any")
FOOL_LED = BOOK.rule("fool.led")
WIN = BOOK.rule("win")
DRAW = BOOK.rule("draw")
END = BOOK.rule("end")

FOOL_KEPT = BOOK.rule("fool.kept")
FOOL_EXCHANGE = BOOK.rule("fool.exchange", "decision")
FOOL_FORFEIT = BOOK.rule("fool.forfeit")

MELD_WHEN = BOOK.rule("meld.when")
MELD_TAROCCHI = BOOK.rule("meld.tarocchi")
MELD_TAROCCHI_AGAIN = BOOK.rule("meld.tarocchi.again")
MELD_GATTI = BOOK.rule("meld.gatti")
MELD_FAMIGGIA = BOOK.rule("meld.famiggia")
MELD_QUATERNO = BOOK.rule("meld.quaterno")
MELD_TERNO = BOOK.rule("meld.terno")
MELD_NONE = BOOK.rule("meld.none", "decision")

COUNT_THIRDS = BOOK.rule("count.thirds")
COUNT_CARDS = BOOK.rule("count.cards")
BAGATTO_RULE = BOOK.rule("bagatto")
SCORE = BOOK.rule("score")

OPTION_MELDS = BOOK.rule("option.melds", "option")

BOOK.replaces("gatti.option.exchange", FOOL_EXCHANGE, FOOL_FORFEIT)
BOOK.replaces("gatti.option.bagatto", BAGATTO_RULE)

SEATS = 2
HAND = 15
STOCK = 48
TRICKS = 39
"""In all: while the stock lasts, and the fifteen after it (chinze.end)."""


@dataclass(frozen=True, slots=True)
class Options(TarotOptions):
    """How a table plays; the defaults are the source's game."""

    hands: int = 2

    values: ClassVar[Mapping[str, tuple[object, ...]]] = {"hands": (2, 4), **TarotOptions.values}


class Rules:
    """The tables that follow from the options, made once for each set of options."""

    seats = SEATS
    sides = (0, 1)
    """The side of each seat."""
    tricks = TRICKS

    def __init__(self, options: Options) -> None:
        self.options = options
        self.beats = beats_table(angel=options.angel, old_order=options.old_order)
        self.values = values(options.gatti)
        self.melds = MeldBook(
            clauses={
                "tarocchi": MELD_TAROCCHI,
                "gatti": MELD_GATTI,
                "famiggia": MELD_FAMIGGIA,
                "quaterno": MELD_QUATERNO,
                "terno": MELD_TERNO,
            },
            barred_clause=OPTION_MELDS,
            barred=options.barred,
            gatti=options.gatti,
            unknown_clause=MELD_NONE,
        )


@lru_cache(maxsize=256)
def rules_for(options: Options) -> Rules:
    """The tables for these options."""
    return Rules(options)
