"""Cucco's score pad (cucco.count)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from games.core.cards import Card
from games.core.contract import Result, ScoreLine
from games.core.pad import LIST, NUMBER, Entered, Entry, Field, Section, key
from games.cucco import rules as r
from games.cucco import scoring
from games.cucco.cards import NUMBERED, PACK, VALUE

SIDES = (0, 1)
WORTHLESS = "0"
"""Any of the figures without value, which need not be listed."""

NOTHINGS = VALUE.count(0)
"""How many of them there are."""


class CuccoPad:
    """What each side's tricks are worth: the values of the cards, or their sum."""

    entries = scoring.ENTRIES

    def sides(self, options: r.Options) -> Sequence[int]:
        return options.sides

    def players(self, options: r.Options) -> Sequence[int]:
        return range(options.players)

    def values(self, options: r.Options) -> Mapping[Card, int]:
        return dict(enumerate(VALUE))

    def sections(self, options: r.Options) -> tuple[Section, ...]:
        values = [Field("values", LIST, r.COUNT, side, values=(WORTHLESS, *NUMBERED)) for side in SIDES]
        points = [Field("points", NUMBER, r.COUNT, side, most=sum(VALUE)) for side in SIDES]
        return Section("values", tuple(values)), Section("points", tuple(points), spare=True)

    def score(self, options: r.Options, entry: Entry) -> Result:
        entered = Entered(self.sections(options), entry)
        _twice_each(entered)
        _as_many_as_played(entered, options.players * r.HAND)
        lines = _lines(entered)
        if len(lines) == len(SIDES) and not entered.faults:
            _in_range(entered, options.players * r.HAND, sum(line.points for line in lines))
        entered.done()
        return scoring.result(lines)


def _twice_each(entered: Entered) -> None:
    """Each card is there twice in the pack, and not a third time (cucco.pack)."""
    there = Counter(value for side in SIDES for value in entered.ticks("values", side))
    many = tuple(value for value in NUMBERED if there[value] > 2)
    if many:
        entered.fault("value-thrice", r.PACK_RULE, *(key("values", side) for side in SIDES), values=many)


def _as_many_as_played(entered: Entered, played: int) -> None:
    """No more cards than are played, and where both sides are listed no fewer: only those without value may lack."""
    sides = [entered.ticks("values", side) for side in SIDES]
    fields = [key("values", side) for side in SIDES]
    listed = sum(map(len, sides))
    worthless = sum(own.count(WORTHLESS) for own in sides)
    if worthless > NOTHINGS:
        entered.fault("too-many", r.PACK_RULE, *fields, number=worthless, wanted=NOTHINGS)
    elif listed > played:
        entered.fault("too-many", r.DEAL, *fields, number=listed, wanted=played)
    elif all(sides) and listed - worthless < played - NOTHINGS:
        entered.fault("values-few", r.DEAL, *fields, number=listed - worthless, wanted=played - NOTHINGS)


def _lines(entered: Entered) -> list[ScoreLine]:
    """A line for each side: the sum of what it listed, or the points that it entered."""
    found = []
    taken: Counter[str] = Counter()
    for side in SIDES:
        values, points = entered.ticks("values", side), entered.number("points", side)
        if not values and points is None:
            entered.fault("side-missing", r.COUNT, key("values", side), side=side)
            continue
        pile = 0
        for value in values if not entered.faults else ():
            if value == WORTHLESS:
                continue
            pile |= 1 << (PACK.card(value) + taken[value])
            taken[value] += 1
        counted = scoring.count_line(side, pile)
        if values and points not in (None, counted.points):
            fields = (key("values", side), key("points", side))
            entered.fault("points-differ", r.COUNT, *fields, side=side, number=points, wanted=counted.points)
        found.append(counted if values else ScoreLine(r.COUNT, side, "cards", points or 0))
    return found


def _in_range(entered: Entered, cards: int, total: int) -> None:
    """So many cards are played; the burnt stock may be all low or all high (cucco.trionfo)."""
    values = sorted(VALUE)
    fewest, most = sum(values[:cards]), sum(values[-cards:])
    if not fewest <= total <= most:
        entered.fault("points-range", r.DEAL, *entered.fields, number=total, wanted=most if total > most else fewest)


PAD = CuccoPad()
