"""What each action brings: what is taken now, less what is left to the others and what one will miss later."""

from __future__ import annotations

from games.bots.cirollon.table import Prospect, Table
from games.cirollon.takes import value
from games.core.contract import Action

ACE = 2.0
"""What an ace is worth in the hand: the sgobba that it will make at a better moment."""
BARE = 0.2
"""What a bare table is worth to those who left it so: the next player cannot take, and has to lay a card down."""
PARTNER = 0.8
"""How much of what the partner may take is to be counted on."""


def net(table: Table, action: Action) -> float:
    """What the action brings on average, in points."""
    view = table.view
    left = view.table ^ action.taken if action.taken else view.table | action.cards
    found = 0.0
    if action.taken:
        found = table.brings(action.taken | action.cards) + sweeps(table, action)
    if value(action.card, table.poncin) == 1 and table.hand != action.cards:
        found -= ACE
    if not left:
        return found + BARE
    prospect = Prospect(table, left)
    lost, nothing = prospect.expected(table.next)
    won, _ = prospect.expected(table.partner)
    return found - lost + PARTNER * nothing * won


def sweeps(table: Table, action: Action) -> bool:
    """Whether the action is a sgobba: all is taken, and not by the very last card."""
    return bool(action.taken) and action.taken == table.view.table and sum(table.view.counts) > 1
