"""The melds that a seat could have declared in a hand and did not, or declared for less than they were worth."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from games.cirollon import melds as cirollon
from games.core.cards import Cards
from games.core.contract import Action, Meld
from games.core.melds import FOURS, worth
from games.puzzles.cirollon.melding import most, offered

Steps = Sequence[tuple[Any, Action]]
"""A hand: each state with the action that was taken in it."""


@dataclass(frozen=True, slots=True)
class Missed:
    """A meld that was missed: when it could last have been declared, the points it would have added, its clause."""

    ply: int
    seat: int
    meld: Meld
    points: int
    rule: str


def missed(game: str, steps: Steps, seats: Collection[int]) -> list[Missed]:
    """What these seats missed in a finished hand, in the order in which the chances passed."""
    find = _FINDERS.get(game)
    found = [one for seat in seats for one in find(steps, seat)] if find else []
    return sorted(found, key=lambda one: (one.ply, -one.points))


def _of_tarot(steps: Steps, seat: int) -> Iterator[Missed]:
    """In chinze a meld may be declared later as well: it is missed when the hand ends without it (chinze.meld.when)."""
    best: dict[tuple[str, Cards], tuple[int, int, Meld]] = {}
    shown: dict[tuple[str, Cards], int] = {}
    clauses: Mapping[str, str] = {}
    for ply, (state, action) in enumerate(steps):
        offer = state.offer() if action.seat == seat else None
        if not offer or offer.verb != "declare":
            continue
        clauses = state.hand.rules.melds.clauses
        for meld in offer.melds:
            key = _same(meld)
            if key not in best or worth(meld) >= best[key][0]:
                best[key] = worth(meld), ply, meld
        for meld in action.melds:
            shown[_same(meld)] = max(worth(meld), shown.get(_same(meld), 0))
    for key, (points, ply, meld) in best.items():
        if points > shown.get(key, 0):
            yield Missed(ply, seat, meld, points - shown.get(key, 0), clauses[meld.kind])


def _same(meld: Meld) -> tuple[str, Cards]:
    """What two melds share that count only once: the kind; of courts the suit, or the rank (…meld.terno)."""
    if meld.kind in ("terno", "quaterno"):
        return "rank", next(four for four in FOURS if four & meld.cards)
    return meld.kind, meld.cards if meld.kind == "famiggia" else 0


def _of_cirollon(steps: Steps, seat: int) -> Iterator[Missed]:
    """The melds that together would have brought most, as far as others were not declared instead."""
    for ply, (state, action) in enumerate(steps):
        if action.seat != seat or action.verb != "declare":
            continue
        best = most(offered(state.cards_of(seat)))
        lost = _sum(best) - _sum(action.melds)
        declared = {(meld.kind, meld.cards) for meld in action.melds}
        for meld in best:
            if lost > 0 and (meld.kind, meld.cards) not in declared:
                points = min(cirollon.WORTH[meld.kind], lost)
                yield Missed(ply, seat, meld, points, cirollon.RULE[meld.kind])
                lost -= points


def _sum(melds: Sequence[Meld]) -> int:
    return sum(cirollon.WORTH[meld.kind] for meld in melds)


_FINDERS: Mapping[str, Callable[[Steps, int], Iterator[Missed]]] = {
    "gatti": _of_tarot,
    "chinze": _of_tarot,
    "cirollon": _of_cirollon,
}
"""By game; in cucco there are no melds."""
