"""The cucco pack: ten numbers, five figures with a number and five worthless ones, each card there twice.

The category, which the rules ask for at every turn, is told by the tab in the corner: a number in ink on paper, a
figure's number in paper on rose, and no number but a small sign for what is worth nothing. As on the old cards the
pictures have one end only, and the index stands at their head.
"""

from collections.abc import Mapping

from games.cucco.cards import KINDS, NUMBERED
from tutor.cards.cucco_figures import figure_picture
from tutor.cards.cucco_numbers import number_picture
from tutor.cards.glyphs import outline, spread, strokes, width
from tutor.cards.pen import (
    CUCCO_HEIGHT,
    FACE,
    INK,
    OCHRE,
    ROSE,
    SKY,
    WIDTH,
    box,
    disc,
    element,
    group,
    line,
    number,
    path,
    woodcut,
)
from tutor.cards.sprite import Pack

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV")
NUMERALS = dict(zip(NUMBERED, _ROMAN, strict=True))
NUMERAL_LEFT, NUMERAL_HEIGHT = 8.4, 24
SIGN_RIGHT = 35
_FIGURE_TAB = "var(--card-figure,#a63f35)"


def _picture(code: str, _letters: Mapping[str, str]) -> str:
    drawn = woodcut(number_picture(int(code))) if code in NUMBERED[:10] else figure_picture(code)
    return drawn + element("use", href="#frame") + (_numeral(code) if code in NUMERALS else _sign(code))


def _numeral(code: str) -> str:
    text = NUMERALS[code]
    figure = int(code) > 10
    right = max(24, NUMERAL_LEFT + width(text, NUMERAL_HEIGHT) + 3)
    left = NUMERAL_LEFT if right > 24 else (5 + right - width(text, NUMERAL_HEIGHT)) / 2
    signs = "".join(outline(sign, x, 9.4, NUMERAL_HEIGHT) for sign, x in spread(text, left, NUMERAL_HEIGHT))
    return _tab(right, _FIGURE_TAB if figure else FACE) + strokes(signs, NUMERAL_HEIGHT, FACE if figure else INK)


def _tab(right: float, colour: str) -> str:
    """Paper pasted over the corner of the picture."""
    return woodcut(path(f"M5 5H{number(right)}V33a5 5 0 0 1-5 5H5Z", colour), 2)


_SIGNS = {
    "leone": path("M11 10H29V22C29 28 25 31 20 34C15 31 11 28 11 22Z", FACE)
    + path("M17.6 10H22.4V19H29V23.6H22.4V32.6L20 34L17.6 32.6V23.6H11V19H17.6Z", ROSE, stroke_width=1.4),
    "matto": path("M11 29C9 19 12 13 17 10C19 15 22 16 25 12C30 14 31 20 29 29Z", ROSE)
    + path("M11 29H29V34H11Z", OCHRE)
    + disc(17, 10, 2.4, OCHRE)
    + disc(25, 12, 2.4, OCHRE),
    "nulla": path(
        "M20 10.6C27 10.6 30 16 30 21.6C30 27 27 32.6 20 32.6C13 32.6 10 27 10 21.6C10 16 13 10.6 20 10.6Z",
        FACE,
        stroke_dasharray="3.4 4.2",
    ),
    "secchia": line("M12 18C11 6 29 6 28 18", 2.4) + path("M11 18H29L26 34H14Z", OCHRE) + line("M12.4 25H27.6", 2),
    "mascherone": path("M10 13C15 9 25 9 30 13C31 25 27 31 20 35C13 31 9 25 10 13Z", SKY)
    + line("M14.4 18h3M22.6 18h3", 3)
    + path("M16 25H24C24 30 16 30 16 25Z", INK),
}


def _sign(code: str) -> str:
    return _tab(SIGN_RIGHT, FACE) + woodcut(_SIGNS[code], 2)


def _frame() -> str:
    """The margin of the card, which trims what the pictures draw beyond their edges."""
    margin = path("M8 2H92A6 6 0 0 1 98 8V152A6 6 0 0 1 92 158H8A6 6 0 0 1 2 152V8A6 6 0 0 1 8 2ZM5 5V155H95V5Z", FACE)
    return group(margin + woodcut(path("M5 5V155H95V5Z"), 2), id="frame")


def _back() -> str:
    """Eyes in the dark; two of them wink, one at each end."""
    eyes = shut = beaks = ""
    for row in range(9):
        for column in range(3 - row % 2):
            x, y = 24 + column * 26 + row % 2 * 13, 16 + row * 16
            beaks += f"M{x} {y - 3.2:g}l1.8 3.2l-1.8 3.2l-1.8-3.2z"
            for side in (-6, 6):
                if (row, column, side) in ((2, 1, 6), (6, 1, -6)):
                    shut += f"M{x + side - 3.4:g} {y}h6.8"
                else:
                    eyes += f"M{x + side} {y}h0"
    night = "var(--card-back-cucco,#37424c)"
    glow = "var(--card-back-cucco-line,#e6b652)"
    round_pen = {"fill": "none", "stroke_linecap": "round"}
    return (
        box(7, 7, WIDTH - 14, CUCCO_HEIGHT - 14, night, rx=4)
        + element("path", d=eyes, stroke=glow, stroke_width=8.8, **round_pen)
        + element("path", d=eyes, stroke=night, stroke_width=4, **round_pen)
        + path(beaks, ROSE)
        + element("path", d=shut, stroke=glow, stroke_width=2, **round_pen)
    )


CUCCO = Pack("cucco", CUCCO_HEIGHT, KINDS, {}, _picture, _back, _frame())
