"""The score sheet in the form of the source's example (gatti.score): three lines a hand, each figure explained."""

from dataclasses import dataclass

from django.utils.translation import gettext, gettext_lazy

from games.core.cards import each
from games.core.contract import Result, ScoreLine
from games.core.tarot import COURTS, PACK
from games.gatti.rules import COUNT_THIRDS, Rules
from tutor.language.names import SUIT_SIGNS, rank_letter
from tutor.language.ruletexts import rule_title
from tutor.table.selectors import HandResult, totals

ROWS = {"melds": ("melds",), "extra": ("captured", "bagatto"), "cards": ("cards",)}
"""The lines of a hand: the name of each in addresses, and the engine's entries that are summed in it."""

TITLES = {
    "melds": gettext_lazy("Declared melds"),
    "extra": gettext_lazy("Captured melds and bagatto"),
    "cards": gettext_lazy("Card points"),
}


@dataclass(frozen=True)
class Cell:
    side: int
    entry: str
    points: str
    marks: str


@dataclass(frozen=True)
class Row:
    title: str
    cells: tuple[Cell | None, Cell | None]


@dataclass(frozen=True)
class HandRows:
    """The lines of a hand; worked out where they are asked for, as the page keeps those of earlier hands."""

    hand: HandResult

    @property
    def number(self) -> int:
        return self.hand.number

    @property
    def assisted(self) -> bool:
        return self.hand.assisted

    @property
    def rows(self) -> list[Row]:
        result = self.hand.result
        return [Row(str(title), (_cell(result, 0, entry), _cell(result, 1, entry))) for entry, title in TITLES.items()]

    @property
    def totals(self) -> tuple[str, str]:
        return _figures(totals([self.hand]))


@dataclass(frozen=True)
class Sheet:
    hands: list[HandRows]
    totals: tuple[str, str]


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


def sheet(hands: list[HandResult]) -> Sheet:
    """The sheet of these finished hands."""
    return Sheet([HandRows(hand) for hand in hands], _figures(totals(hands)))


def explained(hands: list[HandResult], rules: Rules, number: int, side: int, entry: str) -> Figure | None:
    """What a figure of the sheet is made of; None where there is none."""
    hand = next((hand for hand in hands if hand.number == number), None)
    if hand is None or side not in (0, 1) or entry not in ROWS:
        return None
    lines = _lines(hand.result, side, entry)
    total = figure(sum(line.points for line in lines))
    return Figure(number, side_name(side), str(TITLES[entry]), total, [_part(line, rules) for line in lines])


def side_name(side: int) -> str:
    """The columns of the sheet: the learner's side is 0."""
    return gettext("They") if side else gettext("We")


def figure(points: int) -> str:
    """Points with a real minus sign."""
    return str(points).replace("-", "−")


def _figures(points: tuple[int, int]) -> tuple[str, str]:
    us, them = points
    return figure(us), figure(them)


def _cell(result: Result, side: int, entry: str) -> Cell | None:
    lines = _lines(result, side, entry)
    if not lines:
        return None
    marks = "".join(_mark(line.mark) for line in lines)
    return Cell(side, entry, figure(sum(line.points for line in lines)), marks)


def _lines(result: Result, side: int, entry: str) -> list[ScoreLine]:
    return [line for line in result.lines if line.side == side and line.entry in ROWS[entry]]


def _mark(mark: str) -> str:
    """The engine's mark as the reader's sheet has it: ♦ for a suit, the language's letter for a rank."""
    return SUIT_SIGNS.get(mark) or (rank_letter(mark) if mark in COURTS else mark)


def _part(line: ScoreLine, rules: Rules) -> Part:
    thirds = line.rule == COUNT_THIRDS
    cards = [] if thirds else [(PACK.text(card), rules.values.get(card, 0)) for card in each(line.cards)]
    if line.entry != "cards":
        cards = [(code, 0) for code, _ in cards]  # a meld is worth what it is as a whole
    counted = line.cards.bit_count() if thirds else 0
    return Part(line.rule, rule_title(line.rule), figure(line.points), cards, counted)
