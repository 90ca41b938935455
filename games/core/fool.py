"""The fool goes back to its owner, who owes a card for it: what is owed, and whose all cards are in the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.cards import Cards, bits
from games.core.tarot import FOOL, FOOL_BIT
from games.core.tricks import Trick


@dataclass(frozen=True, slots=True)
class Owed:
    """The fool's debt: the seat that played the fool, the side it is owed to, the cards to choose from.

    No cards to choose from means that the fool itself goes over (…fool.forfeit).
    """

    seat: int
    to: int
    cards: Cards


def goes_to(trick: Trick, place: int, seats: int) -> int:
    """The seat to which a card of a complete trick goes: its winner, but the fool to whoever played it (…fool.kept)."""
    return trick.seat(place, seats) if trick.cards[place] == FOOL else trick.winner


def creditor(tricks: Sequence[Trick]) -> int:
    """The seat that took the fool's trick, and gets the card owed for it (…fool.exchange). ValueError without one."""
    for trick in tricks:
        if FOOL in trick.cards:
            return trick.winner
    raise ValueError("the fool was not played")


def owed(tricks: Sequence[Trick], sides: Sequence[int]) -> Owed | None:
    """What is owed after the last trick (…fool.exchange); `sides` is the side of each seat.

    Nothing is owed when the fool's own side took its trick, or when the fool was not played.
    """
    number = next((number for number, trick in enumerate(tricks) if FOOL in trick.cards), None)
    if number is None:
        return None
    trick = tricks[number]
    seat = trick.seat(trick.cards.index(FOOL), len(sides))
    side, taker = sides[seat], sides[trick.winner]
    if side == taker:
        return None
    later = [later for later in tricks[number + 1 :] if sides[later.winner] == side]
    return Owed(seat, taker, sum(bits(trick.cards) for trick in later))


def piles(tricks: Sequence[Trick], sides: Sequence[int], debt: Owed | None, given: Cards) -> list[Cards]:
    """What each side has captured when all is settled: the fool with its owner, unless it or `given` went over.

    …fool.kept, …fool.exchange, …fool.forfeit.
    """
    found = [0] * (max(sides) + 1)
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            found[sides[goes_to(trick, place, len(sides))]] |= 1 << card
    if debt:
        moved = given or FOOL_BIT
        found[sides[debt.seat]] &= ~moved
        found[debt.to] |= moved
    return found
