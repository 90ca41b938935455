"""Cirollon as the contract sees it (core/contract.py: Game)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.cirollon import notation, state
from games.cirollon.rules import BOOK, SEATS, Options
from games.cirollon.takes import takes
from games.core import match
from games.core.cards import Card, Unreadable
from games.core.contract import Action, Meld, Result, Standing
from games.core.genoese import PACK
from games.core.reading import keys, mapping, texts


class Cirollon:
    """The game of cirollon."""

    name = "cirollon"
    pack = PACK
    rulebook = BOOK

    def options(self, given: Mapping[str, Any]) -> Options:
        return Options.read(given)

    def deal(self, options: Options, dealer: int, deck: Sequence[Card]) -> state.State:
        return state.deal(options, dealer, deck)

    def seats(self, options: Options) -> int:
        return SEATS

    def hands_in_match(self, options: Options) -> int:
        return 0

    def match(self, options: Options, results: Sequence[Result]) -> Standing:
        return match.to_limit(results, options.limit)

    def read_action(self, text: str) -> Action:
        return notation.read_action(text)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    def write_meld(self, meld: Meld) -> str:
        return notation.write_meld(meld)

    def position(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """Every way in which a card can take from a table."""
        keys(given, {"game", "options", "card", "table", "poncin"})
        Options.read(mapping(given, "options"))
        code = given.get("card")
        if not isinstance(code, str):
            raise Unreadable("card must be a text")
        card, table = PACK.card(code), PACK.set(texts(given, "table"))
        if table >> card & 1:
            raise Unreadable("the card lies on the table")
        named = given.get("poncin", 0)
        if type(named) is not int or not 0 <= named <= 10:
            raise Unreadable("poncin must be a number from 1 to 10")
        return {"takes": [sorted(PACK.texts(taken)) for taken in takes(card, table, named)]}


GAME = Cirollon()
