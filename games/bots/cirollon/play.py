"""Which card to play and what it takes: what brings most, and the first reason that is true of it."""

from __future__ import annotations

from collections.abc import Callable

from games.bots.advice import Advice
from games.bots.cirollon.piles import LOW, RUN, chance
from games.bots.cirollon.reasons import Reason
from games.bots.cirollon.table import Prospect, Table
from games.bots.cirollon.weigh import net, sweeps
from games.cirollon.scoring import HIGH
from games.cirollon.takes import aces, value
from games.core.cards import Cards, each
from games.core.contract import Action
from games.core.genoese import COINS, RANK, SETTEBELLO_BIT

FEW = 2
"""A table of so few cards is not worth an ace."""

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


def _home(action: Action) -> Cards:
    return action.taken | action.cards


def cappotto(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """With these cards the side has all the dinæ."""
    if COINS & ~(table.ours | _home(action)):
        return None
    return Reason.TAKE_CAPPOTTO, COINS & _home(action)


def sweep(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Everything is taken: a sgobba."""
    return (Reason.TAKE_SWEEP, action.taken) if sweeps(table, action) else None


def settebello(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The settebello comes home."""
    return (Reason.TAKE_SETTEBELLO, SETTEBELLO_BIT) if _home(action) & SETTEBELLO_BIT else None


def run(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Cards of a run that the side can still make."""
    found = 0
    for wanted in (HIGH, *LOW):
        if chance(wanted, table.ours, table.theirs):
            found |= wanted & _home(action)
    return (Reason.TAKE_RUN, found) if found else None


def stop_run(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Cards without which the opponents cannot make the run of which they have a card."""
    found = 0
    for wanted in (HIGH, LOW[0]):
        if wanted & table.theirs and chance(wanted, table.theirs, table.ours):
            found |= wanted & _home(action)
    return (Reason.STOP_RUN, found & RUN) if found else None


def coins(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Dinæ come home."""
    return (Reason.TAKE_COINS, _home(action) & COINS) if _home(action) & COINS else None


def seven(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Sevens come home."""
    return (Reason.TAKE_SEVEN, _home(action) & RANK["7"]) if _home(action) & RANK["7"] else None


def most(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Cards come home."""
    return Reason.TAKE_MOST, action.taken


TAKING: tuple[Rule, ...] = (cappotto, sweep, settebello, run, stop_run, coins, seven, most)


# -- a card laid down: what it leaves to the others


def keep_ace(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """An ace could take the few cards that lie there, but more may come."""
    can = sum(other.cards for other in table.view.actions if other.taken and value(other.card, table.poncin) == 1)
    mine = aces(can, table.poncin)
    if not mine or table.view.table.bit_count() > FEW or aces(table.view.table, table.poncin):
        return None
    return Reason.KEEP_ACE, mine & -mine


def leave_to_partner(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The partner has an open card that takes this one, or all, if the opponent before it leaves them there."""
    prospect = Prospect(table, table.view.table | action.cards)
    fits = sum(1 << card for card in each(table.partner_open) if _takes_all(prospect, card))
    return (Reason.LEAVE_TO_PARTNER, fits & -fits) if fits else None


def _takes_all(prospect: Prospect, card: int) -> bool:
    own = value(card, prospect.table.poncin)
    return not prospect.aces if own == 1 else prospect.whole in (own, 15 - own)


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
