"""Questions about a few cards of gatti, without a hand behind them (rules/notation.md, "A position")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import positions
from games.core.cards import Card, Cards
from games.gatti import play
from games.gatti.rules import Options, Rules, rules_for
from games.gatti.state import Hand


def playing(rules: Rules, hand: Cards, trick: Sequence[Card]) -> play.Playing:
    """The state in which these cards of a trick have been played and the next seat holds this hand.

    The first card is led by seat 0; the seats before hold only what they have played.
    """
    positions.check(hand, trick, rules.seats)
    held = [1 << card for card in trick] + [hand] + [0] * (rules.seats - len(trick) - 1)
    return play.playing(Hand(rules, rules.seats - 1, tuple(held), 0, ((),) * rules.seats), 0, tuple(trick))


def answer(given: Mapping[str, Any]) -> dict[str, Any]:
    """The answer to a position: what may be played, who takes the full trick, or what a pile is worth."""
    return positions.answer(given, lambda options: rules_for(Options.read(options)), playing)
