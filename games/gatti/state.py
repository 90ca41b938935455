"""A hand of gatti, phase by phase: discard, declarations, play, the card for the fool, over.

Each phase is a small class of its own with the same face (core/contract.py: State). What does not change while the
cards are played lies in one shared `Hand`; a playing state adds only what does: the cards out, the trick, the tricks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import overload

from games.core.cards import Card, Cards, bits, each
from games.core.contract import ALLOWED, NOBODY, Action, Event, IllegalAction, Meld, Offer, Result, Verdict
from games.core.tarot import BAGATTO_BIT, FOOL, FOOL_BIT, KIN, KINGS, PACK, TRUMPS
from games.core.tricks import Trick, playable
from games.gatti import melds as meld_rules
from games.gatti import rules as r
from games.gatti import scoring
from games.gatti.view import View


_new = object.__new__

_BITS: tuple[Cards, ...] = tuple(1 << card for card in range(len(PACK)))
_PLAY = [[Action(seat, "play", bit, card=card) for card, bit in enumerate(_BITS)] for seat in range(4)]
_GIVE = [[Action(seat, "give", bit, card=card) for card, bit in enumerate(_BITS)] for seat in range(4)]
_SILENT = [Action(seat, "declare") for seat in range(4)]
"""The actions that need no thought, made once: by seat, and by card."""


def _pick(table: list[Action], cards: Cards) -> list[Action]:
    """The actions with these cards, from the highest in the pack's order to the lowest (the quick way round)."""
    found = []
    while cards:
        card = cards.bit_length() - 1
        found.append(table[card])
        cards ^= _BITS[card]
    return found


@lru_cache(maxsize=64)
def _choices(size: int, count: int) -> tuple[tuple[int, ...], ...]:
    return tuple(combinations(range(size), count))


class Discards(Sequence[Action]):
    """Every discard of `count` cards out of a set; each is made when it is looked at."""

    def __init__(self, seat: int, cards: Cards, count: int) -> None:
        self._seat = seat
        self._bits = [1 << card for card in each(cards)]
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


class Hand:
    """What stays as it is once cards are played: rules, dealer, hands held (by seat), discard, declarations.

    A value: nobody changes it after it is made.
    """

    __slots__ = ("beats", "dealer", "declared", "discard", "held", "next", "rules", "seats")

    def __init__(
        self,
        rules: r.Rules,
        dealer: int,
        held: tuple[Cards, ...],
        discard: Cards,
        declared: tuple[tuple[Meld, ...], ...],
    ) -> None:
        self.rules = rules
        self.dealer = dealer
        self.held = held
        self.discard = discard
        self.declared = declared
        self.seats = rules.seats
        self.beats = rules.beats
        self.next = rules.next


def deal(rules: r.Rules, dealer: int, deck: Sequence[Card]) -> State:
    """The deal (gatti.deal, gatti.three.deal): packets from the dealer's right, the last cards to the dealer."""
    held = [0] * rules.seats
    seat, top = dealer, 0
    for packet in rules.packets:
        for _ in held:
            seat = rules.next[seat]
            held[seat] |= bits(deck[top : top + packet])
            top += packet
    held[dealer] |= bits(deck[top:])
    return Discarding(Hand(rules, dealer, tuple(held), 0, ((),) * rules.seats), dealer)


class State:
    """What all phases have: a hand, the seat to act, and the parts of the contract that need no more."""

    __slots__ = ("hand", "to_act")

    verb = ""

    def __init__(self, hand: Hand, to_act: int) -> None:
        self.hand = hand
        self.to_act = to_act

    @property
    def over(self) -> bool:
        return False

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return ()

    def cards_of(self, seat: int) -> Cards:
        """The cards a seat holds now."""
        return self.hand.held[seat]

    def actions(self) -> Sequence[Action]:
        return ()

    def offer(self) -> Offer | None:
        return None

    def judge(self, action: Action) -> Verdict:
        """The clause order of every phase: whose turn, what is held, then what the phase asks."""
        if action.seat != self.to_act or action.verb != self.verb:
            return Verdict(False, r.TURN)
        missing = action.cards & ~self._at_hand()
        if missing:
            return Verdict(False, r.HOLD, because=missing)
        return self._judge(action)

    def _at_hand(self) -> Cards:
        return self.cards_of(self.to_act)

    def _judge(self, action: Action) -> Verdict:
        return Verdict(False, r.TURN)

    def after(self, action: Action) -> State:
        verdict = self.judge(action)
        if not verdict.allowed:
            raise IllegalAction(action, verdict)
        return self._after(action)

    def _after(self, action: Action) -> State:
        raise IllegalAction(action, Verdict(False, r.TURN))

    def events(self, action: Action) -> tuple[Event, ...]:
        return ()

    def result(self) -> Result:
        raise ValueError("the hand is not over")

    def view(self, seat: int) -> View:
        """What this seat may know, built item by item (gatti.two.dummy: dummies lie open after the discard)."""
        hand, rules = self.hand, self.hand.rules
        mine = self.to_act == seat
        counts = tuple(self.cards_of(each_seat).bit_count() for each_seat in range(rules.seats))
        dummies = {2, 3} if rules.options.players == 2 and self.verb != "discard" else set()
        return View(
            options=rules.options,
            seat=seat,
            dealer=hand.dealer,
            to_act=self.to_act,
            verb=self.verb,
            cards=self.cards_of(seat),
            counts=counts,
            open_hands=tuple((dummy, self.cards_of(dummy)) for dummy in sorted(dummies)),
            discard=hand.discard if seat == hand.dealer else 0,
            declared=hand.declared,
            trick=self._trick(),
            leader=self._leader(),
            tricks=self.tricks,
            actions=tuple(self.actions()) if mine else (),
            offer=self.offer() if mine else None,
        )

    def _trick(self) -> tuple[Card, ...]:
        return ()

    def _leader(self) -> int:
        return NOBODY


class Discarding(State):
    """The dealer lays cards face down (gatti.discard)."""

    __slots__ = ()
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
            return Verdict(False, r.THREE_DEAL if self.hand.rules.sides == 3 else r.DISCARD, self._free())
        return ALLOWED

    def _after(self, action: Action) -> State:
        hand = self.hand
        held = tuple(
            cards & ~action.cards if seat == hand.dealer else cards for seat, cards in enumerate(hand.held)
        )
        discarded = Hand(hand.rules, hand.dealer, held, action.cards, hand.declared)
        return Declaring(discarded, hand.next[hand.dealer])

    def events(self, action: Action) -> tuple[Event, ...]:
        return (Event("discarded", action.seat, points=self.hand.rules.discards, rule=r.DISCARD),)


class Declaring(State):
    """Each seat in turn from the dealer's right declares its melds, or none (gatti.meld.when)."""

    __slots__ = ()
    verb = "declare"

    def _melds(self) -> list[Meld]:
        return meld_rules.in_hand(self.hand.held[self.to_act], self.hand.rules)

    def actions(self) -> Sequence[Action]:
        """Silence, and every set of whole melds that may be declared together."""
        melds = self._melds()
        if not melds:
            return [_SILENT[self.to_act]]
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
        return Playing.first(hand) if seat == hand.dealer else Declaring(hand, following)

    def events(self, action: Action) -> tuple[Event, ...]:
        points = sum(meld_rules.worth(meld) for meld in action.melds)
        shown = 0
        for meld in action.melds:
            shown |= meld.cards
        kind = "declared" if action.melds else "silent"
        return (Event(kind, action.seat, shown, action.melds, points, r.MELD_WHEN),)


class Playing(State):
    """Trick upon trick. The engine's fast path: `after` and `actions` touch only what a card changes."""

    __slots__ = ("best", "best_seat", "done", "led", "legal", "out", "trick")

    verb = "play"
    out: Cards
    """All cards played so far."""
    trick: tuple[Card, ...]
    """The cards of this trick, in order."""
    led: Cards
    """What follows suit to this trick; 0 while only the fool or nothing was led."""
    best: Card
    """The card that is winning this trick."""
    best_seat: int
    """Who played it; the fool's leader while there is no other card."""
    legal: Cards
    """What the seat to act may play."""
    done: tuple[Trick, ...]
    """The finished tricks."""

    @classmethod
    def first(cls, hand: Hand) -> Playing:
        """The state before the first lead (gatti.lead)."""
        leader = hand.next[hand.dealer]
        state = cls(hand, leader)
        state.out, state.trick, state.led, state.best, state.best_seat = 0, (), 0, NOBODY, leader
        state.legal, state.done = hand.held[leader], ()
        return state

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return self.done

    def cards_of(self, seat: int) -> Cards:
        return self.hand.held[seat] & ~self.out

    def actions(self) -> Sequence[Action]:
        return _pick(_PLAY[self.to_act], self.legal)

    def after(self, action: Action) -> State:
        seat, card = self.to_act, action.card
        if action.verb != "play" or action.seat != seat or not action.cards & self.legal:
            raise IllegalAction(action, self.judge(action))
        hand = self.hand
        beats = hand.beats
        trick = self.trick + (card,)
        led, best, best_seat = self.led, self.best, self.best_seat
        if not led:
            led, best, best_seat = KIN[card], card, seat
        elif action.cards & beats[best]:
            best, best_seat = card, seat

        state = _new(Playing)
        state.hand = hand
        state.out = out = self.out | action.cards
        following = hand.next[seat]
        if len(trick) < hand.seats:
            state.to_act = following
            state.trick = trick
            state.led = led
            state.best = best
            state.best_seat = best_seat
            state.done = self.done
            state.legal = playable(hand.held[following] & ~out, led, beats[best])
            return state
        done = self.done + (Trick(following, trick, best_seat),)
        legal = hand.held[best_seat] & ~out
        if not legal:
            return settle(hand, done)
        state.to_act = state.best_seat = best_seat
        state.trick, state.led, state.best, state.legal, state.done = (), 0, NOBODY, legal, done
        return state

    def _judge(self, action: Action) -> Verdict:
        if action.cards & self.legal:
            return ALLOWED
        hand = self.cards_of(self.to_act)
        because = 1 << next(card for card in self.trick if card != FOOL)
        if hand & self.led and self.led != TRUMPS:
            return Verdict(False, r.FOLLOW_SUIT, self.legal, because)
        if not action.cards & TRUMPS:
            return Verdict(False, r.FOLLOW_TRUMP, self.legal, because)
        return Verdict(False, r.FOLLOW_OVERTRUMP, self.legal, 1 << self.best)

    def events(self, action: Action) -> tuple[Event, ...]:
        seats, leads = self.hand.rules.seats, not self.trick
        rule = r.FOOL_ANY if action.card == FOOL else r.LEAD if leads else ""
        found = [Event("led" if leads else "played", action.seat, action.cards, rule=rule)]
        if len(self.trick) == seats - 1:
            trick = self.after(action).tricks[-1]
            found.append(Event("took", trick.winner, sum(1 << card for card in trick.cards), rule=r.WIN))
            if FOOL in trick.cards:
                owner = trick.seat(trick.cards.index(FOOL), seats)
                found.append(Event("kept", owner, FOOL_BIT, rule=r.FOOL_KEPT))
            if self.after(action).over:
                found.append(Event("over", NOBODY))
        return tuple(found)

    def _trick(self) -> tuple[Card, ...]:
        return self.trick

    def _leader(self) -> int:
        return (self.to_act - len(self.trick)) % self.hand.rules.seats


class Giving(State):
    """The fool's player chooses the card owed for it (gatti.fool.exchange)."""

    __slots__ = ("done", "owed")

    verb = "give"

    def __init__(self, hand: Hand, done: tuple[Trick, ...], owed: scoring.Owed) -> None:
        super().__init__(hand, owed.seat)
        self.done = done
        self.owed = owed

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return self.done

    def cards_of(self, seat: int) -> Cards:
        return 0

    def _at_hand(self) -> Cards:
        return PACK.all

    def actions(self) -> Sequence[Action]:
        return _pick(_GIVE[self.to_act], self.owed.cards)

    def _judge(self, action: Action) -> Verdict:
        if action.cards & self.owed.cards:
            return ALLOWED
        return Verdict(False, r.FOOL_EXCHANGE, self.owed.cards, FOOL_BIT)

    def _after(self, action: Action) -> State:
        return Over(self.hand, self.done, action.cards)

    def events(self, action: Action) -> tuple[Event, ...]:
        return (
            Event("gave", action.seat, action.cards, rule=r.FOOL_EXCHANGE),
            Event("over", NOBODY),
        )


class Over(State):
    """The hand is over and counted."""

    __slots__ = ("done", "given")

    def __init__(self, hand: Hand, done: tuple[Trick, ...], given: Cards) -> None:
        super().__init__(hand, NOBODY)
        self.done = done
        self.given = given

    @property
    def over(self) -> bool:
        return True

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return self.done

    def cards_of(self, seat: int) -> Cards:
        return 0

    def result(self) -> Result:
        hand = self.hand
        return scoring.result(hand.rules, hand.dealer, hand.discard, hand.declared, self.done, self.given)


def settle(hand: Hand, done: tuple[Trick, ...]) -> State:
    """The state after the last trick: somebody owes a card for the fool, or the hand is over."""
    owed = scoring.owed(hand.rules, done)
    return Giving(hand, done, owed) if owed and owed.cards else Over(hand, done, 0)
