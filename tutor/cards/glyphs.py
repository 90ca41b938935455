"""Our own numerals and letters, drawn as strokes: the index looks the same on every machine and in every theme."""

from collections.abc import Iterator

from tutor.cards.pen import WIDTH, element, place

# Centre lines in a field 11 wide and 19 high; the pen adds its own width around them.
_STROKES = {
    "0": "M0 5.5a5.5 5.5 0 0 1 11 0v8a5.5 5.5 0 0 1-11 0z",
    "1": "M0 4.8L5 0V19.5",
    "2": "M0 5.6A5.4 5.4 0 0 1 11 5.4C11 9.8 5 13 .6 19H11.5",
    "3": "M.4 4.4C1.2-1.6 10.3-1.4 10.3 4.4 10.3 7.6 8 9.1 4.6 9.1 8.6 9.1 11 11 11 14 11 20.8 .6 20.8 0 14.5",
    "4": "M8.4 19.5V0L0 13.4H11.8",
    "5": "M10.4 0H1.9L1.2 8.9C3.2 7.2 11 6.4 11 13.1 11 20.8 .8 20.8 0 14.9",
    "6": "M9.2 0C4.6 3 0 8.2 0 13.5a5.5 5.5 0 0 0 11 0a5.5 5.5 0 0 0-10.8-1.4",
    "7": "M-.5 0H11C7.8 5 4.9 11.5 4 19.5",
    "8": "M5.5 8.8A4.4 4.4 0 1 1 5.5 0A4.4 4.4 0 1 1 5.5 8.8A5.1 5.1 0 1 0 5.5 19A5.1 5.1 0 1 0 5.5 8.8z",
    "9": "M1.8 19C6.4 16 11 10.8 11 5.5a5.5 5.5 0 0 0-11 0a5.5 5.5 0 0 0 10.8 1.4",
    "S": "M10.6 4.4C9.8-1.6 .4-1.6 .4 4.3 .4 10.4 11 8.2 11 14.3 11 20.6 .4 20.6 0 14.4",
    "C": "M11 5.4A5.5 5.5 0 0 0 0 5.5V13.5A5.5 5.5 0 0 0 11 13.6",
    "D": "M0 0H4A7 7 0 0 1 11 7V12A7 7 0 0 1 4 19H0z",
    "Ò": "M0 11.9a5.5 5.5 0 0 1 11 0v1.6a5.5 5.5 0 0 1-11 0zM3-.6L7.2 2",
    "F": "M0 19.8V0H11M0 9.3H9",
    "R": "M0 19.8V0H5.6A5.2 5.2 0 0 1 5.6 10.4H0M5.4 10.4L11.2 19.8",
    "J": "M10 0V13.5A5 5.5 0 0 1 0 13.8",
    "Q": "M0 5.5a5.5 5.5 0 0 1 11 0v8a5.5 5.5 0 0 1-11 0zM6.2 13.8L11.6 20.2",
    "K": "M0-.6V19.8M10.8-.4L.6 11M4.4 7.4L11.4 19.8",
    "A": "M-.2 19.8L5.5-.4L11.2 19.8M2 13.4H9",
    "B": "M0 0V19H5.6A5 4.9 0 0 0 5.6 9.2H0H5A4.6 4.6 0 0 0 5 0H0z",
    "E": "M9.4 0H0V19H9.4M0 9.3H7.6",
    "G": "M11 5.4A5.5 5.5 0 0 0 0 5.5V13.5A5.5 5.5 0 0 0 11 13.6V10.4H6.4",
    "H": "M0-.6V19.8M11-.6V19.8M0 9.3H11",
    "I": "M0-.6V19.6",
    "L": "M0-.6V19H9.4",
    "M": "M0 19.8V0L6.5 11L13 0V19.8",
    "N": "M0 19.8V0L11 19V-.6",
    "O": "M0 5.5a5.5 5.5 0 0 1 11 0v8a5.5 5.5 0 0 1-11 0z",
    "T": "M-.6 0H11.6M5.5 0V19.8",
    "U": "M0-.6V13.5A5.5 5.5 0 0 0 11 13.5V-.6",
    "V": "M-.4-.6L5 19L10.4-.6",
    "X": "M-.4-.6L10.4 19.6M10.4-.6L-.4 19.6",
    " ": "",
}
_WIDE, _TALL = 11, 19
_WIDTHS = {"1": 5.6, "I": 0, "V": 10, "X": 10, "E": 9.4, "L": 9.4, "M": 13, " ": 3}
_GAP = 2
_PEN = 4.6


def write(text: str, x: float, y: float, height: float, colour: str, card_height: int) -> str:
    """``text`` at both ends of the card: once with its top left corner at (x, y), once turned."""
    scale = height / (_TALL + _PEN)
    top = y + _PEN * scale / 2
    d = ""
    for sign, left in spread(text, x, height):
        d += place(_STROKES[sign], left, top, scale)
        d += place(_STROKES[sign], WIDTH - left, card_height - top, -scale)
    return strokes(d, height, colour)


def spread(text: str, x: float, height: float) -> Iterator[tuple[str, float]]:
    """Each sign of a line that begins at ``x``, with the left end of its centre lines."""
    scale = height / (_TALL + _PEN)
    left = x + _PEN * scale / 2
    for sign in text:
        yield sign, left
        left += (_WIDTHS.get(sign, _WIDE) + _PEN + _GAP) * scale


def outline(sign: str, left: float, top: float, height: float) -> str:
    """Path data of one sign whose pen reaches from ``top`` as far down as ``height``."""
    scale = height / (_TALL + _PEN)
    return place(_STROKES[sign], left, top + _PEN * scale / 2, scale)


def strokes(d: str, height: float, colour: str) -> str:
    """Signs of this height, drawn with the pen that belongs to it."""
    pen = _PEN * height / (_TALL + _PEN)
    return element("path", d=d, fill="none", stroke=colour, stroke_width=pen, stroke_linejoin="round")


def width(text: str, height: float) -> float:
    """How wide ``text`` comes out at this height."""
    advance = sum(_WIDTHS.get(sign, _WIDE) + _PEN + _GAP for sign in text) - _GAP
    return advance * height / (_TALL + _PEN)
