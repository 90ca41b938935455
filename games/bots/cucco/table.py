"""A seat's reading of a cucco table: what is still out, where it may be, and who takes the trick."""

from __future__ import annotations

from functools import cached_property

from games.core.cards import Card, Cards, bits, each
from games.core.contract import NOBODY
from games.core.tricks import Trick
from games.cucco.cards import FIGURES, NUMBERS, PACK, VALUE, WORTHLESS
from games.cucco.follow import best_place, called, trionfo_of
from games.cucco.view import View


class Table:
    """One seat's reading of the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.hand = view.cards
        self.seats = len(view.counts)
        self.trick = view.trick
        self.trionfo = 0 if view.turned is None else trionfo_of(view.turned)
        self.partner = (view.seat + 2) % self.seats if self.seats == 4 else NOBODY
        self.to_come = [(view.seat + step) % self.seats for step in range(1, self.seats - len(view.trick))]
        """Who plays to this trick after this seat."""
        played = [card for trick in view.tricks for card in trick.cards]
        turned = [] if view.turned is None else [view.turned]
        self.unseen: Cards = PACK.all & ~(
            self.hand | view.returned | bits({*played, *view.trick, *turned, *view.looked})
        )
        """The cards this seat has not seen: in the other hands, or in the stock and so out of play."""

    @cached_property
    def may(self) -> list[Cards]:
        """What each seat may hold: not what was called for when it played something else."""
        found = [self.unseen] * self.seats
        current = Trick(self.view.leader, self.trick, NOBODY)
        for trick, asked in zip((*self.view.tricks, current), (*self.view.questions, self.view.asked), strict=True):
            for place, card in enumerate(trick.cards):
                seat = (trick.leader + place) % self.seats
                if place:
                    missing, _ = called(trick.cards[0], self.trionfo, asked)
                else:
                    missing = NUMBERS | FIGURES if WORTHLESS & ~self.trionfo >> card & 1 else 0
                if not (missing | self.trionfo) >> card & 1:
                    found[seat] &= ~missing | self.trionfo
        return found

    def likely(self, seat: int) -> float:
        """How likely another seat holds a certain card that it may hold."""
        places = self.may[seat].bit_count()
        return min(1.0, self.view.counts[seat] / places) if places else 0.0

    def chance(self, seat: int, cards: Cards) -> float:
        """How likely another seat holds any of these cards."""
        return 1.0 - float((1.0 - self.likely(seat)) ** (self.may[seat] & cards).bit_count())

    def opponents(self, seats: list[int]) -> list[int]:
        """Those of the seats that play against this one."""
        return [seat for seat in seats if seat not in (self.seat, self.partner)]

    # -- who takes the trick

    def beaters(self, card: Card, wanted: Cards = 0) -> Cards:
        """What beats this card: the Trionfo, and higher cards of what is called for; of its own kind, if not said."""
        if self.trionfo >> card & 1:
            return 0
        kind = wanted or (NUMBERS if NUMBERS >> card & 1 else FIGURES)
        return self.trionfo | bits([other for other in each(kind) if VALUE[other] > VALUE[card]])

    @property
    def wanted(self) -> Cards:
        """What the card led calls for; 0 if anything goes."""
        return called(self.trick[0], self.trionfo, self.view.asked)[0] if self.trick else 0

    def takes(self, card: Card) -> bool:
        """Whether the card takes the trick so far."""
        return best_place((*self.trick, card), self.trionfo) == len(self.trick)

    @property
    def best_seat(self) -> int:
        """Who is winning the trick so far; NOBODY before the lead."""
        if not self.trick:
            return NOBODY
        return (self.view.leader + best_place(self.trick, self.trionfo)) % self.seats

    def holds(self, card: Card, wanted: Cards = 0) -> float:
        """How likely no opponent to come beats this card."""
        found = 1.0
        for seat in self.opponents(self.to_come):
            found *= 1.0 - self.chance(seat, self.beaters(card, wanted))
        return found

    @property
    def points(self) -> int:
        """The points that lie in the trick."""
        return sum(VALUE[card] for card in self.trick)
