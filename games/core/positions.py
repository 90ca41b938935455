"""Questions about a few cards of a trick game, without a hand behind them (rules/notation.md, "A position").

What may be played is asked of a real state of the game: there is no second judge.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from games.core.cards import Card, Cards, Unreadable, bits, each
from games.core.contract import Action, Verdict
from games.core.counting import thirds
from games.core.reading import keys, mapping, texts
from games.core.tarot import PACK
from games.core.tricks import best_place

KEYS = {"game", "options", "hand", "trick", "pile"}


class Tables(Protocol):
    """What a question needs to know of a game's rules."""

    @property
    def seats(self) -> int: ...

    @property
    def beats(self) -> Sequence[Cards]: ...

    @property
    def values(self) -> Mapping[Card, int]: ...


class Asked(Protocol):
    """A state in which the seat to act holds the cards of the question."""

    to_act: int
    legal: Cards

    def judge(self, action: Action) -> Verdict: ...


Rules = TypeVar("Rules", bound=Tables)


def answer(
    given: Mapping[str, Any],
    rules_of: Callable[[Mapping[str, Any]], Rules],
    playing: Callable[[Rules, Cards, Sequence[Card]], Asked],
) -> dict[str, Any]:
    """What may be played, who takes the full trick, or what a pile is worth; raises Unreadable."""
    keys(given, KEYS)
    rules = rules_of(mapping(given, "options"))
    if "pile" in given:
        pile = PACK.set(texts(given, "pile"))
        return {"points": thirds(pile) + sum(rules.values.get(card, 0) for card in each(pile))}
    named = texts(given, "trick")
    PACK.set(named)
    trick = [PACK.card(text) for text in named]
    if "hand" in given:
        return _play(playing(rules, PACK.set(texts(given, "hand")), trick), PACK.set(texts(given, "hand")))
    if len(trick) != rules.seats:
        raise Unreadable(f"a full trick has {rules.seats} cards, here are {len(trick)}")
    return {"winner": best_place(trick, rules.beats)}


def _play(state: Asked, hand: Cards) -> dict[str, Any]:
    forbidden = {}
    for card in each(hand & ~state.legal):
        verdict = state.judge(Action(state.to_act, "play", 1 << card, card=card))
        forbidden[PACK.text(card)] = verdict.rule
    return {"legal": PACK.texts(state.legal), "forbidden": forbidden}


def check(hand: Cards, trick: Sequence[Card], seats: int) -> None:
    """Raises Unreadable for cards that cannot lie so: a full trick, or a card in the hand and in the trick."""
    if len(trick) >= seats:
        raise Unreadable("the trick is full: nobody is to play")
    if hand & bits(trick):
        raise Unreadable("a card is in the hand and in the trick")
