"""What a card can take: every way, exactly and once (cirollon.take.*)."""

from __future__ import annotations

from collections.abc import Iterator

from games.cirollon import rules as r
from games.core.cards import Card, Cards, each
from games.core.genoese import PONCIN, VALUE


def value(card: Card, poncin: int = 0) -> int:
    """The capture value of a card; `poncin` is the value the seven of coppe was named for, 0 if it was not."""
    return poncin if poncin and card == PONCIN else VALUE[card]


def total(cards: Cards, poncin: int = 0) -> int:
    """The capture values of a set, added up."""
    return sum(value(card, poncin) for card in each(cards))


def aces(cards: Cards, poncin: int = 0) -> Cards:
    """The cards of a set that count as aces."""
    return sum(1 << card for card in each(cards) if value(card, poncin) == 1)


def groups(cards: Cards, target: int, poncin: int = 0) -> list[Cards]:
    """Every set of these cards that adds up to `target`, each once."""
    return list(_groups([(1 << card, value(card, poncin)) for card in each(cards)], target))


def _groups(cards: list[tuple[Cards, int]], target: int) -> Iterator[Cards]:
    for place, (bit, worth) in enumerate(cards):
        if worth == target:
            yield bit
        elif worth < target:
            for rest in _groups(cards[place + 1 :], target - worth):
                yield bit | rest


def takes(card: Card, table: Cards, poncin: int = 0) -> list[Cards]:
    """Every way in which a played card can take; none means that it stays on the table.

    An ace takes the ace that lies there, else everything. Any other card takes a group of its own value, or one that
    makes fifteen together with it.
    """
    if not table:
        return []
    own = value(card, poncin)
    if own == 1:
        return [1 << ace for ace in each(aces(table, poncin))] or [table]
    return groups(table, own, poncin) + groups(table, 15 - own, poncin)


def forbids(card: Card, taken: Cards, table: Cards, poncin: int = 0) -> str:
    """The clause that forbids this take, or laying the card down without one; "" if it is allowed."""
    ways = takes(card, table, poncin)
    if not taken:
        return r.PLAY if ways else ""
    if taken in ways:
        return ""
    if value(card, poncin) == 1:
        return r.TAKE_ACE
    return r.TAKE_ONE if _joined(taken, ways) else r.TAKE_SUM


def _joined(taken: Cards, ways: list[Cards]) -> bool:
    """Whether the cards are several ways put together."""
    if not taken:
        return True
    return any(_joined(taken ^ way, ways) for way in ways if way & taken == way)


def clause(card: Card, taken: Cards, poncin: int = 0) -> str:
    """The clause by which a legal take is made."""
    own = value(card, poncin)
    if own == 1:
        return r.TAKE_ACE
    return r.TAKE_SUM if total(taken, poncin) == own else r.TAKE_FIFTEEN
