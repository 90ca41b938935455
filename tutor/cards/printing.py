"""The cucco pack as sheets to print: it is hard to buy, and only here to be had.

A sheet is A4, nine cards of 55 by 88 mm edge to edge in its middle. Measures are in millimetres.
"""

from typing import NamedTuple

from games.cucco.cards import PACK

PAPER = (210, 297)
CARD = (55, 88)
ROWS = COLUMNS = 3
MARK = (2, 8)
"""Where a cutting mark begins and ends, counted from the edge of the cards."""

_LEFT, _TOP = ((paper - 3 * card) / 2 for paper, card in zip(PAPER, CARD, strict=True))


class Sheet(NamedTuple):
    """One printed side: its number among the sheets, and nine cards; none for the backs, which are all the same."""

    number: int
    codes: tuple[str, ...]
    backs: bool


def sheets() -> list[Sheet]:
    """The forty cards, each of the twenty twice, each side of faces followed by the backs that belong behind it."""
    each = ROWS * COLUMNS
    faces = [PACK.codes[first : first + each] for first in range(0, len(PACK), each)]
    return [
        Sheet(number, behind or codes, bool(behind))
        for number, codes in enumerate(faces, 1)
        for behind in ((), ("back",) * each)
    ]


def cutting_marks() -> str:
    """The path of the marks around the cards: one at each end of every cut."""
    near, far = MARK
    (width, height), marks = PAPER, ""
    for column in range(COLUMNS + 1):
        x = _LEFT + column * CARD[0]
        marks += f"M{x:g} {_TOP - far:g}V{_TOP - near:g}M{x:g} {height - _TOP + near:g}V{height - _TOP + far:g}"
    for row in range(ROWS + 1):
        y = _TOP + row * CARD[1]
        marks += f"M{_LEFT - far:g} {y:g}H{_LEFT - near:g}M{width - _LEFT + near:g} {y:g}H{width - _LEFT + far:g}"
    return marks
