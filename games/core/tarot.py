"""The tarot pack of 78 and the sets that rules speak of, for gatti and chinze (gatti.pack).

Codes: suits `h d c s` (coppe, dinæ, scioî, spoæ), ranks `1`–`10 J C Q K`, trumps `T1`–`T21`, the fool `F`.
"""

from __future__ import annotations

from games.core.cards import Card, Cards, Pack, bits

SUITS = "hdcs"
RANKS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "C", "Q", "K")
COURTS = ("J", "C", "Q", "K")

PACK = Pack([rank + suit for suit in SUITS for rank in RANKS] + [f"T{n}" for n in range(1, 22)] + ["F"])

FOOL: Card = PACK.card("F")
BAGATTO: Card = PACK.card("T1")
FOOL_BIT: Cards = 1 << FOOL
BAGATTO_BIT: Cards = 1 << BAGATTO

TRUMPS: Cards = bits(PACK.card(f"T{n}") for n in range(1, 22))
SUIT: dict[str, Cards] = {suit: bits(PACK.card(rank + suit) for rank in RANKS) for suit in SUITS}
RANK: dict[str, Cards] = {rank: bits(PACK.card(rank + suit) for suit in SUITS) for rank in RANKS}
KINGS: Cards = RANK["K"]
PIPS: Cards = bits(PACK.card(rank + suit) for suit in SUITS for rank in RANKS[:10])


def suit_of(card: Card) -> str:
    """`h`, `d`, `c`, `s`; `T` for a trump, `F` for the fool."""
    code = PACK.codes[card]
    return code[0] if code[0] in "TF" else code[-1]


SUIT_OF: tuple[str, ...] = tuple(suit_of(card) for card in range(len(PACK)))
KIN: tuple[Cards, ...] = tuple({**SUIT, "T": TRUMPS, "F": 0}[suit] for suit in SUIT_OF)
"""For each card the cards that follow it when it is led: its suit, or the trumps; nothing for the fool."""
