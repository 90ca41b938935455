"""What to declare: as much as may be declared together."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.bots.advice import Advice
from games.bots.tarot.reasons import Reason
from games.core.cards import Cards
from games.core.contract import Action, Meld, Offer, Verdict


def declare_most(seat: int, offer: Offer, judge: Callable[[Sequence[Meld]], Verdict], reason: Reason) -> Advice:
    """Declare every meld, each in its largest form, a quaterno rather than a terno; `judge` says what goes together."""
    chosen: list[Meld] = []
    shown: Cards = 0
    for meld in offer.melds:
        if judge([*chosen, meld]).allowed:
            chosen.append(meld)
            shown |= meld.cards
    return Advice(Action(seat, "declare", melds=tuple(chosen)), reason, shown)
