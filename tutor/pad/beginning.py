"""The page where a pad is begun, with the house rules and the players; or gone back to."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.house.rules import House, for_match, house_of, seats_of
from tutor.house.words import Field, fields
from tutor.language.formats import date, figure
from tutor.pad.names import asked, fields_of, side_names
from tutor.pad.selectors import Sheet


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

    house: list[Field]
    more: list[Field]
    open: bool
    names: list[tuple[str, str, str]]
    dealer: str
    pads: list[Listed]


def new_page(game: str, sheets: list[Sheet], given: Mapping[str, str] | None, house: House) -> New:
    """The form as it was sent, or as the last pad was begun; and the learner's pads."""
    if given is None:
        last = sheets[0].pad if sheets else None
        given = fields_of(last.names) if last else {}
        house = house_of(for_match(game), last.options) if last else house
    every = fields(for_match(game), house)
    names = asked(given, max(seats_of(game)))
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
    more = [field for field in every if not field.legend or field.name in _MORE]
    shown = [field for field in every if field not in more]
    chosen = any(field.name in house.texts for field in more)
    return New(shown, more, chosen, names, given.get("dealer", "0"), listed)
