"""A ribbon with an inscription, bent a little like one that is held up at both ends."""

from tutor.cards.glyphs import outline, spread, strokes, width
from tutor.cards.pen import FACE, INK, OCHRE, line, path, woodcut

_SAG = 3
_WIDEST = 37


def ribbon(lines: tuple[str, ...], bottom: int, height: int) -> str:
    """One or two lines of capitals, each ``height`` high, on a ribbon whose lower edge ends at ``bottom``."""
    pitch = height + 3.2
    half = min(_WIDEST, round(max(width(text, height) for text in lines) / 2 + 5))
    top = bottom - pitch * len(lines) - 4
    left, right = 50 - half, 50 + half
    middle = (top + bottom) / 2 + 4
    tails = "".join(
        f"M{edge - 7 * side:g} {top + 5:g}L{edge + 7 * side:g} {top + 6:g}L{edge + 2 * side:g} {middle + 1:g}"
        f"L{edge + 7 * side:g} {bottom + 5:g}L{edge - 7 * side:g} {bottom + 4:g}Z"
        for edge, side in ((left, -1), (right, 1))
    )
    rise = 2 * _SAG
    sheet = (
        f"M{left:g} {top:g}Q50 {top - rise:g} {right:g} {top:g}V{bottom:g}Q50 {bottom - rise:g} {left:g} {bottom:g}Z"
    )
    folds = f"M{left:g} {bottom:g}L{left + 7:g} {bottom + 4:g}M{right:g} {bottom:g}L{right - 7:g} {bottom + 4:g}"
    words = ""
    for row, text in enumerate(lines):
        start = 50 - width(text, height) / 2
        for sign, x in spread(text, start, height):
            lift = _SAG * (1 - ((x + height / 4 - 50) / half) ** 2)
            words += outline(sign, x, top + 3.6 + row * pitch - lift, height)
    return woodcut(path(tails, OCHRE) + line(folds) + path(sheet, FACE)) + strokes(words, height, INK)
