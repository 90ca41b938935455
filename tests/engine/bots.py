"""Hands that bots play, for the tests of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from games.bots.advice import Advice
from games.bots.arena import deck_for
from games.bots.registry import advise
from games.core.contract import Game


def advised(game: Game, options: Any, seeds: range, mistakes: float = 0.0) -> Iterator[tuple[Any, Advice]]:
    """The states of hands dealt from these seeds with the bot's advice, which is followed but for some mistakes."""
    for seed in seeds:
        chance = Random(seed)
        dealer = seed % game.seats(options)
        state = game.deal(options, dealer, deck_for(game, options, dealer, seed))
        while not state.over:
            advice = advise(game.name, state.view(state.to_act))
            yield state, advice
            mistaken = chance.random() < mistakes
            state = state.after(chance.choice(state.actions()) if mistaken else advice.action)
