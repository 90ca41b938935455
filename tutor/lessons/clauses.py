"""The clause table: for every clause of a game where it is told, taught and drilled.

The thread of rule ids, seen as a whole: `manage.py clauses` prints it, a test fails on a hole in it.
"""

from dataclasses import dataclass

from django.conf import settings

from games.puzzles.registry import PUZZLES
from games.registry import GAMES
from tutor.language.ruletexts import rule_sections
from tutor.lessons.reader import lesson


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause: the languages of its text, the steps that teach it (or why none does), the themes that drill it."""

    rule: str
    kind: str
    languages: tuple[str, ...]
    steps: tuple[str, ...]
    untaught: str
    themes: tuple[str, ...]


def clauses(game: str) -> list[Clause]:
    """The clauses of a game, in the order in which its rulebook declares them."""
    path = lesson(game)
    told = {
        language: {rule.id for group in rule_sections(game, language) for rule in group.rules}
        for language, _ in settings.LANGUAGES
    }
    return [
        Clause(
            rule.id,
            rule.kind,
            tuple(language for language, ids in told.items() if rule.id in ids),
            tuple(step.id for step in (*path.steps, *path.variants) if rule.id in step.rules),
            path.untaught.get(rule.id, ""),
            tuple(theme.id for theme in PUZZLES[game].themes.values() if rule.id in theme.rules),
        )
        for rule in GAMES[game].rulebook.rules.values()
    ]
