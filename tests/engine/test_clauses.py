"""Every clause has a test of its own name, and the engine's ids are the spec's."""

from __future__ import annotations

from pathlib import Path

from games.registry import GAMES
from tests.engine import test_rules_gatti

SPEC = Path(__file__).parent.parent / "data" / "gatti-rule-ids.txt"


def test_the_engines_ids_are_the_specs_in_its_order() -> None:
    assert list(GAMES["gatti"].rulebook.rules) == SPEC.read_text().split()


def test_every_clause_has_a_test_named_after_it() -> None:
    wanted = {"test_" + rule.removeprefix("gatti.").replace(".", "_") for rule in GAMES["gatti"].rulebook.rules}
    assert wanted <= set(vars(test_rules_gatti))
