"""What to play to a trick that is not to be won: rules for every tarot game."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from games.bots.tarot.table import Table
from games.core.tarot import TRUMPS


def duck(table: Table) -> Advice | None:
    """Do not fight for a trick that will hardly be won."""
    if not table.takers or not table.losers:
        return None
    return table.play(table.cheapest(table.losers), Reason.DUCK, 1 << table.highest(table.takers))


def lose(table: Table) -> Advice:
    """The trick cannot be taken: play what one misses least."""
    card = table.cheapest(table.losers)
    if 1 << card & TRUMPS:
        return table.play(card, Reason.TRUMP_UNDER)
    return table.play(card, Reason.LOSE_LEAST if table.value(card) else Reason.LOSE_LOW)
