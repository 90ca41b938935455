"""What may be played to a trick of cucco, and who takes it: categories, the Trionfo, its question."""

from __future__ import annotations

from collections.abc import Sequence

from games.core.cards import Card, Cards
from games.cucco import rules as r
from games.cucco.cards import FIGURES, NUMBERS, VALUE, WORTHLESS, twins


def leadable(hand: Cards, trionfo: Cards) -> Cards:
    """What may be led: a number, a numbered figure, the Trionfo; a worthless figure only without these (cucco.lead)."""
    plain = hand & ~trionfo
    return hand & trionfo | (plain & (NUMBERS | FIGURES) or plain)


def called(led: Card, trionfo: Cards, asked: str) -> tuple[Cards, str]:
    """What the card led calls for, and the clause that forbids anything else to who has it; 0 if anything goes."""
    if trionfo >> led & 1:
        if asked == "numbers":
            return NUMBERS, r.TRIONFO_ASK
        return (FIGURES | WORTHLESS, r.TRIONFO_ASK_FIGURES) if asked else (0, "")
    if WORTHLESS >> led & 1:
        return FIGURES, r.LEAD_VALUELESS
    return (NUMBERS if NUMBERS >> led & 1 else FIGURES), r.FOLLOW


def playable(hand: Cards, trick: Sequence[Card], trionfo: Cards, asked: str) -> Cards:
    """What may be played from a hand after these cards of a trick; the Trionfo always may (cucco.trionfo.any).

    Who has nothing of what is called for plays anything (cucco.follow.free).
    """
    if not trick:
        return leadable(hand, trionfo)
    plain = hand & ~trionfo
    wanted, _ = called(trick[0], trionfo, asked)
    return hand & trionfo | (plain & wanted or plain)


def forbids(trick: Sequence[Card], trionfo: Cards, asked: str) -> str:
    """The clause that forbids a card which is not playable."""
    return called(trick[0], trionfo, asked)[1] if trick else r.LEAD


def best_place(trick: Sequence[Card], trionfo: Cards) -> int:
    """The place of the card that takes these: the Trionfo, else the highest of the category, the first of equals.

    cucco.win; what was thrown in for want of the category never takes (cucco.follow.free).
    """
    for place, card in enumerate(trick):
        if trionfo >> card & 1:
            return place
    wanted, _ = called(trick[0], 0, "")
    wanted |= 1 << trick[0]
    strength = [VALUE[card] if wanted >> card & 1 else -1 for card in trick]
    return strength.index(max(strength))


def trionfo_of(turned: Card) -> Cards:
    """The Trionfo: the card turned up and its twin (cucco.trionfo)."""
    return twins(turned)
