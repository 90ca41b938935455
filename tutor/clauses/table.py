"""The clause table: for each clause of a game its source, its engine, its words, its lesson, its puzzles, its tests.

The thread of rule ids, seen as a whole: `manage.py clauses` prints it, /clauses/ shows it, a test fails on an empty
cell without a reason.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from django.conf import settings

from games.puzzles.registry import PUZZLES
from games.registry import GAMES
from tutor.clauses.kept import Tests, kept
from tutor.clauses.source import engine
from tutor.language.ruletexts import rule_sections
from tutor.lessons.reader import lesson

SEEDS: Path = settings.BASE_DIR / "seeds"
HARMLESS = "harmless"
"""Why no test sees a clause refuse: no action can be against it."""


@dataclass(frozen=True, slots=True)
class Clause:
    """A clause and its cells; an empty one has its reason beside it, a word of tutor/clauses/words.py."""

    rule: str
    kind: str
    """rule, decision or option."""
    source: str
    """The source text, S0 to S3, and its lines."""
    engine: tuple[str, ...]
    languages: tuple[str, ...]
    steps: tuple[str, ...]
    themes: tuple[str, ...]
    house_themes: tuple[str, ...]
    """Themes that drill it when its house rule is chosen."""
    undrilled: str
    allowed: tuple[str, ...]
    refused: tuple[str, ...]
    unrefused: str

    @property
    def empty(self) -> list[str]:
        """The cells that are empty without a reason."""
        cells = {
            "source": self.source,
            "engine": self.engine,
            "text": len(self.languages) == len(settings.LANGUAGES),
            "lesson": self.steps,
            "puzzles": self.themes or self.house_themes or self.undrilled,
            "allowed": self.allowed,
            "refused": self.refused or self.unrefused,
        }
        return [name for name, cell in cells.items() if not cell]


def clauses(game: str) -> list[Clause]:
    """The clauses of a game, in the order in which its rulebook declares them."""
    path, themes, noted = lesson(game), PUZZLES[game].themes.values(), origins(game)
    told = {
        language: {rule.id for group in rule_sections(game, language) for rule in group.rules}
        for language, _ in settings.LANGUAGES
    }
    found = []
    for rule in GAMES[game].rulebook.rules.values():
        tests, origin = kept().get(rule.id, Tests((), ())), noted["clauses"].get(rule.id, {})
        found.append(
            Clause(
                rule=rule.id,
                kind=rule.kind,
                source=f"{noted['source']}: {origin['lines']}" if origin else "",
                engine=tuple(engine()[rule.id]),
                languages=tuple(language for language, ids in told.items() if rule.id in ids),
                steps=tuple(step.id for step in (*path.steps, *path.variants) if rule.id in step.rules),
                themes=tuple(theme.id for theme in themes if rule.id in theme.rules),
                house_themes=tuple(theme.id for theme in themes if rule.id in theme.house_rules),
                undrilled=origin.get("undrilled", ""),
                allowed=tests.allowed,
                refused=tests.refused,
                unrefused="" if tests.refused else HARMLESS,
            )
        )
    return found


@cache
def origins(game: str) -> dict[str, Any]:
    """seeds/<game>/clauses.toml: the source text, and for each clause its lines and why nothing drills it."""
    return tomllib.loads((SEEDS / game / "clauses.toml").read_text())
