"""The play: trick upon trick, then the card owed for the fool, then the end."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import ending
from games.core.cards import Card, Cards, bits
from games.core.contract import ALLOWED, NOBODY, Action, Event, IllegalAction, Result, Verdict
from games.core.fool import Owed
from games.core.phase import one_card, pick
from games.core.tarot import FOOL, KIN, PACK, TRUMPS
from games.core.tricks import Trick, best_place, follow, playable
from games.gatti import rules as r
from games.gatti import scoring
from games.gatti.state import Hand, State

_PLAY = one_card("play")


class Playing(State):
    """Trick upon trick. The engine's fast path: `after` and `actions` touch only what a card changes.

    It has no constructor of its own, which would cost more than the play: `after` fills in the fields, and `playing`
    makes one from cards.
    """

    __slots__ = ("best", "best_seat", "done", "led", "legal", "live", "trick")

    verb = "play"
    live: Cards
    """All cards not played yet, wherever they are."""
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

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return self.done

    def cards_of(self, seat: int) -> Cards:
        return self.hand.held[seat] & self.live

    def actions(self) -> Sequence[Action]:
        return pick(_PLAY[self.to_act], self.legal)

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

        state = Playing()
        state.hand = hand
        state.live = live = self.live ^ action.cards
        following = hand.next[seat]
        if len(trick) < hand.seats:
            state.to_act = following
            state.trick = trick
            state.led = led
            state.best = best
            state.best_seat = best_seat
            state.done = self.done
            state.legal = playable(hand.held[following] & live, led, beats[best])
            return state
        done = self.done + (Trick(following, trick, best_seat),)
        legal = hand.held[best_seat] & live
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

    def _clause(self, card: Card) -> str:
        """The clause by which this legal card is played. The open cards alone tell it: it gives nothing away."""
        if card == FOOL:
            return r.FOOL_ANY
        if not self.led:
            return r.FOOL_LED if self.trick else r.LEAD
        if not TRUMPS >> card & 1:
            return r.FOLLOW_SUIT if self.led >> card & 1 else r.FOLLOW_FREE
        return r.FOLLOW_OVERTRUMP if TRUMPS >> self.best & 1 else r.FOLLOW_TRUMP

    def events(self, action: Action) -> tuple[Event, ...]:
        seats, kind = self.hand.rules.seats, "played" if self.trick else "led"
        found = [Event(kind, action.seat, action.cards, rule=self._clause(action.card))]
        if len(self.trick) == seats - 1:
            following = self.after(action)
            trick = following.tricks[-1]
            found.append(Event("took", trick.winner, sum(1 << card for card in trick.cards), rule=r.WIN))
            debt = scoring.owed(self.hand.rules, following.tricks) if following.over else None
            found += ending.fool_events(trick, seats, debt, r.FOOL_KEPT, r.FOOL_FORFEIT)
            if following.over:
                found.append(Event("over", NOBODY))
        return tuple(found)

    def _trick(self) -> tuple[Card, ...]:
        return self.trick

    def _leader(self) -> int:
        return (self.to_act - len(self.trick)) % self.hand.rules.seats


def playing(hand: Hand, leader: int, trick: tuple[Card, ...] = (), done: tuple[Trick, ...] = ()) -> Playing:
    """The state in which `leader` led this unfinished trick after these finished ones (gatti.lead: none before)."""
    place = best_place(trick, hand.beats)
    state = Playing()
    state.hand = hand
    state.to_act = (leader + len(trick)) % hand.seats
    state.live = PACK.all ^ bits(trick) ^ sum([bits(earlier.cards) for earlier in done])
    state.trick = trick
    state.led = follow(trick)
    state.best = trick[place] if state.led else NOBODY
    state.best_seat = (leader + max(place, 0)) % hand.seats
    state.legal = playable(state.cards_of(state.to_act), state.led, hand.beats[state.best] if state.led else 0)
    state.done = done
    return state


class Giving(ending.Giving, State):
    """The fool's player chooses the card owed for it (gatti.fool.exchange)."""

    __slots__ = ("done", "owed")

    exchange = r.FOOL_EXCHANGE
    owed: Owed

    def __init__(self, hand: Hand, done: tuple[Trick, ...], owed: Owed) -> None:
        self.hand = hand
        self.to_act = owed.seat
        self.done = done
        self.owed = owed

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return self.done

    def cards_of(self, seat: int) -> Cards:
        return 0

    def _after(self, action: Action) -> State:
        return Over(self.hand, self.done, action.cards)


class Over(ending.Over, State):
    """The hand is over and counted."""

    __slots__ = ("done", "given")

    def __init__(self, hand: Hand, done: tuple[Trick, ...], given: Cards) -> None:
        self.hand = hand
        self.to_act = NOBODY
        self.done = done
        self.given = given

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
