"""The fool saves a good card from a trick, and must go while a later trick can still pay for it (gatti.fool.*)."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from games.bots.tarot.table import Table
from games.core.tarot import FOOL, FOOL_BIT, TRUMPS

GOOD_TRUMP = -14
"""The rank from which a trump is too good to be spent on the partner's trick."""
LATE = 10
"""With so many tricks left the fool goes to any trick that is not taken."""
LAST_CALL = 4
"""With so many tricks left the fool goes at once."""


def fool_last_call(table: Table) -> Advice | None:
    """Play the fool before it is too late for it."""
    return _late(table, LAST_CALL)


def fool_late(table: Table) -> Advice | None:
    """Play the fool in the second half of the hand, where there is nothing better to do."""
    return _late(table, LATE)


def _late(table: Table, tricks: int) -> Advice | None:
    if not table.legal & FOOL_BIT or table.left > tricks or not table.rules.options.fool_exchange:
        return None
    return table.play(FOOL, Reason.FOOL_LATE)


def fool_saves(table: Table) -> Advice | None:
    """Play the fool where any other card costs points, or a good trump would have to go over the partner's card."""
    others = table.legal & ~FOOL_BIT
    if others == table.legal:
        return None
    card = table.cheapest(others)
    if table.partner_wins:
        saves = not table.losers and bool(1 << card & TRUMPS) and table.rank(card) >= GOOD_TRUMP
    else:
        saves = not table.takers and table.value(card) > 0
    return table.play(FOOL, Reason.FOOL_SAVES, 1 << card) if saves else None
