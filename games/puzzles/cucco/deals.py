"""Real hands for puzzles: dealt from chance and played on, so that every position could come about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from games.core.contract import Action
from games.core.deck import shuffled
from games.cucco.cards import PACK, WORTHLESS
from games.cucco.game import GAME
from games.puzzles.chance import Chance
from games.puzzles.cucco.position import options_of
from games.puzzles.themes import House

Prefer = Callable[[Any, Sequence[Action]], Sequence[Action]]
"""Those of the legal actions that are taken where there are any, so that what is rare is not too rare."""


def played(chance: Chance, house: House, prefer: Prefer | None = None) -> list[Any]:
    """A hand from the cut to its end: every state in which a card is to be played, and the last one."""
    options = options_of(house)
    state: Any = GAME.deal(options, chance.below(options.players), shuffled(len(PACK), chance.below(2**48)))
    states = []
    while not state.over:
        if state.verb == "play":
            states.append(state)
        actions = state.actions()
        state = state.after(chance.pick((prefer(state, actions) if prefer else ()) or actions))
    return [*states, state]


def asking(word: str) -> Prefer:
    """The Trionfo is led as soon as may be, with this question."""

    def prefer(state: Any, actions: Sequence[Action]) -> Sequence[Action]:
        return [action for action in actions if action.word == word]

    return prefer


def hoarding(state: Any, actions: Sequence[Action]) -> Sequence[Action]:
    """The dealer's side plays its figures without value last, so that they are led at the end."""
    if state.to_act % 2 != state.board.dealer % 2:
        return ()
    return [action for action in actions if action.verb == "play" and not WORTHLESS >> action.card & 1]


def late_trionfo(state: Any, actions: Sequence[Action]) -> Sequence[Action]:
    """The Trionfo is not led: it is kept until one follows."""
    trionfo = state.board.turned
    if state.verb != "play" or state.board.trick:
        return ()
    return [action for action in actions if action.card | 1 != trionfo | 1]
