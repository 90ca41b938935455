"""The count of a hand: piles, the fool's debt, card points, bagatto, captured melds (gatti.score)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import counting, fool
from games.core.cards import Cards
from games.core.contract import Meld, Result, ScoreLine
from games.core.fool import Owed
from games.core.tarot import BAGATTO, BAGATTO_BIT
from games.core.tricks import Trick
from games.gatti import melds as meld_rules
from games.gatti import rules as r

ENTRIES = ("melds", "captured", "bagatto", "cards")


def owed(rules: r.Rules, tricks: Sequence[Trick]) -> Owed | None:
    """What is owed for the fool after the last trick, or None (gatti.fool.exchange, gatti.three.fool)."""
    return fool.owed(tricks, rules.sides) if rules.options.fool_exchange else None


def piles(rules: r.Rules, dealer: int, discard: Cards, tricks: Sequence[Trick], given: Cards) -> tuple[Cards, ...]:
    """Each side's pile when all is settled (gatti.discard.owner)."""
    found = fool.piles(tricks, rules.sides, owed(rules, tricks), given)
    found[rules.side(dealer)] |= discard
    return tuple(found)


def card_lines(rules: r.Rules, side: int, pile: Cards) -> list[ScoreLine]:
    """The card points of a pile, each pile rounded by itself (gatti.count.*, gatti.three.count)."""
    return counting.card_lines(side, pile, rules.values, r.COUNT_THIRDS, r.COUNT_CARDS)


def bagatto_line(rules: r.Rules, tricks: Sequence[Trick]) -> list[ScoreLine]:
    """Trump 1 in the last trick: 20 for its player's side, or against it (gatti.bagatto, gatti.option.bagatto)."""
    last = tricks[-1]
    if not rules.options.bagatto_last or BAGATTO not in last.cards:
        return []
    seat = last.seat(last.cards.index(BAGATTO), rules.seats)
    return [bagatto(rules.side(seat), won=last.winner == seat)]


def bagatto(side: int, *, won: bool) -> ScoreLine:
    """Trump 1 played to the last trick by this side: it took the trick, or somebody else did (gatti.bagatto)."""
    return ScoreLine(r.BAGATTO_RULE, side, "bagatto", 20 if won else -20, BAGATTO_BIT, "B")


def captured_lines(rules: r.Rules, settled: Sequence[Cards]) -> list[ScoreLine]:
    """The melds lying in the piles, where the house counts them (gatti.captured)."""
    if not rules.options.captured_melds:
        return []
    return [
        meld_line(meld, side, "captured", r.CAPTURED)
        for side, pile in enumerate(settled)
        for meld in meld_rules.in_pile(pile, rules)
    ]


def meld_line(meld: Meld, side: int, entry: str, rule: str = "") -> ScoreLine:
    """The score line of a meld."""
    return ScoreLine(
        rule or meld_rules.RULE[meld.kind],
        side,
        entry,
        meld_rules.worth(meld),
        meld.cards,
        meld_rules.mark(meld),
    )


def result(
    rules: r.Rules,
    dealer: int,
    discard: Cards,
    declared: Sequence[Sequence[Meld]],
    tricks: Sequence[Trick],
    given: Cards,
) -> Result:
    """The result of a finished hand; `given` is the card given for the fool, empty if none was owed."""
    lines = [meld_line(meld, rules.side(seat), "melds") for seat, melds in enumerate(declared) for meld in melds]
    settled = piles(rules, dealer, discard, tricks, given)
    lines += captured_lines(rules, settled)
    lines += bagatto_line(rules, tricks)
    for side, pile in enumerate(settled):
        lines += card_lines(rules, side, pile)
    return Result(len(settled), ENTRIES, tuple(lines))
