"""The clauses of gatti, its options, and the tables that follow from them (source: S0)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import ClassVar

from games.core.counting import values
from games.core.house import TarotOptions
from games.core.melds import MeldBook
from games.core.rulebook import Rulebook
from games.core.tarot import PACK
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

BOOK.replaces(THREE_MATCH, DISCARD)  # gatti.three.deal: three cards
BOOK.replaces(OPTION_EXCHANGE, FOOL_EXCHANGE, FOOL_FORFEIT, THREE_FOOL)
BOOK.replaces(OPTION_BAGATTO, BAGATTO_RULE)

MELD_CLAUSES = {
    "frilli": MELD_FRILLI,
    "tarocchi": MELD_TAROCCHI,
    "gatti": MELD_GATTI,
    "famiggia": MELD_FAMIGGIA,
    "quaterno": MELD_QUATERNO,
    "terno": MELD_TERNO,
}


@dataclass(frozen=True, slots=True)
class Options(TarotOptions):
    """How a table plays; the defaults are the source's classic game."""

    players: int = 4
    captured_melds: bool = False

    values: ClassVar[Mapping[str, tuple[object, ...]]] = {"players": (2, 3, 4), **TarotOptions.values}


class Rules:
    """The tables that follow from the options, made once for each set of options."""

    def __init__(self, options: Options) -> None:
        self.options = options
        three = options.players == 3
        self.seats = 3 if three else 4
        self.sides = (0, 1, 2) if three else (0, 1, 0, 1)
        """The side of each seat (gatti.seats, gatti.three.match, gatti.two.seats)."""
        self.next = tuple((seat + 1) % self.seats for seat in range(self.seats))
        self.packets = (5, 5, 5, 5, 5) if three else (5, 5, 5, 4)
        self.tricks = sum(self.packets)
        self.dealt = tuple(self.places(dealer) for dealer in range(self.seats))
        self.discards = 3 if three else 2
        self.hands_in_match = 3 if three else 4
        self.beats = beats_table(angel=options.angel, old_order=options.old_order)
        self.gatti = options.gatti
        self.values = values(options.gatti)
        self.melds = MeldBook(
            clauses=MELD_CLAUSES,
            barred_clause=OPTION_MELDS,
            barred=options.barred,
            gatti=options.gatti,
            frilli=20 if three else 15,
            few_frilli=THREE_FRILLI if three else MELD_FRILLI,
        )

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
        return self.sides[seat]


@lru_cache(maxsize=256)
def rules_for(options: Options) -> Rules:
    """The tables for these options."""
    return Rules(options)
