"""Endless puzzles: (theme, seed, level, house rules) -> Question, always the same one for the same version.

Each theme draws what its puzzle shall turn on (a clause, or an answer), deals and plays hands until one fits, and
gives up loudly after TRIES. What fits is a predicate of the theme; whatever the level, there is a real choice.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.puzzles.chance import Chance
from games.puzzles.question import Question

LEVELS = (1, 2, 3)
SEEDS = 1_000_000
TRIES = 2000

House = Mapping[str, Any]
"""House rules as a record gives them; what is not named is as the source has it."""


def _always(house: House) -> bool:
    return True


def _any(target: str, house: House) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Theme:
    """A theme: what its puzzles turn on at each level, and one attempt at such a puzzle.

    An attempt deals once; it returns None where the deal brings nothing that fits. Under some house rules a theme has
    nothing to ask (`offered`), or some of its targets cannot come about (`possible`).
    """

    id: str
    rules: tuple[str, ...]
    targets: Mapping[int, tuple[str, ...]]
    attempt: Callable[[Chance, int, str, House], Question | None]
    offered: Callable[[House], bool] = _always
    possible: Callable[[str, House], bool] = _any
    house_rules: tuple[str, ...] = ()
    """Clauses that its puzzles turn on only where a table plays by them."""


@dataclass(frozen=True, slots=True)
class Puzzles:
    """The puzzles of a game.

    `version` counts up whenever a seed comes to mean another puzzle; `origin`, its text, begins every seed.
    """

    version: int
    origin: str
    themes: Mapping[str, Theme]
    read: Callable[[House], object]
    """Reads house rules; raises Unreadable."""

    def offered(self, house: House) -> list[Theme]:
        """The themes there are under these house rules, in the order in which they are offered."""
        return [theme for theme in self.themes.values() if theme.offered(house)]

    def make(self, theme: str, seed: int, level: int, house: House | None = None) -> Question:
        """The puzzle of this theme.

        KeyError for a theme that there is not (under these house rules), ValueError for such a seed, level or rule.
        """
        house = house or {}
        self.read(house)
        found = self.themes[theme]
        if not found.offered(house):
            raise KeyError(theme)
        if seed not in range(SEEDS) or level not in LEVELS:
            raise ValueError(f"no puzzle {seed} at level {level}")
        chance = Chance("/".join([self.origin, theme, str(level), str(seed), *_written(house)]))
        targets = [target for target in found.targets[level] if found.possible(target, house)]
        wanted = chance.pick(targets)
        # A rare target may not come up in all these deals; then another one will do.
        for target in [wanted, *(other for other in targets if other != wanted)]:
            for _ in range(TRIES):
                puzzle = found.attempt(chance, level, target, house)
                if puzzle:
                    return puzzle
        raise LookupError(f"no puzzle after {TRIES} deals a target: {theme} {seed} level {level} {dict(house)}")


def _written(house: House) -> list[str]:
    return [f"{name}={value}" for name, value in sorted(house.items())]
