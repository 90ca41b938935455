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

PACK_RULE: str = BOOK.rule("pack")
SEATS: str = BOOK.rule("seats")
MATCH: str = BOOK.rule("match", "decision")

DEAL: str = BOOK.rule("deal")
DISCARD: str = BOOK.rule("discard")
DISCARD_KINGS: str = BOOK.rule("discard.kings")
DISCARD_BAGATTO: str = BOOK.rule("discard.bagatto")
DISCARD_OWNER: str = BOOK.rule("discard.owner", "decision")

MELD_WHEN: str = BOOK.rule("meld.when")
MELD_FRILLI: str = BOOK.rule("meld.frilli")
MELD_TAROCCHI: str = BOOK.rule("meld.tarocchi")
MELD_GATTI: str = BOOK.rule("meld.gatti")
MELD_FAMIGGIA: str = BOOK.rule("meld.famiggia")
MELD_QUATERNO: str = BOOK.rule("meld.quaterno")
MELD_TERNO: str = BOOK.rule("meld.terno")

LEAD: str = BOOK.rule("lead")
TURN: str = BOOK.rule("turn")
HOLD: str = BOOK.rule("hold")
FOLLOW_SUIT: str = BOOK.rule("follow.suit")
FOLLOW_TRUMP: str = BOOK.rule("follow.trump")
FOLLOW_OVERTRUMP: str = BOOK.rule("follow.overtrump")
FOLLOW_FREE: str = BOOK.rule("follow.free")
FOOL_ANY: str = BOOK.rule("fool.any")
FOOL_LED: str = BOOK.rule("fool.led")
WIN: str = BOOK.rule("win")

FOOL_KEPT: str = BOOK.rule("fool.kept")
FOOL_EXCHANGE: str = BOOK.rule("fool.exchange", "decision")
FOOL_FORFEIT: str = BOOK.rule("fool.forfeit")

COUNT_THIRDS: str = BOOK.rule("count.thirds")
COUNT_CARDS: str = BOOK.rule("count.cards")
BAGATTO_RULE: str = BOOK.rule("bagatto")
CAPTURED: str = BOOK.rule("captured", "option")
SCORE: str = BOOK.rule("score")

THREE_MATCH: str = BOOK.rule("three.match")
THREE_DEAL: str = BOOK.rule("three.deal")
THREE_FRILLI: str = BOOK.rule("three.frilli")
THREE_FOOL: str = BOOK.rule("three.fool", "decision")
THREE_COUNT: str = BOOK.rule("three.count")
TWO_SEATS: str = BOOK.rule("two.seats")
TWO_DUMMY: str = BOOK.rule("two.dummy", "decision")

OPTION_EXCHANGE: str = BOOK.rule("option.exchange", "option")
OPTION_MELDS: str = BOOK.rule("option.melds", "option")
OPTION_TWENTY: str = BOOK.rule("option.twenty", "option")
OPTION_PIPS: str = BOOK.rule("option.pips", "option")
OPTION_BAGATTO: str = BOOK.rule("option.bagatto", "option")

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
        self.dealt = tuple(self.places(dealer) for dealer in range(self.seats))
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

    def places(self, dealer: int) -> tuple[tuple[int, ...], ...]:
        """For each seat the places of the deck it is dealt (gatti.deal, gatti.three.deal).

        Packets go round from the dealer's right; the last cards are the dealer's.
        """
        found: list[list[int]] = [[] for _ in range(self.seats)]
        seat, top = dealer, 0
        for packet in self.packets:
            for _ in range(self.seats):
                seat = self.next[seat]
                found[seat] += range(top, top + packet)
                top += packet
        found[dealer] += range(top, len(PACK))
        return tuple(map(tuple, found))

    def side(self, seat: int) -> int:
        """The side a seat plays for (gatti.seats, gatti.three.match)."""
        return seat if self.sides == 3 else seat % 2


@lru_cache(maxsize=256)
def rules_for(options: Options) -> Rules:
    """The tables for these options."""
    return Rules(options)
