"""The tarot pack of 78: number cards, sixteen courts, twenty-one trumps and the fool."""

from collections.abc import Mapping

from games.core import tarot
from tutor.cards.courts import court
from tutor.cards.pen import TAROT_HEIGHT, WIDTH, box, group, path
from tutor.cards.sprite import Pack
from tutor.cards.suits import Face, corner, pips
from tutor.cards.trumps import fool, trump

LETTERS = {
    "lij": {"J": "S", "C": "C", "Q": "D", "K": "Ò"},
    "it": {"J": "F", "C": "C", "Q": "D", "K": "R"},
    "en": {"J": "J", "C": "C", "Q": "Q", "K": "K"},
}
FACE = Face(TAROT_HEIGHT, corner=(17, 46), sign=20, columns=(35, 65), reach=27, pip=20, ace=60)


def _picture(code: str, letters: Mapping[str, str]) -> str:
    if code == "F":
        return fool()
    if code.startswith("T"):
        return trump(int(code[1:]))
    rank, suit = code[:-1], code[-1]
    inside = court(rank, suit) if rank in letters else pips(int(rank), suit, FACE)
    return inside + corner(letters.get(rank, rank), suit, FACE)


def _back() -> str:
    """Slate roof tiles, the way they lie above Genoa."""
    tiles = "".join(
        f"M{x} {y}v5a8 8 0 0 0 16 0v-5"
        for row, y in enumerate(range(10, 165, 11))
        for x in range(10 + (8 if row % 2 else 0), 82 - (8 if row % 2 else 0), 16)
    )
    colour = "var(--card-back,#3f6f77)"
    chalk = "var(--card-back-line,#d9e3de)"
    return (
        box(7, 7, WIDTH - 14, TAROT_HEIGHT - 14, colour, rx=4)
        + path(tiles, "none", stroke=chalk, stroke_width=1.6)
        + group(path("M50 74L66 92.5L50 111L34 92.5Z", chalk) + path("M50 82L59 92.5L50 103L41 92.5Z", colour))
    )


TAROT = Pack("tarot", TAROT_HEIGHT, tarot.PACK.codes, LETTERS, _picture, _back)
