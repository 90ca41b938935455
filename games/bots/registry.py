"""The bots there are, by the name of their game: for the table, which plays them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from games.bots import chinze, cirollon, cucco, gatti
from games.bots.advice import Advice
from games.core.cards import Unreadable
from games.core.contract import Action


class Bot(NamedTuple):
    """A game's bot: each is asked with a View of that game whose seat is to act, and raises ValueError for another."""

    advise: Callable[[Any], Advice]
    """What to do, and why."""
    choose: Callable[[Any], Action]
    """What to do."""


BOTS = {
    "gatti": Bot(gatti.advise, gatti.choose),
    "chinze": Bot(chinze.advise, chinze.choose),
    "cirollon": Bot(cirollon.advise, cirollon.choose),
    "cucco": Bot(cucco.advise, cucco.choose),
}


def bot_for(game: str) -> Bot:
    """The bot that plays the game of this name; raises Unreadable."""
    try:
        return BOTS[game]
    except KeyError:
        raise Unreadable(f"no bot plays {game!r}") from None


def advise(game: str, view: Any) -> Advice:
    """What the bot of this game would do here, and why."""
    return bot_for(game).advise(view)


def choose(game: str, view: Any) -> Action:
    """What the bot of this game does here."""
    return bot_for(game).choose(view)
