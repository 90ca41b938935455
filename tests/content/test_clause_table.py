"""No hole in the clause table: every clause is told in every language, taught or excused, and tested by name.

That each has a test of its own name, and that the ids are the spec's, is in tests/engine/test_clauses.py.
"""

from io import StringIO

import pytest
from django.conf import settings
from django.core.management import call_command

from games.registry import GAMES
from tutor.lessons.clauses import clauses


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_told_and_taught(game: str) -> None:
    for clause in clauses(game):
        assert clause.languages == tuple(code for code, _ in settings.LANGUAGES), clause.rule
        assert bool(clause.steps) != bool(clause.untaught), clause.rule


def test_the_command_prints_a_line_a_clause() -> None:
    out = StringIO()
    call_command("clauses", stdout=out)
    lines = out.getvalue().splitlines()
    assert len(lines) == 1 + sum(len(game.rulebook.rules) for game in GAMES.values())
    assert {len(line.split("\t")) for line in lines} == {5}
