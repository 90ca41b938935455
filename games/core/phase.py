"""The common face of all phases of a hand (contract.py: State).

A phase knows whose turn it is and which verb it asks for; what it allows and what comes of it is its own.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import BITS, Cards
from games.core.contract import Action, Event, IllegalAction, Offer, Result, Verdict
from games.core.tarot import PACK

SEATS = 4


def one_card(verb: str) -> list[list[Action]]:
    """The actions with one tarot card, made once: by seat, and by card."""
    cards = range(len(PACK))
    return [[Action(seat, verb, BITS[card], card=card) for card in cards] for seat in range(SEATS)]


def pick(actions: list[Action], cards: Cards) -> list[Action]:
    """The actions with these cards, from the highest in the pack's order to the lowest (the quick way round)."""
    found = []
    while cards:
        card = cards.bit_length() - 1
        found.append(actions[card])
        cards ^= BITS[card]
    return found


class Phase:
    """What all phases have. A game names its clauses `turn` and `hold`."""

    __slots__ = ()

    verb = ""
    """What the seat to act is asked for; "" when the hand is over."""
    over = False
    void = ""
    """The clause by which the deal is void, "" for a deal that stands."""
    turn = ""
    hold = ""
    to_act: int

    def actions(self) -> Sequence[Action]:
        return ()

    def offer(self) -> Offer | None:
        return None

    def cards_of(self, seat: int) -> Cards:
        """The cards a seat holds now."""
        return 0

    def judge(self, action: Action) -> Verdict:
        """The order of every phase: whose turn, what is held, then what the phase asks."""
        if action.seat != self.to_act or action.verb != self.verb:
            return Verdict(False, self.turn)
        missing = action.cards & ~self._at_hand()
        if missing:
            return Verdict(False, self.hold, because=missing)
        return self._judge(action)

    def _at_hand(self) -> Cards:
        return self.cards_of(self.to_act)

    def _judge(self, action: Action) -> Verdict:
        return Verdict(False, self.turn)

    def events(self, action: Action) -> tuple[Event, ...]:
        return ()

    def result(self) -> Result:
        raise ValueError("the hand is not over")

    def require(self, action: Action) -> None:
        """Raises IllegalAction where `judge` refuses."""
        verdict = self.judge(action)
        if not verdict.allowed:
            raise IllegalAction(action, verdict)
