"""What to lead: the first rule that fits."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.chinze.endgame import count_out
from games.bots.chinze.table import Table
from games.bots.tarot.lead import CASH, draw_trumps, hunt_bagatto, lead_low, lead_master, lead_short
from games.bots.tarot.reasons import Reason
from games.core.cards import each
from games.core.tarot import FOOL_BIT, KIN, TRUMPS

CATCH = 0.4
"""The points that must be likely to be caught before a card is led for them."""


def lead_at_known(table: Table) -> Advice | None:
    """Lead what beats a counting card the opponent has shown, where it will hardly have another to follow with."""
    best, found = CATCH, None
    for card in each(table.hand & ~FOOL_BIT):
        shown = table.known[table.other] & KIN[card]
        if not shown or table.theirs & table.beats[card] & KIN[card]:
            continue
        least = min(each(shown), key=table.value)
        # The opponent follows with its least card; an unseen one of the suit may be less still.
        unseen = table.theirs & ~shown & KIN[card]
        likely = table.value(least) * (1 - table.chance(table.other, unseen)) - table.prospects.growth(card)
        if likely > best:
            best, found = likely, table.play(card, Reason.LEAD_AT_KNOWN, 1 << least)
    return found


def cash(table: Table) -> Advice | None:
    """While cards are drawn: lead the highest card of a suit once it waits for no meld."""
    if not table.view.stock:
        return lead_master(table)
    for card in each(table.hand & ~TRUMPS & ~FOOL_BIT):
        done = table.value(card) and table.prospects.growth(card) < 1
        if done and table.is_master(card) and table.holds(card) >= CASH:
            return table.play(card, Reason.LEAD_MASTER)
    return None


def at_the_end(table: Table) -> Advice | None:
    """The rules for the last fifteen tricks."""
    if table.view.stock:
        return None
    rules = (lead_master, draw_trumps, hunt_bagatto, lead_short)
    return next((advice for rule in rules if (advice := rule(table))), None)


RULES = (count_out, lead_at_known, cash, at_the_end, lead_low)
