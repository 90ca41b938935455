"""What to lead: the first rule that fits. Here are those that look to the partner."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.gatti.bagatto import bagatto_away
from games.bots.tarot.fool import fool_last_call
from games.bots.tarot.lead import (
    CASH,
    draw_trumps,
    hunt_bagatto,
    keep_trump,
    lead_long,
    lead_low,
    lead_master,
    lead_short,
)
from games.bots.tarot.reasons import Reason
from games.bots.tarot.table import Table, suits
from games.core.tarot import FOOL, KIN, TRUMPS
from games.core.tricks import NOBODY

RUFF = 0.6
"""How likely both opponents must have the suit that the partner is to trump."""


def lead_to_partner(table: Table) -> Advice | None:
    """Lead low to a card that the partner has shown and that is the highest left of its suit."""
    for suit in suits(table.hand) if table.partner != NOBODY else ():
        shown = table.known[table.partner] & KIN[table.lowest(suit)]
        if not shown:
            continue
        best = table.highest(shown)
        higher = (table.others | table.hand) & table.beats[best] & KIN[best]
        if not higher and table.holds(best) >= CASH:
            return table.play(table.cheapest(suit), Reason.LEAD_TO_PARTNER, 1 << best)
    return None


def lead_to_ruff(table: Table) -> Advice | None:
    """Lead low a suit that the partner can trump and the opponents still have."""
    if not table.partner_may(TRUMPS):
        return None
    for suit in suits(table.hand):
        card = table.cheapest(suit)
        if table.partner_may(KIN[card]) or table.value(card) > 1:
            continue
        both = 1.0
        for seat in table.opponents:
            both *= table.chance(seat, KIN[card])
        if both >= RUFF:
            return table.play(card, Reason.LEAD_TO_RUFF)
    return None


def lead_back(table: Table) -> Advice | None:
    """Lead low the suit that the partner led first, where one does not see its hand."""
    for trick in table.view.tricks if not table.whole(table.partner) else ():
        if trick.leader == table.partner and trick.cards[0] != FOOL:
            suit = table.hand & KIN[trick.cards[0]] & ~TRUMPS
            if suit and not table.value(table.cheapest(suit)):
                return table.play(table.cheapest(suit), Reason.LEAD_BACK)
    return None


RULES = (
    fool_last_call,
    bagatto_away,
    keep_trump,
    lead_master,
    lead_to_partner,
    lead_to_ruff,
    draw_trumps,
    hunt_bagatto,
    lead_back,
    lead_short,
    lead_long,
    lead_low,
)
