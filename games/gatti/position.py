"""Questions about a few cards without a hand behind them (rules/notation.md, "A position").

The playing rules are asked of a real `Playing` state, made so that the seat to act holds just the cards given: there
is no second judge.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.cards import Card, Cards, Unreadable, each
from games.core.contract import Action
from games.core.reading import keys, mapping, texts
from games.core.tarot import PACK
from games.core.tricks import best_place
from games.gatti import play, scoring
from games.gatti.rules import Options, Rules, rules_for
from games.gatti.state import Hand

KEYS = {"game", "options", "hand", "trick", "pile"}


def playing(rules: Rules, hand: Cards, trick: Sequence[Card]) -> play.Playing:
    """The state in which these cards of a trick have been played and the next seat holds this hand.

    The first card is led by seat 0; the seats before hold only what they have played.
    """
    if len(trick) >= rules.seats:
        raise Unreadable("the trick is full: nobody is to play")
    if hand & sum(1 << card for card in trick):
        raise Unreadable("a card is in the hand and in the trick")
    held = [1 << card for card in trick] + [hand] + [0] * (rules.seats - len(trick) - 1)
    return play.playing(Hand(rules, rules.seats - 1, tuple(held), 0, ((),) * rules.seats), 0, tuple(trick))


def answer(given: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a position: what may be played, who takes the full trick, or what a pile is worth."""
    keys(given, KEYS)
    rules = rules_for(Options.read(mapping(given, "options")))
    if "pile" in given:
        return {"points": scoring.card_points(rules, PACK.set(texts(given, "pile")))}
    named = texts(given, "trick")
    PACK.set(named)
    trick = [PACK.card(text) for text in named]
    if "hand" in given:
        return _play(rules, PACK.set(texts(given, "hand")), trick)
    if len(trick) != rules.seats:
        raise Unreadable(f"a full trick has {rules.seats} cards, here are {len(trick)}")
    return {"winner": best_place(trick, rules.beats)}


def _play(rules: Rules, hand: Cards, trick: Sequence[Card]) -> dict[str, Any]:
    state = playing(rules, hand, trick)
    forbidden = {}
    for card in each(hand & ~state.legal):
        verdict = state.judge(Action(state.to_act, "play", 1 << card, card=card))
        forbidden[PACK.text(card)] = verdict.rule
    return {"legal": PACK.texts(state.legal), "forbidden": forbidden}
