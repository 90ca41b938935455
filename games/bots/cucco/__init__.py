"""A bot that plays cucco by counting what is out, and can say why it plays so.

It knows its View and nothing else, and answers the same View always in the same way. `table.py` reads the View: where
the cards may be that it has not seen. `weigh.py` says what a card brings now and what it is worth later; `play.py`
holds the reasons, of which the first that is true is given; `stock.py` takes from the stock and gives back.
"""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.cucco import stock
from games.bots.cucco.play import play
from games.bots.cucco.reasons import Reason
from games.bots.cucco.table import Table
from games.core.contract import Action
from games.cucco.view import View

REASONS = tuple(Reason)


def advise(view: View) -> Advice:
    """What the bot would do here, and why; raises ValueError where it is not this seat's turn."""
    if not view.actions:
        raise ValueError(f"it is not seat {view.seat}'s turn")
    table = Table(view)
    match view.verb:
        case "take":
            return stock.take(table)
        case "return":
            return stock.give_back(table)
        case _:
            return play(table)


def choose(view: View) -> Action:
    """What the bot does here; raises ValueError where it is not this seat's turn."""
    return advise(view).action


__all__ = ["REASONS", "Advice", "Reason", "advise", "choose"]
