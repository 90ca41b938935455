"""What the two piles are worth so far, in points: what is certain, and what is likely to come of the rest.

Every figure is a side's points less the other's, and agrees with the count itself once all the cards are taken.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt

from games.cirollon import rules as r
from games.cirollon.scoring import HIGH, LONGEST_LOW, primiera
from games.core.cards import Cards
from games.core.genoese import COINS, PACK, RANK, RANKS, SETTEBELLO_BIT, SUIT

SPREAD = 1.4
"""How far cards come in heaps and not one by one: the spread of a count, for each card that is left."""
CATCH = 0.5
"""How likely a side is to get a certain coin that nobody has yet."""
HOPE = 0.75
"""What the best card left of a suit is worth to a side that may get it, as a share of its primiera value."""
CAPPOTTO = 40.0
"""What winning the match at once is worth, in points."""

KINDS = sorted(((worth, RANK[rank]) for rank, worth in r.PRIMIERA.items()), reverse=True)
"""The cards of each rank and what they are worth in the primiera, the best first."""
LOW = tuple(sum(COINS & RANK[rank] for rank in RANKS[:length]) for length in range(3, LONGEST_LOW + 1))
"""The low run and each of its longer forms; the first is worth 3, each further card 1 more."""


@lru_cache(maxsize=4096)
def standing(ours: Cards, theirs: Cards) -> float:
    """What our pile is worth more than theirs, sgobbe and melds not counted."""
    left = PACK.all & ~ours & ~theirs
    found = _most(ours, theirs, left) + _most(ours & COINS, theirs & COINS, left & COINS)
    found += bool(ours & SETTEBELLO_BIT) - bool(theirs & SETTEBELLO_BIT)
    found += _primiera(ours, theirs, left)
    return found + _runs(ours, theirs) - _runs(theirs, ours)


def _most(ours: Cards, theirs: Cards, left: Cards) -> float:
    """The point for having more: how likely it is to be ours rather than theirs."""
    ahead = ours.bit_count() - theirs.bit_count()
    if not left:
        return (ahead > 0) - (ahead < 0)
    return erf(ahead / (SPREAD * sqrt(2 * left.bit_count())))


def _primiera(ours: Cards, theirs: Cards, left: Cards) -> float:
    """The primiera's point, by the best card of each suit that each side has or may hope for."""
    if not left:
        mine, other = primiera(ours), primiera(theirs)
        return (mine > other) - (mine < other)
    ahead = 0.0
    for suit in SUIT.values():
        hope = HOPE * _best(left & suit)
        ahead += max(_best(ours & suit), hope) - max(_best(theirs & suit), hope)
    return erf(ahead / (0.5 + 0.7 * left.bit_count()))


def _best(cards: Cards) -> int:
    """The primiera value of the best card of a set: of none, 0."""
    return next((worth for worth, kind in KINDS if cards & kind), 0)


def _runs(ours: Cards, theirs: Cards) -> float:
    """Our runs of coins and the cappotto, each as likely as the coins still missing make it."""
    found = 5 * chance(HIGH, ours, theirs) + CAPPOTTO * chance(COINS, ours, theirs)
    return found + sum((3 if step == 0 else 1) * chance(run, ours, theirs) for step, run in enumerate(LOW))


def chance(wanted: Cards, ours: Cards, theirs: Cards) -> float:
    """How likely all these coins will be ours; not at all once they have one of them."""
    return 0.0 if wanted & theirs else CATCH ** (wanted & ~ours).bit_count()
