"""Hypothesis strategies for the engine: options, deals, and hands played by chance."""

from __future__ import annotations

from dataclasses import asdict
from random import Random

from hypothesis import strategies as st

from games.core.contract import Action, State
from games.core.deck import shuffled
from games.core.records import Record
from games.core.tarot import PACK
from games.gatti.game import GAME
from games.gatti.rules import Options

seeds = st.integers(0, 2**32)

options = st.builds(
    Options,
    players=st.sampled_from([2, 3, 4]),
    captured_melds=st.booleans(),
    fool_exchange=st.booleans(),
    melds=st.sampled_from(["all", "zena", "spezza"]),
    angel=st.booleans(),
    old_order=st.booleans(),
    bagatto_last=st.booleans(),
)


def played(options: Options, seed: int, stop: int | None = None) -> tuple[Record, list[State], list[Action]]:
    """A hand played by chance, as its record, all its states, and its actions; `stop` is how many actions at most."""
    chance = Random(seed)
    dealer = seed % GAME.seats(options)
    deck = shuffled(len(PACK), seed)
    states: list[State] = [GAME.deal(options, dealer, deck)]
    actions: list[Action] = []
    while not states[-1].over and (stop is None or len(actions) < stop):
        action = chance.choice(states[-1].actions())
        actions.append(action)
        states.append(states[-1].after(action))
    texts = tuple(GAME.write_action(action) for action in actions)
    record = Record("gatti", asdict(options), dealer, tuple(PACK.text(card) for card in deck), texts)
    return record, states, actions
