"""Where the cards of a hand lie that no seat holds: the piles, the stock, the discard. For finished hands only.

All of it is read from states, not views: whoever shows it shows hidden cards.
"""

from __future__ import annotations

from typing import Any

from games.chinze import scoring as chinze
from games.core import fool
from games.core.cards import Card, Cards, bits
from games.core.tricks import Trick
from games.gatti import scoring as gatti


def piles(game: str, state: Any) -> tuple[Cards, ...]:
    """What each side has taken; once the hand is over as it is counted, with the fool and the discard settled."""
    if game == "cirollon":
        return tuple(state.board.piles)
    if game == "cucco":
        found = [0, 0]
        for trick in state.tricks:
            found[state.board.options.sides[trick.winner]] |= bits(trick.cards)
        return tuple(found)
    rules = state.hand.rules
    if not state.over:
        return tuple(fool.piles(state.tricks, rules.sides, None, 0))
    if game == "chinze":
        return tuple(fool.piles(state.tricks, rules.sides, chinze.owed(rules, state.tricks), state.given))
    return gatti.piles(rules, state.hand.dealer, state.hand.discard, state.tricks, state.given)


def stock(game: str, state: Any) -> tuple[Card, ...]:
    """What is left of the stock, the card on top first; nothing in a game that has none."""
    if game == "chinze":
        return tuple(state.hand.stock[2 * len(state.tricks) :])
    return tuple(state.board.stock) if game == "cucco" else ()


def last_trick(game: str, state: Any) -> Trick | None:
    """The last trick of a finished hand, where points hang on it (gatti.bagatto, chinze.bagatto)."""
    return state.tricks[-1] if game in ("gatti", "chinze") else None


def discard(game: str, state: Any) -> Cards:
    """What the dealer has discarded (gatti.discard)."""
    return int(state.hand.discard) if game == "gatti" else 0
