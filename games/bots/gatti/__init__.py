"""A bot that plays gatti by rules that a player would recognise, and can say which one it follows.

It knows its View and nothing else, and answers the same View always in the same way. `table.py` reads the View;
`hand.py` discards, declares and gives; `lead.py` and `follow.py` each hold a list of rules, of which the first that
fits is followed; `bagatto.py` and `fool.py` look after the two cards that need it.
"""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.gatti import follow, hand, lead
from games.bots.gatti.table import Table
from games.bots.tarot.reasons import CHINZE, OTHER_HAND, Reason
from games.bots.tarot.table import first
from games.core.contract import Action, Offer
from games.gatti.view import View

REASONS = tuple(reason for reason in Reason if reason not in CHINZE)


def advise(view: View) -> Advice:
    """What the bot would do here, and why; raises ValueError where it is not this seat's turn."""
    if not view.actions:
        raise ValueError(f"it is not seat {view.seat}'s turn")
    advice = _advise(Table(view), view)
    return advice.said(OTHER_HAND) if view.options.players == 2 else advice


def _advise(table: Table, view: View) -> Advice:
    match view.verb, view.offer:
        case "discard", Offer() as offer:
            return hand.discard(table, offer)
        case "declare", Offer() as offer:
            return hand.declare(table, offer)
        case "give", _:
            return hand.give(table)
        case _:
            # A fool led leaves the lead to the next seat.
            return first(table, follow.RULES if table.led else lead.RULES)


def choose(view: View) -> Action:
    """What the bot does here; raises ValueError where it is not this seat's turn."""
    return advise(view).action


__all__ = ["REASONS", "Advice", "Reason", "advise", "choose"]
