"""Melds that may still come: what a card in the hand may bring, if the right cards are drawn (chinze.meld.*)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import comb, prod

from games.chinze.melds import most_trumps
from games.core.cards import Card, Cards, each
from games.core.contract import Meld
from games.core.melds import FAMILIES, FEWEST_TRUMPS, FOURS, MeldBook
from games.core.tarot import TRUMPS

WHOLE = 10
"""The points of gatti, a famiggia, a quaterno."""
HALF = 5
"""The points of a terno, and of a quaterno after its terno."""


class Prospects:
    """What a hand may still declare, after what its player has declared before.

    `draw` is how likely a card not in the hand will be drawn into it; it must be 0 for what lies elsewhere.
    """

    def __init__(self, hand: Cards, before: Sequence[Meld], book: MeldBook, draw: Callable[[Card], float]) -> None:
        self.hand = hand
        self._before = before
        self._book = book
        self._draw = draw
        self._wholes = [cards for cards in self._open_wholes() if hand & cards]
        self._fours = [four for four in FOURS if hand & four and not self._done("quaterno", four)]
        self._trump = self._trumps(hand) - self._trumps(hand & ~(hand & TRUMPS & -(hand & TRUMPS)))

    def _open_wholes(self) -> Iterator[Cards]:
        """The melds that count only when they are whole and that are still to be declared."""
        if "gatti" not in self._book.barred and not self._done("gatti", self._book.gatti):
            yield self._book.gatti
        for family in FAMILIES:
            if not self._done("famiggia", family):
                yield family

    def _done(self, kind: str, cards: Cards) -> bool:
        return any(meld.kind == kind and meld.cards & cards for meld in self._before)

    def growth(self, card: Card) -> float:
        """The points that are likely to be lost in melds to come when this card is played now."""
        bit = 1 << card
        lost = self._trump if bit & TRUMPS else 0.0
        for whole in self._wholes:
            if whole & bit:
                lost += WHOLE * prod(map(self._draw, each(whole & ~self.hand)))
        for four in self._fours:
            if four & bit:
                lost += self._rank(four, self.hand) - self._rank(four, self.hand & ~bit)
        return lost

    def _rank(self, four: Cards, hand: Cards) -> float:
        """The points to be expected from the terno and quaterno of a rank."""
        missing = [self._draw(card) for card in each(four & ~hand)]
        whole = prod(missing)
        three = sum(prod(missing[:place] + missing[place + 1 :]) * (1 - chance) for place, chance in enumerate(missing))
        points = 0.0
        terno = "terno" not in self._book.barred
        if terno and not self._done("terno", four):
            points += HALF * (whole + three)
        if "quaterno" not in self._book.barred:
            points += whole * (HALF if terno else WHOLE)
        return points

    def _trumps(self, hand: Cards) -> float:
        """The points to be expected from declaring trumps: as many as will be held together, if they are enough."""
        held, shown = (hand & TRUMPS).bit_count(), most_trumps(self._before)
        draws = [self._draw(card) for card in each(TRUMPS & ~self.hand)]
        coming = [chance for chance in draws if chance]
        if not coming or held + len(coming) < FEWEST_TRUMPS:
            return 0.0
        chance, most = sum(coming) / len(coming), len(coming)
        return sum(
            comb(most, more) * chance**more * (1 - chance) ** (most - more) * (held + more - shown)
            for more in range(max(0, FEWEST_TRUMPS - held, shown - held), most + 1)
        )

    def waiting(self, card: Card) -> Cards:
        """The cards of a meld that this one belongs to and that one single card yet to be drawn completes, or none."""
        bit = 1 << card
        for whole in self._wholes:
            if whole & bit and self._lacks_one(whole & ~self.hand):
                return whole & self.hand
        for four in self._fours:
            if four & bit and self._rank_waits(four):
                return four & self.hand
        return 0

    def _rank_waits(self, four: Cards) -> bool:
        missing = four & ~self.hand
        if "terno" not in self._book.barred and not self._done("terno", four):
            return missing.bit_count() == 2 and any(map(self._draw, each(missing)))
        return "quaterno" not in self._book.barred and self._lacks_one(missing)

    def _lacks_one(self, missing: Cards) -> bool:
        return missing.bit_count() == 1 and any(map(self._draw, each(missing)))
