"""What a bot answers: what it would do, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from games.core.cards import Cards
from games.core.contract import Action


@dataclass(frozen=True, slots=True)
class Advice:
    """What the bot would do, why, and the cards that the reason is about.

    The reason is out of the closed list of the game's bot, and true of the position.
    """

    action: Action
    reason: StrEnum
    cards: Cards

    def said(self, words: Mapping[Any, StrEnum]) -> Advice:
        """The same advice, its reason in the words of this table."""
        return replace(self, reason=words.get(self.reason, self.reason))
