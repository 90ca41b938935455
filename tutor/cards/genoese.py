"""The Genoese pack of 40: French suits from 1 to 7 and three courts, reversible, on a broader card than the tarot's."""

from collections.abc import Mapping

from games.core import genoese
from tutor.cards.genoese_courts import court
from tutor.cards.pen import FACE as CREAM
from tutor.cards.pen import GENOESE_HEIGHT, WIDTH, box, disc, number, path, place
from tutor.cards.sprite import Pack
from tutor.cards.suits import Face, corner, pips

LETTERS = {
    "lij": {"J": "S", "Q": "D", "K": "Ò"},
    "it": {"J": "F", "Q": "D", "K": "R"},
    "en": {"J": "J", "Q": "Q", "K": "K"},
}
FACE = Face(GENOESE_HEIGHT, corner=(12.5, 41), sign=15.5, columns=(36, 64), reach=28, pip=20, ace=62)

# What a Genoese sees from the harbour, cut out of the large sign of each ace.
_EMBLEMS = {
    # an anchor
    "h": "M48.2 62.5H51.8V66H57V69.4H51.8V85.6C56 84.6 59.4 81.6 60.4 77.6L57.6 78.6L62.6 71.4L66 79.6L63.6 78.8"
    "C61.6 85.4 56.6 89.6 50 89.8C43.4 89.6 38.4 85.4 36.4 78.8L34 79.6L37.4 71.4L42.4 78.6L39.6 77.6"
    "C40.6 81.6 44 84.6 48.2 85.6V69.4H43V66H48.2ZM50 53a5 5 0 0 1 0 10a5 5 0 0 1 0-10Z"
    "M50 56a2 2 0 0 0 0 4a2 2 0 0 0 0-4Z",
    # the Lanterna
    "d": "M47.4 51.6L50 47.6L52.6 51.6V56H55.4V59H53.8L54.8 72H58V75.4H56.2L58.2 96H62.4V99.6H37.6V96H41.8L43.8 75.4H42"
    "V72H45.2L46.2 59H44.6V56H47.4ZM48.6 63V68H51.4V63ZM48 81V87H52V81Z",
    # a leaf of basil
    "c": "M50 54C58 60 61 69 58 77C56.6 80.8 54 83.4 51.4 84.8V93H48.6V84.8"
    "C46 83.4 43.4 80.8 42 77C39 69 42 60 50 54Z"
    "M49 60V66.6L45.4 63.6L44.6 65.4L49 69.2V74L44.4 70.4L43.8 72.4L49 76.6V81H51V76.6L56.2 72.4L55.6 70.4L51 74"
    "V69.2L55.4 65.4L54.6 63.6L51 66.6V60Z",
    # an anchovy
    "s": "M30.4 80C37 71.6 48 69.8 57.6 76.4L66.6 71C65.6 76.6 65.6 83.4 66.6 89L57.6 83.6C48 90.2 37 88.4 30.4 80Z"
    "M38 77a2 2 0 0 0 0 4a2 2 0 0 0 0-4ZM44 74.4C46.4 78 46.4 82 44 85.6H46C48.6 82 48.6 78 46 74.4Z",
}


def _picture(code: str, letters: Mapping[str, str]) -> str:
    rank, suit = code
    inside = court(rank, suit) if rank in letters else pips(int(rank), suit, FACE)
    if rank == "1":
        inside += path(_emblem(suit), CREAM, fill_rule="evenodd")
    return inside + corner(letters.get(rank, rank), suit, FACE)


def _emblem(suit: str) -> str:
    """The emblem of an ace, scaled about the middle of the card until it fits into the sign."""
    size = {"h": 0.84, "d": 0.6, "c": 0.8, "s": 0.9}[suit]
    return place(_EMBLEMS[suit], WIDTH / 2 * (1 - size), GENOESE_HEIGHT / 2 * (1 - size), size)


def _back() -> str:
    """A Genoese courtyard: strings of light pebbles in lozenges, four dark ones in each, and Saint George's cross."""
    x, y, step = WIDTH / 2, GENOESE_HEIGHT / 2, 21.5
    strings = flowers = ""
    for k in range(-5, 5):
        for lean in (1, -1):
            strings += _string(x, y, (k + 0.5) * step, lean)
    for row in range(-6, 7):
        for column in range(-3, 4):
            if (row + column) % 2 == 0:
                flowers += _flower(x + column * step / 2, y + row * step / 2)
    dark = "var(--card-back-genoese-dark,#6d2a25)"
    rose = "var(--card-back-genoese,#a8473d)"
    light = "var(--card-back-genoese-line,#f6e9d4)"
    cross = f"M{x - 3.4} {y - 13}h6.8v9.6h9.6v6.8h-9.6v9.6h-6.8v-9.6h-9.6v-6.8h9.6z"
    return (
        box(7, 7, WIDTH - 14, GENOESE_HEIGHT - 14, rose, rx=4)
        + path(flowers, "none", stroke=dark, stroke_width=4.2, stroke_linecap="round")
        + path(strings, "none", stroke=light, stroke_width=3.4, stroke_linecap="round", stroke_dasharray="0 5.07")
        + disc(x, y, 18.5, rose)
        + disc(x, y, 15, light)
        + path(cross, rose)
    )


def _string(x: float, y: float, offset: float, lean: int) -> str:
    """A slanting line across the back, from its middle outwards so that its pebbles lie alike seen from both ends."""
    reach_x, reach_y = WIDTH / 2 - 10, GENOESE_HEIGHT / 2 - 10
    low, high = max(-reach_x, -reach_y - offset), min(reach_x, reach_y - offset)
    middle = (low + high) / 2
    start = f"M{number(x + lean * middle)} {number(y + middle + offset)}"
    ends = (f"L{number(x + lean * end)} {number(y + end + offset)}" for end in (low, high))
    return "".join(start + end for end in ends) if high - low > 3 else ""


def _flower(x: float, y: float) -> str:
    if not (12 < x < WIDTH - 12 and 12 < y < GENOESE_HEIGHT - 12):
        return ""
    return "".join(f"M{number(x + dx)} {number(y + dy)}h0" for dx, dy in ((0, -3.4), (3.4, 0), (0, 3.4), (-3.4, 0)))


GENOESE = Pack("genoese", GENOESE_HEIGHT, genoese.PACK.codes, LETTERS, _picture, _back)
