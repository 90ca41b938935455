"""Hands worked out by an independent engine: ours agrees with every one (tests/data/records)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from games.referee import answer

RECORDS = Path(__file__).parent.parent / "data" / "records"


GOLDEN = [
    pytest.param(json.loads(line), id=f"{path.stem}:{number}")
    for path in sorted(RECORDS.glob("*.jsonl"))
    for number, line in enumerate(path.read_text().splitlines(), 1)
]


def as_set(legal: list[Any]) -> list[str]:
    """Legal actions without the orders that mean nothing: of the list, of cards in a meld or taken, of keys."""
    return sorted(json.dumps(_plain(action), sort_keys=True) for action in legal)


def _plain(action: Any) -> Any:
    if isinstance(action, str):
        played, x, taken = action.partition(" x ")
        return played + x + " ".join(sorted(taken.split()))
    return {key: sorted(map(_meld, value)) if isinstance(value, list) else value for key, value in action.items()}


def _meld(text: str) -> str:
    kind, colon, cards = text.partition(":")
    return f"{kind}{colon}{','.join(sorted(cards.split(',')))}"


@pytest.mark.parametrize("case", GOLDEN)
def test_the_referee_agrees(case: dict[str, Any]) -> None:
    found = answer(json.dumps(case["record"]))
    if "result" in case:
        assert found == {"ok": True, "over": True, "result": case["result"]}
    elif "illegal" in case:
        assert found == {"ok": False, **case["illegal"]}
    else:
        position = case["position"]
        assert (found["ok"], found["over"], found["to_act"]) == (True, False, position["to_act"])
        assert as_set(found["legal"]) == as_set(position["legal"])


def test_there_are_records() -> None:
    assert len(GOLDEN) == 1030
