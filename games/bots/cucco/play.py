"""Which card to play: what brings most, and the first reason that is true of it."""

from __future__ import annotations

from collections.abc import Callable

from games.bots.advice import Advice
from games.bots.cucco.reasons import Reason
from games.bots.cucco.table import Table
from games.bots.cucco.weigh import net
from games.core.cards import Cards
from games.core.contract import Action
from games.cucco.cards import VALUE

RICH = 8
"""From so many points on there is much in a trick."""
LITTLE = 5
"""So many points are little to lose."""

Rule = Callable[[Table, Action], tuple[Reason, Cards] | None]


def play(table: Table) -> Advice:
    """The card that brings most, and why."""
    actions = table.view.actions
    action = max(actions, key=lambda action: net(table, action))
    if len(actions) == 1:
        return Advice(action, Reason.ONLY_CARD, action.cards)
    rules = FOLLOWING if table.trick else LEADING
    reason, cards = next(found for rule in rules if (found := rule(table, action)))
    return Advice(action, reason, cards)


def trionfo(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The Trionfo takes the trick, whatever comes."""
    if not table.trionfo & action.cards:
        return None
    if action.word:
        return Reason.ASK_NUMBERS if action.word == "numbers" else Reason.ASK_FIGURES, action.cards
    return Reason.TRIONFO_RICH if table.points >= RICH else Reason.TRIONFO_SURE, action.cards


# -- leading


def lead_master(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Nothing that is still out beats the card, save the Trionfo perhaps."""
    out = table.beaters(action.card) & table.unseen
    if out & ~table.trionfo or not VALUE[action.card]:
        return None
    return Reason.LEAD_MASTER_SAVE if out else Reason.LEAD_MASTER, action.cards


def lead_likely(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """By the cards that are out, the card takes the trick more often than not."""
    likely = VALUE[action.card] > LITTLE and table.holds(action.card) > 0.5
    return (Reason.LEAD_LIKELY, action.cards) if likely else None


def lead_low(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """If the trick is lost, little is lost."""
    return (Reason.LEAD_LOW, action.cards) if VALUE[action.card] <= LITTLE else None


def lead_least(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The others would be missed more."""
    return Reason.LEAD_LEAST, action.cards


LEADING: tuple[Rule, ...] = (trionfo, lead_master, lead_likely, lead_low, lead_least)


# -- following


def win(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The card takes the trick: for certain, or so far."""
    if not table.takes(action.card):
        return None
    return Reason.WIN_SURE if table.holds(action.card, table.wanted) == 1.0 else Reason.WIN_SO_FAR, action.cards


def feed_partner(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The partner is winning: points go with its trick."""
    feeds = table.best_seat == table.partner and VALUE[action.card]
    return (Reason.FEED_PARTNER, action.cards) if feeds else None


def keep_trionfo(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The Trionfo would take this trick, but there is little in it."""
    mine = table.hand & table.trionfo
    poor = mine and table.points < RICH and table.best_seat != table.partner
    return (Reason.KEEP_TRIONFO, mine) if poor and table.takes(mine.bit_length() - 1) else None


def throw_worthless(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """The card counts nothing."""
    return None if VALUE[action.card] else (Reason.THROW_WORTHLESS, action.cards)


def duck(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """A card could take the trick, and is kept."""
    takers = [other.card for other in table.view.actions if table.takes(other.card)]
    return (Reason.DUCK, 1 << max(takers, key=VALUE.__getitem__)) if takers else None


def lose_least(table: Table, action: Action) -> tuple[Reason, Cards] | None:
    """Nothing takes the trick."""
    return Reason.LOSE_LEAST, action.cards


FOLLOWING: tuple[Rule, ...] = (trionfo, win, feed_partner, keep_trionfo, throw_worthless, duck, lose_least)
