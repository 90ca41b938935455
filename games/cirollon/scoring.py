"""The count of a cirollon hand (cirollon.count.*)."""

from __future__ import annotations

from collections.abc import Sequence

from games.cirollon import rules as r
from games.cirollon.melds import WORTH
from games.core.cards import Cards, each
from games.core.contract import Meld, Result, ScoreLine
from games.core.genoese import COINS, PACK, RANK, RANKS, SETTEBELLO_BIT, SUIT

ENTRIES = ("cards", "coins", "settebello", "primiera", "sgobbe", "high", "low", "melds")

HIGH: Cards = COINS & (RANK["J"] | RANK["Q"] | RANK["K"])
LONGEST_LOW = 6


def best_of_suits(pile: Cards) -> list[int]:
    """The card of each suit that is worth most in the primiera; a suit that is missing is left out."""
    found = []
    for suit in SUIT.values():
        cards = list(each(pile & suit))
        if cards:
            found.append(max(cards, key=lambda card: r.PRIMIERA[PACK.text(card)[:-1]]))
    return found


def primiera(pile: Cards) -> int:
    """The primiera of a pile, 0 without a card of each suit (cirollon.count.primiera)."""
    best = best_of_suits(pile)
    return sum(r.PRIMIERA[PACK.text(card)[:-1]] for card in best) if len(best) == len(SUIT) else 0


def low_run(pile: Cards) -> Cards:
    """The run of coins from the ace upwards, up to the six, if it reaches the three (cirollon.count.low)."""
    run = 0
    for rank in RANKS[:LONGEST_LOW]:
        card = COINS & RANK[rank]
        if not pile & card:
            break
        run |= card
    return run if run.bit_count() >= 3 else 0


def _most(rule: str, entry: str, counts: Sequence[int], cards: Sequence[Cards]) -> list[ScoreLine]:
    """One point to the side that has more; equal, to nobody."""
    if counts[0] == counts[1]:
        return []
    side = 0 if counts[0] > counts[1] else 1
    return [ScoreLine(rule, side, entry, 1, cards[side])]


def result(
    piles: Sequence[Cards],
    sgobbe: Sequence[int],
    declared: Sequence[Sequence[Meld]],
    cappotto: int | None,
) -> Result:
    """The result of a hand that is over, or that a cappotto has ended: the piles as they lie."""
    coins = [pile & COINS for pile in piles]
    best = [sum(1 << card for card in best_of_suits(pile)) for pile in piles]
    lines = _most(r.COUNT_CARDS, "cards", [pile.bit_count() for pile in piles], piles)
    lines += _most(r.COUNT_COINS, "coins", [cards.bit_count() for cards in coins], coins)
    lines += _most(r.COUNT_PRIMIERA, "primiera", [primiera(pile) for pile in piles], best)
    for side, pile in enumerate(piles):
        if pile & SETTEBELLO_BIT:
            lines.append(ScoreLine(r.COUNT_SETTEBELLO, side, "settebello", 1, SETTEBELLO_BIT))
        if sgobbe[side]:
            lines.append(ScoreLine(r.COUNT_SGOBBE, side, "sgobbe", sgobbe[side]))
        if pile & HIGH == HIGH:
            lines.append(ScoreLine(r.COUNT_HIGH, side, "high", 5, HIGH))
        run = low_run(pile)
        if run:
            lines.append(ScoreLine(r.COUNT_LOW, side, "low", run.bit_count(), run))
    for seat, melds in enumerate(declared):
        lines += [ScoreLine(r.COUNT_MELDS, r.SIDES[seat], "melds", WORTH[meld.kind], meld.cards) for meld in melds]
    return Result(2, ENTRIES, tuple(lines), cappotto)
