"""Packs and cards as values.

A card is a number: its place in the printed order of its pack. A set of cards is an integer used as a bit set, bit
`n` for card `n`, so that a hand is copied for nothing and "the hearts in this hand" is one `&`. Cards know nothing of
rank order, trumps or points: those are tables of the game that uses them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

Card = int
"""One card: its index in its pack, from 0."""

Cards = int
"""A set of cards: bit `n` stands for card `n`."""


class Unreadable(ValueError):
    """Text that is no card, action or record; says what was found and where."""


def each(cards: Cards) -> Iterator[Card]:
    """The cards of a set, in pack order."""
    while cards:
        low = cards & -cards
        yield low.bit_length() - 1
        cards ^= low


BITS: tuple[Cards, ...] = tuple(1 << card for card in range(128))
"""The set of each card alone: looking it up is quicker than shifting."""


def bits(cards: Iterable[Card]) -> Cards:
    """The set of these cards, all different."""
    return sum(map(BITS.__getitem__, cards))


class Pack:
    """A pack of distinct cards and their text codes (rules/README.md).

    >>> pack = Pack(["1h", "2h", "F"])
    >>> pack.card("F"), pack.text(2), pack.texts(0b101)
    (2, 'F', ['1h', 'F'])
    """

    __slots__ = ("_index", "all", "codes")

    def __init__(self, codes: Iterable[str]) -> None:
        self.codes = tuple(codes)
        self._index = {code: card for card, code in enumerate(self.codes)}
        self.all: Cards = (1 << len(self.codes)) - 1

    def __len__(self) -> int:
        return len(self.codes)

    def card(self, text: str) -> Card:
        """The card with this code; raises Unreadable for any other text."""
        try:
            return self._index[text]
        except KeyError:
            raise Unreadable(f"no card of this pack: {text!r}") from None

    def text(self, card: Card) -> str:
        """The code of a card."""
        return self.codes[card]

    def set(self, texts: Iterable[str]) -> Cards:
        """The set of the cards with these codes; a card named twice is unreadable."""
        found = 0
        for text in texts:
            bit = 1 << self.card(text)
            if found & bit:
                raise Unreadable(f"card named twice: {text!r}")
            found |= bit
        return found

    def deck(self, texts: Iterable[str]) -> list[Card]:
        """The whole pack in the order of these codes; raises Unreadable where a card is missing or stands twice."""
        deck = [self.card(text) for text in texts]
        if len(deck) != len(self) or len(set(deck)) != len(deck):
            raise Unreadable(f"the deck must hold each of the {len(self)} cards once")
        return deck

    def texts(self, cards: Cards) -> list[str]:
        """The codes of a set, in pack order."""
        return [self.codes[card] for card in each(cards)]
