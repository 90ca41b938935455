"""What every phase of a hand of gatti has: the hand itself, the seat to act, and the contract's common part.

Each phase is a small class with the same face (core/contract.py: State): opening.py has the discard and the
declarations, play.py the tricks, the card for the fool and the end.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Card, Cards
from games.core.contract import NOBODY, Action, Event, IllegalAction, Meld, Offer, Result, Verdict
from games.core.tricks import Trick
from games.gatti import rules as r
from games.gatti.view import View


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


class State:
    """What all phases have: a hand, the seat to act, and the parts of the contract that need no more."""

    __slots__ = ("hand", "to_act")

    verb = ""
    over = False
    void = ""

    hand: Hand
    to_act: int

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
