"""The tests of each clause, as tests.toml keeps them: a site that is deployed has no tests to read."""

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

from tutor.clauses import source

KEPT = Path(__file__).parent / "tests.toml"
HEAD = "# Written by `manage.py clauses --write` out of tests/engine; a test says when it is stale.\n"


class Tests(NamedTuple):
    """The tests that allow what the clause allows, and those that see it refuse."""

    allowed: tuple[str, ...]
    refused: tuple[str, ...]


@cache
def kept() -> dict[str, Tests]:
    """By clause, as kept."""
    return {
        rule: Tests(tuple(found["allowed"]), tuple(found["refused"]))
        for rule, found in tomllib.loads(KEPT.read_text()).items()
    }


def written() -> str:
    """What tests.toml should say now."""
    lines = [
        f'"{rule}" = {{ allowed = {json.dumps(allowed)}, refused = {json.dumps(refused)} }}'
        for rule, (allowed, refused) in source.tests().items()
    ]
    return "\n".join([HEAD, *lines, ""])
