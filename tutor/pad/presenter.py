"""The running sheet of a pad, figure by figure."""

from dataclasses import dataclass

from django.utils.translation import gettext

from games.core.contract import Result
from tutor.house.rules import for_match, house_of
from tutor.house.words import Clause, clauses
from tutor.language.figures import Figure, figure_of
from tutor.language.formats import date, figure
from tutor.language.lines import TOGETHER, lines, together
from tutor.language.rows import Row, row
from tutor.pad.names import asked, fields_of, seat_names, side_names
from tutor.pad.selectors import Sheet


@dataclass(frozen=True)
class HandRows:
    number: int
    rows: list[Row]
    totals: list[str]


@dataclass(frozen=True)
class Page:
    token: str
    game: str
    names: list[str]
    hands: list[HandRows]
    totals: list[str]
    house: list[Clause]
    revision: int
    undo: str
    over: str
    number: int
    of: int
    limit: int
    dealer: str
    begun: str
    players: list[tuple[str, str, str]]


def page(sheet: Sheet) -> Page:
    """The running sheet, and what comes next."""
    pad = sheet.pad
    options = sheet.options
    hands = [
        HandRows(number, _slate(pad.game, result), [figure(points) for points in result.totals()])
        for number, result in enumerate(sheet.results, 1)
    ]
    return Page(
        token=pad.token,
        game=pad.game,
        names=side_names(sheet),
        hands=hands,
        totals=[figure(points) for points in sheet.totals],
        house=clauses(house_of(for_match(pad.game), pad.options)),
        revision=pad.revision,
        undo=_undo(sheet),
        over=_over(sheet),
        number=sheet.next,
        of=sheet.game.hands_in_match(options),
        limit=getattr(options, "limit", 0),
        dealer=seat_names(sheet)[sheet.dealer(sheet.next)],
        begun=date(pad.created),
        players=asked(fields_of(pad.names), sheet.number_of_players),
    )


def _slate(game: str, result: Result) -> list[Row]:
    return [row(together(result))] if game in TOGETHER else [row(line) for line in lines(game, result)]


def _undo(sheet: Sheet) -> str:
    last = sheet.pad.undo
    if not last:
        return ""
    number = {"number": last["number"]}
    if last["did"] == "removed":
        return gettext("Hand %(number)s was taken out.") % number
    if last["entry"] is None:
        return gettext("Hand %(number)s was written down.") % number
    return gettext("Hand %(number)s was changed.") % number


def _over(sheet: Sheet) -> str:
    """Who has won, "" while the match goes on."""
    winners = sheet.standing.winners
    if not winners:
        return ""
    if len(winners) > 1:
        return gettext("The match is a draw.")
    return gettext("The match is won by %(name)s.") % {"name": side_names(sheet)[winners[0]]}


def explained(sheet: Sheet, number: int, side: int, entry: str) -> Figure | None:
    """What a figure of the sheet is made of; None where there is none."""
    if not 1 <= number <= len(sheet.results) or side >= sheet.sides:
        return None
    values = sheet.rules.values(sheet.options)
    return figure_of(sheet.game, sheet.results[number - 1], values, number, (side, side_names(sheet)[side]), entry)
