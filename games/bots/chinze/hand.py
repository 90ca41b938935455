"""What is not played to a trick: the melds declared, the card given for the fool."""

from __future__ import annotations

from games.bots.chinze.table import Table
from games.bots.tarot.reasons import Advice, Reason
from games.chinze import melds as meld_rules
from games.core.cards import Cards, each
from games.core.contract import Action, Meld, Offer


def declare(table: Table, offer: Offer) -> Advice:
    """Declare at once whatever scores, each meld in its largest form: it can still be raised later."""
    before = [shown.meld for shown in table.view.shown if shown.seat == table.seat]
    chosen: list[Meld] = []
    shown: Cards = 0
    for meld in offer.melds:
        if meld_rules.judge([*chosen, meld], table.hand, before, table.rules).allowed:
            chosen.append(meld)
            shown |= meld.cards
    return Advice(Action(table.seat, "declare", melds=tuple(chosen)), Reason.DECLARE_NOW, shown)


def give(table: Table) -> Advice:
    """Give for the fool the card that is worth least."""
    return table.give(min(each(table.legal), key=table.value), Reason.GIVE_LEAST)
