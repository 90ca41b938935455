"""A seat's reading of a gatti table: what it sees beside its own cards."""

from __future__ import annotations

from games.bots.tarot import table as tarot
from games.gatti.rules import Rules, rules_for
from games.gatti.view import View


class Table(tarot.Table):
    """One seat's reading of the table; with dummies it sees the hands that lie open and both of its player's own."""

    __slots__ = ()

    view: View
    rules: Rules

    def __init__(self, view: View) -> None:
        rules = rules_for(view.options)
        known = [0] * rules.seats
        for seat, melds in enumerate(view.declared):
            for meld in melds:
                known[seat] |= meld.cards
        for seat, cards in view.open_hands:
            known[seat] = cards
        mine = bool(view.discard) or view.verb == "discard"
        super().__init__(view, rules, known, aside=view.discard, elsewhere=0 if mine else rules.discards)
