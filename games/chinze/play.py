"""A hand of chinze: trick upon trick with a card drawn after each, melds in between; the fool's card; the end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from games.chinze import melds as meld_rules
from games.chinze import rules as r
from games.chinze import scoring
from games.chinze.view import Shown, View
from games.core import ending
from games.core.cards import Card, Cards, bits
from games.core.contract import ALLOWED, NOBODY, Action, Event, IllegalAction, Meld, Offer, Result, Verdict
from games.core.fool import Owed
from games.core.phase import Phase, one_card, pick
from games.core.tarot import FOOL, SUIT, TRUMPS
from games.core.tricks import Trick, best_place, follow, playable

_PLAY = one_card("play")


class Hand:
    """What stays as it is: rules, dealer, the stock in the order in which it is drawn."""

    __slots__ = ("dealer", "rules", "stock")

    def __init__(self, rules: r.Rules, dealer: int, stock: tuple[Card, ...]) -> None:
        self.rules = rules
        self.dealer = dealer
        self.stock = stock


def deal(rules: r.Rules, dealer: int, deck: Sequence[Card]) -> Playing:
    """The deal: fifteen cards each, five at a time, the opponent first; the rest is the stock (chinze.deal)."""
    held = [0, 0]
    for place in range(2 * r.HAND):
        held[(dealer + 1 + place // 5) % 2] |= 1 << deck[place]
    return Playing(Hand(rules, dealer, tuple(deck[2 * r.HAND :])), 1 - dealer, (held[0], held[1]))


class State(Phase):
    """What all phases have: the hand, the tricks done, the melds shown."""

    __slots__ = ("done", "hand", "shown", "to_act")

    turn = r.TURN
    hold = r.HOLD
    hand: Hand
    done: tuple[Trick, ...]
    shown: tuple[Shown, ...]
    to_act: int

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return self.done

    def after(self, action: Action) -> State:
        self.require(action)
        return self._after(action)

    def _after(self, action: Action) -> State:
        raise IllegalAction(action, Verdict(False, r.TURN))

    def drawn(self) -> tuple[tuple[int, Card], ...]:
        """All cards drawn so far: after each trick its winner's, then the other's (chinze.draw)."""
        found = []
        for number, trick in enumerate(self.done[: r.STOCK // 2]):
            first, second = self.hand.stock[2 * number : 2 * number + 2]
            found += [(trick.winner, first), (1 - trick.winner, second)]
        return tuple(found)

    def view(self, seat: int) -> View:
        """What this seat may know, built item by item."""
        other = 1 - seat
        seen = bits(card for drawer, card in self.drawn() if drawer == other)
        for shown in self.shown:
            if shown.seat == other:
                seen |= shown.meld.cards
        mine = self.to_act == seat
        return View(
            options=self.hand.rules.options,
            seat=seat,
            dealer=self.hand.dealer,
            to_act=self.to_act,
            verb=self.verb,
            cards=self.cards_of(seat),
            counts=(self.cards_of(0).bit_count(), self.cards_of(1).bit_count()),
            known=seen & self.cards_of(other),
            stock=max(0, r.STOCK - 2 * len(self.done)),
            drawn=self.drawn(),
            shown=self.shown,
            trick=self._trick(),
            leader=(self.to_act - len(self._trick())) % 2 if self._trick() else self.to_act,
            tricks=self.done,
            actions=tuple(self.actions()) if mine else (),
            offer=self.offer() if mine else None,
        )

    def _trick(self) -> tuple[Card, ...]:
        return ()


class Playing(State):
    """A turn: one may declare once, then plays a card."""

    __slots__ = ("held", "legal", "spoken", "trick")

    verb = "play"

    def __init__(
        self,
        hand: Hand,
        to_act: int,
        held: tuple[Cards, Cards],
        trick: tuple[Card, ...] = (),
        done: tuple[Trick, ...] = (),
        shown: tuple[Shown, ...] = (),
        spoken: bool = False,
    ) -> None:
        self.hand = hand
        self.to_act = to_act
        self.held = held
        self.trick = trick
        self.done = done
        self.shown = shown
        self.spoken = spoken
        beats = hand.rules.beats
        self.legal = playable(held[to_act], follow(trick), beats[trick[0]] if trick else 0)

    def cards_of(self, seat: int) -> Cards:
        return self.held[seat]

    def _trick(self) -> tuple[Card, ...]:
        return self.trick

    def _before(self) -> list[Meld]:
        """The melds the seat to act has declared so far."""
        return [shown.meld for shown in self.shown if shown.seat == self.to_act]

    def _declarable(self) -> list[Meld]:
        if self.spoken:
            return []
        return meld_rules.declarable(self.held[self.to_act], self._before(), self.hand.rules)

    def actions(self) -> Sequence[Action]:
        """Every playable card, then every set of whole melds that may be declared together."""
        plays = pick(_PLAY[self.to_act], self.legal)
        melds = self._declarable()
        for size in range(1, len(melds) + 1):
            for chosen in combinations(melds, size):
                action = Action(self.to_act, "declare", melds=chosen)
                if self.judge(action).allowed:
                    plays.append(action)
        return plays

    def offer(self) -> Offer | None:
        melds = self._declarable()
        return Offer("declare", melds=tuple(melds)) if melds else None

    def judge(self, action: Action) -> Verdict:
        if action.verb != "declare" or action.seat != self.to_act:
            return super().judge(action)
        if self.spoken or not action.melds:
            return Verdict(False, r.MELD_WHEN, because=self.shown[-1].meld.cards if self.spoken else 0)
        return meld_rules.judge(action.melds, self.held[self.to_act], self._before(), self.hand.rules)

    def _judge(self, action: Action) -> Verdict:
        if action.cards & self.legal:
            return ALLOWED
        led = follow(self.trick)
        because = 1 << self.trick[0]
        if led in SUIT.values() and self.held[self.to_act] & led:
            return Verdict(False, r.FOLLOW_SUIT, self.legal, because)
        if not action.cards & TRUMPS:
            return Verdict(False, r.FOLLOW_TRUMP, self.legal, because)
        return Verdict(False, r.FOLLOW_OVERTRUMP, self.legal, because)

    def _after(self, action: Action) -> State:
        seat, hand = self.to_act, self.hand
        if action.verb == "declare":
            before, shown = self._before(), list(self.shown)
            for meld in action.melds:
                shown.append(Shown(seat, meld, meld_rules.points(meld, before), len(self.done)))
                before.append(meld)
            return Playing(hand, seat, self.held, self.trick, self.done, tuple(shown), spoken=True)
        held = [self.held[0], self.held[1]]
        held[seat] ^= action.cards
        trick = self.trick + (action.card,)
        if len(trick) < r.SEATS:
            return Playing(hand, 1 - seat, (held[0], held[1]), trick, self.done, self.shown)
        leader = 1 - seat
        winner = (leader + best_place(trick, hand.rules.beats)) % r.SEATS
        top = 2 * len(self.done)
        if top < r.STOCK:
            held[winner] |= 1 << hand.stock[top]
            held[1 - winner] |= 1 << hand.stock[top + 1]
        done = self.done + (Trick(leader, trick, winner),)
        if len(done) < r.TRICKS:
            return Playing(hand, winner, (held[0], held[1]), (), done, self.shown)
        return settle(hand, done, self.shown)

    def _clause(self, card: Card) -> str:
        """The clause by which this legal card is played. The open cards alone tell it: it gives nothing away."""
        if card == FOOL:
            return r.FOOL_ANY
        if not self.trick:
            return r.LEAD
        led = follow(self.trick)
        if not led:
            return r.FOOL_LED
        if not TRUMPS >> card & 1:
            return r.FOLLOW_SUIT if led >> card & 1 else r.FOLLOW_FREE
        return r.FOLLOW_OVERTRUMP if led == TRUMPS else r.FOLLOW_TRUMP

    def events(self, action: Action) -> tuple[Event, ...]:
        following = self._after(action)
        if action.verb == "declare":
            new = following.shown[len(self.shown) :]
            points = sum(shown.points for shown in new)
            cards = 0
            for meld in action.melds:
                cards |= meld.cards
            return (Event("declared", action.seat, cards, action.melds, points, r.MELD_WHEN),)
        kind = "played" if self.trick else "led"
        found = [Event(kind, action.seat, action.cards, rule=self._clause(action.card))]
        if self.trick:
            trick = following.tricks[-1]
            found.append(Event("took", trick.winner, bits(trick.cards), rule=r.WIN))
            debt = scoring.owed(self.hand.rules, following.tricks) if following.over else None
            found += ending.fool_events(trick, r.SEATS, debt, r.FOOL_KEPT, r.FOOL_FORFEIT)
            new_cards = following.drawn()[len(self.drawn()) :]
            found += [Event("drew", seat, 1 << card, rule=r.DRAW) for seat, card in new_cards]
            if following.over:
                found.append(Event("over", NOBODY))
        return tuple(found)


class Giving(ending.Giving, State):
    """The fool's player chooses the card owed for it."""

    __slots__ = ("owed",)

    exchange = r.FOOL_EXCHANGE
    owed: Owed

    def __init__(self, hand: Hand, done: tuple[Trick, ...], shown: tuple[Shown, ...], owed: Owed) -> None:
        self.hand = hand
        self.to_act = owed.seat
        self.done = done
        self.shown = shown
        self.owed = owed

    def _after(self, action: Action) -> State:
        return Over(self.hand, self.done, self.shown, action.cards)


class Over(ending.Over, State):
    """The hand is over and counted."""

    __slots__ = ("given",)

    def __init__(self, hand: Hand, done: tuple[Trick, ...], shown: tuple[Shown, ...], given: Cards) -> None:
        self.hand = hand
        self.to_act = NOBODY
        self.done = done
        self.shown = shown
        self.given = given

    def result(self) -> Result:
        return scoring.result(self.hand.rules, self.shown, self.done, self.given)


def settle(hand: Hand, done: tuple[Trick, ...], shown: tuple[Shown, ...]) -> State:
    """The state after the last trick: somebody owes a card for the fool, or the hand is over."""
    owed = scoring.owed(hand.rules, done)
    return Giving(hand, done, shown, owed) if owed and owed.cards else Over(hand, done, shown, 0)
