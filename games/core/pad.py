"""The score pad: people play with real cards at a real table, say what came of a hand, and the game adds it up.

A game's pad names the fields that a hand needs under its options, and makes of an entry the same `Result` that a hand
played here would have, by the same scoring. What cannot be is refused with the clause that it goes against.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from games.core.cards import Card, Unreadable
from games.core.contract import ALLOWED, NOBODY, Result, Verdict

Value = int | str | tuple[str, ...]
"""What was entered in a field: a number, a choice, or what was ticked or listed."""

Entry = Mapping[str, Any]
"""A hand as it was entered, as JSON has it: values by the key of their field; what is not there was left empty."""

NUMBER, CHOICE, TICKS, LIST = "number", "choice", "ticks", "list"


@dataclass(frozen=True, slots=True)
class Field:
    """One thing that is asked about a hand, under the clause `rule`.

    `kind` is NUMBER (up to `most`), CHOICE (of one of `values`, or of none), TICKS (any of `values`) or LIST (numbers
    out of `values`, each as often as it comes). `side` is whose it is, NOBODY where it concerns the whole table.
    `turn` counts where there are several of a name (the frilli of each partner), from 1.
    """

    name: str
    kind: str
    rule: str
    side: int = NOBODY
    turn: int = 0
    most: int = 0
    values: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """Its name in an entry: `frilli-0-2` is the second of side 0."""
        return key(self.name, self.side, self.turn)


def key(name: str, side: int = NOBODY, turn: int = 0) -> str:
    """The key of the field with this name, side and turn."""
    return "-".join([name, *([str(side)] if side != NOBODY else []), *([str(turn)] if turn else [])])


@dataclass(frozen=True, slots=True)
class Section:
    """Fields that belong together. `spare`: asked only of those who did not fill in what comes before it; `rest`: what
    the last side has follows from the others.
    """

    name: str
    fields: tuple[Field, ...]
    spare: bool = False
    rest: bool = False


@dataclass(frozen=True, slots=True)
class Fault:
    """Why an entry cannot be: a reason out of the closed list REASONS, its clause, the fields that say so.

    `number` is what was found and `wanted` what there should be, `values` the cards or ranks it is about, `side` whose
    they are. Where the judge of melds refuses, `verdict` is its word.
    """

    reason: str
    rule: str
    fields: tuple[str, ...] = ()
    side: int = NOBODY
    number: int = 0
    wanted: int = 0
    values: tuple[str, ...] = ()
    verdict: Verdict = ALLOWED


REASONS = (
    "most", "meld", "twice", "shared", "too-many", "nothing", "card-twice", "card-missing", "cards-unknown",
    "cards-sum", "cards-few", "tricks", "points-unknown", "points-sum", "points-differ", "captured-differ",
    "value-thrice", "points-range", "side-missing", "claims", "sgobbe-many", "sgobbe-cards", "best-twice",
    "primiera-differ", "given-open", "fool-elsewhere", "given-elsewhere", "hand-full", "points-few", "best-missing",
    "values-few",
)  # fmt: skip


class Refused(ValueError):
    """An entry that cannot be, with all its faults."""

    def __init__(self, faults: Sequence[Fault]) -> None:
        super().__init__(", ".join(f"{fault.rule}: {fault.reason}" for fault in faults))
        self.faults = tuple(faults)


class Pad(Protocol):
    """A game's score pad. `entries` are those of its results."""

    @property
    def entries(self) -> Sequence[str]: ...

    def sides(self, options: Any) -> Sequence[int]:
        """The side of each seat."""

    def players(self, options: Any) -> Sequence[int]:
        """The player of each seat, called by the first seat of theirs: with dummies somebody plays two."""

    def values(self, options: Any) -> Mapping[Card, int]:
        """What each card is worth that counts points by itself."""

    def sections(self, options: Any) -> tuple[Section, ...]:
        """What is asked about a hand under these options."""

    def score(self, options: Any, entry: Entry) -> Result:
        """The result of a hand that was entered so. Raises Refused, or Unreadable for what no form of ours sends."""


class Entered:
    """An entry, read: every value is of its field's kind and no key is unknown.

    Faults are collected in `faults` while a game looks at it; `done` raises Refused if there are any.
    """

    def __init__(self, sections: Sequence[Section], entry: Entry) -> None:
        self.fields = {field.key: field for section in sections for field in section.fields}
        self.faults: list[Fault] = []
        self._values: dict[str, Value] = {}
        for name, value in entry.items():
            field = self.fields.get(name)
            if field is None:
                raise Unreadable(f"unknown field: {name!r}")
            self._values[name] = _read(field, value)
            if field.kind == NUMBER and not 0 <= value <= field.most:
                self.fault("most", field.rule, name, side=field.side, number=value, wanted=field.most)

    def number(self, name: str, side: int = NOBODY, turn: int = 0) -> int | None:
        """The number in a field, None where it was left empty."""
        found = self._values.get(key(name, side, turn))
        return found if isinstance(found, int) else None

    def count(self, name: str, side: int = NOBODY, turn: int = 0) -> int:
        """The number in a field, 0 where it was left empty."""
        return self.number(name, side, turn) or 0

    def choice(self, name: str, side: int = NOBODY, turn: int = 0) -> str:
        """What was chosen, "" for nothing."""
        found = self._values.get(key(name, side, turn), "")
        return found if isinstance(found, str) else ""

    def ticks(self, name: str, side: int = NOBODY, turn: int = 0) -> tuple[str, ...]:
        """What was ticked or listed."""
        found = self._values.get(key(name, side, turn), ())
        return found if isinstance(found, tuple) else ()

    def fault(self, reason: str, rule: str, *fields: str, **more: Any) -> None:
        """Write a fault down."""
        self.faults.append(Fault(reason, rule, tuple(field for field in fields if field in self.fields), **more))

    def done(self) -> None:
        """Raises Refused where there are faults."""
        if self.faults:
            raise Refused(self.faults)


def _read(field: Field, value: Any) -> Value:
    if field.kind == NUMBER:
        if type(value) is int:
            return value
    elif field.kind == CHOICE:
        if value in field.values:
            return str(value)
    elif isinstance(value, list | tuple) and all(each in field.values for each in value):
        found = tuple(value)
        if field.kind == LIST or len(set(found)) == len(found):
            return found
    raise Unreadable(f"{field.key}: cannot be {value!r}")


def with_rest(numbers: Sequence[int | None], total: int) -> list[int | None]:
    """Numbers that make up a total: a single one that was left empty is what the others leave."""
    missing = [place for place, number in enumerate(numbers) if number is None]
    if len(missing) != 1:
        return list(numbers)
    rest = total - sum(number for number in numbers if number is not None)
    return [rest if number is None else number for number in numbers]


def owners(
    entered: Entered, name: str, values: Sequence[str], sides: Sequence[int], number: str, rule: str
) -> list[set[str]] | None:
    """Who has each of these cards: those ticked for a side are its own, the rest belongs to the only side without any.

    Of several without any it is the one that did not even say how many cards it has (the field `number`). None, and a
    fault, where it stays open; so it does where nothing was ticked at all, which is mostly an oversight.
    """
    held = [set(entered.ticks(name, side)) for side in sides]
    fields = [key(name, side) for side in sides]
    for value in values:
        if sum(value in own for own in held) > 1:
            entered.fault("card-twice", rule, *fields, values=(value,))
            return None
    rest = set(values).difference(*held)
    bare = [place for place, own in enumerate(held) if not own]
    unsaid = [place for place in bare if entered.number(number, sides[place]) is None]
    bare = unsaid if len(unsaid) == 1 else bare
    if not rest:
        return held
    if len(bare) != 1 or not any(held):
        listed = tuple(value for value in values if value in rest)
        entered.fault("card-missing", rule, *fields, number=len(listed), values=listed)
        return None
    held[bare[0]] = rest
    return held
