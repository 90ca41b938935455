"""Chinze, as the shared makers of questions take it."""

from __future__ import annotations

from collections.abc import Sequence

from games.chinze import play
from games.chinze.game import GAME, playing
from games.chinze.melds import points
from games.chinze.rules import STOCK, Rules, rules_for
from games.chinze.scoring import owed
from games.chinze.view import Shown
from games.core.cards import Cards
from games.core.contract import Meld
from games.core.tricks import Trick
from games.puzzles.tarot.game import Tarot

NO_STOCK = tuple(range(STOCK))
"""A stock that nobody draws from."""


def turn(rules: Rules, held: Cards, before: Sequence[Meld]) -> play.Playing:
    """Seat 0 is to lead from this hand and has declared these melds earlier in it."""
    shown: list[Shown] = []
    for place, meld in enumerate(before):
        shown.append(Shown(0, meld, points(meld, before[:place]), 0))
    return play.Playing(play.Hand(rules, 1, NO_STOCK), 0, (held, 0), shown=tuple(shown))


def _settle(rules: Rules, tricks: tuple[Trick, ...]) -> play.State:
    return play.settle(play.Hand(rules, 1, NO_STOCK), tricks, ())


CHINZE = Tarot(GAME, rules_for, play.deal, playing, _settle, owed)
