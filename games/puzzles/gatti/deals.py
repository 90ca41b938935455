"""Real hands for puzzles: dealt from chance and played on with legal plays, so that every position could come about."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from games.core.cards import Cards
from games.core.contract import Action
from games.core.deck import shuffled
from games.core.tarot import PACK
from games.core.tricks import Trick
from games.gatti.opening import deal
from games.gatti.play import Playing
from games.gatti.rules import COUNT_THIRDS, Options, Rules, rules_for
from games.gatti.state import State

T = TypeVar("T")

RULES: Rules = rules_for(Options())
"""Puzzles are played by the source's classic game."""


class Chance:
    """Chance that repeats itself. Only `Random.random` is used: its sequence is the one Python promises to keep."""

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def below(self, limit: int) -> int:
        """A whole number from 0 to below the limit."""
        return int(self._random.random() * limit)

    def pick(self, choices: Sequence[T]) -> T:
        """One of these, each as likely."""
        return choices[self.below(len(choices))]

    def mixed(self, choices: Sequence[T]) -> list[T]:
        """All of these in a chance order."""
        keys = [self._random.random() for _ in choices]
        return [choices[place] for place in sorted(range(len(choices)), key=keys.__getitem__)]


def dealt(chance: Chance) -> State:
    """A hand just dealt: the dealer is to discard."""
    deck = shuffled(len(PACK), chance.below(2**48))
    return deal(RULES, chance.below(RULES.seats), deck)


def played(chance: Chance, keep: Cards = 0, until: int = 0, lead: Cards = 0) -> list[State]:
    """A hand from the first card to its end, by plays drawn from the legal ones.

    So that what happens late to the fool or the bagatto is not too rare, cards of `keep` are held back until that
    many tricks are done, wherever the rules allow it; those of `lead` are held back for a lead after that.
    """
    state = dealt(chance)
    states = []
    while not state.over:
        actions: Sequence[Action] = [_SILENT[state.to_act]] if state.verb == "declare" else state.actions()
        if isinstance(state, Playing):
            states.append(state)
            late = len(state.tricks) >= until
            if late and not state.trick and state.legal & lead:
                actions = [action for action in actions if action.cards & lead]
            else:
                held_back = lead if late else keep | lead
                actions = [action for action in actions if not action.cards & held_back] or actions
        state = state.after(chance.pick(actions))
    return [*states, state]


_SILENT = [Action(seat, "declare") for seat in range(4)]


def last_tricks(states: Sequence[State], count: int) -> tuple[Trick, ...]:
    """The last tricks of a hand that was played."""
    return states[-1].tricks[-count:]


def pile(states: Sequence[State], side: int) -> list[str]:
    """A side's pile when a hand is over and the fool settled: what its card points are counted from."""
    lines = states[-1].result().lines
    return PACK.texts(next(line.cards for line in lines if line.rule == COUNT_THIRDS and line.side == side))


def codes(trick: Trick) -> list[str]:
    """The cards of a trick as text, in the order played."""
    return [PACK.text(card) for card in trick.cards]
