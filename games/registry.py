"""The games there are, by name."""

from __future__ import annotations

from games.chinze.game import GAME as CHINZE
from games.cirollon.game import GAME as CIROLLON
from games.core.cards import Unreadable
from games.core.contract import Game
from games.cucco.game import GAME as CUCCO
from games.gatti.game import GAME as GATTI

_ALL: tuple[Game, ...] = (GATTI, CHINZE, CIROLLON, CUCCO)
GAMES = {game.name: game for game in _ALL}


def game_named(name: str) -> Game:
    """The game with this name; raises Unreadable."""
    try:
        return GAMES[name]
    except KeyError:
        raise Unreadable(f"no such game: {name!r}") from None
