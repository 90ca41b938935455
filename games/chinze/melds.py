"""Melds in the course of a chinze hand: what may still be declared, and what a later meld adds (chinze.meld.*)."""

from __future__ import annotations

from collections.abc import Sequence

from games.chinze import rules as r
from games.core import melds
from games.core.cards import Cards
from games.core.contract import ALLOWED, Meld, Verdict


def most_trumps(before: Sequence[Meld]) -> int:
    """The most trumps shown in one declaration so far."""
    return max((meld.cards.bit_count() for meld in before if meld.kind == "tarocchi"), default=0)


def points(meld: Meld, before: Sequence[Meld]) -> int:
    """What a meld adds to those its player declared before: the extra trumps only; 5 for a quaterno after its terno."""
    if meld.kind == "tarocchi":
        return meld.cards.bit_count() - most_trumps(before)
    if meld.kind == "quaterno" and any(shown.kind == "terno" and meld.cards & shown.cards for shown in before):
        return melds.worth(meld) - 5
    return melds.worth(meld)


def _fault(meld: Meld, before: Sequence[Meld], rules: r.Rules) -> str:
    """The clause that a sound meld breaks after those declared before; "" if it may be declared."""
    if meld.kind == "tarocchi":
        return "" if points(meld, before) > 0 else r.MELD_TAROCCHI_AGAIN
    for shown in before:
        raised = meld.kind == "quaterno" and shown.kind == "terno"
        if not raised and melds.clash(meld, shown):
            return rules.melds.clauses[meld.kind]
    return ""


def declarable(hand: Cards, before: Sequence[Meld], rules: r.Rules) -> list[Meld]:
    """The melds in this hand that may be declared now, each in its largest form."""
    return [meld for meld in melds.in_hand(hand, rules.melds) if not _fault(meld, before, rules)]


def choices(hand: Cards, before: Sequence[Meld], rules: r.Rules) -> list[list[Meld]]:
    """What may be declared now, meld by meld: of each list one at most, the dearest first."""
    groups = melds.choices(hand, rules.melds)
    sound = [[meld for meld in group if not _fault(meld, before, rules)] for group in groups]
    return [group for group in sound if group]


def fewest(meld: Meld, before: Sequence[Meld], rules: r.Rules) -> int:
    """How many cards of a meld must be shown: of trumps declared again more than last time."""
    few = melds.fewest(meld, rules.melds)
    return max(few, most_trumps(before) + 1) if meld.kind == "tarocchi" else few


def judge(declared: Sequence[Meld], hand: Cards, before: Sequence[Meld], rules: r.Rules) -> Verdict:
    """Whether these melds may be declared together now, after those declared before."""
    verdict = melds.judge(declared, hand, rules.melds, r.HOLD)
    if not verdict.allowed:
        return verdict
    for meld in declared:
        clause = _fault(meld, before, rules)
        if clause:
            return Verdict(False, clause, meld.cards if meld.kind == "gatti" else 0, meld.cards)
    return ALLOWED
