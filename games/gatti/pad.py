"""Gatti's score pad, for four, three, or two with dummies, under all house rules (gatti.score)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core import tarotpad
from games.core.cards import Card
from games.core.contract import Meld, Result
from games.core.pad import CHOICE, Entered, Entry, Field, Section
from games.core.tarot import PACK
from games.gatti import melds, scoring
from games.gatti import rules as r

CAPTURED = "captured-"
"""Before the names of the fields for melds in the piles."""

FOOL = tarotpad.FoolClauses(r.FOOL_EXCHANGE, r.FOOL_FORFEIT)


class GattiPad:
    """A side's declared melds, the bagatto, the piles; captured melds follow from the piles."""

    entries = scoring.ENTRIES

    def sides(self, options: r.Options) -> Sequence[int]:
        return r.rules_for(options).sides

    def players(self, options: r.Options) -> Sequence[int]:
        rules = r.rules_for(options)
        return rules.sides if options.players == 2 else range(rules.seats)

    def values(self, options: r.Options) -> Mapping[Card, int]:
        return r.rules_for(options).values

    def sections(self, options: r.Options) -> tuple[Section, ...]:
        rules = r.rules_for(options)
        sides = range(max(rules.sides) + 1)
        turns = len(rules.sides) // len(sides)
        asked = [f for side in sides for f in tarotpad.meld_fields(rules.melds, side, turns, rules.tricks)]
        found = [Section("melds", tuple(asked))]
        if options.bagatto_last:
            outcomes = tuple(f"{word}-{side}" for side in sides for word in ("won", "lost"))
            found.append(Section("bagatto", (Field("bagatto", CHOICE, r.BAGATTO_RULE, values=outcomes),)))
        piles = [f for side in sides for f in tarotpad.pile_fields(rules, side, r.COUNT_THIRDS, r.COUNT_CARDS)]
        found.append(Section("pile", tuple(piles), rest=len(sides) == 2))
        if options.fool_exchange:
            found.append(Section("fool", tarotpad.fool_fields(rules, FOOL), spare=True))
        spare = []
        for side in sides:
            spare.append(tarotpad.points_field(side, r.COUNT_CARDS))
            if options.captured_melds:
                spare += tarotpad.court_fields(rules.melds, side, CAPTURED, r.CAPTURED)
        found.append(Section("points", tuple(spare), spare=True))
        return tuple(found)

    def score(self, options: r.Options, entry: Entry) -> Result:
        rules = r.rules_for(options)
        entered = Entered(self.sections(options), entry)
        sides = range(max(rules.sides) + 1)
        declared = [_declared(entered, rules, side) for side in sides]
        tarotpad.judged(entered, declared, rules.melds)
        lines = [
            tarotpad.as_entered(scoring.meld_line(meld, side, "melds"), meld)
            for side, own in enumerate(declared)
            for meld in own
        ]
        # With the exchange every side keeps what it took in whole tricks; two cards more are the dealer's discard.
        step = {True: 3 if rules.seats == 3 else 2, False: 1}[options.fool_exchange]
        piles = tarotpad.piles(entered, rules, r.COUNT_THIRDS, r.COUNT_CARDS)
        piles, given = tarotpad.settled(entered, rules, piles, FOOL)
        tarotpad.whole_tricks(entered, piles, step, r.COUNT_THIRDS)
        # Three piles are each rounded by themselves; of whole tricks there is nothing to round (gatti.three.count).
        loose = int(rules.seats == 3 and not options.fool_exchange)
        points = tarotpad.points(entered, rules, tarotpad.POINTS - loose, tarotpad.POINTS + loose, r.COUNT_CARDS)
        captured = [tarotpad.ticked(entered, rules.melds, side, CAPTURED) for side in sides]
        for side, own in enumerate(captured):
            tarotpad.refused(entered, melds.judge(own, PACK.all, rules), side, 0, CAPTURED)
            least = tarotpad.fewest_points(own, rules.values)
            if points and points[side] < least:
                field = f"points-{side}"
                entered.fault("points-few", r.CAPTURED, field, side=side, number=points[side], wanted=least)
        tarotpad.judged(entered, captured, rules.melds, CAPTURED)
        if piles is not None:
            captured = _lying(entered, rules, captured, [melds.in_pile(pile, rules) for pile in piles])
        if options.captured_melds:
            lines += [
                tarotpad.as_entered(scoring.meld_line(meld, side, "captured", r.CAPTURED), meld)
                for side, own in enumerate(captured)
                for meld in own
            ]
        outcome, _, player = entered.choice("bagatto").partition("-")
        if outcome == "won":
            tarotpad.bagatto_kept(entered, rules, piles, int(player), r.BAGATTO_RULE)
        if outcome:
            lines.append(scoring.bagatto(int(player), won=outcome == "won"))
        counted = [scoring.card_lines(rules, side, pile) for side, pile in enumerate(piles)] if piles else None
        lines += [*tarotpad.agreed(entered, counted, points, r.COUNT_CARDS), *given]
        entered.done()
        return Result(len(sides), scoring.ENTRIES, tuple(lines))


def _declared(entered: Entered, rules: r.Rules, side: int) -> list[Meld]:
    """What a side has declared; each partner's melds are judged by themselves."""
    turns = (1, 2) if len(rules.sides) > max(rules.sides) + 1 else (0,)
    courts = tarotpad.ticked(entered, rules.melds, side)
    deal = r.THREE_DEAL if rules.seats == 3 else r.DEAL
    found: list[Meld] = []
    for turn in turns:
        numbers = [(kind, entered.count(kind, side, turn)) for kind in ("frilli", "tarocchi")]
        own = [tarotpad.counted(kind, number) for kind, number in numbers if number]
        own += courts if turn == turns[-1] else []
        tarotpad.refused(entered, melds.judge(own, PACK.all, rules), side, turn)
        # Which of the partners holds the courts is not asked.
        tarotpad.room(entered, side, [meld for meld in own if meld not in courts], rules.tricks, deal)
        found += own
    tarotpad.room(entered, side, found, rules.tricks * len(turns), deal)
    return found


def _lying(entered: Entered, rules: r.Rules, ticked: list[list[Meld]], lying: list[list[Meld]]) -> list[list[Meld]]:
    """The melds in the piles; those that were ticked as well must be among them."""
    for side, (own, there) in enumerate(zip(ticked, lying, strict=True)):
        named = {(meld.kind, melds.mark(meld)) for meld in there}
        for meld in own:
            if (meld.kind, melds.mark(meld)) not in named:
                field = f"{CAPTURED}{meld.kind}-{side}"
                entered.fault("captured-differ", r.CAPTURED, field, side=side, values=(meld.kind, melds.mark(meld)))
    return lying if rules.options.captured_melds else ticked


PAD = GattiPad()
