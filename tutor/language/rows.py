"""The lines of a sheet as they are written: points and marks in a column for each side."""

from dataclasses import dataclass

from django.utils.translation import ngettext

from games.core.contract import ScoreLine
from games.gatti import rules as gatti
from tutor.language.formats import figure
from tutor.language.lines import CARDS, Line
from tutor.language.names import sheet_mark


@dataclass(frozen=True)
class Cell:
    side: int
    entry: str
    points: str
    marks: str


@dataclass(frozen=True)
class Row:
    """`note`: a word to the whole line, and `rule` the clause for it."""

    title: str
    cells: list[Cell | None]
    note: str = ""
    rule: str = ""


def row(line: Line) -> Row:
    """A line with its title and its cells; three piles of gatti are each rounded by themselves (gatti.three.count)."""
    cells = [_cell(line.entry, side, parts) for side, parts in enumerate(line.parts)]
    if line.entry != CARDS or len(cells) < 3:
        return Row(str(line.title), cells)
    together = sum(part.points for parts in line.parts for part in parts)
    note = ngettext(
        "Each pile is rounded by itself: together %(n)s point.",
        "Each pile is rounded by itself: together %(n)s points.",
        together,
    ) % {"n": together}
    return Row(str(line.title), cells, note, gatti.THREE_COUNT)


def _cell(entry: str, side: int, parts: list[ScoreLine]) -> Cell | None:
    if not parts:
        return None
    marks = "".join(sheet_mark(line.mark) for line in parts)
    return Cell(side, entry, figure(sum(line.points for line in parts)), marks)
