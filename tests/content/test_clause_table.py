"""No hole in the clause table: an empty cell has its reason, and what is kept of the tests is not stale.

That each clause has a test of its own name, and that the ids are the spec's, is in tests/engine/test_clauses.py too.
"""

from io import StringIO
from pathlib import Path

import pytest
from django.core.management import call_command
from django.http import QueryDict

from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS
from games.registry import GAMES
from tutor.clauses import kept, source
from tutor.clauses.presenter import house_of_clause
from tutor.clauses.table import HARMLESS, clauses, origins
from tutor.clauses.words import REASONS
from tutor.house.rules import RULES, read

IDS = Path(__file__).parents[1] / "data"

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_the_clauses_are_the_specs(game: str) -> None:
    ids = (IDS / f"{game}-rule-ids.txt").read_text().split()
    assert [clause.rule for clause in clauses(game)] == ids
    assert list(origins(game)["clauses"]) == ids


@each_game
def test_no_cell_is_empty_without_a_reason(game: str) -> None:
    for clause in clauses(game):
        assert clause.empty == [], clause.rule


@each_game
def test_a_reason_is_known_and_not_given_for_what_is_there(game: str) -> None:
    for clause in clauses(game):
        drilled = [*clause.themes, *clause.house_themes]
        assert bool(drilled) != bool(clause.undrilled), clause.rule
        assert {clause.undrilled, clause.unrefused} <= {"", *REASONS}, clause.rule


@each_game
def test_what_a_puzzle_goes_wrong_on_can_be_refused_or_counted(game: str) -> None:
    """Every theme drills some clause, and every clause it names is in the table."""
    known = {clause.rule for clause in clauses(game)}
    for theme in PUZZLES[game].themes.values():
        assert theme.rules, theme.id
        assert {*theme.rules, *theme.house_rules} <= known, theme.id


@each_game
def test_a_theme_of_a_house_rule_is_drilled_under_that_rule(game: str) -> None:
    """What the table leads to is about the clause: so many puzzles, one of them turns on it."""
    for clause in clauses(game):
        if not clause.house_themes:
            continue
        house = read(RULES[game], QueryDict(house_of_clause(game, clause.rule)))
        assert house, clause.rule
        for theme in clause.house_themes:
            asked = (PUZZLES[game].make(theme, seed, level, house.options) for seed in range(60) for level in LEVELS)
            assert any(clause.rule in each.rules for each in asked), (clause.rule, theme)


def test_what_is_kept_of_the_tests_is_not_stale() -> None:
    assert kept.KEPT.read_text() == kept.written(), "manage.py clauses --write"


def test_what_the_illegal_records_are_refused_by_is_no_harmless_clause() -> None:
    harmless = {clause.rule for game in GAMES for clause in clauses(game) if clause.unrefused == HARMLESS}
    refused = set()
    for path in sorted((IDS / "records").glob("*illegal*.jsonl")):
        for line in path.read_text().splitlines():
            refused.add(line.rpartition('"rule"')[2].split('"')[1])
    assert refused
    # A void deal is refused by no verdict: it is never played (cirollon.deal.void).
    assert refused & harmless <= {"cirollon.deal.void"}


def test_a_place_in_the_engine_is_found_by_name_and_by_docstring() -> None:
    found = source.engine()
    assert "gatti/opening.py Discarding._judge" in found["gatti.discard.kings"]
    assert "core/tricks.py playable" in found["chinze.follow.free"]
    assert "core/fool.py Owed" in found["gatti.fool.forfeit"]


def test_the_command_prints_a_line_a_clause() -> None:
    out = StringIO()
    call_command("clauses", stdout=out)
    lines = out.getvalue().splitlines()
    assert len(lines) == 1 + sum(len(game.rulebook.rules) for game in GAMES.values())
    assert {len(line.split("\t")) for line in lines} == {9}
