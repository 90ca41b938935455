"""The boundary: what a page of a pad sends is read here, field by field as the game's pad names them."""

import re
from collections.abc import Mapping
from typing import Any

from django import forms
from django.http import QueryDict

from games.core.cards import Unreadable
from games.core.contract import Result
from games.core.pad import CHOICE, LIST, NUMBER, Entry, Fault, Field, Refused
from games.pads import PADS
from games.registry import game_named
from tutor.house.rules import House, for_match, read
from tutor.pad import names
from tutor.pad.selectors import Sheet

LONGEST_LIST = 200  # letters of a list of values; the longest honest one has 32 of them

UNREAD = "unread"
"""A fault of ours: text where a number should stand, or a value that no card has."""


class NewPadForm(forms.Form):
    """House rules, names round the table, who deals first. Where it is valid, `house` are the rules of the house."""

    dealer = forms.IntegerField(min_value=0, max_value=names.SEATS - 1, required=False)

    def __init__(self, data: QueryDict, game: str) -> None:
        super().__init__(data, label_suffix="")  # no field of Django’s is drawn
        self._game = game
        self.house = House()

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        try:
            self.house = read(for_match(self._game), self.data.dict()) or self.house
        except ValueError as error:
            raise forms.ValidationError("no such rule") from error
        options = game_named(self._game).options(self.house.options)
        seats = len(PADS[self._game].sides(options))
        cleaned["names"] = names.sent(self.data, seats)
        cleaned["dealer"] = cleaned.get("dealer") or 0
        if cleaned["dealer"] >= seats:
            raise forms.ValidationError("no such player", code="dealer")
        return cleaned


class ChangeForm(forms.Form):
    """What every form of a pad carries: which state of the pad it was made for."""

    revision = forms.IntegerField(min_value=0, max_value=2**31 - 1)


class HandForm(ChangeForm):
    """A hand. Where it is valid, `entry` is what was entered and `result` what it comes to; else see `faults`."""

    number = forms.IntegerField(min_value=1, max_value=999)

    def __init__(self, data: QueryDict, sheet: Sheet) -> None:
        super().__init__(data, label_suffix="")  # no field of Django’s is drawn
        self._sheet = sheet
        self.fields_of_hand = {field.key: field for section in sheet.sections for field in section.fields}
        self.entry: Entry = {}
        self.result: Result | None = None
        self.faults: tuple[Fault, ...] = ()

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or {}
        unread, entry = [], {}
        for field in self.fields_of_hand.values():
            try:
                value = _value(field, self.data)
            except ValueError:
                unread.append(Fault(UNREAD, field.rule, (field.key,), side=field.side, values=(field.kind,)))
            else:
                if value is not None:
                    entry[field.key] = value
        self.entry = entry
        try:
            self.result = self._sheet.rules.score(self._sheet.options, entry)
        except Refused as refused:
            self.faults = refused.faults
        except Unreadable as error:
            raise forms.ValidationError("unreadable") from error
        if unread:
            self.faults = tuple(unread)
        if self.faults:
            raise forms.ValidationError("cannot be", code="faults")
        return cleaned

    @property
    def sent(self) -> Mapping[str, list[str]]:
        """What was sent, as it was sent, by field."""
        return {name: self.data.getlist(name) for name in self.fields_of_hand}


def _value(field: Field, data: QueryDict) -> Any:
    """The value of a field, None where it was left empty. ValueError for what cannot be read."""
    text = data.get(field.key, "").strip()
    if field.kind == NUMBER:
        return int(_digits(text)) if text else None
    if field.kind == CHOICE:
        return text or None
    if field.kind == LIST:
        if len(text) > LONGEST_LIST:
            raise ValueError(text)
        values = [str(int(number)) for number in re.findall(r"[0-9]+", text)]
        if re.search(r"[^\W0-9]|-\s*[0-9]", text) or not set(values) <= set(field.values):
            raise ValueError(text)
        return values or None
    return data.getlist(field.key) or None


def _digits(text: str) -> str:
    if not re.fullmatch(r"[0-9]{1,4}", text):
        raise ValueError(text)
    return text


def shown_of(entry: Entry) -> dict[str, list[str]]:
    """An entry as the form would send it, to be changed."""
    return {
        name: [" ".join(value)] if name.startswith("values-") else [*value] if isinstance(value, list) else [str(value)]
        for name, value in entry.items()
    }
