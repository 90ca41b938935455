"""The score sheet in the form of the sources' examples: a column for each side, every figure explained."""

from dataclasses import dataclass

from django.utils.translation import gettext

from tutor.language.events import seat_name
from tutor.language.figures import Figure, figure_of
from tutor.language.formats import figure
from tutor.language.lines import TOGETHER, lines, together
from tutor.language.rows import Row, row
from tutor.table.selectors import HandResult, totals
from tutor.table.sitting import Sitting


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
    def token(self) -> str:
        return self.hand.token

    @property
    def rows(self) -> list[Row]:
        return [row(line) for line in lines(self.game, self.hand.result)]

    @property
    def slate(self) -> list[Row]:
        """The lines as the running sheet has them: of a match to a limit, one a hand."""
        return [row(together(self.hand.result))] if self.game in TOGETHER else self.rows

    @property
    def totals(self) -> list[str]:
        return [figure(points) for points in self.hand.result.totals()]


@dataclass(frozen=True)
class Sheet:
    names: list[str]
    hands: list[HandRows]
    totals: list[str]


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
    column = (side, side_name(side, sitting))
    return figure_of(sitting.game, hand.result, sitting.rules.values, number, column, entry)


def side_name(side: int, sitting: Sitting) -> str:
    """The columns of the sheet: pairs are we and they, whoever plays alone is called by the seat."""
    if sitting.sides == sitting.seats:
        return seat_name(side, sitting.sides)
    if sitting.dummies:
        return seat_name(side, 2)
    return gettext("They") if side else gettext("We")
