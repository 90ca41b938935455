"""Chance for puzzles: the same seed always brings the same."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """Chance that repeats itself. Only `Random.random` is used: its sequence is the one Python promises to keep."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def below(self, limit: int) -> int:
        """A whole number from 0 to below the limit."""
        return int(self._random.random() * limit)

    def pick(self, choices: Sequence[T]) -> T:
        """One of these, each as likely."""
        return choices[self.below(len(choices))]

    def mixed(self, choices: Sequence[T]) -> list[T]:
        """All of these in a chance order."""
        keys = [self._random.random() for _ in choices]
        return [choices[place] for place in sorted(range(len(choices)), key=keys.__getitem__)]
