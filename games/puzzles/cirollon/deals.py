"""Real hands for puzzles: dealt from chance and played on with legal actions: any position could come about so."""

from __future__ import annotations

from games.cirollon.game import GAME
from games.cirollon.state import Playing, State
from games.core.contract import Action
from games.core.deck import shuffled
from games.core.genoese import PACK
from games.puzzles.chance import Chance
from games.puzzles.themes import House

SEATS = 4


def dealt(chance: Chance, house: House) -> State:
    """A deal that stands."""
    options = GAME.options(house)
    while True:
        state = GAME.deal(options, chance.below(SEATS), shuffled(len(PACK), chance.below(2**48)))
        if not state.void:
            return state


def played(chance: Chance, house: House) -> list[State]:
    """A hand from its first card to its end: every state with a card to play, and the last one.

    What can be declared is declared, every other time; of the ways to take each is as likely.
    """
    state = dealt(chance, house)
    states: list[State] = []
    while not state.over:
        if isinstance(state, Playing):
            states.append(state)
        state = state.after(_some(state, chance))
    return [*states, state]


def _some(state: State, chance: Chance) -> Action:
    actions = state.actions()
    if state.verb == "declare":
        melds = actions[1:]
        return chance.pick(melds) if melds and chance.below(2) else actions[0]
    return chance.pick(actions)


def turns(chance: Chance, house: House) -> list[Playing]:
    """The turns of a hand at which a card is to be played, in a chance order."""
    return chance.mixed([state for state in played(chance, house) if isinstance(state, Playing)])
