"""Matches: who deals, when one is over, and who has won it."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.contract import Result, Standing


def of_hands(results: Sequence[Result], hands: int) -> Standing:
    """A match of so many hands: the highest total wins, equal ones share (…match, gatti.three.match, cucco.match)."""
    totals = _totals(results)
    return Standing(totals, _best(totals)) if len(results) >= hands else Standing(totals)


def to_limit(results: Sequence[Result], limit: int) -> Standing:
    """A match to a limit of points: past it the higher total wins, equal totals play on (cirollon.match).

    A cappotto in the last hand wins at once, whatever the totals are (cirollon.cappotto).
    """
    totals = _totals(results)
    if results and results[-1].cappotto is not None:
        return Standing(totals, (results[-1].cappotto,))
    best = _best(totals)
    if not best or totals[best[0]] < limit:
        return Standing(totals)
    return Standing(totals, best) if len(best) == 1 else Standing(totals, level=True)


def dealer(first: int, hand: int, seats: int) -> int:
    """The seat that deals this hand of a match, from 1: the deal passes to the right (…match)."""
    return (first + hand - 1) % seats


def _totals(results: Sequence[Result]) -> tuple[int, ...]:
    return tuple(sum(points) for points in zip(*(result.totals() for result in results), strict=True))


def _best(totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(side for side, points in enumerate(totals) if points == max(totals))
