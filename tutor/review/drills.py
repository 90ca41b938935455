"""A session's item as a question: the puzzle of its theme and seed, or the lesson's exercise."""

from collections.abc import Iterator
from itertools import product
from random import Random

from games.puzzles.question import Question
from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS, SEEDS
from tutor.lessons.reader import lesson
from tutor.review.models import Item

TRIES = 15
"""Seeds looked at, at each level, for a puzzle that turns on the clause. A puzzle takes 10 to 100 ms to make."""


def question_of(item: Item) -> Question:
    """What an opened item asks; KeyError or IndexError where the site no longer has it."""
    if item.kind == Item.Kind.LESSON:
        return lesson(item.game).step(item.theme).exercises[(item.seed or 0) - 1].question
    return PUZZLES[item.game].make(item.theme, item.seed or 0, item.level)


def drills_of(item: Item) -> tuple[str, ...]:
    """The clauses an answer counts for whatever it was; empty: what the answer hangs on."""
    if item.kind == Item.Kind.LESSON:
        return lesson(item.game).step(item.theme).exercises[(item.seed or 0) - 1].drills
    return ()


def opened(item: Item) -> tuple[int, int]:
    """The level and seed of a puzzle that turns on the item's clause; one of the theme where none is found.

    At the level wanted, or as near to it as the clause is asked.
    """
    tried = list[tuple[int, int]]()
    for level, seed in _seeds(item):
        tried.append((level, seed))
        try:
            if item.rule in PUZZLES[item.game].make(item.theme, seed, level).rules:
                return level, seed
        except LookupError:  # no such puzzle came about with this seed
            tried.pop()
    return tried[0] if tried else (item.level, 0)


def _seeds(item: Item) -> Iterator[tuple[int, int]]:
    chance = Random(f"{item.session_id} {item.position}")
    levels = sorted(LEVELS, key=lambda level: abs(level - item.level))
    return ((level, chance.randrange(SEEDS)) for level, _ in product(levels, range(TRIES)))
