"""What is not played to a trick: the melds declared, the card given for the fool."""

from __future__ import annotations

from collections.abc import Sequence

from games.bots.advice import Advice
from games.bots.chinze.table import Table
from games.bots.tarot.declare import declare_most
from games.bots.tarot.reasons import Reason
from games.chinze import melds as meld_rules
from games.core.cards import each
from games.core.contract import Meld, Offer, Verdict


def declare(table: Table, offer: Offer) -> Advice:
    """Declare at once whatever scores, each meld in its largest form: it can still be raised later."""

    def judge(melds: Sequence[Meld]) -> Verdict:
        return meld_rules.judge(melds, table.hand, table.before, table.rules)

    return declare_most(table.seat, offer, judge, Reason.DECLARE_NOW)


def give(table: Table) -> Advice:
    """Give for the fool the card that is worth least."""
    return table.give(min(each(table.legal), key=table.value), Reason.GIVE_LEAST)
