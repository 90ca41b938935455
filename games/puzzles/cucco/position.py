"""What the makers share: from text codes to the engine's values and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.core.cards import Card, Cards, Unreadable, bits, each
from games.core.tricks import Trick
from games.cucco import follow, state
from games.cucco.cards import PACK, kinds
from games.cucco.game import GAME
from games.cucco.notation import ASKED
from games.cucco.rules import Options

Codes = Sequence[str]
Given = Mapping[str, Any]

CUCCO = "cucco"
"""The pack of every question here."""


def options_of(options: Given | None) -> Options:
    """The options as a record gives them; raises Unreadable."""
    return GAME.options(options or {})


def distinct(codes: Codes) -> tuple[str, ...]:
    """These cards as a hand is held; raises Unreadable where one is there twice."""
    held = PACK.set(codes)
    if len(kinds(held)) < len(codes):
        raise Unreadable(f"a card and its twin cannot be told apart as choices: {' '.join(codes)}")
    return tuple(PACK.texts(held))


def turn(options: Options, hand: Codes, trick: Codes = (), trionfo: str = "", ask: str = "") -> state.Playing:
    """The state in which these cards of a trick, led by seat 0, were played and the next seat holds this hand."""
    if len(trick) >= options.players:
        raise Unreadable(f"nobody is to play to a trick of {len(trick)} cards")
    # Copies are dealt out over the whole table, so that no card is in two places.
    found = PACK.copied([*trick, *hand, *([trionfo] if trionfo else [])])
    played, held = found[: len(trick)], bits(found[len(trick) : len(trick) + len(hand)])
    turned = found[-1] if trionfo else None
    if ask and (ask not in ASKED or turned is None or not played or not follow.trionfo_of(turned) >> played[0] & 1):
        raise Unreadable("numbers or figures are asked for with a led Trionfo")
    to_act = len(trick)
    board = state.Board(
        options,
        options.players - 1,
        tuple(held if seat == to_act else 0 for seat in range(options.players)),
        (),
        turned=turned,
        trick=tuple(played),
        asked=ask,
    )
    return state.Playing(board, to_act)


def trionfo_of(turned: Card | None) -> Cards:
    """The Trionfo, nothing where none was turned up."""
    return 0 if turned is None else follow.trionfo_of(turned)


def text_of(turned: Card | None) -> str:
    """The code of the card turned up, "" where there is none."""
    return "" if turned is None else PACK.text(turned)


def shown_tricks(tricks: Sequence[Trick]) -> tuple[tuple[int, tuple[str, ...], int], ...]:
    """Finished tricks in text codes."""
    return tuple((trick.leader, codes(trick), trick.winner) for trick in tricks)


def codes(trick: Trick) -> tuple[str, ...]:
    """The cards of a trick as text, in the order played."""
    return tuple(map(PACK.text, trick.cards))


def texts(cards: Cards) -> tuple[str, ...]:
    """The codes of a set, in pack order."""
    return tuple(map(PACK.text, each(cards)))
