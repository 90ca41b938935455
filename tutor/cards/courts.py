"""The sixteen courts: double-ended half figures told apart by head, hat and what they carry.

The jack is young under a feathered cap, the cavalier sits behind his horse's head, the queen wears a veil and a
small crown, the king a beard and a large one. Hearts hold a cup, diamonds a coin, clubs a staff, spades a sword:
the Latin signs behind the French ones, as the Ligurian names remember them.
"""

from typing import NamedTuple

from .pen import EDGE, FACE, INK, OCHRE, ROSE, SEA, SKIN, SLATE, disc, group, line, path, turned, woodcut
from .suits import sign


class Livery(NamedTuple):
    coat: str
    trim: str
    hair: str


_LIVERIES = {
    "h": Livery(ROSE, OCHRE, INK),
    "d": Livery(OCHRE, SEA, ROSE),
    "c": Livery(SEA, OCHRE, SLATE),
    "s": Livery(SLATE, ROSE, OCHRE),
}


def court(rank: str, suit: str) -> str:
    """The picture of a court, both ends; ``rank`` is J, C, Q or K."""
    livery = _LIVERIES[suit]
    half = woodcut(_FIGURES[rank](livery) + _held(suit, 86, 52 if rank != "C" else 50))
    sash = line("M4 99.9L96 85.1", 5, EDGE) + line("M4 99.9L96 85.1", 1.6, FACE)
    return half + turned(half) + sash


def _jack(livery: Livery) -> str:
    return (
        _shoulders(livery.coat)
        + path("M46 66L58 82L70 66L66 62H50Z", FACE)
        + path("M58 82V91", INK)
        + _locks(livery.hair, 52)
        + _face(58, 45)
        + path("M42 34C40 22 52 17 62 18C72 18 78 25 75 34C66 30 52 30 42 34Z", livery.coat)
        + path("M42 34C52 29 66 29 75 34L74 38C64 34 53 34 43 38Z", livery.trim)
        + path("M70 24C78 20 84 10 78 5C70 8 66 16 66 23Z", FACE)
        + line("M68 22C71 16 74 11 77 8", 1.2)
    )


def _cavalier(livery: Livery) -> str:
    rider = (
        path("M46 84C46 66 54 60 64 58H76C88 60 94 70 94 86L60 91Z", livery.coat)
        + path("M60 59L70 70L80 59L76 56H64Z", FACE)
        + _face(70, 42, 0.86)
        + path("M57 38C56 22 64 17 70 17C78 17 84 24 83 38C80 33 75 31 70 31C64 31 60 33 57 38Z", SLATE)
        + path("M70 17C66 8 54 6 47 12C54 12 58 16 60 24C63 20 66 18 70 17Z", livery.trim)
    )
    horse = (
        path("M52 62C64 62 74 72 78 88.2L26 96.4C34 95 44 92 44 88Z", FACE)
        + path(
            "M49 70L48 60L54 65L59 59L60 69C64 78 60 86 52 86C44 88 38 94 30 95C22 96 16 92 18 87C22 80 36 72 49 70Z",
            FACE,
        )
        + path("M59 60C70 64 78 74 81 87.6L72 89.1C70 78 66 70 60 68Z", livery.hair)
        + disc(44, 77, 1.7, INK, stroke="none")
        + disc(23, 88, 1.2, INK, stroke="none")
        + line("M38 74L50 87M32 78L38 93", 2.6, livery.trim)
    )
    return rider + horse


def _queen(livery: Livery) -> str:
    return (
        path("M40 34C34 48 34 62 30 74L84 72C82 60 82 48 76 34C70 26 46 26 40 34Z", livery.trim)
        + _shoulders(livery.coat)
        + path("M44 65C46 80 70 80 72 65L66 60H50Z", SKIN)
        + line("M47 69C52 76 64 76 69 69", 1.6, INK)
        + disc(58, 77, 2.6, OCHRE)
        + _hair(livery.hair)
        + _face(58, 45)
        + path("M44 30L42 15L50 22L58 11L66 22L74 15L72 30C64 27 52 27 44 30Z", OCHRE)
        + "".join(disc(x, y, 1.9, ROSE) for x, y in ((42, 14), (58, 10), (74, 14)))
    )


def _king(livery: Livery) -> str:
    return (
        _shoulders(livery.coat)
        + path("M34 71C42 64 48 62 58 62C68 62 74 64 82 69L74 80C64 75 52 75 42 82Z", FACE)
        + line("M44 72V76M54 69V73M64 69V73M74 70V74", 1.8)
        + _locks(livery.hair, 50)
        + _face(58, 42)
        + path("M45 46C45 64 52 73 58 75C64 73 71 64 71 46C68 54 64 53 58 53C52 53 48 54 45 46Z", livery.hair)
        + line("M54 57.5H62", 1.8, FACE)
        + path("M42 31L38 10L48 17L53 8L58 5L63 8L68 17L78 10L74 31C64 27 52 27 42 31Z", OCHRE)
        + path("M42 31C52 27 64 27 74 31L73 25C64 22 52 22 43 25Z", livery.trim)
        + path("M58 5V0M55 2.4H61", INK)
    )


_FIGURES = {"J": _jack, "C": _cavalier, "Q": _queen, "K": _king}


def _shoulders(coat: str) -> str:
    return path("M8 99.2C10 80 26 70 46 65H70C82 68 92 74 93 85.6Z", coat)


def _face(x: float, y: float, scale: float = 1.0) -> str:
    features = (
        path("M-12-8C-12 8-6 16 0 16C6 16 12 8 12-8C12-16-12-16-12-8Z", SKIN)
        + disc(-5, -2, 1.5, INK, stroke="none")
        + disc(5, -2, 1.5, INK, stroke="none")
        + line("M-8.5-6C-6.5-7.6-4-7.4-2.6-6.4M8.5-6C6.5-7.6 4-7.4 2.6-6.4", 1.5)
        + line("M0-3L-1.6 4H1", 1.4)
        + line("M-3.4 9C-1.4 10.4 1.4 10.4 3.4 9", 1.8, ROSE)
    )
    return group(features, transform=f"translate({x:g} {y:g})" + (f"scale({scale:g})" if scale != 1 else ""))


def _locks(hair: str, length: float) -> str:
    return path(f"M44 34C38 44 40 {length} 42 58H50V34ZM72 34C78 44 76 {length} 74 58H66V34Z", hair)


def _hair(hair: str) -> str:
    return path("M44 30C38 42 42 54 38 66C46 66 50 60 50 50V32ZM72 30C78 42 74 54 78 66C70 66 66 60 66 50V32Z", hair)


def _held(suit: str, x: float, y: float) -> str:
    """The old sign of the suit, with the new one on it or above it."""
    hand = disc(x, y + 24, 4.4, SKIN)
    drawn = {
        "h": path("M-8-14H8C8-4 4 0 1.6 1V14H-1.6V1C-4 0-8-4-8-14Z", OCHRE) + path("M-6 14H6V18H-6Z", OCHRE),
        "d": disc(0, 2, 9.5, OCHRE) + disc(0, 2, 6, FACE),
        "c": path("M-2.4-16C-5-20 5-20 2.4-16L3.4 30H-3.4Z", OCHRE) + line("M-2.4-6L-6-10M2.6 4L6.4 0", 2.4),
        "s": path("M0-34L3 -28V16H-3V-28Z", FACE) + path("M-8 14H8V18H-8Z", OCHRE),
    }[suit]
    at = {"h": (0, -24, 11), "d": (0, 2, 9), "c": (0, -26, 12), "s": (0, 0, 0)}[suit]
    mark = group(sign(suit, *at), stroke="none") if at[2] else ""
    return group(drawn + mark, transform=f"translate({x:g} {y:g})") + hand


