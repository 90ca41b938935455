"""The score sheet in the form of the sources' examples: a column for each side, every figure explained."""

from dataclasses import dataclass

from django.utils.translation import gettext, ngettext

from games.chinze import rules as chinze
from games.cirollon import rules as cirollon
from games.core.cards import Pack, each
from games.core.contract import ScoreLine
from games.gatti import rules as gatti
from tutor.language.events import seat_name
from tutor.language.names import sheet_mark
from tutor.language.ruletexts import rule_title
from tutor.table.lines import CARDS, TOGETHER, Line, lines, together
from tutor.table.selectors import HandResult, totals
from tutor.table.sitting import Sitting

_THIRDS = (gatti.COUNT_THIRDS, chinze.COUNT_THIRDS)


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


@dataclass(frozen=True)
class HandRows:
    """The lines of a hand; worked out where they are asked for, as the page keeps those of earlier hands."""

    game: str
    hand: HandResult

    @property
    def number(self) -> int:
        return self.hand.number

    @property
    def assisted(self) -> bool:
        return self.hand.assisted

    @property
    def rows(self) -> list[Row]:
        return [_row(line) for line in lines(self.game, self.hand.result)]

    @property
    def slate(self) -> list[Row]:
        """The lines as the running sheet has them: of a match to a limit, one a hand."""
        return [_row(together(self.hand.result))] if self.game in TOGETHER else self.rows

    @property
    def totals(self) -> list[str]:
        return [figure(points) for points in self.hand.result.totals()]


@dataclass(frozen=True)
class Sheet:
    names: list[str]
    hands: list[HandRows]
    totals: list[str]


@dataclass(frozen=True)
class Part:
    """One reason for points: the clause, its cards with what each is worth, or how many cards were counted."""

    rule: str
    title: str
    points: str
    cards: list[tuple[str, int]]
    counted: int


@dataclass(frozen=True)
class Figure:
    number: int
    side: str
    title: str
    points: str
    parts: list[Part]
    note: str
    rule: str


def sheet(sitting: Sitting, hands: list[HandResult]) -> Sheet:
    """The sheet of these finished hands."""
    game = sitting.table.game
    return Sheet(
        [side_name(side, sitting) for side in range(sitting.sides)],
        [HandRows(game, hand) for hand in hands],
        [figure(points) for points in totals(hands, sitting.sides)],
    )


def explained(sitting: Sitting, hands: list[HandResult], number: int, side: int, entry: str) -> Figure | None:
    """What a figure of the sheet is made of; None where there is none."""
    hand = next((hand for hand in hands if hand.number == number), None)
    if hand is None or side >= sitting.sides:
        return None
    every = [*lines(sitting.table.game, hand.result), together(hand.result)]
    line = next((line for line in every if line.entry == entry), None)
    if line is None:
        return None
    row, values = _row(line), sitting.rules.values
    parts = [_part(one, values, sitting.game.pack) for one in line.parts[side]]
    total = figure(sum(one.points for one in line.parts[side]))
    return Figure(number, side_name(side, sitting), row.title, total, parts, row.note, row.rule)


def side_name(side: int, sitting: Sitting) -> str:
    """The columns of the sheet: pairs are we and they, whoever plays alone is called by the seat."""
    if sitting.sides == sitting.seats:
        return seat_name(side, sitting.sides)
    if sitting.dummies:
        return seat_name(side, 2)
    return gettext("They") if side else gettext("We")


def figure(points: int) -> str:
    """Points with a real minus sign."""
    return str(points).replace("-", "−")


def _row(line: Line) -> Row:
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


def _part(line: ScoreLine, values: dict[int, int], pack: Pack) -> Part:
    thirds = line.rule in _THIRDS
    cards = [] if thirds else [(pack.text(card), values.get(card, 0)) for card in each(line.cards)]
    if line.entry != CARDS:
        cards = [(code, 0) for code, _ in cards]  # a meld is worth what it is as a whole
    if line.rule == cirollon.COUNT_PRIMIERA:
        cards = [(code, cirollon.PRIMIERA[code[:-1]]) for code, _ in cards]
    counted = line.cards.bit_count() if thirds or line.rule == cirollon.COUNT_CARDS else 0
    return Part(line.rule, rule_title(line.rule), figure(line.points), cards, counted)
