"""Bots measured: the gatti bot's pair against a pair of simple players, each deal played twice with sides swapped.

python -m games.bots.arena [--hands N] [--seed S]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import mean, stdev

from games.bots.gatti import choose
from games.core.cards import Card
from games.core.contract import Action
from games.core.deck import shuffled
from games.core.tarot import FOOL, PACK
from games.gatti.game import GAME
from games.gatti.rules import Options, rules_for
from games.gatti.view import View

Player = Callable[[View], Action]
OPTIONS = Options()
RULES = rules_for(OPTIONS)


def random_player(seed: int) -> Player:
    """A player who takes any of the legal actions, all alike."""
    chance = Random(seed).random
    return lambda view: view.actions[int(chance() * len(view.actions))]


def highest_player(view: View) -> Action:
    """A player who always plays the highest card allowed, and the fool last; it declares all it can."""
    if view.verb == "declare":
        return max(view.actions, key=lambda action: len(action.melds))
    return min(view.actions, key=lambda action: (action.card == FOOL, RULES.beats[action.card].bit_count()))


@dataclass(frozen=True, slots=True)
class Score:
    """What one player's pair did against another's: for each deal, its points more than theirs, per hand."""

    differences: tuple[float, ...]
    won: int
    """Hands won, of two for each deal."""

    @property
    def average(self) -> float:
        """Points more than the other pair, per hand."""
        return mean(self.differences)

    @property
    def error(self) -> float:
        """The standard error of the average."""
        return stdev(self.differences) / sqrt(len(self.differences))

    @property
    def share(self) -> float:
        """The share of hands won."""
        return self.won / (2 * len(self.differences))


def match(one: Player, other: Player, hands: int, seed: int) -> Score:
    """Two pairs over `hands` hands: half as many deals (at least two), each played from either side."""
    differences, won = [], 0
    for number in range(max(2, hands // 2)):
        deck, dealer = shuffled(len(PACK), seed * 1_000_003 + number), number % RULES.seats
        here = play_hand(deck, dealer, (one, other))
        there = -play_hand(deck, dealer, (other, one))
        differences.append((here + there) / 2)
        won += (here > 0) + (there > 0)
    return Score(tuple(differences), won)


def play_hand(deck: Sequence[Card], dealer: int, sides: tuple[Player, Player]) -> int:
    """One hand; the points of side 0 more than those of side 1."""
    state = GAME.deal(OPTIONS, dealer, deck)
    while not state.over:
        state = state.after(sides[state.to_act % 2](state.view(state.to_act)))
    first, second = state.result().totals()
    return first - second


def main() -> None:
    """Measure the bot and print a line for each opponent."""
    arguments = argparse.ArgumentParser(prog="python -m games.bots.arena", description="The gatti bot, measured.")
    arguments.add_argument("--hands", type=int, default=400, help="hands against each opponent")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    for name, other in (("random", random_player(given.seed)), ("highest", highest_player)):
        score = match(choose, other, given.hands, given.seed)
        print(f"against {name:8} {score.average:+6.2f} ± {score.error:.2f} points a hand, {score.share:.0%} won")


if __name__ == "__main__":
    main()
