"""Gatti as the contract sees it (core/contract.py: Game)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import match, notation
from games.core.cards import Card
from games.core.contract import Action, Meld, Result, Standing
from games.core.tarot import PACK
from games.gatti import opening, position
from games.gatti.rules import BOOK, Options, rules_for
from games.gatti.state import State


class Gatti:
    """The game of gatti."""

    name = "gatti"
    pack = PACK
    rulebook = BOOK

    def options(self, given: Mapping[str, Any]) -> Options:
        return Options.read(given)

    def deal(self, options: Options, dealer: int, deck: Sequence[Card]) -> State:
        return opening.deal(rules_for(options), dealer, deck)

    def seats(self, options: Options) -> int:
        return rules_for(options).seats

    def hands_in_match(self, options: Options) -> int:
        return rules_for(options).hands_in_match

    def match(self, options: Options, results: Sequence[Result]) -> Standing:
        return match.of_hands(results, self.hands_in_match(options))

    def read_action(self, text: str) -> Action:
        return notation.read_action(text)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    def write_meld(self, meld: Meld) -> str:
        return notation.write_meld(meld)

    def position(self, given: Mapping[str, Any]) -> dict[str, Any]:
        return position.answer(given)


GAME = Gatti()
