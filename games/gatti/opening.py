"""Before the first card: the deal, the discard, the declarations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import overload

from games.core.cards import BITS, Card, Cards, bits
from games.core.contract import ALLOWED, Action, Event, Meld, Offer, Verdict
from games.core.tarot import BAGATTO_BIT, KINGS
from games.gatti import melds as meld_rules
from games.gatti import rules as r
from games.gatti.play import playing
from games.gatti.state import Hand, State

_SILENT = [(Action(seat, "declare"),) for seat in range(4)]


def deal(rules: r.Rules, dealer: int, deck: Sequence[Card]) -> State:
    """The state after the deal; the dealer is to discard."""
    held = tuple([bits([deck[place] for place in places]) for places in rules.dealt[dealer]])
    return Discarding(Hand(rules, dealer, held, 0, ((),) * rules.seats))


@lru_cache(maxsize=64)
def _choices(size: int, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(size), count))


class Discards(Sequence[Action]):
    """Every discard of `count` cards out of a set; each is made when it is looked at."""

    def __init__(self, seat: int, cards: Cards, count: int) -> None:
        self._seat = seat
        self._bits = [BITS[card] for card in range(cards.bit_length()) if cards & BITS[card]]
        self._choices = _choices(len(self._bits), count)

    def __len__(self) -> int:
        return len(self._choices)

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> list[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | list[Action]:
        if isinstance(place, slice):
            return [self[here] for here in range(*place.indices(len(self)))]
        return Action(self._seat, "discard", sum(self._bits[chosen] for chosen in self._choices[place]))


class Discarding(State):
    """The dealer lays cards face down (gatti.discard)."""

    __slots__ = ()

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.to_act = hand.dealer

    verb = "discard"

    def _free(self) -> Cards:
        return self.hand.held[self.to_act] & ~(KINGS | BAGATTO_BIT)

    def actions(self) -> Sequence[Action]:
        return Discards(self.to_act, self._free(), self.hand.rules.discards)

    def offer(self) -> Offer | None:
        return Offer("discard", cards=self._free(), count=self.hand.rules.discards)

    def _judge(self, action: Action) -> Verdict:
        for rule, barred in ((r.DISCARD_KINGS, KINGS), (r.DISCARD_BAGATTO, BAGATTO_BIT)):
            if action.cards & barred:
                return Verdict(False, rule, self._free(), because=action.cards & barred)
        if action.cards.bit_count() != self.hand.rules.discards:
            return Verdict(False, r.THREE_DEAL if self.hand.rules.discards == 3 else r.DISCARD, self._free())
        return ALLOWED

    def _after(self, action: Action) -> State:
        hand = self.hand
        held = tuple(cards & ~action.cards if seat == hand.dealer else cards for seat, cards in enumerate(hand.held))
        discarded = Hand(hand.rules, hand.dealer, held, action.cards, hand.declared)
        return Declaring(discarded, hand.next[hand.dealer])

    def events(self, action: Action) -> tuple[Event, ...]:
        return (Event("discarded", action.seat, points=self.hand.rules.discards, rule=r.DISCARD),)


class Declaring(State):
    """Each seat in turn from the dealer's right declares its melds, or none (gatti.meld.when)."""

    __slots__ = ()

    def __init__(self, hand: Hand, to_act: int) -> None:
        self.hand = hand
        self.to_act = to_act

    verb = "declare"

    def _melds(self) -> list[Meld]:
        return meld_rules.in_hand(self.hand.held[self.to_act], self.hand.rules)

    def actions(self) -> Sequence[Action]:
        """Silence, and every set of whole melds that may be declared together."""
        melds = self._melds()
        if not melds:
            return _SILENT[self.to_act]
        choices = (chosen for size in range(len(melds) + 1) for chosen in combinations(melds, size))
        every = [Action(self.to_act, "declare", melds=chosen) for chosen in choices]
        return [action for action in every if self.judge(action).allowed]

    def offer(self) -> Offer | None:
        return Offer("declare", melds=tuple(self._melds()))

    def _judge(self, action: Action) -> Verdict:
        return meld_rules.judge(action.melds, self.hand.held[self.to_act], self.hand.rules)

    def _after(self, action: Action) -> State:
        hand, seat = self.hand, self.to_act
        if action.melds:
            declared = (*hand.declared[:seat], action.melds, *hand.declared[seat + 1 :])
            hand = Hand(hand.rules, hand.dealer, hand.held, hand.discard, declared)
        following = hand.next[seat]
        return playing(hand, following) if seat == hand.dealer else Declaring(hand, following)

    def events(self, action: Action) -> tuple[Event, ...]:
        points = sum(meld_rules.worth(meld) for meld in action.melds)
        shown = 0
        for meld in action.melds:
            shown |= meld.cards
        kind = "declared" if action.melds else "silent"
        return (Event(kind, action.seat, shown, action.melds, points, r.MELD_WHEN),)
