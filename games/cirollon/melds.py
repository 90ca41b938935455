"""Melds of cirollon: from the hand, with the poncin, and the dealer's from the table (cirollon.meld.*, .dealer.*)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations

from games.cirollon import rules as r
from games.cirollon.takes import total, value
from games.core.cards import Cards, bits, each
from games.core.contract import ALLOWED, Meld, Verdict
from games.core.genoese import PONCIN, PONCIN_BIT, VALUE

KINDS = ("barsega", "barsegon")
WORTH = {"barsega": 3, "barsegon": 10}
RULE = {"barsega": r.MELD_BARSEGA, "barsegon": r.MELD_BARSEGON}
MOST = 3
"""How many melds may be declared, each on three cards of its own."""

NAMES = range(1, 11)
"""The values for which the poncin may be named."""

CLAIMS = {"fifteen": (15, 1, r.DEALER_FIFTEEN), "thirty": (30, 2, r.DEALER_THIRTY)}
"""The dealer's claims: the sum of the table, the sgobbe it is worth, its clause."""


def makes(kind: str, cards: Cards, named: int) -> bool:
    """Whether these cards are a meld of this kind, the poncin (if among them) standing for `named` (0: a seven)."""
    if cards.bit_count() != 3:
        return False
    if kind == "barsega":
        return total(cards, named) <= 9
    return len({value(card, named) for card in each(cards)}) == 1


def in_hand(cards: Cards) -> list[Meld]:
    """Every three cards that form a meld, the poncin with every value that makes one."""
    return [meld for three in combinations(each(cards), 3) for meld in _of(bits(three))]


@cache
def _of(three: Cards) -> tuple[Meld, ...]:
    """The melds that three cards make. Remembered, as there are 9880 threes and each hand has 84 of them."""
    names = NAMES if three & PONCIN_BIT else (0,)
    return tuple(Meld(kind, three, named) for named in names for kind in KINDS if makes(kind, three, named))


def judge(melds: Sequence[Meld], hand: Cards) -> Verdict:
    """Whether these melds may be declared together from this hand."""
    for meld in melds:
        if meld.cards & ~hand:
            return Verdict(False, r.HOLD, because=meld.cards & ~hand)
    used = 0
    for meld in melds:
        if not makes(meld.kind, meld.cards, meld.named):
            if meld.named not in (0, VALUE[PONCIN]):
                return Verdict(False, r.MELD_PONCIN, 0, meld.cards, meld.named)
            return Verdict(False, RULE[meld.kind], 0, meld.cards, total(meld.cards, meld.named))
        if meld.cards & used:
            return Verdict(False, r.MELD_SEVERAL, because=meld.cards & used)
        used |= meld.cards
    return ALLOWED


def claims(table: Cards) -> Iterator[str]:
    """What the dealer may claim of the four table cards; the poncin stands for any value (cirollon.dealer.*)."""
    for word, (wanted, _, _) in CLAIMS.items():
        named = NAMES if table & PONCIN_BIT else (0,)
        if any(total(table, value) == wanted for value in named):
            yield word
