"""The lines that a hand fills on the sheet, by game: three in gatti (gatti.score), one for each meld, the bagatto and
the card points in chinze (chinze.score), the points in tricks alone in cucco (cucco.count)."""

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from games.core.contract import Result, ScoreLine

CARDS = "cards"
"""The line of the card points, in every game."""


class Line(NamedTuple):
    """A line of the sheet: its name in addresses, its title, and for each side what is summed in it."""

    entry: str
    title: Promise
    parts: list[list[ScoreLine]]


GATTI: Mapping[str, tuple[Promise, tuple[str, ...]]] = {
    "melds": (gettext_lazy("Declared melds"), ("melds",)),
    "extra": (gettext_lazy("Captured melds and bagatto"), ("captured", "bagatto")),
    CARDS: (gettext_lazy("Card points"), ("cards",)),
}
"""By name in addresses: the title, and the engine's entries that are summed."""

CIROLLON: Mapping[str, Promise] = {
    CARDS: gettext_lazy("Cards"),
    "coins": gettext_lazy("Diamonds"),
    "settebello": gettext_lazy("Settebello"),
    "primiera": gettext_lazy("Primiera"),
    "sgobbe": gettext_lazy("Sweeps"),
    "high": gettext_lazy("High run"),
    "low": gettext_lazy("Low run"),
    "melds": gettext_lazy("Melds"),
}
"""By entry, the engine's name and the one in addresses: the title."""
TOGETHER = frozenset({"cirollon"})
"""The games whose running sheet has one line a hand."""

_RARE = frozenset({"high", "low", "melds"})


def lines(game: str, result: Result) -> list[Line]:
    """The lines of a finished hand, from the top."""
    if game == "cirollon":
        return list(_counted(result))
    if game == "cucco":
        return [Line(CARDS, gettext_lazy("Points in tricks"), _by_side(result, "cards"))]
    return list(_one_for_each(result) if game == "chinze" else _three(result))


def to_count(game: str, result: Result) -> list[Line]:
    """The lines to be counted by oneself: what might count is there too, and melds stand in one line."""
    if game == "cirollon":
        return [Line(entry, title, _by_side(result, entry)) for entry, title in CIROLLON.items()]
    if game == "chinze":
        bagatto = Line("bagatto", gettext_lazy("Last-trick bagatto"), _by_side(result, "bagatto"))
        return [Line("melds", GATTI["melds"][0], _by_side(result, "melds")), bagatto, lines(game, result)[-1]]
    return lines(game, result)


def together(result: Result) -> Line:
    """A whole hand as one line."""
    return Line("hand", gettext_lazy("Total"), _by_side(result, *result.entries))


def _counted(result: Result) -> Iterator[Line]:
    """What counts in every hand of cirollon, and what was there of runs and melds (cirollon.count)."""
    for entry, title in CIROLLON.items():
        parts = _by_side(result, entry)
        if entry not in _RARE or any(parts):
            yield Line(entry, title, parts)


def _three(result: Result) -> Iterator[Line]:
    for name, (title, entries) in GATTI.items():
        yield Line(name, title, _by_side(result, *entries))


def _one_for_each(result: Result) -> Iterator[Line]:
    melds = _by_side(result, "melds")
    for number, row in enumerate(zip_longest(*melds), 1):
        yield Line(f"meld-{number}", gettext_lazy("Melds"), [[line] if line else [] for line in row])
    bagatto = _by_side(result, "bagatto")
    if any(bagatto):
        yield Line("bagatto", gettext_lazy("Last-trick bagatto"), bagatto)
    yield Line(CARDS, gettext_lazy("Card points"), _by_side(result, "cards"))


def _by_side(result: Result, *entries: str) -> list[list[ScoreLine]]:
    return [
        [line for line in result.lines if line.side == side and line.entry in entries] for side in range(result.sides)
    ]
