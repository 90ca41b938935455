"""The form of a hand, field by field, and what it comes to as it stands."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from games.core.contract import NOBODY, Result
from games.core.pad import CHOICE, TICKS, Fault, Field, Section
from tutor.language.formats import figure
from tutor.language.lines import lines
from tutor.language.ruletexts import rule_title
from tutor.pad import words
from tutor.pad.names import side_names
from tutor.pad.selectors import Sheet

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
            spare = section.rest and side == sheet.sides - 1
            columns.append(Column("" if side == NOBODY else names[side], asked, spare, _open(own, shown, wrong)))
    turns = max(field.turn for field in section.fields)
    exchange = getattr(sheet.options, "fool_exchange", False)
    said, rule = words.section_help(game, section, turns=turns, exchange=exchange)
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
    game, names = sheet.pad.game, side_names(sheet)
    sides = []
    if result:
        for side, name in enumerate(names):
            sums = [(line.title, sum(one.points for one in line.parts[side])) for line in lines(game, result)]
            made = [(str(title), figure(points)) for title, points in sums if points]
            sides.append((name, figure(result.points(side)), made))
    unfinished = bool(faults) and all(fault.reason in words.UNFINISHED for fault in faults)
    return Sum(sides, told(sheet, faults), unfinished)
