"""The four suit signs and the number cards, their pips laid out as on a real pack."""

import re

from .glyphs import width, write
from .pen import SUIT_COLOUR, number, path, turned

# Each sign in a field from -10 to 10 both ways, as one outline so that a whole card of pips is one path.
_SIGNS = {
    "h": "M0 9.5C-3 5.5-9.5 1-9.5-4C-9.5-7.4-7-9.4-4.6-9.4C-2.4-9.4-.8-8 0-5.8"
    "C.8-8 2.4-9.4 4.6-9.4C7-9.4 9.5-7.4 9.5-4C9.5 1 3 5.5 0 9.5Z",
    "d": "M0-10.4C2-6.4 4.6-3 7.8 0C4.6 3 2 6.4 0 10.4C-2 6.4-4.6 3-7.8 0C-4.6-3-2-6.4 0-10.4Z",
    "c": "M-1.6 2.6C-3 5-9.6 5.4-9.6 .2C-9.6-4-5.6-4.8-3.6-3C-5.6-5.4-4.6-9.8 0-9.8C4.6-9.8 5.6-5.4 3.6-3"
    "C5.6-4.8 9.6-4 9.6 .2C9.6 5.4 3 5 1.6 2.6C1.6 6 2.6 8.4 4.4 9.6L-4.4 9.6C-2.6 8.4-1.6 6-1.6 2.6Z",
    "s": "M0-10C2.6-5.6 9.4-2 9.4 2.6C9.4 7.6 3.4 7.6 1.5 4.4C1.6 6.8 2.6 8.6 4.2 9.8L-4.2 9.8"
    "C-2.6 8.6-1.6 6.8-1.5 4.4C-3.4 7.6-9.4 7.6-9.4 2.6C-9.4-2-2.6-5.6 0-10Z",
}
_TOKEN = re.compile(r"([A-Z])|(-?\d*\.?\d+)")

_LEFT, _MIDDLE, _RIGHT = 36, 50, 64
_ROWS = (46, 77, 108, 139)
_CENTRE = 92.5


def sign_outline(suit: str, x: float, y: float, size: float, upside_down: bool = False) -> str:
    """Path data of a suit sign centred at (x, y), ``size`` high."""
    scale = size / 20 * (-1 if upside_down else 1)
    parts: list[str] = []
    axis = 0
    for command, figure in _TOKEN.findall(_SIGNS[suit]):
        if command:
            parts.append(command)
            axis = 0
        else:
            value = float(figure) * scale + (y if axis else x)
            text = number(round(value, 1))
            parts.append(text if not parts or parts[-1].isalpha() or text.startswith("-") else " " + text)
            axis = 1 - axis
    return "".join(parts)


def sign(suit: str, x: float, y: float, size: float) -> str:
    return path(sign_outline(suit, x, y, size), SUIT_COLOUR[suit])


def corner(rank: str, suit: str) -> str:
    """Rank above suit at both ends. All of it lies in the left 38 of 100: a fan shows half of each card."""
    squeeze = 25 if len(rank) == 1 else 24
    left = 5 if len(rank) == 1 else 3
    letter = write(rank, left, 8 if rank != "Ò" else 10, squeeze, SUIT_COLOUR[suit])
    middle = left + width(rank if len(rank) == 1 else "0", squeeze) / 2 + (0 if len(rank) == 1 else 4)
    one = letter + sign(suit, middle, 50, 23)
    return one + turned(one)


def pips(count: int, suit: str) -> str:
    """The pips of a number card in one path; those of the lower half stand on their heads."""
    outlines = [
        sign_outline(suit, x, y, 62 if count == 1 else 21, upside_down=y > _CENTRE) for x, y in places(count)
    ]
    return path("".join(outlines), SUIT_COLOUR[suit])


def places(count: int) -> list[tuple[float, float]]:
    """Centres of the pips of a number card from 1 to 10."""
    top, upper, lower, bottom = _ROWS
    two_columns = {
        4: (top, bottom),
        5: (top, bottom),
        6: (top, _CENTRE, bottom),
        7: (top, _CENTRE, bottom),
        8: (top, _CENTRE, bottom),
        9: _ROWS,
        10: _ROWS,
    }
    half_upper, half_lower = (top + _CENTRE) / 2, (bottom + _CENTRE) / 2
    middle_column = {
        1: (_CENTRE,),
        2: (top, bottom),
        3: (top, _CENTRE, bottom),
        5: (_CENTRE,),
        7: (half_upper,),
        8: (half_upper, half_lower),
        9: (_CENTRE,),
        10: ((top + upper) / 2, (lower + bottom) / 2),
    }
    sides = [(x, y) for y in two_columns.get(count, ()) for x in (_LEFT, _RIGHT)]
    return sides + [(_MIDDLE, y) for y in middle_column.get(count, ())]
