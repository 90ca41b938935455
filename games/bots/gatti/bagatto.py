"""Trump 1: keep it for the last trick, bring it home, or let it go before it costs 20 (gatti.bagatto)."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from games.bots.tarot.table import Table
from games.core.tarot import BAGATTO, BAGATTO_BIT, FOOL_BIT, TRUMPS

LONG = 3
"""How many trumps more than the others hold on average it takes to keep the bagatto."""
HOME = 0.65
"""How safe a trick must be to trump it with the bagatto."""
DOOMED = 0.5
"""The last trick is lost to the bagatto when it is likelier than this that somebody else has a trump in it."""


def keeps_bagatto(table: Table) -> bool:
    """Whether this hand will outlast the others' trumps, so that the bagatto may take the last trick."""
    if not table.hand & BAGATTO_BIT or not table.rules.options.bagatto_last:
        return False
    theirs = (table.others & TRUMPS).bit_count()
    mine = (table.hand & TRUMPS).bit_count()
    return not theirs or mine >= LONG + theirs / (table.rules.seats - 1)


def bagatto_away(table: Table) -> Advice | None:
    """Play the bagatto in the last trick but one, where the last would go to somebody else's trump."""
    if table.left != 2 or not table.legal & BAGATTO_BIT or not table.rules.options.bagatto_last:
        return None
    safe = 1.0
    for seat in range(table.rules.seats):
        if seat != table.seat:
            safe *= 1.0 - table.chance(seat, TRUMPS)
    return table.play(BAGATTO, Reason.BAGATTO_AWAY) if 1.0 - safe >= DOOMED else None


def bagatto_home(table: Table) -> Advice | None:
    """Play the bagatto to a trick that is this side's for certain."""
    if not table.legal & BAGATTO_BIT or keeps_bagatto(table):
        return None
    takes = table.takers & BAGATTO_BIT
    if not takes and not table.partner_wins:
        return None
    sure = table.holds(BAGATTO if takes else table.best) == 1.0
    return table.play(BAGATTO, Reason.BAGATTO_TAKES if takes else Reason.BAGATTO_HOME) if sure else None


def bagatto_trumps(table: Table) -> Advice | None:
    """Trump with the bagatto where opponents will hardly go over it."""
    if not table.takers & BAGATTO_BIT or keeps_bagatto(table) or table.holds(BAGATTO) < HOME:
        return None
    return table.play(BAGATTO, Reason.TRUMP_LOW)


def bagatto_keep(table: Table) -> Advice | None:
    """Trump with another trump than the bagatto that is kept."""
    other = table.takers & ~BAGATTO_BIT & ~FOOL_BIT
    if not table.takers & BAGATTO_BIT or not other or not keeps_bagatto(table):
        return None
    return table.play(table.cheapest(other), Reason.BAGATTO_KEEP, BAGATTO_BIT)
