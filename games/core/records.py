"""Records: one hand as JSON (rules/notation.md), read, replayed and written.

A record may stop anywhere; it then stands for the position reached. A record whose actions break a rule is still
replayed up to its fault, so that it can be shown.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from games.core.cards import Unreadable
from games.core.contract import Action, Game, State, Verdict
from games.core.reading import keys, mapping, number, texts

KEYS = {"game", "options", "dealer", "deck", "actions"}


@dataclass(frozen=True, slots=True)
class Record:
    """A hand as it is stored: options as they were given, the deck in dealing order, the actions as text."""

    game: str
    options: Mapping[str, Any]
    dealer: int
    deck: tuple[str, ...]
    actions: tuple[str, ...] = ()

    def as_mapping(self) -> dict[str, Any]:
        """As it is written in JSON."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "dealer": self.dealer,
            "deck": list(self.deck),
            "actions": list(self.actions),
        }

    def as_json(self) -> str:
        """One line of JSON."""
        return json.dumps(self.as_mapping())


@dataclass(frozen=True, slots=True)
class Fault:
    """The first action of a record that the rules forbid: its index, its text, the verdict.

    A void deal has no action to blame: its text is empty.
    """

    at: int
    action: str
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played through: the state reached, and the fault that stopped it, if any."""

    state: State
    fault: Fault | None


def read(given: Mapping[str, Any]) -> Record:
    """The record in a JSON object; raises Unreadable for a wrong form (cards and actions are read on replay)."""
    keys(given, KEYS)
    game = given.get("game")
    if not isinstance(game, str):
        raise Unreadable("game must be a text")
    return Record(
        game,
        mapping(given, "options"),
        number(given, "dealer", 4),
        tuple(texts(given, "deck")),
        tuple(texts(given, "actions")),
    )


def start(record: Record, game: Game) -> State:
    """The state after the deal of a record; raises Unreadable for a deck that is not the whole pack."""
    options = game.options(record.options)
    if record.dealer >= game.seats(options):
        raise Unreadable(f"dealer must be a number from 0 to {game.seats(options) - 1}")
    deck = game.pack.deck(record.deck)
    return game.deal(options, record.dealer, deck)


def replay(record: Record, game: Game, seen: Callable[[State, Action], None] | None = None) -> Replay:
    """A record played through; `seen` is called with each state and the legal action taken in it.

    Raises Unreadable for text that is no action; the rules' refusal is not an error but the replay's `fault`.
    """
    state = start(record, game)
    if state.void:
        return Replay(state, Fault(0, "", Verdict(False, state.void)))
    actions = [_action(game, at, text) for at, text in enumerate(record.actions)]
    for at, action in enumerate(actions):
        verdict = state.judge(action)
        if not verdict.allowed:
            return Replay(state, Fault(at, record.actions[at], verdict))
        if seen:
            seen(state, action)
        state = state.after(action)
    return Replay(state, None)


def _action(game: Game, at: int, text: str) -> Action:
    try:
        return game.read_action(text)
    except Unreadable as error:
        raise Unreadable(f"actions[{at}]: {error}") from None
