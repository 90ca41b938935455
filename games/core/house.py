"""House rules: how a table plays, and how a record says so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Self

from games.core.cards import Cards, Unreadable
from games.core.tarot import PACK


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a game; a game adds a field for each, with its default.

    `values` lists what an option may be where it is not simply yes or no.
    """

    values: ClassVar[Mapping[str, tuple[object, ...]]] = {}

    @classmethod
    def read(cls, given: Mapping[str, Any]) -> Self:
        """Options from a record's mapping; raises Unreadable for a name or value that is not known."""
        names = {field.name for field in fields(cls)}
        for name, value in given.items():
            if name not in names:
                raise Unreadable(f"unknown option: {name!r}")
            # 1 == True in Python, but not in a record.
            if not any(value == known and type(value) is type(known) for known in cls.values.get(name, (False, True))):
                raise Unreadable(f"option {name}: cannot be {value!r}")
        return cls(**given)


@dataclass(frozen=True, slots=True)
class TarotOptions(Options):
    """The house rules the tarot games share (gatti.option.*); the defaults are the sources' classic game."""

    fool_exchange: bool = True
    melds: str = "all"
    angel: bool = False
    old_order: bool = False
    bagatto_last: bool = True

    values: ClassVar[Mapping[str, tuple[object, ...]]] = {"melds": ("all", "zena", "spezza")}

    @property
    def gatti(self) -> Cards:
        """The three cards of the gatti meld: with `angel` trump 21 takes the place of 20 (gatti.option.twenty)."""
        return PACK.set(["F", "T1", "T21" if self.angel else "T20"])

    @property
    def barred(self) -> frozenset[str]:
        """The kinds of meld that are not played (gatti.option.melds)."""
        return {"zena": frozenset({"gatti", "terno"}), "spezza": frozenset({"quaterno"})}.get(self.melds, frozenset())
