"""The privileges: what to take from the stock, and what to give back for it."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.cucco.reasons import Reason
from games.bots.cucco.table import Table
from games.bots.cucco.weigh import keep
from games.core.cards import bits, each


def take(table: Table) -> Advice:
    """Take all one may: a X heads the numbers, XIV and XV the figures, and there is always something worse to give."""
    action = max(table.view.actions, key=lambda action: action.count)
    taken = bits(table.view.looked[: action.count])
    return Advice(action, Reason.TAKE_STOCK if taken else Reason.TAKE_NOTHING, taken)


def give_back(table: Table) -> Advice:
    """Give back what is worth least: cards too dear to lose and too low to take, rather than those worth nothing."""
    worth = {card: keep(table, card) for card in each(table.hand)}
    action = min(table.view.actions, key=lambda action: sum(worth[card] for card in each(action.cards)))
    return Advice(action, Reason.RETURN_LEAST, action.cards)
