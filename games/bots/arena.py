"""Bots measured: a game's bot against simple players, each deal played once from every side.

python -m games.bots.arena [--game NAME] [--players N] [--hands N] [--seed S]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev
from typing import Any

from games.bots.registry import BOTS, bot_for
from games.bots.rivals import Player, rivals
from games.core.cards import Card
from games.core.contract import Game
from games.core.deck import shuffled
from games.registry import game_named

VOID = 1_000_000_007
"""How far the next seed lies from one whose deal is void."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a player did against others: for each deal, its points more than theirs on average, per hand."""

    differences: tuple[float, ...]
    won: int
    """Hands won, with more points than anybody else."""
    hands: int

    @property
    def average(self) -> float:
        """Points more than the others, per hand."""
        return mean(self.differences)

    @property
    def error(self) -> float:
        """The standard error of the average."""
        return stdev(self.differences) / sqrt(len(self.differences))

    @property
    def share(self) -> float:
        """The share of hands won."""
        return self.won / self.hands


def match(game: Game, options: Any, one: Player, other: Player, *, hands: int, seed: int) -> Score:
    """One player against another over about so many hands: each deal (two at least) is played from every side."""
    sides = sides_of(game, options)
    differences, won = [], 0
    deals = max(2, hands // sides)
    for number in range(deals):
        dealer = number % game.seats(options)
        deck = deck_for(game, options, dealer, seed * 1_000_003 + number)
        found = []
        for side in range(sides):
            players = [one if here == side else other for here in range(sides)]
            points = list(play_hand(game, options, deck, dealer, players))
            mine = points.pop(side)
            found.append(mine - mean(points))
            won += mine > max(points)
        differences.append(mean(found))
    return Score(tuple(differences), won, deals * sides)


def deck_for(game: Game, options: Any, dealer: int, seed: int) -> list[Card]:
    """A deck from this seed; where its deal is void, from the next that holds."""
    while game.deal(options, dealer, deck := shuffled(len(game.pack), seed)).void:
        seed += VOID
    return deck


def sides_of(game: Game, options: Any) -> int:
    """How many play against one another: four are two pairs, partners opposite."""
    seats = game.seats(options)
    return 2 if seats == 4 else seats


def play_hand(
    game: Game, options: Any, deck: Sequence[Card], dealer: int, players: Sequence[Player]
) -> tuple[int, ...]:
    """One hand, a player for each side; the points of each side."""
    state = game.deal(options, dealer, deck)
    while not state.over:
        state = state.after(players[state.to_act % len(players)](state.view(state.to_act)))
    return state.result().totals()


def main() -> None:
    """Measure a bot and print a line for each opponent."""
    arguments = argparse.ArgumentParser(prog="python -m games.bots.arena", description="A game's bot, measured.")
    arguments.add_argument("--game", choices=sorted(BOTS), default="gatti")
    arguments.add_argument("--players", type=int, help="how many play, where the game leaves a choice")
    arguments.add_argument("--hands", type=int, default=400, help="hands against each opponent")
    arguments.add_argument("--seed", type=int, default=1)
    given = arguments.parse_args()
    game, bot = game_named(given.game), bot_for(given.game)
    options = game.options({"players": given.players} if given.players else {})
    for name, other in rivals(given.game, given.seed).items():
        score = match(game, options, bot.choose, other, hands=given.hands, seed=given.seed)
        print(f"against {name:8} {score.average:+6.2f} ± {score.error:.2f} points a hand, {score.share:.0%} won")


if __name__ == "__main__":
    main()
