"""The packs by the names under which cards are drawn and named."""

from games.core import genoese, tarot
from games.core.cards import Pack
from games.cucco import cards as cucco
from games.registry import GAMES

PACKS: dict[str, Pack] = {"tarot": tarot.PACK, "genoese": genoese.PACK, "cucco": cucco.PACK}


def pack_of(game: str) -> str:
    """The name of the pack that a game is played with."""
    return next(name for name, pack in PACKS.items() if pack is GAMES[game].pack)
