"""What each card brings: the points of the trick won or lost, less what the card would be worth later."""

from __future__ import annotations

from games.bots.cucco.table import Table
from games.core.cards import Card, Cards, each
from games.core.contract import Action
from games.cucco.cards import FIGURES, NUMBERS, PACK, VALUE, WORTHLESS

OTHERS = 6
"""What the other cards of a trick are worth on average."""
TRIONFO = 10
"""What the Trionfo takes when one waits for a rich trick."""
LATE = 0.5
"""What of a good card's worth is lost in the last trick: it takes only what calls for its kind."""
ASKED: dict[str, Cards] = {"numbers": NUMBERS, "figures": FIGURES | WORTHLESS}


def net(table: Table, action: Action) -> float:
    """What the action brings more than keeping the card: ours in the trick less theirs, in points."""
    card = action.card
    stake = table.points + VALUE[card]
    ours, wanted = _ours(table, card), ASKED.get(action.word, 0) or _called(table, card)
    if table.takes(card):
        follow = sum(_adds(table, seat, wanted) for seat in table.to_come)
        rise = _rise(table, card, wanted) if table.to_come else 0.0
    else:
        follow = rise = sum(_adds(table, seat, wanted) for seat in table.to_come)
    return ours * (stake + follow) - (1 - ours) * (stake + rise) - keep(table, card)


def keep(table: Table, card: Card) -> float:
    """What a card is worth in the hand: its points and others' won with it later, or lost."""
    if table.trionfo >> card & 1:
        return VALUE[card] + TRIONFO
    if WORTHLESS >> card & 1:
        return -OTHERS
    likely = 1.0
    for seat in table.opponents(list(range(table.seats))):
        likely *= 1.0 - table.chance(seat, table.beaters(card))
    worth = (VALUE[card] + OTHERS) * (2 * likely - 1)
    return worth * (1 - LATE / table.hand.bit_count()) if worth > 0 else worth


def _called(table: Table, card: Card) -> Cards:
    """What the trick calls for, with this card played to it."""
    if table.trick:
        return table.wanted
    if table.trionfo >> card & 1:
        return 0
    return NUMBERS if NUMBERS >> card & 1 else FIGURES


def _ours(table: Table, card: Card) -> float:
    """How likely the trick is this side's, with this card played to it."""
    wanted = _called(table, card)
    if table.takes(card):
        holds = table.holds(card, wanted)
    elif table.best_seat == table.partner:
        card = _best(table)
        holds = table.holds(card, wanted)
    else:
        card, holds = _best(table), 0.0
    if table.partner not in table.to_come:
        return holds
    return holds + (1.0 - holds) * table.chance(table.partner, table.beaters(card, wanted)) / 2


def _best(table: Table) -> Card:
    """The card that is winning so far."""
    return table.trick[(table.best_seat - table.view.leader) % table.seats]


def _adds(table: Table, seat: int, wanted: Cards) -> float:
    """What a seat to come adds on average if it plays its lowest of what is called for, or its lowest card."""
    may, likely = table.may[seat] & ~table.trionfo, table.likely(seat)
    found, none = _lowest(may & (wanted or PACK.all), likely)
    return found + none * _lowest(may & ~wanted, likely)[0]


def _lowest(cards: Cards, likely: float) -> tuple[float, float]:
    """The lowest value on average of the cards held among these, each held so likely; and how likely none is."""
    found, none = 0.0, 1.0
    for value in sorted(VALUE[card] for card in each(cards)):
        found += none * likely * value
        none *= 1.0 - likely
    return found, none


def _rise(table: Table, card: Card, wanted: Cards) -> float:
    """What lies in the trick from the others where this card is beaten: a card that beats it, and others' lowest."""
    beaters = [VALUE[other] for other in each(table.beaters(card, wanted) & table.unseen)]
    return sum(beaters) / len(beaters) + OTHERS * (len(table.to_come) - 1) if beaters else 0.0
