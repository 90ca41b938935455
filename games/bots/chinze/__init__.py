"""A bot that plays chinze by rules that a player would recognise, and can say which one it follows.

It knows its View and nothing else, and answers the same View always in the same way. `table.py` reads the View and
says what a card is worth keeping, `prospects.py` which melds may still come. `hand.py` declares and gives; `lead.py`
and `follow.py` each hold a list of rules, of which the first that fits is followed; `endgame.py` counts the last six
tricks.
"""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.chinze import follow, hand, lead
from games.bots.chinze.table import Table
from games.bots.tarot.reasons import GATTI, ONE_OPPONENT, Reason
from games.bots.tarot.table import first
from games.chinze.view import View
from games.core.contract import Action

REASONS = tuple(reason for reason in Reason if reason not in GATTI)


def advise(view: View) -> Advice:
    """What the bot would do here, and why; raises ValueError where it is not this seat's turn."""
    if not view.actions:
        raise ValueError(f"it is not seat {view.seat}'s turn")
    table = Table(view)
    if view.verb == "give":
        return hand.give(table)
    if view.offer:
        return hand.declare(table, view.offer)
    return first(table, follow.RULES if view.trick else lead.RULES).said(ONE_OPPONENT)


def choose(view: View) -> Action:
    """What the bot does here; raises ValueError where it is not this seat's turn."""
    return advise(view).action


__all__ = ["REASONS", "Advice", "Reason", "advise", "choose"]
