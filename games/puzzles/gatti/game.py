"""Gatti, as the shared makers of questions take it."""

from __future__ import annotations

from games.core.cards import Cards
from games.core.tricks import Trick
from games.gatti import opening, play
from games.gatti.game import GAME
from games.gatti.position import playing
from games.gatti.rules import Rules, rules_for
from games.gatti.scoring import owed
from games.gatti.state import Hand, State
from games.puzzles.tarot.game import Tarot


def empty_hand(rules: Rules, held: Cards, seat: int = 0, dealer: int | None = None) -> Hand:
    """A hand of cards in which this seat alone holds something; the dealer sits at its left unless told."""
    before = (seat - 1) % rules.seats
    held_by = tuple(held if each_seat == seat else 0 for each_seat in range(rules.seats))
    return Hand(rules, before if dealer is None else dealer, held_by, 0, ((),) * rules.seats)


def _settle(rules: Rules, tricks: tuple[Trick, ...]) -> State:
    return play.settle(empty_hand(rules, 0), tricks)


GATTI = Tarot(GAME, rules_for, opening.deal, playing, _settle, owed)
