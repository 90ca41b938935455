"""Whether a match is over, and who has won it (cirollon.match, gatti.match)."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.contract import Result, ScoreLine
from games.registry import game_named


def hand(*points: int, cappotto: int | None = None) -> Result:
    lines = tuple(ScoreLine("cirollon.count.cards", side, "cards", own) for side, own in enumerate(points))
    return Result(len(points), ("cards",), lines, cappotto)


@pytest.mark.parametrize(
    ("hands", "winners"),
    [
        ([], ()),
        ([hand(20, 3)], ()),
        ([hand(20, 3), hand(1, 0)], (0,)),
        ([hand(20, 20), hand(4, 7)], (1,)),
        ([hand(20, 20), hand(4, 4)], ()),
        ([hand(20, 20), hand(4, 4), hand(0, 1)], (1,)),
        ([hand(20, 2, cappotto=1)], (1,)),
    ],
)
def test_to_a_limit(hands: list[Result], winners: tuple[int, ...]) -> None:
    game = game_named("cirollon")
    standing = game.match(game.options({"limit": 21}), hands)
    assert standing.winners == winners
    assert standing.over is bool(winners)


@pytest.mark.parametrize(
    ("hands", "level"),
    [([], False), ([hand(20, 20)], False), ([hand(20, 20), hand(4, 4)], True), ([hand(20, 20), hand(4, 7)], False)],
)
def test_equal_past_the_limit(hands: list[Result], level: bool) -> None:
    game = game_named("cirollon")
    assert game.match(game.options({"limit": 21}), hands).level is level


@pytest.mark.parametrize(
    ("name", "options", "hands", "winners"),
    [
        ("gatti", {}, [hand(10, 5)] * 3, ()),
        ("gatti", {}, [hand(10, 5)] * 4, (0,)),
        ("gatti", {"players": 3}, [hand(10, 20, 20)] * 3, (1, 2)),
        ("chinze", {}, [hand(3, 8)] * 2, (1,)),
        ("cucco", {}, [hand(3, 3)], (0, 1)),
    ],
)
def test_of_hands(name: str, options: dict[str, Any], hands: list[Result], winners: tuple[int, ...]) -> None:
    game = game_named(name)
    standing = game.match(game.options(options), hands)
    assert standing.winners == winners
    assert standing.totals == tuple(sum(each.points(side) for each in hands) for side in range(hands[0].sides))
