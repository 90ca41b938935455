"""What every phase of a hand of gatti has: the hand itself, the seat to act, and the contract's common part.

Each phase is a small class with the same face (core/contract.py: State): opening.py has the discard and the
declarations, play.py the tricks, the card for the fool and the end.
"""

from __future__ import annotations

from games.core.cards import Card, Cards
from games.core.contract import NOBODY, Action, IllegalAction, Meld, Verdict
from games.core.phase import Phase
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


class State(Phase):
    """What all phases have: a hand, and the seat to act."""

    __slots__ = ("hand", "to_act")

    turn = r.TURN
    hold = r.HOLD
    hand: Hand
    to_act: int

    @property
    def tricks(self) -> tuple[Trick, ...]:
        return ()

    def cards_of(self, seat: int) -> Cards:
        return self.hand.held[seat]

    def after(self, action: Action) -> State:
        self.require(action)
        return self._after(action)

    def _after(self, action: Action) -> State:
        raise IllegalAction(action, Verdict(False, r.TURN))

    def view(self, seat: int) -> View:
        """What this seat may know, built item by item (gatti.two.dummy)."""
        hand, rules = self.hand, self.hand.rules
        mine = self.to_act == seat
        counts = tuple(self.cards_of(each_seat).bit_count() for each_seat in range(rules.seats))
        return View(
            options=rules.options,
            seat=seat,
            dealer=hand.dealer,
            to_act=self.to_act,
            verb=self.verb,
            cards=self.cards_of(seat),
            counts=counts,
            open_hands=tuple((shown, self.cards_of(shown)) for shown in sorted(self._shown_to(seat))),
            discard=hand.discard if seat == hand.dealer else 0,
            declared=hand.declared,
            trick=self._trick(),
            leader=self._leader(),
            tricks=self.tricks,
            actions=tuple(self.actions()) if mine else (),
            offer=self.offer() if mine else None,
        )

    def _shown_to(self, seat: int) -> set[int]:
        """The hands beside its own that a seat sees: with dummies theirs, and that of the player who plays it."""
        if self.hand.rules.options.players != 2:
            return set()
        controller = seat % 2
        if self.verb == "discard":  # the dummies are closed still, but somebody discards for a dealing dummy
            return {self.to_act} if self.to_act % 2 == controller else set()
        return {2, 3, controller}

    def _trick(self) -> tuple[Card, ...]:
        return ()

    def _leader(self) -> int:
        return NOBODY
