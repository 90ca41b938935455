"""Rule ids: the thread through the product. Each is declared once, by its game, and never renamed.

A rule id is the clause's name in the rules (`gatti.follow.suit`). The engine emits ids and never sentences; the site
turns them into the reader's language.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rule:
    """A clause: its id, and the kind of clause it is.

    `kind` is `rule` for a plain clause, `decision` where the source is silent and we chose, `option` for a house rule.
    """

    id: str
    kind: str = "rule"


def game_of(rule: str) -> str:
    """The game whose clause has this id: the first word of it."""
    return rule.partition(".")[0]


class Rulebook:
    """The clauses of one game, in the order in which they are told."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.rules: dict[str, Rule] = {}
        self.replaced: dict[str, tuple[str, ...]] = {}

    def rule(self, name: str, kind: str = "rule") -> str:
        """Declare a clause of this game and return its id."""
        rule = Rule(f"{self.game}.{name}", kind)
        if rule.id in self.rules:
            raise ValueError(f"declared twice: {rule.id}")
        self.rules[rule.id] = rule
        return rule.id

    def replaces(self, option: str, *clauses: str) -> None:
        """Declare that these clauses of the game say nothing more where this house rule is played.

        `option` is the clause that tells the house rule; chinze shares some with gatti.
        """
        self.replaced[option] = clauses
