"""Every clause has a test of its own name, and the engine's ids are the spec's."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from games.registry import GAMES

DATA = Path(__file__).parent.parent / "data"


@pytest.mark.parametrize("game", GAMES)
def test_the_engines_ids_are_the_specs(game: str) -> None:
    assert set(GAMES[game].rulebook.rules) == set((DATA / f"{game}-rule-ids.txt").read_text().split())


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_a_test_named_after_it(game: str) -> None:
    wanted = {"test_" + rule.removeprefix(f"{game}.").replace(".", "_") for rule in GAMES[game].rulebook.rules}
    files = Path(__file__).parent.glob(f"test_rules_{game}*.py")
    assert wanted <= {name for file in files for name in vars(import_module(f"tests.engine.{file.stem}"))}


@pytest.mark.parametrize("game", GAMES)
def test_house_rules_replace_clauses_of_their_own_game(game: str) -> None:
    book = GAMES[game].rulebook
    clauses = {rule for each in GAMES.values() for rule in each.rulebook.rules}
    assert set(book.replaced) <= clauses
    assert {rule for replaced in book.replaced.values() for rule in replaced} <= set(book.rules)
