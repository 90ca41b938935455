"""Simple players that a bot is measured against, by the name of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.cirollon.melds import CLAIMS, WORTH
from games.core.contract import Action
from games.core.genoese import COINS, SETTEBELLO_BIT
from games.core.tarot import FOOL
from games.core.tricks import beats_table
from games.cucco.cards import VALUE

Player = Callable[[Any], Action]
"""What plays: from a seat's View to an action."""

BEATS = beats_table()


def random_player(seed: int) -> Player:
    """A player who takes any of the legal actions, all alike."""
    chance = Random(seed).random
    return lambda view: view.actions[int(chance() * len(view.actions))]


def highest_player(view: Any) -> Action:
    """A player of tarot who always plays the highest card allowed, and the fool last; it declares all it can."""
    actions: Sequence[Action] = view.actions
    return min(actions, key=lambda action: (-len(action.melds), action.card == FOOL, BEATS[action.card].bit_count()))


def greedy_player(seed: int) -> Player:
    """A player of cirollon who claims and declares what it can and takes most points now, else any card."""
    chance = Random(seed).random

    def points(view: Any, action: Action) -> float:
        """Points now: sgobbe and settebello whole, dinæ and cards as parts of the points for having more."""
        if action.word in CLAIMS:
            return CLAIMS[action.word][1]
        if action.melds or not action.taken:
            return sum(WORTH[meld.kind] for meld in action.melds)
        home = action.taken | action.cards
        whole = int(action.taken == view.table) + bool(home & SETTEBELLO_BIT)
        return whole + (home & COINS).bit_count() / 10 + home.bit_count() / 40

    return lambda view: max(view.actions, key=lambda action: (points(view, action), chance()))


def high_card_player(view: Any) -> Action:
    """A player of cucco who always plays the card of the highest value, takes all it may, and gives back the lowest."""
    actions: Sequence[Action] = view.actions
    if view.verb == "return":
        return min(
            actions, key=lambda action: sum(VALUE[card] for card in range(len(VALUE)) if action.cards >> card & 1)
        )
    return max(actions, key=lambda action: action.count or (VALUE[action.card] if action.cards else 0))


def rivals(game: str, seed: int) -> dict[str, Player]:
    """The simple players of a game, by what they are called; each is made anew, for a random one remembers."""
    chance = {"random": random_player(seed)}
    match game:
        case "cirollon":
            return chance | {"greedy": greedy_player(seed)}
        case "cucco":
            return chance | {"highest": high_card_player}
        case _:
            return chance | {"highest": highest_player}
