"""Cucco as the contract sees it (core/contract.py: Game)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core import match
from games.core.cards import Card, Pack, Unreadable, each
from games.core.contract import Action, Meld, Result, Standing
from games.core.reading import keys, mapping, texts
from games.cucco import follow, notation, state
from games.cucco.cards import PACK, VALUE, kinds
from games.cucco.rules import BOOK, Options

KEYS = {"game", "options", "hand", "trick", "trionfo", "ask", "pile"}


class Cucco:
    """The game of cucco."""

    name = "cucco"
    pack: Pack = PACK
    rulebook = BOOK

    def options(self, given: Mapping[str, Any]) -> Options:
        return Options.read(given)

    def deal(self, options: Options, dealer: int, deck: Sequence[Card]) -> state.State:
        return state.deal(options, dealer, deck)

    def seats(self, options: Options) -> int:
        return options.players

    def hands_in_match(self, options: Options) -> int:
        return options.hands

    def match(self, options: Options, results: Sequence[Result]) -> Standing:
        return match.of_hands(results, self.hands_in_match(options))

    def read_action(self, text: str) -> Action:
        return notation.read_action(text)

    def write_action(self, action: Action) -> str:
        return notation.write_action(action)

    def write_meld(self, meld: Meld) -> str:
        raise Unreadable("there are no melds in cucco")

    def position(self, given: Mapping[str, Any]) -> dict[str, Any]:
        """What may be played, who takes the full trick, or what a pile is worth."""
        keys(given, KEYS)
        options = Options.read(mapping(given, "options"))
        if "pile" in given:
            return {"points": sum(VALUE[card] for card in each(PACK.set(texts(given, "pile"))))}
        turned, asked = given.get("trionfo"), given.get("ask", "")
        if turned is not None and not isinstance(turned, str):
            raise Unreadable("trionfo must be a text")
        trionfo = 0 if turned is None else follow.trionfo_of(PACK.card(turned))
        trick = [PACK.card(text) for text in texts(given, "trick")]
        if asked not in ("", *notation.ASKED) or (asked and not (trick and trionfo >> trick[0] & 1)):
            raise Unreadable("ask must be numbers or figures, asked with a led Trionfo")
        if "hand" not in given:
            if len(trick) != options.players:
                raise Unreadable(f"a full trick has {options.players} cards, here are {len(trick)}")
            return {"winner": follow.best_place(trick, trionfo)}
        named = texts(given, "hand")
        PACK.set([*named, *texts(given, "trick"), *([turned] if turned is not None else [])])
        hand = PACK.set(named)
        legal = follow.playable(hand, trick, trionfo, asked)
        rule = follow.forbids(trick, trionfo, asked)
        return {
            "legal": [PACK.text(card) for card in kinds(legal)],
            "forbidden": {PACK.text(card): rule for card in kinds(hand & ~legal)},
        }


GAME = Cucco()
