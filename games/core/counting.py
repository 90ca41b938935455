"""Card points of the tarot games: a point for each three cards, and what single cards are worth; 78 in the pack."""

from __future__ import annotations

from collections.abc import Mapping

from games.core.cards import Card, Cards, bits, each
from games.core.contract import ScoreLine
from games.core.tarot import RANK


def values(gatti: Cards) -> dict[Card, int]:
    """The points of the cards that have any: the three of gatti and the kings 4, queens 3, cavaliers 2, jacks 1."""
    worth = ((gatti | RANK["K"], 4), (RANK["Q"], 3), (RANK["C"], 2), (RANK["J"], 1))
    return {card: points for cards, points in worth for card in each(cards)}


def thirds(pile: Cards) -> int:
    """One point for every three cards; two cards over count 1, one card over counts nothing."""
    return (pile.bit_count() + 1) // 3


def card_lines(
    side: int, pile: Cards, worth: Mapping[Card, int], thirds_clause: str, cards_clause: str
) -> list[ScoreLine]:
    """The two score lines of a pile, each under its clause."""
    valued = [card for card in each(pile) if card in worth]
    return [
        ScoreLine(thirds_clause, side, "cards", thirds(pile), pile),
        ScoreLine(cards_clause, side, "cards", sum(worth[card] for card in valued), bits(valued)),
    ]
