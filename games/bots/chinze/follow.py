"""What to answer to a card led: the first rule that fits. Nobody plays after this seat, so a trick taken is taken."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.chinze.endgame import count_out
from games.bots.chinze.table import Table
from games.bots.tarot.follow import duck, lose
from games.bots.tarot.fool import fool_late
from games.bots.tarot.reasons import Reason
from games.core.cards import Card, Cards, each
from games.core.tarot import BAGATTO, FOOL, FOOL_BIT

SPARE = 1.0
"""What it is worth to keep the fool for a later trick."""


def _net(table: Table, card: Card) -> float:
    """The points won or lost in the trick with this card, and what is lost by not having it any more."""
    points = table.trick_worth(table.best, card)
    return (points if 1 << card & table.takers else -points) - table.keep(card)


def _best(table: Table, cards: Cards) -> Card:
    return max(each(cards), key=lambda card: _net(table, card))


def fool_saves(table: Table) -> Advice | None:
    """Play the fool where any other card costs much more than it: a high card, or part of a meld to come."""
    others = table.legal & ~FOOL_BIT
    if not table.legal & FOOL_BIT or not others:
        return None
    card = _best(table, others)
    fool = -table.trick_worth(table.best) - table.prospects.growth(FOOL) - SPARE
    return table.play(FOOL, Reason.FOOL_SAVES, 1 << card) if fool > _net(table, card) else None


def take(table: Table) -> Advice | None:
    """Take the trick where that brings more than what it costs."""
    if not table.takers:
        return None
    card = _best(table, table.takers)
    if table.losers and _net(table, _best(table, table.losers)) > _net(table, card):
        return None
    if card == BAGATTO:
        return table.play(card, Reason.BAGATTO_TAKES)
    return table.play(card, Reason.WIN_RICH if table.value(card) else Reason.WIN_CHEAP)


def keep_meld(table: Table) -> Advice | None:
    """Leave the trick and keep a card that one drawn card makes a meld of."""
    if not table.losers:
        return None
    card = table.cheapest(table.losers)
    for other in sorted(each(table.legal & ~FOOL_BIT), key=table.value, reverse=True):
        kept = table.prospects.waiting(other)
        if kept and not kept & 1 << card:
            return table.play(card, Reason.KEEP_MELD, kept)
    return None


RULES = (count_out, fool_saves, take, fool_late, keep_meld, duck, lose)
