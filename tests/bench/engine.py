"""How many random actions a second the engine takes through its public contract, the deal included."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from games.core.contract import Game
from games.core.deck import shuffled
from games.registry import game_named


def random_hands(game: Game, hands: int) -> int:
    """Play this many four-handed hands by chance; the number of actions taken."""
    chance = Random(1).random
    options = game.options({})
    taken = 0
    for seed in range(hands):
        state = game.deal(options, seed % 4, shuffled(len(game.pack), seed))
        while not state.over:
            actions = state.actions()
            state = state.after(actions[int(chance() * len(actions))])
            taken += 1
    return taken


def gatti(hands: int) -> int:
    """Random hands of gatti."""
    return random_hands(game_named("gatti"), hands)


def rounds(*runs: Callable[[int], int], hands: int = 20, count: int = 60) -> list[list[float]]:
    """Actions a second of each run, round by round, in turn: a busy machine is as unfair to one as to the other."""
    found: list[list[float]] = [[] for _ in runs]
    for run in runs:
        run(2 * hands)
    for _ in range(count):
        for rates, run in zip(found, runs, strict=True):
            start = perf_counter()
            rates.append(run(hands) / (perf_counter() - start))
    return found


def report() -> None:
    """Print the engine's rate."""
    (rates,) = rounds(gatti)
    print(f"engine: random gatti hands, deal included   {median(rates):>10,.0f} actions a second")
