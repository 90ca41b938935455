"""The engine against open_spiel's spades, both driven from Python in the same way, in one run (`make bench-peers`).

An action is a player's: a bid, a discard, a declaration, a card. The deal is included in the time of both and counted
as an action in neither (ours is one call; open_spiel deals card by card, 52 steps of chance a hand). The last line
counts those steps for open_spiel all the same.
"""

from __future__ import annotations

from random import Random
from statistics import median

import pyspiel

from tests.bench.engine import gatti, rounds

GOAL = 0.6
CARDS = 52


def spades(hands: int) -> int:
    """Play this many hands of spades by chance; the number of players' actions taken."""
    chance = Random(1).random
    game = pyspiel.load_game("spades")
    taken = 0
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance() * len(actions))])
            taken += 1
    return taken - CARDS * hands


def main() -> None:
    """Print both rates and their ratio."""
    ours, theirs = rounds(gatti, spades)
    ratio = median(our / their for our, their in zip(ours, theirs, strict=True))
    steps = (spades(20) + 20 * CARDS) / spades(20)
    print(f"gatti, this engine                 {median(ours):>10,.0f} actions a second")
    print(f"spades, open_spiel                 {median(theirs):>10,.0f} actions a second")
    print(f"ratio                              {ratio:>10.2f} (goal: at least {GOAL})")
    print(f"ratio with its dealing steps       {ratio / steps:>10.2f}")


if __name__ == "__main__":
    main()
