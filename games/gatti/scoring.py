"""The count of a hand: piles, the fool's debt, card points, bagatto, captured melds (gatti.score)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.core.cards import Cards, each
from games.core.contract import Meld, Result, ScoreLine
from games.core.tarot import BAGATTO, FOOL, FOOL_BIT
from games.core.tricks import Trick
from games.gatti import melds as meld_rules
from games.gatti import rules as r

ENTRIES = ("melds", "captured", "bagatto", "cards")


@dataclass(frozen=True, slots=True)
class Owed:
    """The fool's debt: the seat that played the fool, the side it is owed to, the cards to choose from.

    No cards to choose from means that the fool itself goes over (gatti.fool.forfeit).
    """

    seat: int
    to: int
    cards: Cards


def owed(rules: r.Rules, tricks: Sequence[Trick]) -> Owed | None:
    """What is owed for the fool after the last trick, or None (gatti.fool.exchange, gatti.three.fool)."""
    number = next((number for number, trick in enumerate(tricks) if FOOL in trick.cards), None)
    if number is None:
        return None
    trick = tricks[number]
    seat = trick.seat(trick.cards.index(FOOL), rules.seats)
    side, taker = rules.side(seat), rules.side(trick.winner)
    if not rules.options.fool_exchange or side == taker:
        return None
    later = [later for later in tricks[number + 1 :] if rules.side(later.winner) == side]
    return Owed(seat, taker, sum(1 << card for trick in later for card in trick.cards))


def piles(rules: r.Rules, dealer: int, discard: Cards, tricks: Sequence[Trick], given: Cards) -> tuple[Cards, ...]:
    """Each side's pile when all is settled (gatti.discard.owner, gatti.fool.*)."""
    found = [0] * rules.sides
    found[rules.side(dealer)] |= discard
    for trick in tricks:
        for place, card in enumerate(trick.cards):
            seat = trick.seat(place, rules.seats) if card == FOOL else trick.winner
            found[rules.side(seat)] |= 1 << card
    debt = owed(rules, tricks)
    if debt:
        moved = given or FOOL_BIT
        found[rules.side(debt.seat)] &= ~moved
        found[debt.to] |= moved
    return tuple(found)


def card_lines(rules: r.Rules, side: int, pile: Cards) -> list[ScoreLine]:
    """The card points of a pile: a point for each three cards, and the cards with a value (gatti.count.*)."""
    valued = [card for card in each(pile) if card in rules.values]
    return [
        ScoreLine(r.COUNT_THIRDS, side, "cards", (pile.bit_count() + 1) // 3, pile),
        ScoreLine(
            r.COUNT_CARDS,
            side,
            "cards",
            sum(rules.values[card] for card in valued),
            sum(1 << card for card in valued),
        ),
    ]


def card_points(rules: r.Rules, pile: Cards) -> int:
    """The card points of a pile."""
    return sum(line.points for line in card_lines(rules, 0, pile))


def bagatto_line(rules: r.Rules, tricks: Sequence[Trick]) -> list[ScoreLine]:
    """Trump 1 in the last trick: 20 for its player's side, or against it (gatti.bagatto)."""
    last = tricks[-1]
    if not rules.options.bagatto_last or BAGATTO not in last.cards:
        return []
    seat = last.seat(last.cards.index(BAGATTO), rules.seats)
    points = 20 if last.winner == seat else -20
    return [ScoreLine(r.BAGATTO_RULE, rules.side(seat), "bagatto", points, 1 << BAGATTO, "B")]


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
    if rules.options.captured_melds:
        lines += [
            meld_line(meld, side, "captured", r.CAPTURED)
            for side, pile in enumerate(settled)
            for meld in meld_rules.in_pile(pile, rules)
        ]
    lines += bagatto_line(rules, tricks)
    for side, pile in enumerate(settled):
        lines += card_lines(rules, side, pile)
    return Result(rules.sides, ENTRIES, tuple(lines))
