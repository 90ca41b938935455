"""What one seat of a cucco table may know."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.cards import Card, Cards
from games.core.contract import Action, Offer
from games.core.tricks import Trick
from games.cucco.rules import Options


@dataclass(frozen=True, slots=True)
class View:
    """A seat's knowledge: its own cards, what it saw of the stock, the Trionfo, and everything that was played."""

    options: Options
    seat: int
    dealer: int
    cutter: int
    to_act: int
    verb: str
    """What the seat to act is asked for: `take`, `return`, `play`; "" when the hand is over."""
    cards: Cards
    """The cards this seat holds."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    looked: tuple[Card, ...]
    """What this seat saw at its end of the stock, from outside inwards; nobody else knows it."""
    taken: tuple[int, ...]
    """How many cards the cutter and then the dealer took, as far as they have been asked."""
    returned: Cards
    """What this seat put under the stock."""
    turned: Card | None
    """The card turned up; None before that."""
    trick: tuple[Card, ...]
    asked: str
    """What the leader of the trick asked for with the Trionfo: `numbers`, `figures`, or "" for nothing."""
    leader: int
    tricks: tuple[Trick, ...]
    questions: tuple[str, ...]
    """What was asked in each finished trick."""
    actions: tuple[Action, ...]
    offer: Offer | None
