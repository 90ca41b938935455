"""The four suit signs, and the number cards of the French-suited packs, their pips laid out as on real ones."""

from typing import NamedTuple

from tutor.cards.glyphs import width, write
from tutor.cards.pen import SUIT_COLOUR, WIDTH, path, place

# Each sign in a field from -10 to 10 both ways, as one outline so that a whole card of pips is one path.
_SIGNS = {
    "h": "M0 9.5c-3-4-9.5-8.5-9.5-13.5c0-3.4 2.5-5.4 4.9-5.4c2.2 0 3.8 1.4 4.6 3.6"
    "c0.8-2.2 2.4-3.6 4.6-3.6c2.4 0 4.9 2 4.9 5.4c0 5-6.5 9.5-9.5 13.5z",
    "d": "M0-10.4c2 4 4.6 7.4 7.8 10.4c-3.2 3-5.8 6.4-7.8 10.4c-2-4-4.6-7.4-7.8-10.4c3.2-3 5.8-6.4 7.8-10.4z",
    "c": "M-1.6 2.6c-1.4 2.4-8 2.8-8-2.4c0-4.2 4-5 6-3.2c-2-2.4-1-6.8 3.6-6.8c4.6 0 5.6 4.4 3.6 6.8"
    "c2-1.8 6-1 6 3.2c0 5.2-6.6 4.8-8 2.4c0 3.4 1 5.8 2.8 7l-8.8 0c1.8-1.2 2.8-3.6 2.8-7z",
    "s": "M0-10c2.6 4.4 9.4 8 9.4 12.6c0 5-6 5-7.9 1.8c0.1 2.4 1.1 4.2 2.7 5.4l-8.4 0"
    "c1.6-1.2 2.6-3 2.7-5.4c-1.9 3.2-7.9 3.2-7.9-1.8c0-4.6 6.8-8.2 9.4-12.6z",
}


class Face(NamedTuple):
    """Where rank, sign and pips stand on the cards of a pack, in hundredths of the card's width."""

    height: int  # of the whole card
    corner: tuple[float, float]  # centre of the sign under the rank
    sign: float  # its size
    columns: tuple[float, float]  # centres of the two outer columns of pips
    reach: float  # from the middle of the card to its outermost row
    pip: float
    ace: float


def outline(suit: str, x: float, y: float, size: float, upside_down: bool = False) -> str:
    """Path data of a suit sign centred at (x, y), ``size`` high."""
    return place(_SIGNS[suit], x, y, size / 20 * (-1 if upside_down else 1))


def sign(suit: str, x: float, y: float, size: float) -> str:
    return path(outline(suit, x, y, size), SUIT_COLOUR[suit])


def corner(rank: str, suit: str, face: Face) -> str:
    """Rank above suit at both ends. All of it lies in the left 36 of 100: a fan shows half of each card."""
    height = 26
    x, y = face.corner
    left = max(3.5, x - width(rank, height) / 2)
    signs = outline(suit, x, y, face.sign)
    signs += outline(suit, WIDTH - x, face.height - y, face.sign, upside_down=True)
    return write(rank, left, 7, height, SUIT_COLOUR[suit], face.height) + path(signs, SUIT_COLOUR[suit])


def pips(count: int, suit: str, face: Face) -> str:
    """The pips of a number card in one path; those of the lower half stand on their heads."""
    size = face.ace if count == 1 else face.pip if count < 9 else face.pip * 0.85
    outlines = [outline(suit, x, y, size, upside_down=y > face.height / 2) for x, y in places(count, face)]
    return path("".join(outlines), SUIT_COLOUR[suit])


def places(count: int, face: Face) -> list[tuple[float, float]]:
    """Centres of the pips of a number card from 1 to 10, clear of the corners."""
    rows = {1: (0.0,), 2: (-1, 1), 3: (-1, 0, 1), 4: (-1, 1), 5: (-1, 1), 9: (-1, -1 / 3, 1 / 3, 1)}
    rows |= {6: rows[3], 7: rows[3], 8: rows[3], 10: rows[9]}
    between = {5: (0.0,), 7: (-0.5,), 8: (-0.5, 0.5), 9: (0.0,), 10: (-2 / 3, 2 / 3)}
    reach = face.reach if count < 9 else face.reach + 3
    columns = (WIDTH / 2,) if count < 4 else face.columns
    spots = [(x, row) for row in rows[count] for x in columns]
    spots += [(WIDTH / 2, row) for row in between.get(count, ())]
    return [(x, face.height / 2 + row * reach) for x, row in spots]
