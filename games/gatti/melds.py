"""The melds (boñe) of gatti: those of the tarot games, under gatti's clauses (core/melds.py, rules.py)."""

from __future__ import annotations

from collections.abc import Sequence

from games.core import melds
from games.core.cards import Cards
from games.core.contract import Meld, Verdict
from games.core.melds import mark, worth
from games.gatti import rules as r

RULE = r.MELD_CLAUSES


def in_hand(cards: Cards, rules: r.Rules) -> list[Meld]:
    """Every meld that may be declared from these cards, each in its largest form."""
    return melds.in_hand(cards, rules.melds)


def in_pile(cards: Cards, rules: r.Rules) -> list[Meld]:
    """The melds lying in a pile (gatti.captured)."""
    return melds.in_pile(cards, rules.melds)


def choices(cards: Cards, rules: r.Rules) -> list[list[Meld]]:
    """What may be declared from these cards: of each list one at most."""
    return melds.choices(cards, rules.melds)


def fewest(meld: Meld, rules: r.Rules) -> int:
    """How many cards of a meld must be shown."""
    return melds.fewest(meld, rules.melds)


def judge(declared: Sequence[Meld], hand: Cards, rules: r.Rules) -> Verdict:
    """Whether these melds may be declared together from this hand."""
    return melds.judge(declared, hand, rules.melds, r.HOLD)


__all__ = ["RULE", "choices", "fewest", "in_hand", "in_pile", "judge", "mark", "worth"]
