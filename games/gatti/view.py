"""What one seat of a gatti table may know."""

from __future__ import annotations

from dataclasses import dataclass

from games.core.cards import Card, Cards
from games.core.contract import Action, Meld, Offer
from games.core.tricks import Trick
from games.gatti.rules import Options


@dataclass(frozen=True, slots=True)
class View:
    """A seat's knowledge: its own cards, what lies open, what was played and shown, how many cards others hold."""

    options: Options
    seat: int
    dealer: int
    to_act: int
    verb: str
    """What the seat to act is asked for: `discard`, `declare`, `play`, `give`; "" when the hand is over."""
    cards: Cards
    """The cards this seat holds."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    open_hands: tuple[tuple[int, Cards], ...]
    """Hands beside its own that this seat sees, by seat: open dummies and the hand that is played with its own."""
    discard: Cards
    """The discard, for the dealer who made it; else empty."""
    declared: tuple[tuple[Meld, ...], ...]
    """The melds shown by each seat."""
    trick: tuple[Card, ...]
    """The cards of the running trick, in order."""
    leader: int
    """Who led the running trick, or is to lead it."""
    tricks: tuple[Trick, ...]
    actions: tuple[Action, ...]
    offer: Offer | None
