"""A seat's reading of a cirollon table: what is hidden and where it may be, what a card is worth, who can do what."""

from __future__ import annotations

from functools import cached_property

from games.bots.cirollon.piles import standing
from games.cirollon import rules as r
from games.cirollon.takes import aces, total, value
from games.cirollon.view import View
from games.core.cards import Card, Cards, each
from games.core.genoese import PACK

FIFTEEN = 15
NO_WAY = -1.0
"""The worth of a sum that no group of the table makes."""


class Table:
    """One seat's reading of the table."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.hand = view.cards
        self.poncin = view.poncin
        self.partner = (view.seat + 2) % r.SEATS
        self.next = (view.seat + 1) % r.SEATS
        side = r.SIDES[view.seat]
        self.ours, self.theirs = view.piles[side], view.piles[1 - side]
        self.partner_open = view.open[self.partner]
        shown = sum(cards for seat, cards in enumerate(view.open) if seat != view.seat)
        self.hidden: Cards = PACK.all & ~(self.hand | view.table | self.ours | self.theirs | shown)
        """The cards nobody at this seat can see: in the other hands, not open."""

    @cached_property
    def worth(self) -> dict[Card, float]:
        """What each card still in play brings to the side that takes it, in points more than the other side."""
        left = PACK.all & ~self.ours & ~self.theirs
        return {card: self._worth(1 << card) for card in each(left)}

    def _worth(self, bit: Cards) -> float:
        return (standing(self.ours | bit, self.theirs) - standing(self.ours, self.theirs | bit)) / 2

    def brings(self, cards: Cards) -> float:
        """What it brings to take all these cards now."""
        return standing(self.ours | cards, self.theirs) - standing(self.ours, self.theirs)

    def likely(self, seat: int) -> float:
        """How likely another seat holds a certain hidden card."""
        count = self.view.counts[seat] - self.view.open[seat].bit_count()
        return count / self.hidden.bit_count() if self.hidden else 0.0

    def may_play(self, seat: int) -> Cards:
        """The cards another seat may play next: its open ones, else any that is hidden."""
        return self.view.open[seat] or self.hidden

    def sweepers(self, table: Cards, cards: Cards) -> Cards:
        """Those of the cards that take all of this table, by a sum or by fifteen: the aces not counted."""
        whole = total(table, self.poncin)
        fits = {whole, FIFTEEN - whole} - {1}
        return sum(1 << card for card in each(cards) if table and value(card, self.poncin) in fits)


class Prospect:
    """What another player can make of a table that is left to it."""

    def __init__(self, table: Table, cards: Cards) -> None:
        self.table = table
        self.cards = cards
        self.whole = total(cards, table.poncin)
        self.all = sum(table.worth[card] for card in each(cards))
        self.aces = aces(cards, table.poncin)
        self.sums = [0.0] + [NO_WAY] * FIFTEEN
        """The worth of the best group for each sum, found card by card."""
        for card in each(cards):
            number, worth = value(card, table.poncin), table.worth[card]
            for reach in range(FIFTEEN, number - 1, -1):
                before = self.sums[reach - number]
                if before != NO_WAY and before + worth > self.sums[reach]:
                    self.sums[reach] = before + worth

    def gain(self, card: Card) -> float:
        """What the card takes at best, in points; NO_WAY if it takes nothing."""
        own = value(card, self.table.poncin)
        if not self.cards:
            return NO_WAY
        if own == 1:
            return self._ace() + self.table.worth[card]
        best = max(self._group(own), self._group(FIFTEEN - own))
        return best if best == NO_WAY else best + self.table.worth[card]

    def _ace(self) -> float:
        if self.aces:
            return max(self.table.worth[ace] for ace in each(self.aces)) + (self.aces == self.cards)
        return self.all + 1

    def _group(self, wanted: int) -> float:
        best = self.sums[wanted]
        return best if best == NO_WAY else best + (wanted == self.whole)

    def expected(self, seat: int) -> tuple[float, float]:
        """What a seat will take from here on average, and how likely it will take nothing."""
        gains = [gain for card in each(self.table.may_play(seat)) if (gain := self.gain(card)) != NO_WAY]
        if self.table.view.open[seat]:
            return max(gains, default=0.0), 0.0 if gains else 1.0
        likely, nothing, sum_ = self.table.likely(seat), 1.0, 0.0
        for gain in sorted(gains, reverse=True):
            sum_ += nothing * likely * gain
            nothing *= 1 - likely
        return sum_, nothing
