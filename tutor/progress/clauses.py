"""Where a learner meets each clause of a game."""

from functools import lru_cache
from typing import NamedTuple

from games.puzzles.registry import PUZZLES
from tutor.language.ruletexts import rule_sections
from tutor.lessons.reader import lesson


class Asked(NamedTuple):
    """Where a clause is asked for: the first lesson step and the first puzzle theme, "" where there is none."""

    step: str
    theme: str


@lru_cache
def asked_for(game: str) -> dict[str, Asked]:
    """The clauses that a lesson or a puzzle asks for, in reading order; the others can be neither known nor unknown."""
    path, found = lesson(game), {}
    for rule in (rule.id for group in rule_sections(game, "en") for rule in group.rules):
        step = next((step.id for step in (*path.steps, *path.variants) if rule in step.rules), "")
        theme = next((theme.id for theme in PUZZLES[game].themes.values() if rule in theme.rules), "")
        if step or theme:
            found[rule] = Asked(step, theme)
    return found
