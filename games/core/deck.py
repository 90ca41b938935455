"""From a seed to a deck. Our own shuffle, so that a seed means the same deal next year."""

from __future__ import annotations

from random import Random

from games.core.cards import Card


def shuffled(size: int, seed: int) -> list[Card]:
    """A deck of `size` cards in an order that depends on the seed alone.

    Cards are sorted by a random key each: `Random.random` is the one method whose sequence Python promises to keep.
    """
    key = Random(seed).random
    keys = [key() for _ in range(size)]
    return sorted(range(size), key=keys.__getitem__)
