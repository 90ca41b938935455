"""The games there are, by name."""

from __future__ import annotations

from games.chinze.game import GAME as CHINZE
from games.core.cards import Unreadable
from games.core.contract import Game
from games.gatti.game import GAME as GATTI

GAMES: dict[str, Game] = {game.name: game for game in (GATTI, CHINZE)}


def game_named(name: str) -> Game:
    """The game with this name; raises Unreadable."""
    try:
        return GAMES[name]
    except KeyError:
        raise Unreadable(f"no such game: {name!r}") from None
