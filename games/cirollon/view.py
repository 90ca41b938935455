"""What one seat of a cirollon table may know."""

from __future__ import annotations

from dataclasses import dataclass

from games.cirollon.rules import Options
from games.core.cards import Card, Cards
from games.core.contract import Action, Meld, Offer


@dataclass(frozen=True, slots=True)
class Play:
    """A card that was played: by whom, what it took (nothing: it stayed), whether that was a sgobba."""

    seat: int
    card: Card
    taken: Cards
    sgobba: bool = False


@dataclass(frozen=True, slots=True)
class View:
    """A seat's knowledge: its own cards, the table, what lies open, and everything that was played and taken."""

    options: Options
    seat: int
    dealer: int
    to_act: int
    verb: str
    """What the seat to act is asked for: `claim`, `declare`, `play`; "" when the hand is over."""
    cards: Cards
    """The cards this seat holds."""
    counts: tuple[int, ...]
    """How many cards each seat holds."""
    table: Cards
    poncin: int
    """The value for which the poncin was named, 0 if it was not."""
    open: tuple[Cards, ...]
    """The declared cards that each seat still holds."""
    declared: tuple[tuple[Meld, ...], ...]
    claimed: str
    """What the dealer claimed; "" if nothing."""
    claimed_cards: Cards
    """The table cards that the claim took."""
    plays: tuple[Play, ...]
    piles: tuple[Cards, ...]
    """What each side has taken; everybody saw it, nobody may look it up."""
    sgobbe: tuple[int, ...]
    actions: tuple[Action, ...]
    offer: Offer | None
