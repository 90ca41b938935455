"""The Genoese pack of 40 (cirollon.pack): suits `h d c s`, ranks `1`–`7 J Q K`; the poncin is the seven of coppe."""

from __future__ import annotations

from games.core.cards import Card, Cards, Pack, bits

SUITS = "hdcs"
RANKS = ("1", "2", "3", "4", "5", "6", "7", "J", "Q", "K")

PACK = Pack([rank + suit for suit in SUITS for rank in RANKS])

PONCIN: Card = PACK.card("7h")
PONCIN_BIT: Cards = 1 << PONCIN
SETTEBELLO_BIT: Cards = 1 << PACK.card("7d")

SUIT: dict[str, Cards] = {suit: bits(PACK.card(rank + suit) for rank in RANKS) for suit in SUITS}
RANK: dict[str, Cards] = {rank: bits(PACK.card(rank + suit) for suit in SUITS) for rank in RANKS}
COINS: Cards = SUIT["d"]

VALUE: tuple[int, ...] = tuple(RANKS.index(code[:-1]) + 1 for code in PACK.codes)
"""The capture value of each card (cirollon.values)."""
