"""Chinze as the contract sees it (core/contract.py: Game)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.chinze import play
from games.chinze.rules import BOOK, SEATS, STOCK, Options, Rules, rules_for
from games.core import match, notation, positions
from games.core.cards import Card, Cards
from games.core.contract import Action, Meld, Result, Standing
from games.core.tarot import PACK


class Chinze:
    """The game of taròcchi à pessigo."""

    name = "chinze"
    pack = PACK
    rulebook = BOOK

    def options(self, given: Mapping[str, Any]) -> Options:
        return Options.read(given)

    def deal(self, options: Options, dealer: int, deck: Sequence[Card]) -> play.State:
        return play.deal(rules_for(options), dealer, deck)

    def seats(self, options: Options) -> int:
        return SEATS

    def hands_in_match(self, options: Options) -> int:
        return options.hands

    def match(self, options: Options, results: Sequence[Result]) -> Standing:
        return match.of_hands(results, self.hands_in_match(options))

    def read_action(self, text: str) -> Action:
        return notation.read_action(text)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    def write_meld(self, meld: Meld) -> str:
        return notation.write_meld(meld)

    def position(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return positions.answer(given, lambda options: rules_for(Options.read(options)), playing)


def playing(rules: Rules, hand: Cards, trick: Sequence[Card]) -> play.Playing:
    """The state in which these cards of a trick were led and the next seat holds this hand."""
    positions.check(hand, trick, SEATS)
    seat = len(trick)
    stock = tuple(range(STOCK))  # nobody asks after it
    return play.Playing(play.Hand(rules, 1, stock), seat, (hand, 0) if seat == 0 else (0, hand), tuple(trick))


GAME = Chinze()
