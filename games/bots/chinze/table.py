"""A seat's reading of a chinze table: the cards seen drawn, the melds still to come, what a card is worth keeping.

Whoever cannot follow a suit has none of it among the cards unseen; what is drawn later is seen. So once the stock is
gone, every card of the opponent's is known.
"""

from __future__ import annotations

from functools import cached_property

from games.bots.chinze.prospects import Prospects
from games.bots.tarot import table as tarot
from games.chinze.rules import Rules, rules_for
from games.chinze.view import View
from games.core.cards import Card, Cards, each
from games.core.contract import Meld
from games.core.tarot import BAGATTO_BIT, FOOL_BIT, KIN, TRUMPS

TRICK = 2 / 3
"""What two cards are worth as cards (chinze.count.thirds)."""
TRUMP = 1.5
"""What the lowest trump is worth to the end, in points."""
HIGH_TRUMP = 4.0
"""What the highest trump is worth more than the lowest."""
COURT = 0.9
"""What a counting card will bring beyond its own points, as a share of them: with luck it comes home later."""
PIP = 0.3
"""What the highest number card is worth more than the lowest."""
LAST = 12.0
"""What it is worth to keep a bagatto that may take the last trick (chinze.bagatto)."""
MORE = 2
"""How many trumps more than the other that takes."""


class Table(tarot.Table):
    """One seat's reading of the table."""

    view: View
    rules: Rules

    def __init__(self, view: View) -> None:
        known = [0, 0]
        known[1 - view.seat] = view.known
        super().__init__(view, rules_for(view.options), known, elsewhere=view.stock)
        self.other = 1 - view.seat

    @property
    def theirs(self) -> Cards:
        """The cards the opponent may hold: once the stock is gone, those it does hold."""
        return self.may[self.other]

    @property
    def left(self) -> int:
        return self.hand.bit_count() + self.view.stock // 2

    # -- melds to come

    @property
    def before(self) -> list[Meld]:
        """The melds this seat has declared."""
        return [shown.meld for shown in self.view.shown if shown.seat == self.seat]

    @cached_property
    def prospects(self) -> Prospects:
        """What this hand may still declare."""
        return Prospects(self.hand, self.before, self.rules.melds, self.draw)

    def draw(self, card: Card) -> float:
        """How likely this seat will draw a card: half of what lies in the stock is its own."""
        bit = 1 << card
        if not self.view.stock or not bit & self.unseen:
            return 0.0
        return (1.0 - self.chance(self.other, bit)) / 2

    # -- what cards are worth

    def trick_worth(self, *cards: Card) -> float:
        """The points that lie in a trick of these cards, and of the cards as such."""
        return TRICK + sum(map(self.value, cards))

    def keep(self, card: Card) -> float:
        """How many points it is worth to have this card still in the hand after this trick."""
        return self.prospects.growth(card) + self._strength(card)

    def _strength(self, card: Card) -> float:
        bit = 1 << card
        if bit & FOOL_BIT:
            return 0.0
        kin = KIN[card]
        rivals = kin & self.others
        height = 1 - (rivals & self.beats[card]).bit_count() / rivals.bit_count() if rivals else 1.0
        if bit & BAGATTO_BIT and self.outlasts:
            return LAST
        if bit & TRUMPS:
            return TRUMP + HIGH_TRUMP * height + COURT * self.value(card)
        return PIP * height + COURT * self.value(card)

    @property
    def outlasts(self) -> bool:
        """Whether this seat has so many more trumps than the other that its bagatto may take the last trick."""
        mine, theirs = (self.hand & TRUMPS).bit_count(), self.expected(self.other, TRUMPS)
        return self.rules.options.bagatto_last and mine >= theirs + MORE

    def cheapest(self, cards: Cards) -> Card:
        """The card one misses least when it is lost: for its points, for melds, for tricks. Not of an empty set."""
        return min(each(cards), key=lambda card: (self.value(card) + self.keep(card), card))
