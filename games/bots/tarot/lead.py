"""What to lead: the rules that know no partner. Each game puts those it follows in its own order."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from games.bots.tarot.table import Table, suits
from games.core.cards import Card, Cards, bits, each
from games.core.tarot import BAGATTO_BIT, FOOL_BIT, TRUMPS

CASH = 0.6
"""How safe from being trumped a master must be to be led."""
LONG = 2
"""How many trumps more than an opponent has on average it takes to draw trumps."""
ENOUGH = 3
"""How many cards a suit must have to be led from as a long one."""
ENDGAME = 4
"""With so many tricks left, a last trump waits for the bagatto."""
FEW = 2.0
"""An opponent with fewer trumps than this may be made to play the bagatto."""


def keep_trump(table: Table) -> Advice | None:
    """Near the end, keep a last trump to take an opponent's bagatto in the last trick."""
    if table.left > ENDGAME or not table.rules.options.bagatto_last or not table.opponents_may(BAGATTO_BIT):
        return None
    trumps, other = table.hand & TRUMPS & ~BAGATTO_BIT, table.hand & ~TRUMPS & ~FOOL_BIT
    if trumps.bit_count() != 1 or not other:
        return None
    return table.play(table.cheapest(other), Reason.KEEP_TRUMP, trumps)


def lead_master(table: Table) -> Advice | None:
    """Cash the highest card of a suit, the one with most points, before others run out of the suit."""
    masters = [
        card for card in each(table.hand & ~TRUMPS & ~FOOL_BIT) if table.is_master(card) and table.holds(card) >= CASH
    ]
    if not masters:
        return None
    return table.play(max(masters, key=lambda card: (table.value(card), table.holds(card))), Reason.LEAD_MASTER)


def draw_trumps(table: Table) -> Advice | None:
    """Long in trumps: draw the opponents', from above where one holds the highest."""
    trumps = table.hand & TRUMPS & ~BAGATTO_BIT
    theirs = sum([table.expected(seat, TRUMPS) for seat in table.opponents]) / len(table.opponents)
    if not theirs or trumps.bit_count() < LONG + theirs:
        return None
    return table.play(_trump(table, trumps), Reason.DRAW_TRUMPS)


def hunt_bagatto(table: Table) -> Advice | None:
    """Lead trumps that nobody beats while an opponent may hold the bagatto and little else to play for it."""
    masters = bits([card for card in each(table.hand & TRUMPS) if table.is_master(card)])
    behind = [seat for seat in table.opponents if table.may[seat] & BAGATTO_BIT]
    if not masters or not behind or min(table.expected(seat, TRUMPS) for seat in behind) > FEW:
        return None
    return table.play(table.lowest(masters), Reason.HUNT_BAGATTO, BAGATTO_BIT)


def _trump(table: Table, trumps: Cards) -> Card:
    """The trump to lead: the lowest of those that nobody beats, else the lowest."""
    masters = [card for card in each(trumps) if table.is_master(card)]
    return min(masters, key=table.rank) if masters else table.lowest(trumps)


def lead_short(table: Table) -> Advice | None:
    """Lead a single worthless card, to trump the suit next time."""
    if not table.hand & TRUMPS:
        return None
    for suit in suits(table.hand):
        if suit.bit_count() == 1 and not table.value(table.cheapest(suit)):
            return table.play(table.cheapest(suit), Reason.LEAD_SHORT)
    return None


def lead_long(table: Table) -> Advice | None:
    """Lead low from the longest suit."""
    long = max(suits(table.hand), key=lambda suit: suit.bit_count(), default=0)
    if long.bit_count() < ENOUGH:
        return None
    return table.play(table.cheapest(long), Reason.LEAD_LONG)


def lead_low(table: Table) -> Advice:
    """Lead what one misses least; where that has points too, at least it must be beaten."""
    card = table.cheapest(table.hand & ~FOOL_BIT)
    return table.play(card, Reason.WIN_SO_FAR if table.value(card) > 1 else Reason.LEAD_LOW)
