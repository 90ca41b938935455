"""A session's item as a question: the puzzle of its theme and seed, the lesson's exercise, or the drill of its word."""

from collections.abc import Iterator
from random import Random
from typing import Any

from games.puzzles.question import Grade, Question, hung_on
from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS, SEEDS
from tutor.language.current import page_language
from tutor.language.terms import LANGUAGES, PREFIX, terms
from tutor.lessons.reader import Exercise, lesson
from tutor.review.models import Item
from tutor.words.questions import Way, ask, ways_of

TRIES, FEW = 25, 4
"""Seeds looked at, at each level, for a puzzle that turns on the clause; and how many at a level that aims at other
clauses only. A puzzle takes 10 to 100 ms to make, and whoever opens the question waits for it."""


def question_of(item: Item) -> Question:
    """What an opened item asks; LookupError where the site no longer has it."""
    if item.kind == Item.Kind.LESSON:
        return _exercise(item).question
    if item.kind == Item.Kind.WORDS:
        return ask(item.rule.removeprefix(PREFIX), item.seed or 0, *item.way.split("-"))
    return PUZZLES[item.game].make(item.theme, item.seed or 0, item.level)


def counted(item: Item, question: Question, result: Grade) -> tuple[str, ...]:
    """The clauses an answer counts for, as it would in the lesson or the practice it comes from.

    A right one counts for the item's own clause too: the question stood for it, even where it is only near it.
    """
    if item.kind == Item.Kind.LESSON:
        rules = lesson(item.game).counted(item.theme, item.seed or 0, result)
    else:
        rules = hung_on(question, result)
    return (*rules, item.rule) if result.right else rules


def opened(item: Item) -> dict[str, Any]:
    """The fields that make the item one question for good."""
    chance = Random(f"{item.session_id} {item.position}")
    if item.kind == Item.Kind.WORDS:
        way = chance.choice(word_ways(item.rule) or [LANGUAGES[:2]])
        return {"seed": chance.randrange(SEEDS), "way": "-".join(way)}
    level, seed = _puzzle(item, chance)
    return {"level": level, "seed": seed}


def word_ways(rule: str) -> list[Way]:
    """From which language to which a word can be asked: with the reader's, or else with any; none if it is gone."""
    term = rule.removeprefix(PREFIX)
    if term not in terms():
        return []
    return next((ways for lang in (page_language(), *LANGUAGES) if (ways := ways_of(term, lang))), [])


def _exercise(item: Item) -> Exercise:
    return lesson(item.game).step(item.theme).exercises[(item.seed or 0) - 1]


def _puzzle(item: Item, chance: Random) -> tuple[int, int]:
    """The level and seed of a puzzle that turns on the item's clause; one of the theme where none is found.

    At the level wanted, or as near to it as the clause is asked.
    """
    tried = list[tuple[int, int]]()
    for level, seed in _seeds(item, chance):
        try:
            found = item.rule in PUZZLES[item.game].make(item.theme, seed, level).rules
        except LookupError:  # nothing came about with this seed
            continue
        if found:
            return level, seed
        tried.append((level, seed))
    return tried[0] if tried else (item.level, 0)


def _seeds(item: Item, chance: Random) -> Iterator[tuple[int, int]]:
    theme = PUZZLES[item.game].themes.get(item.theme)
    aimed = [level for level in LEVELS if theme and item.rule in theme.targets[level]] or LEVELS
    for level in sorted(LEVELS, key=lambda each: abs(each - item.level)):
        for _ in range(TRIES if level in aimed else FEW):
            yield level, chance.randrange(SEEDS)
