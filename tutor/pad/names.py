"""Who plays: the columns of a sheet and the players round the table, by the names that were given."""

from collections.abc import Mapping

from django.utils.translation import gettext

from tutor.pad.selectors import Sheet

SEATS = 4
LONGEST = 24
FIELDS = tuple(f"name-{seat}" for seat in range(SEATS))


def sent(data: Mapping[str, str], players: int) -> list[str]:
    """The names in a form that was sent; "" where none was given."""
    return [_seen(data.get(field, "")) for field in FIELDS[:players]]


def asked(given: Mapping[str, str], players: int) -> list[tuple[str, str, str]]:
    """What a form asks: the field of each player, its label, the name as it stands."""
    return [
        (field, gettext("Player %(n)s") % {"n": number}, given.get(field, ""))
        for number, field in enumerate(FIELDS[:players], 1)
    ]


def fields_of(names: list[str]) -> dict[str, str]:
    """Names as a form would send them."""
    return dict(zip(FIELDS, names, strict=False))


def _seen(text: str) -> str:
    """A name on one line, without what cannot be seen: databases refuse a NUL, and some signs turn text about."""
    words = "".join(sign if sign.isprintable() else " " for sign in text).split()
    return " ".join(words)[:LONGEST]


def side_names(sheet: Sheet) -> list[str]:
    """The columns: the players' names, joined in pairs; A, B, C where none were given."""
    found = []
    for side in range(sheet.sides):
        players = {player for player, own in zip(sheet.players, sheet.seats, strict=True) if own == side}
        found.append(" + ".join(filter(None, (_given(sheet, player) for player in sorted(players)))) or "ABC"[side])
    return found


def seat_names(sheet: Sheet) -> list[str]:
    """The players round the table, for whose deal it is."""
    found = []
    for seat, player in enumerate(sheet.players):
        name = _given(sheet, player) or gettext("player %(n)s") % {"n": player + 1}
        found.append(name if player == seat else gettext("the dummy of %(name)s") % {"name": name})
    return found


def _given(sheet: Sheet, player: int) -> str:
    return sheet.pad.names[player] if player < len(sheet.pad.names) else ""
