"""A bot that plays cirollon by counting, and can say why it plays so.

It knows its View and nothing else, and answers the same View always in the same way. `table.py` reads the View: where
hidden cards may be, what another player can make of a table. `piles.py` says what the cards taken are worth, `weigh.py`
what an action brings; `play.py` holds the reasons, of which the first that is true is given; `hand.py` claims and
declares.
"""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.cirollon import hand
from games.bots.cirollon.play import play
from games.bots.cirollon.reasons import Reason
from games.bots.cirollon.table import Table
from games.cirollon.view import View
from games.core.contract import Action

REASONS = tuple(Reason)


def advise(view: View) -> Advice:
    """What the bot would do here, and why; raises ValueError where it is not this seat's turn."""
    if not view.actions:
        raise ValueError(f"it is not seat {view.seat}'s turn")
    table = Table(view)
    if view.verb == "claim":
        return hand.claim(table)
    if view.offer:
        return hand.declare(table, view.offer)
    return play(table)


def choose(view: View) -> Action:
    """What the bot does here; raises ValueError where it is not this seat's turn."""
    return advise(view).action


__all__ = ["REASONS", "Advice", "Reason", "advise", "choose"]
