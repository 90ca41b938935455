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


def more_cards(counts: Sequence[int], cards: Sequence[Cards] = (0, 0)) -> list[ScoreLine]:
    """The point for more cards (cirollon.count.cards); `cards` are the piles, where they are known."""
    return _most(r.COUNT_CARDS, "cards", counts, cards)


def best_primiera(bests: Sequence[Cards]) -> list[ScoreLine]:
    """The point for the higher primiera (cirollon.count.primiera); `bests` are each side's best cards, one a suit."""
    return _most(r.COUNT_PRIMIERA, "primiera", [primiera(best) for best in bests], bests)


def coin_lines(coins: Sequence[Cards]) -> list[ScoreLine]:
    """What each side's dinæ are worth: their number, the settebello, the runs (cirollon.count.high, .low)."""
    lines = _most(r.COUNT_COINS, "coins", [cards.bit_count() for cards in coins], coins)
    for side, own in enumerate(coins):
        if own & SETTEBELLO_BIT:
            lines.append(ScoreLine(r.COUNT_SETTEBELLO, side, "settebello", 1, SETTEBELLO_BIT))
        if own & HIGH == HIGH:
            lines.append(ScoreLine(r.COUNT_HIGH, side, "high", 5, HIGH))
        run = low_run(own)
        if run:
            lines.append(ScoreLine(r.COUNT_LOW, side, "low", run.bit_count(), run))
    return lines


def sgobbe_lines(sgobbe: Sequence[int]) -> list[ScoreLine]:
    """A point for each sgobba, the dealer's among them (cirollon.count.sgobbe)."""
    return [ScoreLine(r.COUNT_SGOBBE, side, "sgobbe", marks) for side, marks in enumerate(sgobbe) if marks]


def meld_line(kind: str, side: int, cards: Cards = 0) -> ScoreLine:
    """A declared meld (cirollon.count.melds)."""
    return ScoreLine(r.COUNT_MELDS, side, "melds", WORTH[kind], cards)


def result(
    piles: Sequence[Cards],
    sgobbe: Sequence[int],
    declared: Sequence[Sequence[Meld]],
    cappotto: int | None,
) -> Result:
    """The result of a hand that is over, or that a cappotto has ended: the piles as they lie."""
    lines = more_cards([pile.bit_count() for pile in piles], piles)
    lines += coin_lines([pile & COINS for pile in piles])
    lines += best_primiera([sum(1 << card for card in best_of_suits(pile)) for pile in piles])
    lines += sgobbe_lines(sgobbe)
    for seat, melds in enumerate(declared):
        lines += [meld_line(meld.kind, r.SIDES[seat], meld.cards) for meld in melds]
    return Result(2, ENTRIES, tuple(lines), cappotto)
