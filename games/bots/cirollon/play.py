"""Which card to play and what it takes: what brings most, and the first reason that is true of it."""

from __future__ import annotations

from collections.abc import Callable

from games.bots.advice import Advice
from games.bots.cirollon.piles import LOW, chance
from games.bots.cirollon.reasons import Reason
from games.bots.cirollon.table import Table
from games.bots.cirollon.weigh import net, sweeps
from games.cirollon.scoring import HIGH
from games.cirollon.takes import aces, takes, value
from games.core.cards import Cards, each
from games.core.contract import Action
from games.core.genoese import COINS, RANK, SETTEBELLO_BIT

FEW = 2
"""A table of so few cards is not worth an ace."""

SEVENS = RANK["7"]

Rule = Callable[[Table, Action], tuple[Reason, Cards] | None]


def play(table: Table) -> Advice:
    """The play that brings most, and why."""
    action = max(table.view.actions, key=lambda action: net(table, action))
    if len(table.view.actions) == 1:
        return Advice(action, Reason.ONLY_CARD, action.cards)
    rules = TAKING if action.taken else LAYING
    reason, cards = next(found for rule in rules if (found := rule(table, action)))
    return Advice(action, reason, cards)


# -- a take: what comes home by it


def cappotto(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """With these cards the side has all the dinæ."""
    if COINS & ~(table.ours | action.taken | action.cards) or not action.taken & COINS:
        return None
    return Reason.TAKE_CAPPOTTO, action.taken & COINS


def sweep(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Everything is taken: a sgobba."""
    return (Reason.TAKE_SWEEP, action.taken) if sweeps(table, action) else None


def run(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Cards of a run that the side can still make."""
    found = 0
    for wanted in (HIGH, *LOW):
        if chance(wanted, table.ours, table.theirs):
            found |= wanted & action.taken
    return (Reason.TAKE_RUN, found) if found else None


def stop_run(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Cards without which the opponents cannot make the run of which they have a card."""
    found = 0
    for wanted in (HIGH, LOW[0]):
        if wanted & table.theirs and chance(wanted, table.theirs, table.ours):
            found |= wanted & action.taken
    return (Reason.STOP_RUN, found) if found else None


def settebello(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The settebello is taken."""
    return (Reason.TAKE_SETTEBELLO, SETTEBELLO_BIT) if action.taken & SETTEBELLO_BIT else None


def coins(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Dinæ are taken."""
    return (Reason.TAKE_COINS, action.taken & COINS) if action.taken & COINS else None


def seven(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Sevens are taken."""
    return (Reason.TAKE_SEVEN, action.taken & SEVENS) if action.taken & SEVENS else None


def bring_home(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The card played is worth most itself: by taking it is safe."""
    return (Reason.BRING_HOME, action.cards) if action.cards & (COINS | SEVENS) else None


def most(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Cards are taken."""
    return Reason.TAKE_MOST, action.taken


TAKING: tuple[Rule, ...] = (cappotto, sweep, run, stop_run, settebello, coins, seven, bring_home, most)


# -- a card laid down: what it leaves to the others


def keep_ace(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """An ace could take the few cards that lie there, but more may come."""
    can = sum(other.cards for other in table.view.actions if other.taken and value(other.card, table.poncin) == 1)
    mine = aces(can, table.poncin)
    if not mine or table.view.table.bit_count() > FEW or aces(table.view.table, table.poncin):
        return None
    return Reason.KEEP_ACE, mine & -mine


def leave_to_partner(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The partner has an open card that takes this one, if the opponent before it does not."""
    left = table.view.table | action.cards
    for card in each(table.partner_open):
        if any(taken & action.cards for taken in takes(card, left, table.poncin)):
            return Reason.LEAVE_TO_PARTNER, 1 << card
    return None


def safe(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """No card that the next player may have makes a sgobba, save an ace perhaps."""
    left, cards = table.view.table | action.cards, table.may_play(table.next)
    if table.sweepers(left, cards):
        return None
    lying, theirs = aces(left, table.poncin), aces(cards, table.poncin)
    ace = theirs and (not lying or lying == left)
    return Reason.LAY_SAFE_ACE if ace else Reason.LAY_SAFE, action.cards


def least(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Nothing can be taken, and no card is worth less."""
    actions = table.view.actions
    if any(other.taken for other in actions):
        return None
    cheapest = min(table.worth[other.card] for other in actions)
    return (Reason.LAY_LEAST, action.cards) if table.worth[action.card] <= cheapest else None


def careful(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """What the next player can make of the table weighs least with this card on it."""
    return Reason.LAY_CAREFUL, action.cards


LAYING: tuple[Rule, ...] = (keep_ace, leave_to_partner, safe, least, careful)
