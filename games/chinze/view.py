"""What one seat of a chinze table may know."""

from __future__ import annotations

from dataclasses import dataclass

from games.chinze.rules import Options
from games.core.cards import Card, Cards
from games.core.contract import Action, Meld, Offer
from games.core.tricks import Trick


@dataclass(frozen=True, slots=True)
class Shown:
    """A meld that was declared: who, what, for how many points, and how many tricks were done by then."""

    seat: int
    meld: Meld
    points: int
    tricks: int


@dataclass(frozen=True, slots=True)
class View:
    """A seat's knowledge: its own cards, what was played, shown and drawn, and how many cards lie in the stock."""

    options: Options
    seat: int
    dealer: int
    to_act: int
    verb: str
    """What the seat to act is asked for: `play` (and may `declare`), `give`; "" when the hand is over."""
    cards: Cards
    """The cards this seat holds."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    known: Cards
    """Cards the opponent is known to hold: drawn or shown, and not played yet (chinze.draw)."""
    stock: int
    """How many cards are left to draw."""
    drawn: tuple[tuple[int, Card], ...]
    """All cards drawn so far, with who drew them, in order."""
    shown: tuple[Shown, ...]
    """The melds declared, in order."""
    trick: tuple[Card, ...]
    leader: int
    """Who led the running trick, or is to lead it."""
    tricks: tuple[Trick, ...]
    actions: tuple[Action, ...]
    offer: Offer | None
