"""What a good player knows at a tarot table: who cannot hold what, what is still out, what a trick is worth.

Everything is read from the seat's View. A card's `may` is certain (a seat that failed to follow has none); `chance`
is an estimate for what is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from games.core.cards import Card, Cards, each
from games.core.contract import Action
from games.core.tables import TarotRules
from games.core.tarot import FOOL, FOOL_BIT, KIN, PACK, SUIT, TRUMPS
from games.core.tricks import NOBODY, Trick


class View(Protocol):
    """What the views of the tarot games have in common."""

    @property
    def seat(self) -> int: ...

    @property
    def verb(self) -> str: ...

    @property
    def cards(self) -> Cards: ...

    @property
    def counts(self) -> tuple[int, ...]: ...

    @property
    def trick(self) -> tuple[Card, ...]: ...

    @property
    def leader(self) -> int: ...

    @property
    def tricks(self) -> tuple[Trick, ...]: ...

    @property
    def actions(self) -> tuple[Action, ...]: ...


class Table:
    """One seat's reading of the table."""

    __slots__ = (
        "_elsewhere",
        "aside",
        "beats",
        "best",
        "best_seat",
        "counts",
        "hand",
        "known",
        "led",
        "legal",
        "may",
        "opponents",
        "out",
        "partner",
        "rules",
        "seat",
        "to_come",
        "unseen",
        "values",
        "view",
    )

    view: View
    rules: TarotRules
    aside: Cards
    """Cards that this seat knows to be out of play: its own discard."""
    hand: Cards
    legal: Cards
    """What this seat may play (or give)."""
    partner: int
    """The seat of the partner; NOBODY where everybody plays alone."""
    opponents: tuple[int, ...]
    out: Cards
    """All cards played."""
    unseen: Cards
    """Cards whose place this seat does not know."""
    known: list[Cards]
    """By seat, the cards it is known to hold: shown in a meld, or lying open."""
    may: list[Cards]
    """By seat, the cards it may hold; what is not in it, it has not."""
    led: Cards
    """What follows suit to the running trick; 0 while nothing but the fool lies there."""
    best: Card
    """The card that is winning the running trick; NOBODY while there is none."""
    best_seat: int
    """Who played it."""
    to_come: tuple[int, ...]
    """The seats that play to this trick after this one."""

    def __init__(
        self, view: View, rules: TarotRules, known: list[Cards], *, aside: Cards = 0, elsewhere: int = 0
    ) -> None:
        """Read a view; `known` is by seat what others have shown and not played.

        `elsewhere` is how many unseen cards lie with no seat at all: in somebody's discard, in the stock.
        """
        self.view, self.rules, self.seat = view, rules, view.seat
        self.beats, self.values, self.counts = rules.beats, rules.values, view.counts
        self.hand, self.aside = view.cards, aside
        self.legal = 0
        for action in view.actions:
            if action.verb in ("play", "give"):
                self.legal |= action.cards
        side = rules.sides[view.seat]
        self.opponents = tuple(seat for seat, other in enumerate(rules.sides) if other != side)
        self.partner = (view.seat + 2) % 4 if rules.seats == 4 else NOBODY
        after = rules.seats - len(view.trick)
        self.to_come = tuple((view.seat + step) % rules.seats for step in range(1, after))
        self._elsewhere = elsewhere
        self._place_cards(known, self._read_tricks())

    def _read_tricks(self) -> list[Cards]:
        """What each seat has shown not to hold; on the way, the running trick and the cards out."""
        lacks = [0] * self.rules.seats
        self.out, self.best_seat = 0, NOBODY
        for trick in self.view.tricks:
            self._read_trick(trick, lacks)
        self.led, self.best = self._read_trick(Trick(self.view.leader, self.view.trick, NOBODY), lacks)
        return lacks

    def _read_trick(self, trick: Trick, lacks: list[Cards]) -> tuple[Cards, Card]:
        """Note who did not follow suit, did not trump, or trumped under; return what was led and the winning card."""
        led, best, seat = 0, NOBODY, trick.leader
        for card in trick.cards:
            bit = 1 << card
            self.out |= bit
            if card == FOOL:
                pass
            elif not led:
                led, best, self.best_seat = KIN[card], card, seat
            else:
                higher = self.beats[best]
                if not bit & led:
                    lacks[seat] |= led if bit & TRUMPS else led | TRUMPS
                if bit & higher:
                    best, self.best_seat = card, seat
                elif bit & TRUMPS:
                    lacks[seat] |= higher
            seat = (seat + 1) % self.rules.seats
        return led, best

    def _place_cards(self, known: list[Cards], lacks: list[Cards]) -> None:
        """Where the cards are that are neither in this hand nor out."""
        known = [cards & ~self.out for cards in known]
        known[self.seat] = self.hand
        seen = self.out | self.aside
        for cards in known:
            seen |= cards
        self.known = known
        self.unseen = unseen = PACK.all & ~seen
        self.may = [
            cards if cards.bit_count() == count else cards | unseen & ~lack
            for cards, count, lack in zip(known, self.counts, lacks, strict=True)
        ]

    # -- what others hold

    def chance(self, seat: int, cards: Cards) -> float:
        """How likely this seat holds one of these cards of one suit (or trumps): 0 and 1 are certain.

        Each unseen card is taken to lie with one of the seats that may hold it, by the cards they have unknown.
        """
        if cards & self.known[seat]:
            return 1.0
        cards &= self.may[seat]
        return 1.0 - (1.0 - self._share(seat, cards)) ** cards.bit_count() if cards else 0.0

    def expected(self, seat: int, cards: Cards) -> float:
        """How many of these cards of one suit (or trumps) this seat is likely to hold."""
        known = (cards & self.known[seat]).bit_count()
        cards &= self.may[seat] & self.unseen
        return known + cards.bit_count() * self._share(seat, cards) if cards else known

    def _share(self, seat: int, cards: Cards) -> float:
        """The chance that one unseen card of these lies with this seat and not with another, or with none."""
        places = self._elsewhere
        for other, may in enumerate(self.may):
            if may & self.unseen & cards:
                places += self._room(other)
        return self._room(seat) / places

    def _room(self, seat: int) -> int:
        """How many cards of this seat are not known."""
        return self.counts[seat] - self.known[seat].bit_count()

    def beaten_by(self, seat: int, card: Card) -> float:
        """How likely this seat, still to play to the trick, can beat the card."""
        higher, led = self.beats[card], self.led or KIN[card]
        over = self.chance(seat, higher & TRUMPS)
        if led & TRUMPS:
            return over
        void = 1.0 - self.chance(seat, led) if over else 0.0
        return self.chance(seat, higher & led) + void * over

    def holds(self, card: Card) -> float:
        """How likely no opponent still to play beats this card; 1.0 is certain."""
        holds = 1.0
        for seat in self.to_come:
            if seat != self.partner:
                holds *= 1.0 - self.beaten_by(seat, card)
        return holds

    def is_master(self, card: Card) -> bool:
        """Whether nobody else may hold a higher card of the same suit (or a higher trump)."""
        return not self.others & self.beats[card] & KIN[card]

    @property
    def others(self) -> Cards:
        """All cards that others may hold, or draw."""
        return PACK.all & ~(self.hand | self.out | self.aside)

    def opponents_may(self, cards: Cards) -> bool:
        """Whether an opponent may hold one of these cards."""
        return any(self.may[seat] & cards for seat in self.opponents)

    def partner_may(self, cards: Cards) -> bool:
        """Whether there is a partner, who may hold one of these cards."""
        return self.partner != NOBODY and bool(self.may[self.partner] & cards)

    def whole(self, seat: int) -> bool:
        """Whether this seat knows all the cards of that one."""
        return seat != NOBODY and self.known[seat].bit_count() == self.counts[seat]

    # -- the running trick

    @property
    def left(self) -> int:
        """How many tricks are left, the running one included."""
        return self.hand.bit_count()

    @property
    def takers(self) -> Cards:
        """The cards this seat may play that are higher than the winning one."""
        return self.legal & self.beats[self.best] if self.best != NOBODY else self.legal & ~FOOL_BIT

    @property
    def losers(self) -> Cards:
        """The cards this seat may play that take nothing; without the fool."""
        return self.legal & ~self.takers & ~FOOL_BIT

    @property
    def partner_wins(self) -> bool:
        """Whether the partner's card is winning."""
        return self.best != NOBODY and self.best_seat == self.partner

    # -- what cards are worth

    def value(self, card: Card) -> int:
        """The points of a card (gatti.count.cards)."""
        return self.values.get(card, 0)

    def rank(self, card: Card) -> int:
        """How high a card stands in its suit, or among the trumps: 0 is the highest, below that is negative."""
        return -(self.beats[card] & KIN[card]).bit_count()

    def cheapest(self, cards: Cards) -> Card:
        """The card one misses least: fewest points, suit before trump, lowest. The set must not be empty."""
        return min(each(cards), key=lambda card: (self.value(card), 1 << card & TRUMPS, self.rank(card)))

    def dearest(self, cards: Cards) -> Card:
        """The card with most points, the lowest of those. The set must not be empty."""
        return max(each(cards), key=lambda card: (self.value(card), -self.rank(card)))

    def lowest(self, cards: Cards) -> Card:
        """The card that stands lowest. The set must not be empty."""
        return min(each(cards), key=self.rank)

    def highest(self, cards: Cards) -> Card:
        """The card that stands highest. The set must not be empty."""
        return max(each(cards), key=self.rank)

    # -- the answer

    def play(self, card: Card, reason: Reason, cards: Cards = 0) -> Advice:
        """The advice to play this card; `cards` are what the reason is about, where it is not the card itself."""
        return Advice(Action(self.seat, "play", 1 << card, card=card), reason, cards or 1 << card)

    def give(self, card: Card, reason: Reason) -> Advice:
        """The advice to give this card for the fool."""
        return Advice(Action(self.seat, "give", 1 << card, card=card), reason, 1 << card)


def suits(cards: Cards) -> list[Cards]:
    """These cards suit by suit, without trumps and fool; no empty suits."""
    return [cards & suit for suit in SUIT.values() if cards & suit]


T = TypeVar("T", bound=Table)


def first(table: T, rules: Sequence[Callable[[T], Advice | None]]) -> Advice:
    """The only card there is, or what the first rule that fits says; the last rule must always fit."""
    if table.legal.bit_count() == 1:
        return table.play(table.legal.bit_length() - 1, Reason.ONLY_CARD)
    return next(advice for rule in rules if (advice := rule(table)))
