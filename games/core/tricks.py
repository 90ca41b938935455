"""Tricks of the tarot games: what who follows must play, and who wins.

Which card beats which is a table: `beats[card]` is the set of cards that take a trick over from `card` while it is
winning. The games make it from their options (`beats_table`), so that a changed rank order changes nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from games.core.cards import Card, Cards, each
from games.core.tarot import FOOL, FOOL_BIT, KIN, PACK, RANKS, SUIT_OF, SUITS, TRUMPS

_PLACES = {suit: place for place, suit in enumerate([*SUITS, "T", "F"])}

NOBODY = -1
"""No card is winning: nothing was led yet, or only the fool."""


class Trick(NamedTuple):
    """A finished trick: who led, the cards in the order played, who took it. Leader and winner are seats."""

    leader: int
    cards: tuple[Card, ...]
    winner: int

    def seat(self, place: int, seats: int) -> int:
        """Who played the card at this place of the trick."""
        return (self.leader + place) % seats


def beats_table(*, angel: bool = False, old_order: bool = False) -> tuple[Cards, ...]:
    """For each card, what beats it while it is winning (…pack, …win, gatti.option.twenty, gatti.option.pips).

    `angel`: trump 20 beats 21. `old_order`: in coppe and dinæ the number cards rank 10 9 … 2 1, below the courts.
    """
    table = [0] * len(PACK)
    for suit in SUITS:
        turned = old_order and suit in "hd"
        ranks: list[str] = [*RANKS[9::-1], *RANKS[10:]] if turned else [*RANKS]
        higher = 0
        for rank in reversed(ranks):
            card = PACK.card(rank + suit)
            table[card] = higher | TRUMPS
            higher |= 1 << card
    numbers: list[int] = [*range(1, 20), 21, 20] if angel else [*range(1, 22)]
    higher = 0
    for number in reversed(numbers):
        card = PACK.card(f"T{number}")
        table[card] = higher
        higher |= 1 << card
    return tuple(table)


def in_order(cards: Cards, beats: Sequence[Cards]) -> list[Card]:
    """A set of cards as a hand is held: suit by suit, each from the lowest card up as these tables rank them."""
    return sorted(each(cards), key=lambda card: (_PLACES[SUIT_OF[card]], -beats[card].bit_count()))


def playable(hand: Cards, led: Cards, above: Cards) -> Cards:
    """What may be played from a hand to a trick (…follow.*, …fool.any, …fool.led).

    `led` is the set that follows suit (0 while nothing but the fool was led), `above` what beats the winning card.
    """
    if not led:
        return hand
    must = hand & led or hand & TRUMPS
    if not must:
        return hand
    if must & TRUMPS:
        must = must & above or must
    return must | hand & FOOL_BIT


def follow(cards: Sequence[Card]) -> Cards:
    """The set that follows suit to these cards of a trick; 0 while nothing but the fool lies there."""
    for card in cards:
        if card != FOOL:
            return KIN[card]
    return 0


def best_place(cards: Sequence[Card], beats: Sequence[Cards]) -> int:
    """The place of the winning card among cards played in order; the fool never wins.

    With nothing but the fool there is no winner yet: the place is -1.
    """
    place, best = NOBODY, NOBODY
    for here, card in enumerate(cards):
        if card != FOOL and (best == NOBODY or beats[best] >> card & 1):
            place, best = here, card
    return place
