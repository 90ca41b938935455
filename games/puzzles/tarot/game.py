"""A tarot game as the makers of questions see it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from games.core.cards import Card, Cards, each
from games.core.contract import Game, State
from games.core.fool import Owed
from games.core.tables import TarotRules
from games.core.tarot import PACK
from games.core.tricks import Trick, beats_table, in_order

Codes = Sequence[str]
Given = Mapping[str, Any]


class Rules(TarotRules, Protocol):
    """The tables of a game under its house rules."""

    @property
    def tricks(self) -> int:
        """How many tricks are played in a hand."""


class Turn(State, Protocol):
    """A state in which a card is to be played."""

    legal: Cards
    trick: tuple[Card, ...]

    def cards_of(self, seat: int) -> Cards: ...


@dataclass(frozen=True, slots=True)
class Tarot:
    """Gatti or chinze. The functions take the game's own rules, which only look alike from here."""

    game: Game
    tables: Callable[[Any], Any]
    """The rules for options."""
    deal: Callable[[Any, int, Sequence[Card]], State]
    turn: Callable[[Any, Cards, Sequence[Card]], Turn]
    """The state in which these cards of a trick, led by seat 0, were played and the next seat holds this hand."""
    settle: Callable[[Any, tuple[Trick, ...]], State]
    """What comes after these tricks, the last of a hand."""
    owed: Callable[[Any, Sequence[Trick]], Owed | None]

    def rules(self, options: Given | None) -> Rules:
        """The tables for options as a record gives them; raises Unreadable."""
        found: Rules = self.tables(self.game.options(options or {}))
        return found

    def clause(self, name: str) -> str:
        """The id of a clause by its name; what the game does not say itself it has from gatti (the house rules)."""
        own = f"{self.game.name}.{name}"
        return own if own in self.game.rulebook.rules else f"gatti.{name}"

    def own(self, *names: str) -> tuple[str, ...]:
        """The ids of those clauses of these names that the game has itself."""
        ids = (f"{self.game.name}.{name}" for name in names)
        return tuple(rule for rule in ids if rule in self.game.rulebook.rules)


def own_name(rule: str) -> str:
    """A clause's name without its game: `gatti.follow.suit` is `follow.suit`."""
    return rule.partition(".")[2]


def sorted_codes(codes: Codes, rules: Rules) -> tuple[str, ...]:
    """The same codes as a hand is held under these rules; raises Unreadable."""
    return held_codes(PACK.set(codes), rules)


def held_codes(cards: Cards, rules: Rules) -> tuple[str, ...]:
    """The codes of a set as a hand is held."""
    return tuple(PACK.text(card) for card in in_order(cards, rules.beats))


def laid_out(cards: Cards, options: Given) -> list[str]:
    """The codes of a set as a hand is held under these options: for what is shown beside a hand."""
    beats = beats_table(angel=options.get("angel", False), old_order=options.get("old_order", False))
    return [PACK.text(card) for card in in_order(cards, beats)]


def alone(rules: Rules) -> bool:
    """Whether everybody plays alone, without a partner."""
    return len(set(rules.sides)) == rules.seats


def values_of(cards: Cards, rules: Rules) -> dict[int, Cards]:
    """The cards that have points of their own, by their worth, the dearest first."""
    found: dict[int, Cards] = {}
    for card in each(cards & sum(1 << valued for valued in rules.values)):
        found[rules.values[card]] = found.get(rules.values[card], 0) | 1 << card
    return dict(sorted(found.items(), reverse=True))
