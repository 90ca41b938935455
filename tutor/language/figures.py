"""A figure of a sheet, explained: what it is made of, reason by reason."""

from collections.abc import Mapping
from dataclasses import dataclass

from games.core.contract import Game, Result
from tutor.language.formats import figure
from tutor.language.lines import lines, together
from tutor.language.parts import Part, part
from tutor.language.rows import row


@dataclass(frozen=True)
class Figure:
    """The hand's number, the side as it is called, the line's title and points; `note` with its clause `rule`."""

    number: int
    side: str
    title: str
    points: str
    parts: list[Part]
    note: str
    rule: str


def figure_of(
    game: Game, result: Result, values: Mapping[int, int], number: int, column: tuple[int, str], entry: str
) -> Figure | None:
    """The figure of a hand's line in a side's column (the side and its name); None where there is no such line.

    `values` are the points of the cards that have any.
    """
    side, name = column
    every = [*lines(game.name, result), together(result)]
    line = next((line for line in every if line.entry == entry), None)
    if line is None:
        return None
    written = row(line)
    total = figure(sum(one.points for one in line.parts[side]))
    parts = [part(one, values, game.pack) for one in line.parts[side]]
    return Figure(number, name, written.title, total, parts, written.note, written.rule)
