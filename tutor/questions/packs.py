"""The packs questions are about: by name, the pack of the engine and how a hand of it is sorted on the page."""

from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

from games.cirollon.notation import read_meld as read_cirollon
from games.core import genoese, notation, tarot
from games.core.cards import Card, Pack
from games.core.contract import Meld
from games.cucco import cards as cucco
from games.puzzles.question import Question
from games.puzzles.tarot.game import laid_out


class Sorted(NamedTuple):
    """A pack, and the part of a hand that a card belongs to."""

    pack: Pack
    part: Callable[[Card], object]


def _category(card: Card) -> bool | str:
    """Numbers, numbered figures, figures without value (cucco.pack)."""
    return "worthless" if cucco.WORTHLESS >> card & 1 else bool(cucco.NUMBERS >> card & 1)


_PACKS: dict[str, Sorted] = {
    "tarot": Sorted(tarot.PACK, tarot.SUIT_OF.__getitem__),
    "genoese": Sorted(genoese.PACK, lambda card: genoese.PACK.text(card)[-1]),
    "cucco": Sorted(cucco.PACK, _category),
}


def pack_of(question: Question) -> Pack:
    """The pack of a question's cards."""
    return _PACKS[question.shown.pack].pack


def meld_in(question: Question, text: str) -> Meld:
    """The meld in this text, as the question's game writes it."""
    return read_cirollon(text) if question.shown.pack == "genoese" else notation.read_meld(text)


def cards_of(question: Question, meld: Meld) -> tuple[str, ...]:
    """The cards of a meld as they are laid out beside a hand."""
    if question.shown.pack == "genoese":
        return tuple(genoese.PACK.texts(meld.cards))
    return tuple(laid_out(meld.cards, question.options))


def in_parts(question: Question, codes: tuple[str, ...]) -> list[list[str]]:
    """A hand as it is held, part by part."""
    pack, part = _PACKS[question.shown.pack]
    return [list(each) for _, each in groupby(codes, key=lambda code: part(pack.card(code)))]
