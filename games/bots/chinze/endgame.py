"""The last tricks, counted to the end: the stock is gone, so every card of the opponent's is known."""

from __future__ import annotations

from games.bots.advice import Advice
from games.bots.chinze.table import Table
from games.bots.tarot.reasons import Reason
from games.core.cards import Card, Cards, bits, each
from games.core.tarot import BAGATTO_BIT, FOOL, KIN
from games.core.tricks import NOBODY, Trick, playable

DEPTH = 6
"""With so many tricks left they are counted."""

LAST = 20
"""What the bagatto in the last trick brings to whoever takes it (chinze.bagatto)."""

Debt = tuple[int, int]
"""Who owes a card for the fool, and the worth of the cheapest card to give so far, in thirds: the fool's at first."""

NO_DEBT: Debt = (NOBODY, 0)


def count_out(table: Table) -> Advice | None:
    """Play what brings most when both play their best to the end."""
    if table.view.stock or table.left > DEPTH:
        return None
    count = Count(table)
    lead = table.view.trick[0] if table.view.trick else NOBODY
    card = max(each(table.legal), key=lambda card: (count.worth(card, lead), -table.keep(card)))
    return table.play(card, Reason.COUNTED)


class Count:
    """The points this seat will win over the other's from here on, in thirds, so that each card counts 1."""

    def __init__(self, table: Table) -> None:
        self._seat, self._hands = table.seat, (table.hand, table.theirs)
        self._beats, options = table.beats, table.rules.options
        self._worth = [3 * table.value(card) + 1 for card in range(len(table.beats))]
        self._last = 3 * LAST if options.bagatto_last else 0
        self._exchange = options.fool_exchange
        self._known: dict[tuple[Cards, Cards, bool, Debt], int] = {}
        self._debt = NO_DEBT
        for trick in table.view.tricks:
            self._debt = self._owed(trick)

    def worth(self, card: Card, lead: Card) -> int:
        """What playing this card brings; `lead` is the card it answers, or NOBODY."""
        mine, theirs = self._hands
        if lead == NOBODY:
            return self._led(mine, theirs, True, card, self._debt)
        return self._trick(mine ^ 1 << card, theirs, False, lead, card, self._debt)

    def _best(self, mine: Cards, theirs: Cards, leads: bool, debt: Debt) -> int:
        """The balance when this seat, or the other, is to lead."""
        key = (mine, theirs, leads, debt)
        found = self._known.get(key)
        if found is None:
            if not mine:
                found = 0 if debt[0] == NOBODY else 2 * debt[1] * (-1 if debt[0] == self._seat else 1)
            elif leads:
                found = max(self._led(mine, theirs, True, card, debt) for card in each(mine))
            else:
                found = min(self._led(mine, theirs, False, card, debt) for card in each(theirs))
            self._known[key] = found
        return found

    def _led(self, mine: Cards, theirs: Cards, leads: bool, lead: Card, debt: Debt) -> int:
        """The balance after this lead, the answer being the best."""
        bit, above = 1 << lead, self._beats[lead] if lead != FOOL else 0
        if leads:
            answers = each(playable(theirs, KIN[lead], above))
            return min(self._trick(mine ^ bit, theirs ^ 1 << card, True, lead, card, debt) for card in answers)
        answers = each(playable(mine, KIN[lead], above))
        return max(self._trick(mine ^ 1 << card, theirs ^ bit, False, lead, card, debt) for card in answers)

    def _trick(self, mine: Cards, theirs: Cards, leads: bool, lead: Card, card: Card, debt: Debt) -> int:
        """The balance after this trick is taken; the hands are those left."""
        taken = card != FOOL and (lead == FOOL or bool(self._beats[lead] >> card & 1))
        wins = leads != taken
        leader = self._seat if leads else 1 - self._seat
        worth = self._worth[lead] + self._worth[card]
        balance = worth if wins else -worth
        if FOOL in (lead, card) and wins != (leads == (lead == FOOL)):
            balance += 2 * self._worth[FOOL] * (-1 if wins else 1)  # the fool goes back to its player
        if not mine and BAGATTO_BIT & bits((lead, card)):
            balance += self._last if wins else -self._last
        winner = self._seat if wins else 1 - self._seat
        return balance + self._best(mine, theirs, wins, self._owes(debt, leader, lead, card, winner))

    def _owed(self, trick: Trick) -> Debt:
        lead, card = trick.cards
        return self._owes(self._debt, trick.leader, lead, card, trick.winner)

    def _owes(self, debt: Debt, leader: int, lead: Card, card: Card, winner: int) -> Debt:
        """The debt after a trick (chinze.fool.exchange)."""
        if FOOL in (lead, card) and self._exchange:
            owner = leader if lead == FOOL else 1 - leader
            return NO_DEBT if owner == winner else (owner, self._worth[FOOL])
        if debt[0] == winner:
            return winner, min(debt[1], self._worth[lead], self._worth[card])
        return debt
