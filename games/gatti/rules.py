"""The clauses of gatti, its options, and the tables that follow from them (source: S0)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from typing import Any

from games.core.cards import Card, Cards, Unreadable
from games.core.rulebook import Rulebook
from games.core.tarot import PACK, RANK
from games.core.tricks import beats_table

BOOK = Rulebook("gatti")

PACK_RULE = BOOK.rule("pack")
SEATS = BOOK.rule("seats")
MATCH = BOOK.rule("match", "decision")

DEAL = BOOK.rule("deal")
DISCARD = BOOK.rule("discard")
DISCARD_KINGS = BOOK.rule("discard.kings")
DISCARD_BAGATTO = BOOK.rule("discard.bagatto")
DISCARD_OWNER = BOOK.rule("discard.owner", "decision")

MELD_WHEN = BOOK.rule("meld.when")
MELD_FRILLI = BOOK.rule("meld.frilli")
MELD_TAROCCHI = BOOK.rule("meld.tarocchi")
MELD_GATTI = BOOK.rule("meld.gatti")
MELD_FAMIGGIA = BOOK.rule("meld.famiggia")
MELD_QUATERNO = BOOK.rule("meld.quaterno")
MELD_TERNO = BOOK.rule("meld.terno")

LEAD = BOOK.rule("lead")
TURN = BOOK.rule("turn")
HOLD = BOOK.rule("hold")
FOLLOW_SUIT = BOOK.rule("follow.suit")
FOLLOW_TRUMP = BOOK.rule("follow.trump")
FOLLOW_OVERTRUMP = BOOK.rule("follow.overtrump")
FOLLOW_FREE = BOOK.rule("follow.free")
FOOL_ANY = BOOK.rule("fool.any")
FOOL_LED = BOOK.rule("fool.led")
WIN = BOOK.rule("win")

FOOL_KEPT = BOOK.rule("fool.kept")
FOOL_EXCHANGE = BOOK.rule("fool.exchange", "decision")
FOOL_FORFEIT = BOOK.rule("fool.forfeit")

COUNT_THIRDS = BOOK.rule("count.thirds")
COUNT_CARDS = BOOK.rule("count.cards")
BAGATTO_RULE = BOOK.rule("bagatto")
CAPTURED = BOOK.rule("captured", "option")
SCORE = BOOK.rule("score")

THREE_MATCH = BOOK.rule("three.match")
THREE_DEAL = BOOK.rule("three.deal")
THREE_FRILLI = BOOK.rule("three.frilli")
THREE_FOOL = BOOK.rule("three.fool", "decision")
THREE_COUNT = BOOK.rule("three.count")
TWO_SEATS = BOOK.rule("two.seats")
TWO_DUMMY = BOOK.rule("two.dummy", "decision")

OPTION_EXCHANGE = BOOK.rule("option.exchange", "option")
OPTION_MELDS = BOOK.rule("option.melds", "option")
OPTION_TWENTY = BOOK.rule("option.twenty", "option")
OPTION_PIPS = BOOK.rule("option.pips", "option")
OPTION_BAGATTO = BOOK.rule("option.bagatto", "option")

KNOWN_MELDS = ("all", "zena", "spezza")


@dataclass(frozen=True, slots=True)
class Options:
    """How a table plays; the defaults are the source's classic game."""

    players: int = 4
    captured_melds: bool = False
    fool_exchange: bool = True
    melds: str = "all"
    angel: bool = False
    old_order: bool = False
    bagatto_last: bool = True

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Options:
        """Options from a record's mapping; raises Unreadable for a name or value that is not known."""
        for name, value in given.items():
            default = {field.name: field.default for field in fields(cls)}.get(name)
            if default is None:
                raise Unreadable(f"unknown option: {name!r}")
            if type(value) is not type(default):
                raise Unreadable(f"option {name}: cannot be {value!r}")
        options = cls(**given)
        if options.players not in (2, 3, 4):
            raise Unreadable(f"option players: cannot be {options.players!r}")
        if options.melds not in KNOWN_MELDS:
            raise Unreadable(f"option melds: cannot be {options.melds!r}")
        return options


class Rules:
    """The tables that follow from the options, made once for each set of options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats = 3 if options.players == 3 else 4
        self.sides = 3 if options.players == 3 else 2
        self.next = tuple((seat + 1) % self.seats for seat in range(self.seats))
        self.packets = (5, 5, 5, 5, 5) if options.players == 3 else (5, 5, 5, 4)
        self.discards = 3 if options.players == 3 else 2
        self.hands_in_match = 3 if options.players == 3 else 4
        self.frilli = 20 if options.players == 3 else 15
        self.beats = beats_table(angel=options.angel, old_order=options.old_order)
        twenty = PACK.card("T21" if options.angel else "T20")
        self.gatti: Cards = 1 << PACK.card("F") | 1 << PACK.card("T1") | 1 << twenty
        self.barred = {"zena": frozenset({"gatti", "terno"}), "spezza": frozenset({"quaterno"})}.get(
            options.melds, frozenset[str]()
        )
        self.values: dict[Card, int] = {
            card: points
            for cards, points in (
                (self.gatti | RANK["K"], 4),
                (RANK["Q"], 3),
                (RANK["C"], 2),
                (RANK["J"], 1),
            )
            for card in range(len(PACK))
            if cards >> card & 1
        }

    def side(self, seat: int) -> int:
        """The side a seat plays for (gatti.seats, gatti.three.match)."""
        return seat if self.sides == 3 else seat % 2


@lru_cache(maxsize=256)
def rules_for(options: Options) -> Rules:
    """The tables for these options."""
    return Rules(options)
