"""What is not played: the dealer's claim, and the melds declared."""

from __future__ import annotations

from collections.abc import Sequence

from games.bots.advice import Advice
from games.bots.cirollon.reasons import Reason
from games.bots.cirollon.table import Table
from games.cirollon.melds import CLAIMS, MOST, WORTH
from games.core.cards import Cards
from games.core.contract import Action, Meld, Offer
from games.core.genoese import PONCIN_BIT

CLAIM = {"fifteen": Reason.CLAIM_FIFTEEN, "thirty": Reason.CLAIM_THIRTY}


def claim(table: Table) -> Advice:
    """Claim the most that may be claimed: four cards and a sgobba for nothing."""
    words = [action.word for action in table.view.actions if action.word in CLAIMS]
    word = max(words, key=lambda word: CLAIMS[word][1])
    return Advice(Action(table.seat, "claim", word=word), CLAIM[word], table.view.table)


def declare(table: Table, offer: Offer) -> Advice:
    """Declare the melds that are worth most together, the poncin as an ace rather than anything else."""
    melds = best(offer.melds)
    shown = sum(meld.cards for meld in melds)
    action = Action(table.seat, "declare", melds=melds)
    if not melds:
        return Advice(action, Reason.DECLARE_NONE, 0)
    named = next((meld.named for meld in melds if meld.cards & PONCIN_BIT), 0)
    return Advice(action, Reason.DECLARE_ACE if named == 1 else Reason.DECLARE_BEST, shown)


def best(melds: Sequence[Meld]) -> tuple[Meld, ...]:
    """The melds without a card in common that are worth most; of equals, with the poncin named for an ace.

    An ace takes the whole table, so a poncin named for one is as good as a fifth ace; of the other values that make
    the same meld, the lowest will do.
    """
    lowest: dict[tuple[str, Cards], Meld] = {}
    for meld in melds:
        lowest.setdefault((meld.kind, meld.cards), meld)
    return _best(list(lowest.values()), 0, MOST)


def _best(melds: Sequence[Meld], used: Cards, more: int) -> tuple[Meld, ...]:
    free = [meld for meld in melds if not meld.cards & used]
    found: tuple[Meld, ...] = ()
    for place, meld in enumerate(free):
        rest = _best(free[place + 1 :], used | meld.cards, more - 1) if more > 1 else ()
        found = max(found, (meld, *rest), key=_worth)
    return found


def _worth(melds: Sequence[Meld]) -> tuple[int, bool, int]:
    points = sum(WORTH[meld.kind] for meld in melds)
    return points, any(meld.named == 1 for meld in melds), -len(melds)
