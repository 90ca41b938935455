"""A pad's pages: the form field by field, the sheet figure by figure."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from django.utils.translation import gettext

from games.core.contract import NOBODY, Result
from games.core.pad import CHOICE, TICKS, Fault, Field, Section
from tutor.house.rules import House, for_match, house_of
from tutor.house.words import Clause, clauses
from tutor.house.words import Field as HouseField
from tutor.house.words import fields as house_fields
from tutor.language.formats import date, figure
from tutor.language.lines import TOGETHER, Line, lines, together
from tutor.language.parts import Part, part
from tutor.language.rows import Row, row
from tutor.language.ruletexts import rule_title
from tutor.pad import words
from tutor.pad.forms import NAMES
from tutor.pad.selectors import Sheet

_PACKS = {"cirollon": "genoese", "cucco": "cucco"}
_ROW = {"held": 4, "coins": 5}


class Option(NamedTuple):
    """Something to tick or to choose."""

    value: str
    text: str
    name: str
    suit: str
    id: str
    checked: bool


class Input(NamedTuple):
    """A box to write in; `name` is what it is called where there are several."""

    key: str
    name: str
    text: str
    faulty: bool


@dataclass(frozen=True)
class Asked:
    """A field of the form, or several of one name. `rows` are its options as they are laid out."""

    key: str
    kind: str
    label: str
    most: int
    inputs: list[Input]
    rows: list[list[Option]]
    faulty: bool

    @property
    def options(self) -> list[Option]:
        return [option for options in self.rows for option in options]


@dataclass(frozen=True)
class Column:
    """What is asked of one side; without a name, of the whole table.

    `spare`: what follows from the other side, and may be left out; `open`: something is in it.
    """

    name: str
    fields: list[Asked]
    spare: bool
    open: bool


@dataclass(frozen=True)
class Group:
    """A section of the form."""

    name: str
    title: str
    help: str
    rule: str
    spare: bool
    open: bool
    columns: list[Column]


@dataclass(frozen=True)
class Why:
    """A fault, told: the sentence, its clause, the field where to begin."""

    text: str
    rule: str
    title: str
    field: str


@dataclass(frozen=True)
class Sum:
    """What is entered comes to: the total of each side with what it is made of, or why it cannot be."""

    sides: list[tuple[str, str, list[tuple[str, str]]]]
    faults: list[Why]
    unfinished: bool


@dataclass(frozen=True)
class HandRows:
    number: int
    rows: list[Row]
    totals: list[str]


@dataclass(frozen=True)
class Figure:
    number: int
    side: str
    title: str
    points: str
    parts: list[Part]
    note: str
    rule: str


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


def side_names(sheet: Sheet) -> list[str]:
    """The columns: the players' names, joined in pairs; A, B, C where none were given."""
    found = []
    for side in range(sheet.sides):
        seats = [seat for seat, own in enumerate(sheet.seats) if own == side]
        named = [sheet.pad.names[seat] for seat in seats if seat < len(sheet.pad.names) and sheet.pad.names[seat]]
        if _dummies(sheet):
            named = named[:1]
        found.append(" + ".join(named) if named else "ABC"[side])
    return found


def seat_names(sheet: Sheet) -> list[str]:
    """The players round the table, for whose deal it is."""
    found = []
    for seat in range(len(sheet.seats)):
        name = sheet.pad.names[seat] if seat < len(sheet.pad.names) else ""
        found.append(name or gettext("player %(n)s") % {"n": seat + 1})
    if _dummies(sheet):
        found[2:] = [gettext("the dummy of %(name)s") % {"name": name} for name in found[:2]]
    return found


def _dummies(sheet: Sheet) -> bool:
    return sheet.pad.game == "gatti" and len(sheet.seats) == 4 and sheet.pad.options.get("players") == 2


# --- the form ----------------------------------------------------------------------------------------------------


def groups(sheet: Sheet, shown: Mapping[str, Sequence[str]], faults: Sequence[Fault] = ()) -> list[Group]:
    """The form of a hand, with what was entered so far in it."""
    wrong = {field for fault in faults for field in fault.fields}
    names = side_names(sheet)
    return [_group(sheet, section, shown, wrong, names) for section in sheet.sections]


def _group(
    sheet: Sheet, section: Section, shown: Mapping[str, Sequence[str]], wrong: set[str], names: list[str]
) -> Group:
    game = sheet.pad.game
    columns = []
    for side in (NOBODY, *range(sheet.sides)):
        own = [field for field in section.fields if field.side == side]
        if own:
            asked = [
                _asked(game, list(same), shown, wrong, names) for _, same in groupby(own, lambda field: field.name)
            ]
            spare = section.name == "pile" and sheet.sides == 2 and side == 1
            columns.append(Column("" if side == NOBODY else names[side], asked, spare, _open(own, shown, wrong)))
    turns = max(field.turn for field in section.fields)
    exchange = getattr(sheet.options, "fool_exchange", False)
    said, rule = words.section_help(game, section.name, turns=turns, sides=sheet.sides, exchange=exchange)
    title = words.section_title(section.name)
    return Group(section.name, title, said, rule, section.spare, _open(section.fields, shown, wrong), columns)


def _open(fields: Sequence[Field], shown: Mapping[str, Sequence[str]], wrong: set[str]) -> bool:
    """Whether something was entered there, or is wrong there."""
    return any(any(shown.get(field.key, ())) or field.key in wrong for field in fields)


def _asked(
    game: str, fields: list[Field], shown: Mapping[str, Sequence[str]], wrong: set[str], sides: list[str]
) -> Asked:
    """A field; numbers of one name (the frilli of each partner) stand side by side."""
    field = fields[0]
    given = shown.get(field.key, ())
    options = [
        Option(*words.value(game, field, value, sides), f"{field.key}-{value}", value in given)
        for value in field.values
        if field.kind in (CHOICE, TICKS)
    ]
    if field.kind == CHOICE:
        none = words.nothing(field)
        options.insert(0, Option("", none, none, "", f"{field.key}-none", not any(given)))
    kind = "select" if field.name.startswith(("best-", "given")) else field.kind
    label = words.label(game, field)
    inputs = [
        Input(one.key, words.turn(game, label, one), next(iter(shown.get(one.key, ())), ""), one.key in wrong)
        for one in fields
    ]
    return Asked(field.key, kind, label, field.most, inputs, _rows(field, options), any(one.faulty for one in inputs))


def _rows(field: Field, options: list[Option]) -> list[list[Option]]:
    """As they lie on the page: of gatti's cards the three by themselves, then each rank."""
    size = _ROW.get(field.name, max(1, len(options)))
    first = 3 if field.name == "held" else 0
    rest = [options[at : at + size] for at in range(first, len(options), size)]
    return [options[:first], *rest] if first else rest


def told(sheet: Sheet, faults: Sequence[Fault]) -> list[Why]:
    """Faults as sentences, each once."""
    names = side_names(sheet)
    found = [
        Why(
            words.fault_text(sheet.pad.game, fault, names),
            fault.rule,
            rule_title(fault.rule),
            fault.fields[0] if fault.fields else "",
        )
        for fault in faults
    ]
    return [why for place, why in enumerate(found) if why.text not in [earlier.text for earlier in found[:place]]]


def summed(sheet: Sheet, result: Result | None, faults: Sequence[Fault]) -> Sum:
    """What the form comes to as it stands."""
    names = side_names(sheet)
    sides = []
    if result:
        for side, name in enumerate(names):
            made = [(str(line.title), figure(points)) for line, points in _entries(sheet, result, side) if points]
            sides.append((name, figure(result.points(side)), made))
    unfinished = bool(faults) and all(fault.reason in words.UNFINISHED for fault in faults)
    return Sum(sides, told(sheet, faults), unfinished)


def _entries(sheet: Sheet, result: Result, side: int) -> Iterator[tuple[Line, int]]:
    for line in lines(sheet.pad.game, result):
        yield line, sum(one.points for one in line.parts[side])


# --- the sheet ---------------------------------------------------------------------------------------------------


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
    result = sheet.results[number - 1]
    every = [*lines(sheet.pad.game, result), together(result)]
    line = next((line for line in every if line.entry == entry), None)
    if line is None:
        return None
    written = row(line)
    values = sheet.rules.values(sheet.options)
    parts = [part(one, values, sheet.game.pack) for one in line.parts[side]]
    total = figure(sum(one.points for one in line.parts[side]))
    return Figure(number, side_names(sheet)[side], written.title, total, parts, written.note, written.rule)


def pack_of(game: str) -> str:
    """The name of the game's pack, under which its cards are drawn."""
    return _PACKS.get(game, "tarot")


# --- the pads of a game ---------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Listed:
    token: str
    names: str
    begun: str
    scores: list[tuple[str, str]]
    hands: int
    over: bool


_MORE = frozenset({"melds", "first"})
"""What is asked below, with the house rules to tick: most tables never think of it."""


@dataclass(frozen=True)
class New:
    """The form for a new pad; `more` are the house rules that are folded away, unless one of them is chosen."""

    house: list[HouseField]
    more: list[HouseField]
    open: bool
    names: list[tuple[str, str, str]]
    dealer: str
    pads: list[Listed]


def new_page(game: str, sheets: list[Sheet], given: Mapping[str, str] | None, house: House) -> New:
    """The form as it was sent, or as the last pad was begun; and the learner's pads."""
    if given is None:
        last = sheets[0].pad if sheets else None
        given = dict(zip(NAMES, last.names, strict=False)) if last else {}
        house = house_of(for_match(game), last.options) if last else house
    fields = house_fields(for_match(game), house)
    most = 4 if game in ("gatti", "cirollon", "cucco") else 2
    names = [
        (name, gettext("Player %(n)s") % {"n": number}, given.get(name, ""))
        for number, name in enumerate(NAMES[:most], 1)
    ]
    listed = [
        Listed(
            sheet.pad.token,
            " – ".join(side_names(sheet)),
            date(sheet.pad.created),
            list(zip(side_names(sheet), map(figure, sheet.totals), strict=True)),
            len(sheet.entries),
            sheet.standing.over,
        )
        for sheet in sheets
    ]
    more = [field for field in fields if not field.legend or field.name in _MORE]
    asked = [field for field in fields if field not in more]
    chosen = any(field.name in house.texts for field in more)
    return New(asked, more, chosen, names, given.get("dealer", "0"), listed)
