"""Composes the tarot pack into one SVG sprite a language: ``python -m tutor.cards.draw`` writes them.

The pictures are the same everywhere; the letters of the courts are not. The files are committed, and
tests/content/test_cards.py checks that they are what this code draws.
"""

from pathlib import Path

from .courts import court
from .pen import EDGE, FACE, HEIGHT, WIDTH, box, element, group, path
from .suits import corner, pips
from .trumps import fool, trump

COURT_LETTERS = {
    "lij": {"J": "S", "C": "C", "Q": "D", "K": "Ò"},
    "it": {"J": "F", "C": "C", "Q": "D", "K": "R"},
    "en": {"J": "J", "C": "C", "Q": "Q", "K": "K"},
}
LANGUAGES = tuple(COURT_LETTERS)
FOLDER = Path(__file__).parents[1] / "static" / "cards"


def codes() -> list[str]:
    """The 78 card codes in the order of the pack."""
    ranks = [*(str(n) for n in range(1, 11)), "J", "C", "Q", "K"]
    suited = [rank + suit for suit in "hdcs" for rank in ranks]
    return [*suited, *(f"T{n}" for n in range(1, 22)), "F"]


def sprite(language: str) -> str:
    """The whole sprite of a language: a symbol for each card code, and ``back``. KeyError for another language."""
    letters = COURT_LETTERS[language]
    pictures = {code: _picture(code, letters) for code in codes()} | {"back": _back()}
    face = element("use", href="#face")
    symbols = [_face(), *(_symbol(name, face + picture) for name, picture in pictures.items())]
    return element("svg", "\n" + "\n".join(symbols) + "\n", xmlns="http://www.w3.org/2000/svg") + "\n"


def write(folder: Path = FOLDER) -> None:
    """Write tarot.<language>.svg for every language into the folder."""
    for language in LANGUAGES:
        (folder / f"tarot.{language}.svg").write_text(sprite(language), encoding="utf-8")


def _symbol(name: str, content: str) -> str:
    return element("symbol", content, id=name, viewBox=f"0 0 {WIDTH} {HEIGHT}")


def _picture(code: str, letters: dict[str, str]) -> str:
    if code == "F":
        return fool()
    if code.startswith("T"):
        return trump(int(code[1:]))
    rank, suit = code[:-1], code[-1]
    inside = court(rank, suit) if rank in letters else pips(int(rank), suit)
    return inside + corner(letters.get(rank, rank), suit)


def _face() -> str:
    sheet = box(1, 1, WIDTH - 2, HEIGHT - 2, FACE, rx=7, stroke=EDGE, stroke_width=2, id="face")
    return element("defs", sheet)


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
        box(7, 7, WIDTH - 14, HEIGHT - 14, colour, rx=4)
        + path(tiles, "none", stroke=chalk, stroke_width=1.6)
        + group(path("M50 74L66 92.5L50 111L34 92.5Z", chalk) + path("M50 82L59 92.5L50 103L41 92.5Z", colour))
    )


if __name__ == "__main__":
    write()
