"""Questions about values and points: a card, a sum, the primiera, the runs, cappotto, a side's whole count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.cirollon import rules as r
from games.cirollon import scoring
from games.cirollon.notation import read_meld
from games.cirollon.scoring import HIGH
from games.cirollon.takes import value
from games.core.cards import Cards, Unreadable
from games.core.contract import ScoreLine
from games.core.genoese import COINS, PACK
from games.puzzles.cirollon.position import GENOESE, YES_NO, Codes, Given, choice, in_order
from games.puzzles.question import Question, Reason, Shown

SIDES = ("you", "opponents", "nobody")


def card_value(card: str, options: Given | None = None) -> Question:
    """What does this card count when cards are taken?"""
    played = PACK.card(card)
    line = ScoreLine(r.VALUES, 0, "value", value(played), 1 << played)
    return _number("card-value", Shown(pack=GENOESE, table=(card,)), (line,), (r.VALUES,), options)


def added(cards: Codes, options: Given | None = None) -> Question:
    """What do these cards add up to?"""
    PACK.set(cards)
    lines = tuple(ScoreLine(r.VALUES, 0, "value", value(card), 1 << card) for card in map(PACK.card, cards))
    return _number("sum", Shown(pack=GENOESE, table=tuple(cards)), lines, (r.VALUES,), options)


def primiera(pile: Codes, options: Given | None = None) -> Question:
    """What is the primiera of this pile? Without a card of each suit there is none: 0."""
    cards = PACK.set(pile)
    lines = _primiera_lines(cards)
    return _number("primiera", Shown(pack=GENOESE, pile=in_order(pile)), lines, (r.COUNT_PRIMIERA,), options)


def _primiera_lines(pile: Cards, side: int = 0) -> tuple[ScoreLine, ...]:
    if not scoring.primiera(pile):
        return ()
    return tuple(
        ScoreLine(r.COUNT_PRIMIERA, side, "primiera", r.PRIMIERA[PACK.text(card)[:-1]], 1 << card)
        for card in scoring.best_of_suits(pile)
    )


def primiera_who(pile: Codes, other: Codes, options: Given | None = None) -> Question:
    """Who scores for the primiera, and by how much is it higher? Where a side has none, only who is asked."""
    PACK.set([*pile, *other])
    cards = [PACK.set(pile), PACK.set(other)]
    sums = [scoring.primiera(each) for each in cards]
    right = SIDES[2] if sums[0] == sums[1] else SIDES[sums[1] > sums[0]]
    shown = Shown(pack=GENOESE, pile=in_order(pile), other=in_order(other))
    reason = Reason(r.COUNT_PRIMIERA, note="primiera" if all(sums) else "suit-missing")
    number = abs(sums[0] - sums[1]) if all(sums) else None
    asked = choice("primiera-who", shown, SIDES, right, reason, options, number)
    return replace(asked, lines=tuple(line for side in (0, 1) for line in _primiera_lines(cards[side], side)))


def low_run(pile: Codes, options: Given | None = None) -> Question:
    """How many points is the low run in this pile?"""
    run = scoring.low_run(PACK.set(pile))
    lines = (ScoreLine(r.COUNT_LOW, 0, "low", run.bit_count(), run),) if run else ()
    return _number("low-run", Shown(pack=GENOESE, pile=in_order(pile)), lines, (r.COUNT_LOW,), options)


def high_run(pile: Codes, options: Given | None = None) -> Question:
    """How many points is the high run in this pile?"""
    whole = PACK.set(pile) & HIGH == HIGH
    lines = (ScoreLine(r.COUNT_HIGH, 0, "high", 5, HIGH),) if whole else ()
    return _number("high-run", Shown(pack=GENOESE, pile=in_order(pile)), lines, (r.COUNT_HIGH,), options)


def cappotto(pile: Codes, options: Given | None = None) -> Question:
    """Has this side won the match at once?"""
    whole = PACK.set(pile) & COINS == COINS
    reason = Reason(r.CAPPOTTO, note="all-coins" if whole else "coin-missing")
    return choice(
        "cappotto", Shown(pack=GENOESE, pile=in_order(pile)), YES_NO, "yes" if whole else "no", reason, options
    )


def count_hand(
    pile: Codes,
    sgobbe: int = 0,
    other_sgobbe: int = 0,
    melds: Sequence[str] = (),
    options: Given | None = None,
) -> Question:
    """How many points does this side score in the hand? All the cards that it has not got are the opponents'."""
    own = PACK.set(pile)
    if type(sgobbe) is not int or sgobbe < 0:
        raise Unreadable("sgobbe is a number")
    piles = (own, PACK.all & ~own)
    found = scoring.result(piles, (sgobbe, other_sgobbe), ([*map(read_meld, melds)], [], [], []), None)
    lines = tuple(line for line in found.lines if line.side == 0)
    rules = tuple(dict.fromkeys(line.rule for line in lines)) or (r.COUNT_CARDS,)
    shown = Shown(
        pack=GENOESE,
        pile=in_order(pile),
        other=tuple(PACK.texts(piles[1])),
        melds=tuple(melds),
        sgobbe=sgobbe,
    )
    return _number("count-hand", shown, lines, rules, options)


def _number(
    kind: str, shown: Shown, lines: tuple[ScoreLine, ...], rules: tuple[str, ...], options: Given | None
) -> Question:
    """A question for the sum of these lines."""
    total = sum(line.points for line in lines)
    reasons = {rule: Reason(rule) for rule in rules}
    return Question(kind, "number", rules, shown, number=total, reasons=reasons, lines=lines, options=options or {})
