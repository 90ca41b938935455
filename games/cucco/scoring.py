"""The count of a cucco hand: the values of the cards in the tricks (cucco.count)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Cards, each
from games.core.contract import Result, ScoreLine
from games.cucco import rules as r
from games.cucco.cards import VALUE

ENTRIES = ("cards",)


def count_line(side: int, pile: Cards) -> ScoreLine:
    """What a side's tricks are worth."""
    return ScoreLine(r.COUNT, side, "cards", sum(VALUE[card] for card in each(pile)), pile)


def result(lines: Sequence[ScoreLine]) -> Result:
    """The result of a hand, of a line for each side."""
    return Result(len(lines), ENTRIES, tuple(lines))
