"""The cucco pack (cucco.pack): twenty cards, each there twice.

The two copies are cards of their own in a set, `2 * kind` and `2 * kind + 1`, and one and the same in text: to play,
take or give back a card means any copy one holds.
"""

from __future__ import annotations

from collections.abc import Iterable

from games.core.cards import Card, Cards, Pack, Unreadable, bits, each

NUMBERED = tuple(str(number) for number in range(1, 16))
VALUELESS = ("leone", "matto", "nulla", "secchia", "mascherone")
KINDS = NUMBERED + VALUELESS


class TwinPack(Pack):
    """A pack in which every card is there twice."""

    __slots__ = ("_first",)

    def __init__(self, kinds: Iterable[str]) -> None:
        kinds = tuple(kinds)
        super().__init__(code for code in kinds for _ in range(2))
        self._first = {code: 2 * kind for kind, code in enumerate(kinds)}

    def card(self, text: str) -> Card:
        """The first copy of the card with this code."""
        try:
            return self._first[text]
        except KeyError:
            raise Unreadable(f"no card of this pack: {text!r}") from None

    def set(self, texts: Iterable[str]) -> Cards:
        """The cards with these codes; a card named twice means both copies, three times is unreadable."""
        return bits(self.copied(texts))

    def deck(self, texts: Iterable[str]) -> list[Card]:
        """The whole pack in the order of these codes."""
        deck = self.copied(texts)
        if len(deck) != len(self):
            raise Unreadable(f"the deck must hold each of the {len(self._first)} cards twice")
        return deck

    def copied(self, texts: Iterable[str]) -> list[Card]:
        """The cards with these codes in order, a code that comes again being the second copy."""
        found: list[Card] = []
        seen: set[Card] = set()
        for text in texts:
            card = self.card(text)
            if card in seen:
                card += 1
            if card in seen:
                raise Unreadable(f"card named three times: {text!r}")
            seen.add(card)
            found.append(card)
        return found


PACK = TwinPack(KINDS)

VALUE: tuple[int, ...] = tuple(int(code) if code in NUMBERED else 0 for code in PACK.codes)
"""The value of each card, in tricks and in points."""

NUMBERS: Cards = bits(card for card, value in enumerate(VALUE) if 1 <= value <= 10)
FIGURES: Cards = bits(card for card, value in enumerate(VALUE) if value > 10)
WORTHLESS: Cards = PACK.all & ~NUMBERS & ~FIGURES
PRIVILEGED: Cards = bits(card for card, value in enumerate(VALUE) if value in (10, 14, 15))
"""What cutter and dealer may take from the stock (cucco.cutter, cucco.dealer)."""


def twins(card: Card) -> Cards:
    """Both copies of a card."""
    return 0b11 << (card & ~1)


def copies(cards: Cards, hand: Cards) -> Cards:
    """The copies in this hand that stand for the cards named, as many as there are."""
    found = 0
    for card in each(cards):
        mine = hand & twins(card) & ~found
        found |= mine & -mine
    return found


def kinds(cards: Cards) -> list[Card]:
    """The different cards of a set, each by its first copy."""
    return sorted({card & ~1 for card in each(cards)})
