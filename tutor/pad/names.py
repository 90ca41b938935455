"""Who plays: the columns of a sheet and the players round the table, by the names that were given."""

from django.utils.translation import gettext

from tutor.pad.selectors import Sheet


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
