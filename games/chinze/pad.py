"""Chinze's score pad (chinze.score)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.chinze import melds, scoring
from games.chinze import rules as r
from games.chinze.view import Shown
from games.core import tarotpad
from games.core.cards import Card
from games.core.contract import Meld, Result
from games.core.pad import CHOICE, Entered, Entry, Field, Section
from games.core.tarot import PACK

SIDES = (0, 1)
AGAIN = 3
"""How often trumps may be entered as declared again; who showed them oftener enters the last two times."""


FOOL = tarotpad.FoolClauses(r.FOOL_EXCHANGE, r.FOOL_FORFEIT)


class ChinzePad:
    """A player's melds, who took the bagatto in the last trick, the piles."""

    entries = scoring.ENTRIES

    def sides(self, options: r.Options) -> Sequence[int]:
        return SIDES

    def players(self, options: r.Options) -> Sequence[int]:
        return SIDES

    def values(self, options: r.Options) -> Mapping[Card, int]:
        return r.rules_for(options).values

    def sections(self, options: r.Options) -> tuple[Section, ...]:
        rules = r.rules_for(options)
        found = [
            Section("melds", tuple(f for side in SIDES for f in tarotpad.meld_fields(rules.melds, side, AGAIN, r.HAND)))
        ]
        if options.bagatto_last:
            takers = tuple(f"taken-{side}" for side in SIDES)
            found.append(Section("bagatto", (Field("bagatto", CHOICE, r.BAGATTO_RULE, values=takers),)))
        piles = [f for side in SIDES for f in tarotpad.pile_fields(rules, side, r.COUNT_THIRDS, r.COUNT_CARDS)]
        found.append(Section("pile", tuple(piles), rest=True))
        if options.fool_exchange:
            found.append(Section("fool", tarotpad.fool_fields(rules, FOOL), spare=True))
        spare = [tarotpad.points_field(side, r.COUNT_CARDS) for side in SIDES]
        return (*found, Section("points", tuple(spare), spare=True))

    def score(self, options: r.Options, entry: Entry) -> Result:
        rules = r.rules_for(options)
        entered = Entered(self.sections(options), entry)
        shown = [_shown(entered, rules, side) for side in SIDES]
        tarotpad.judged(entered, [[one.meld for one in own] for own in shown], rules.melds)
        lines = [
            tarotpad.as_entered(line, one.meld)
            for own in shown
            for one, line in zip(own, scoring.meld_lines(rules, own), strict=True)
        ]
        # Two cards to a trick; without the exchange the fool's player has one too many.
        step = 2 if options.fool_exchange else 1
        piles = tarotpad.piles(entered, rules, r.COUNT_THIRDS, r.COUNT_CARDS)
        piles, given = tarotpad.settled(entered, rules, piles, FOOL)
        _, _, taker = entered.choice("bagatto").partition("-")
        if taker:
            tarotpad.bagatto_kept(entered, rules, piles, int(taker), r.BAGATTO_RULE)
            lines.append(scoring.bagatto(int(taker)))
        tarotpad.whole_tricks(entered, piles, step, r.COUNT_THIRDS)
        points = tarotpad.points(entered, rules, tarotpad.POINTS, tarotpad.POINTS, r.COUNT_CARDS)
        counted = [scoring.card_lines(rules, side, pile) for side, pile in enumerate(piles)] if piles else None
        lines += [*tarotpad.agreed(entered, counted, points, r.COUNT_CARDS), *given]
        entered.done()
        return Result(len(SIDES), scoring.ENTRIES, tuple(lines))


def _shown(entered: Entered, rules: r.Rules, side: int) -> list[Shown]:
    """A player's melds one after another, a terno before its quaterno: each adds what it adds to those before it."""
    numbers = [(turn, entered.count("tarocchi", side, turn)) for turn in range(1, AGAIN + 1)]
    courts = tarotpad.ticked(entered, rules.melds, side)
    courts.sort(key=lambda meld: meld.kind == "quaterno")
    found: list[Shown] = []
    before: list[Meld] = []
    trumps = [(turn, tarotpad.counted("tarocchi", number)) for turn, number in numbers if number]
    for turn, meld in [*trumps, *((0, meld) for meld in courts)]:
        verdict = melds.judge([meld], PACK.all, before, rules)
        tarotpad.refused(entered, verdict, side, turn)
        if verdict.allowed:
            found.append(Shown(side, meld, melds.points(meld, before), 0))
            before.append(meld)
    return found


PAD = ChinzePad()
