"""The count of a chinze hand (chinze.score)."""

from __future__ import annotations

from collections.abc import Sequence

from games.chinze import rules as r
from games.chinze.view import Shown
from games.core import counting, fool, melds
from games.core.cards import Cards
from games.core.contract import Result, ScoreLine
from games.core.tarot import BAGATTO, BAGATTO_BIT
from games.core.tricks import Trick

ENTRIES = ("melds", "bagatto", "cards")


def owed(rules: r.Rules, tricks: Sequence[Trick]) -> fool.Owed | None:
    """What is owed for the fool, or None (chinze.fool.exchange, gatti.option.exchange)."""
    return fool.owed(tricks, rules.sides) if rules.options.fool_exchange else None


def bagatto_line(rules: r.Rules, tricks: Sequence[Trick]) -> list[ScoreLine]:
    """Trump 1 in the last trick: 20 for the player who takes it, whoever played it (chinze.bagatto)."""
    last = tricks[-1]
    if not rules.options.bagatto_last or BAGATTO not in last.cards:
        return []
    return [bagatto(last.winner)]


def bagatto(side: int) -> ScoreLine:
    """The last trick with trump 1 in it, taken by this player (chinze.bagatto)."""
    return ScoreLine(r.BAGATTO_RULE, side, "bagatto", 20, BAGATTO_BIT, "B")


def card_lines(rules: r.Rules, side: int, pile: Cards) -> list[ScoreLine]:
    """The card points of a pile (chinze.count.*)."""
    return counting.card_lines(side, pile, rules.values, r.COUNT_THIRDS, r.COUNT_CARDS)


def meld_lines(rules: r.Rules, shown: Sequence[Shown]) -> list[ScoreLine]:
    """A line for each meld, in the order in which they were declared (chinze.score)."""
    lines = []
    before: list[list[Shown]] = [[], []]
    for declared in shown:
        meld = declared.meld
        clause = rules.melds.clauses[meld.kind]
        if meld.kind == "tarocchi" and any(earlier.meld.kind == meld.kind for earlier in before[declared.seat]):
            clause = r.MELD_TAROCCHI_AGAIN
        lines.append(ScoreLine(clause, declared.seat, "melds", declared.points, meld.cards, melds.mark(meld)))
        before[declared.seat].append(declared)
    return lines


def result(rules: r.Rules, shown: Sequence[Shown], tricks: Sequence[Trick], given: Cards) -> Result:
    """The result of a finished hand; a line for each meld, one for the bagatto, two for the card points."""
    lines = meld_lines(rules, shown)
    lines += bagatto_line(rules, tricks)
    for side, pile in enumerate(fool.piles(tricks, rules.sides, owed(rules, tricks), given)):
        lines += card_lines(rules, side, pile)
    return Result(len(rules.sides), ENTRIES, tuple(lines))
