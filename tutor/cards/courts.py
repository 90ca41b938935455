"""The sixteen courts: double-ended half figures told apart by head, hat and what they carry.

The jack is young under a feathered cap, the cavalier looks over his horse's mane, the queen wears a veil and a
small crown, the king a beard and a large one. Hearts hold a cup, diamonds a coin, clubs a staff, spades a sword:
the Latin signs behind the French ones, as the Ligurian names remember them.
"""

from typing import NamedTuple

from tutor.cards.pen import (
    EDGE,
    FACE,
    HORSE,
    INK,
    OCHRE,
    ROSE,
    SEA,
    SKIN,
    SLATE,
    TAROT_HEIGHT,
    disc,
    double_ended,
    group,
    line,
    path,
    woodcut,
)
from tutor.cards.suits import sign


class Livery(NamedTuple):
    coat: str
    trim: str
    hair: str


LIVERIES = {
    "h": Livery(ROSE, OCHRE, INK),
    "d": Livery(OCHRE, SEA, ROSE),
    "c": Livery(SEA, OCHRE, SLATE),
    "s": Livery(SLATE, ROSE, OCHRE),
}


def court(rank: str, suit: str) -> str:
    """The picture of a court, both ends; ``rank`` is J, C, Q or K."""
    livery = LIVERIES[suit]
    half = woodcut(_FIGURES[rank](livery) + held(suit, rank == "C"))
    sash = line("M3 100L97 85", 5, EDGE) + line("M3 100L97 85", 1.6, FACE)
    return double_ended(f"half-{rank}{suit}", half, TAROT_HEIGHT) + sash


def _jack(livery: Livery) -> str:
    return (
        _shoulders(livery.coat)
        + path("M46 66L58 82L70 66L66 62H50Z", FACE)
        + path("M58 82V91")
        + _locks(livery.hair, 52)
        + face(58, 45)
        + path("M42 34C40 22 52 17 62 18C72 18 78 25 75 34C66 30 52 30 42 34Z", livery.coat)
        + path("M42 34C52 29 66 29 75 34L74 38C64 34 53 34 43 38Z", livery.trim)
        + path("M70 24C78 20 84 10 78 5C70 8 66 16 66 23Z", FACE)
        + line("M68 22C71 16 74 11 77 8", 1.2)
    )


def _cavalier(livery: Livery) -> str:
    rider = (
        path("M58 70C58 54 64 47 72 45H80C90 48 95 58 96 85.2L70 89.3Z", livery.coat)
        + path("M66 46L75 58L84 46L80 43H70Z", FACE)
        + face(75, 31, 0.84)
        + path("M63 29C62 15 68 9 75 9C82 9 88 15 87 29C85 24 80 22 75 22C70 22 65 24 63 29Z", SLATE)
        + path("M75 9C71 1 59 1 53 8C60 7 63 10 66 16C68 13 71 10 75 9Z", livery.trim)
    )
    head = "M48 41C40 47 27 58 16 66C10 71 10 80 16 83C20 85 25 84 28 81C33 77 40 76 47 75"
    neck = "C50 80 49 87 45 93.3L90 86.1C88 66 78 47 61 39L58 28L52 36L46 28Z"
    mane = "M58 37C75 38 91 56 94 85.5L84 87.1C86 81 80 79 82 73C76 73 76 66 78 62C72 61 72 55 73 52C67 51 62 46 58 37Z"
    horse = (
        path(head + neck, HORSE)
        + path(mane, livery.hair)
        + line("M38 56h.1M18 75h.1", 3.4)
        + line("M34 53C36 51 40 51 42 53M14 80C18 80 21 78 23 76", 1.4)
        + line("M46 43L38 76M25 60L31 79M38 74C50 84 64 82 77 76", 2.6, livery.trim)
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
        + face(58, 45)
        + path("M44 30L42 15L50 22L58 11L66 22L74 15L72 30C64 27 52 27 44 30Z", OCHRE)
        + "".join(disc(x, y, 1.9, ROSE) for x, y in ((42, 14), (58, 10), (74, 14)))
    )


def _king(livery: Livery) -> str:
    return (
        _shoulders(livery.coat)
        + path("M34 71C42 64 48 62 58 62C68 62 74 64 82 69L74 80C64 75 52 75 42 82Z", FACE)
        + line("M44 72V76M54 69V73M64 69V73M74 70V74", 1.8)
        + _locks(livery.hair, 50)
        + face(58, 42)
        + path("M45 46C45 64 52 73 58 75C64 73 71 64 71 46C68 54 64 53 58 53C52 53 48 54 45 46Z", livery.hair)
        + line("M54 57.5H62", 1.8, FACE)
        + path("M42 31L38 10L48 17L53 8L58 5L63 8L68 17L78 10L74 31C64 27 52 27 42 31Z", OCHRE)
        + path("M42 31C52 27 64 27 74 31L73 25C64 22 52 22 43 25Z", livery.trim)
    )


_FIGURES = {"J": _jack, "C": _cavalier, "Q": _queen, "K": _king}


def _shoulders(coat: str) -> str:
    return path("M8 99.2C10 80 26 70 46 65H70C82 68 92 74 93 85.6Z", coat)


def face(x: float, y: float, scale: float = 1.0) -> str:
    features = (
        path("M-12-8C-12 8-6 16 0 16C6 16 12 8 12-8C12-16-12-16-12-8Z", SKIN)
        + line("M-5-2h.1M5-2h.1", 3)
        + line("M-8.5-6C-6.5-7.6-4-7.4-2.6-6.4M8.5-6C6.5-7.6 4-7.4 2.6-6.4M0-3L-1.6 4H1", 1.4)
        + line("M-3.4 9C-1.4 10.4 1.4 10.4 3.4 9", 1.8, ROSE)
    )
    return group(features, transform=f"translate({x:g} {y:g})" + (f"scale({scale:g})" if scale != 1 else ""))


def _locks(hair: str, length: float) -> str:
    return path(f"M44 34C38 44 40 {length} 42 58H50V34ZM72 34C78 44 76 {length} 74 58H66V34Z", hair)


def _hair(hair: str) -> str:
    return path("M44 30C38 42 42 54 38 66C46 66 50 60 50 50V32ZM72 30C78 42 74 54 78 66C70 66 66 60 66 50V32Z", hair)


def held(suit: str, small: bool) -> str:
    """The old sign of the suit in the figure's hand, the new one on it or above it."""
    drawn = {
        "h": path("M-8-14H8C8-4 4 0 1.6 1V14H-1.6V1C-4 0-8-4-8-14Z", OCHRE) + path("M-6 14H6V18H-6Z", OCHRE),
        "d": disc(0, 4, 9.5, OCHRE) + disc(0, 4, 6, FACE),
        "c": path("M-2.4-16C-5-20 5-20 2.4-16L3.4 30H-3.4Z", OCHRE) + line("M-2.4-6L-6-10M2.6 4L6.4 0", 2.4),
        "s": path("M0-34L3-28V16H-3V-28Z", FACE) + path("M-8 14H8V18H-8Z", OCHRE),
    }[suit]
    x, y, size = {"h": (0, -24, 11), "d": (0, 4, 9), "c": (0, -26, 12), "s": (0, 0, 0)}[suit]
    mark = group(sign(suit, x, y, size), stroke="none") if size else ""
    place = "translate(90 52)scale(.74)" if small else "translate(86 52)"
    return group(drawn + mark + disc(0, 23, 4.4, SKIN), transform=place)
