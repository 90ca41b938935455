"""The twelve Genoese courts: half figures seen from both ends, one as good as the other.

The rank is told by the head (the jack is young, the queen has her hair down, the king is bearded), the suit by the hat
and by what the hand holds: each hat is worn by one figure only. Heads are drawn about the middle of the face.
"""

from tutor.cards.courts import LIVERIES, Livery, face, held
from tutor.cards.pen import (
    FACE,
    GENOESE_HEIGHT,
    INK,
    OCHRE,
    ROSE,
    SEA,
    SKIN,
    SKY,
    disc,
    double_ended,
    group,
    line,
    path,
    woodcut,
)


def court(rank: str, suit: str) -> str:
    """The picture of a court, both ends; ``rank`` is J, Q or K."""
    livery = LIVERIES[suit]
    head, body = {"J": (_JACKS, _doublet), "Q": (_QUEENS, _gown), "K": (_KINGS, _ermine)}[rank]
    half = woodcut(
        body(livery)
        + group(head[suit](livery), transform="translate(56 38)scale(.86)")
        + group(held(suit, False), transform="translate(10.5-7.5)scale(.9)")
    )
    return double_ended(f"half-{rank}{suit}", half, GENOESE_HEIGHT) + _sash(livery)


def _sash(livery: Livery) -> str:
    """The sash where the two halves meet, studded; it looks the same from both ends."""
    studs = "".join(disc(50 + i * 9.4, 75 - i * 1.41, 1.5, FACE) for i in range(-4, 5))
    return woodcut(path("M5 86.2V77.3L95 63.8V72.7Z", livery.trim)) + studs


def _shoulders(coat: str) -> str:
    return path("M7 82C8 69 20 60 42 54H70C82 57 92 62 94 69Z", coat)


def _doublet(livery: Livery) -> str:
    return (
        _shoulders(livery.coat)
        + line("M22 64L26 80M86 60L85 71", 1.6)
        + path("M43 54L56 70L69 54L64 50H48Z", FACE)
        + line("M56 70V76")
        + disc(50, 72, 1.3, INK, stroke="none")
    )


def _gown(livery: Livery) -> str:
    return (
        _shoulders(livery.coat)
        + path(
            "M24 62C22 68 24 74 28 79L40 77C36 70 36 62 40 55ZM86 60C88 64 87 68 86 71L76 72C78 66 77 60 73 55Z",
            livery.trim,
        )
        + path("M43 54C44 70 68 70 69 54L64 50H48Z", SKIN)
        + line("M45 58C50 66 62 66 67 58", 1.5)
        + disc(56, 65, 2.4, OCHRE)
    )


def _ermine(livery: Livery) -> str:
    return (
        _shoulders(livery.coat)
        + path("M30 60C38 54 46 52 56 52C66 52 74 54 82 58L76 69C66 63 46 64 37 72Z", FACE)
        + line("M40 61V65M49 58V62M63 58V62M73 60V64", 1.8)
    )


# --- jacks: a young face between short locks ----------------------------------------------------------------


def _jack_of_cups(livery: Livery) -> str:
    """A feathered cap."""
    return (
        _locks(livery.hair)
        + face(0, 0)
        + path("M-16-11C-18-23-6-28 4-27C14-27 20-20 17-11C8-15-6-15-16-11Z", livery.coat)
        + _band(livery.trim)
        + path("M12-21C20-25 25-34 19-39C11-36 7-29 7-22Z", FACE)
        + line("M9-23C12-29 15-34 18-37", 1.2)
    )


def _jack_of_coins(livery: Livery) -> str:
    """A broad cap with a coin on it."""
    return (
        _locks(livery.hair)
        + face(0, 0)
        + path("M-17-13C-30-20-22-35 0-34C22-35 30-20 17-13C8-17-8-17-17-13Z", livery.coat)
        + _band(livery.trim)
        + disc(11, -25, 4.6, FACE)
        + disc(11, -25, 1.4, INK, stroke="none")
    )


def _jack_of_staffs(livery: Livery) -> str:
    """The long cap of a fisherman, its end on his shoulder."""
    return (
        _locks(livery.hair)
        + face(0, 0)
        + path("M-16-11C-18-26-6-33 6-31C19-29 27-17 25-3H17C18-9 18-12 16-12C6-16-6-16-16-11Z", livery.coat)
        + _band(livery.trim)
        + disc(21, 1, 4.4, ROSE)
        + line("M7-24C11-22 14-19 16-16", 1.4)
    )


def _jack_of_swords(livery: Livery) -> str:
    """A morion with a plume."""
    return (
        _locks(livery.hair)
        + face(0, 0)
        + path("M1-28C-2-38-16-41-24-34C-27-28-25-20-22-17C-21-26-12-29-4-26Z", livery.trim)
        + path("M-15-12C-15-25-7-31 0-33C7-31 15-25 15-12Z", SKY)
        + path("M-24-15C-17-8-8-15 0-15C8-15 17-8 24-15C20-4 9-9 0-9C-9-9-20-4-24-15Z", SKY)
        + line("M0-33V-16", 1.8)
    )


# --- queens: long hair, a veil or a crown -------------------------------------------------------------------


def _queen_of_cups(livery: Livery) -> str:
    """A crown of hearts over loose hair."""
    return (
        _tresses(livery.hair)
        + face(0, 0)
        + path("M-14-12L-18-30L-8-22L0-34L8-22L18-30L14-12C6-15-6-15-14-12Z", OCHRE)
        + "".join(disc(x, y, 2.1, ROSE) for x, y in ((-18, -31), (0, -35), (18, -31)))
        + line("M-12-16C-5-18 5-18 12-16", 1.4)
    )


def _queen_of_coins(livery: Livery) -> str:
    """The mezzaro, the flowered shawl of Genoese women."""
    flowers = "".join(
        disc(x, y, 2, colour, stroke="none")
        for x, y, colour in (
            (-17, -14, ROSE),
            (-19, 3, SEA),
            (-26, 18, ROSE),
            (0, -21.5, SEA),
            (17, -14, ROSE),
            (19, 3, SEA),
            (26, 18, ROSE),
            (-10, -20, OCHRE),
            (10, -20, OCHRE),
        )
    )
    return (
        path("M0-27C-20-27-26-12-26 4C-27 12-34 20-38 28L-14 24H14L38 28C34 20 27 12 26 4C26-12 20-27 0-27Z", FACE)
        + path("M0-17C-12-17-15-6-14 4C-14 12-14 17-16 24H16C14 17 14 12 14 4C15-6 12-17 0-17Z", livery.hair)
        + face(0, 0)
        + path("M-13-6C-10-12-4-14 0-15C4-14 10-12 13-6C14-14 8-19 0-19C-8-19-14-14-13-6Z", livery.hair)
        + path("M-12-25L-15-36L-7-31L0-39L7-31L15-36L12-25C4-28-4-28-12-25Z", OCHRE)
        + flowers
    )


def _queen_of_staffs(livery: Livery) -> str:
    """A wreath of leaves and flowers."""
    leaf = "M0 0C-5-3-5-9 0-13C5-9 5-3 0 0Z"
    leaves = "".join(
        group(path(leaf, SEA), transform=f"translate({x} {y})rotate({turn})")
        for x, y, turn in ((-15, -9, -50), (-10, -14, -28), (0, -16, 0), (10, -14, 28), (15, -9, 50))
    )
    berries = "".join(disc(x, y, 2.8, ROSE) for x, y in ((-13, -14), (-5, -18), (5, -18), (13, -14)))
    return _tresses(livery.hair) + face(0, 0) + leaves + path("M-16-8C-8-15 8-15 16-8C8-20-8-20-16-8Z", OCHRE) + berries


def _queen_of_swords(livery: Livery) -> str:
    """A horned headdress and its veil."""
    return (
        path("M-15-16C-24-6-24 14-33 28H33C24 14 24-6 15-16Z", FACE)
        + path("M-12-8C-17 4-14 12-18 20C-8 25 8 25 18 20C14 12 17 4 12-8Z", livery.hair)
        + face(0, 0)
        + path(
            "M0-12C-8-14-14-11-17-8C-26-16-28-32-20-37C-12-36-5-28 0-22C5-28 12-36 20-37"
            "C28-32 26-16 17-8C14-11 8-14 0-12Z",
            livery.coat,
        )
        + line("M-17-13C-21-20-22-27-19-31M17-13C21-20 22-27 19-31", 1.6, livery.trim)
        + path("M0-23L4-17L0-11L-4-17Z", OCHRE)
    )


# --- kings: a beard, each its own, and a crown --------------------------------------------------------------


def _king_of_cups(livery: Livery) -> str:
    """A tall open crown, a full beard."""
    return (
        _locks(livery.hair)
        + face(0, 0)
        + _beard("M-13 0C-15 14-8 25 0 28C8 25 15 14 13 0C10 8 6 8 0 8C-6 8-10 8-13 0Z", livery.hair)
        + path("M-15-11L-19-32L-10-25L-5-36L0-29L5-36L10-25L19-32L15-11C6-15-6-15-15-11Z", OCHRE)
        + path("M-15-11C-6-15 6-15 15-11L14-17C6-20-6-20-14-17Z", livery.coat)
    )


def _king_of_coins(livery: Livery) -> str:
    """A merchant's turban in a crown, a forked beard."""
    return (
        _locks(livery.hair)
        + face(0, 0)
        + _beard(
            "M-13 0C-15 12-12 22-7 28C-5 24-3 22 0 18C3 22 5 24 7 28C12 22 15 12 13 0C10 8 6 8 0 8C-6 8-10 8-13 0Z",
            livery.hair,
        )
        + path("M-18-12C-25-24-14-36 0-36C14-36 25-24 18-12C8-17-8-17-18-12Z", FACE)
        + line("M-19-20C-10-20 0-26 6-35M-10-15C2-18 14-24 18-28M6-15C12-17 18-18 20-19", 1.6)
        + path("M-16-11L-18-19L-10-16L-5-22L0-17L5-22L10-16L18-19L16-11C6-15-6-15-16-11Z", OCHRE)
        + disc(0, -27, 3.2, ROSE)
    )


def _king_of_staffs(livery: Livery) -> str:
    """The pointed cap of a doge, a long beard."""
    return (
        _locks(livery.hair)
        + face(0, 0)
        + _beard("M-13 0C-15 12-10 22-2 34C0 35 2 34 3 32C10 22 15 12 13 0C10 8 6 8 0 8C-6 8-10 8-13 0Z", livery.hair)
        + path("M-16-12C-19-26-10-32 0-32C6-32 10-36 16-39C21-34 20-22 16-12C6-16-6-16-16-12Z", livery.coat)
        + path("M-16-10C-6-15 6-15 16-10L17-18C6-22-6-22-17-18Z", OCHRE)
        + "".join(disc(x, -15.4 + abs(x) / 12, 1.6, ROSE, stroke="none") for x in (-9, 0, 9))
    )


def _king_of_swords(livery: Livery) -> str:
    """A closed crown, a moustache and a pointed chin."""
    return (
        _locks(livery.hair)
        + face(0, 0)
        + path("M0 5C-4 3-9 5-13 11C-9 12-4 11 0 8C4 11 9 12 13 11C9 5 4 3 0 5Z", livery.hair)
        + path("M-4 13C-4 19-2 24 0 27C2 24 4 19 4 13C2 14-2 14-4 13Z", livery.hair)
        + path("M-15-12C-22-24-12-31 0-29C12-31 22-24 15-12C6-16-6-16-15-12Z", livery.trim)
        + line("M-8-15C-10-22-6-28 0-29C6-28 10-22 8-15", 2.6, OCHRE)
        + path("M-16-10C-6-15 6-15 16-10L16-17C6-21-6-21-16-17Z", OCHRE)
        + path("M-1.6-29V-32H-4.6V-35H-1.6V-38.4H1.6V-35H4.6V-32H1.6V-29Z", OCHRE)
    )


_JACKS = {"h": _jack_of_cups, "d": _jack_of_coins, "c": _jack_of_staffs, "s": _jack_of_swords}
_QUEENS = {"h": _queen_of_cups, "d": _queen_of_coins, "c": _queen_of_staffs, "s": _queen_of_swords}
_KINGS = {"h": _king_of_cups, "d": _king_of_coins, "c": _king_of_staffs, "s": _king_of_swords}


def _band(colour: str) -> str:
    return path("M-16-11C-6-16 6-16 16-11L15-7C6-11-6-11-15-7Z", colour)


def _locks(hair: str) -> str:
    return path("M-14-12C-20-2-18 8-18 15H-8V-12ZM14-12C20-2 18 8 18 15H8V-12Z", hair)


def _tresses(hair: str) -> str:
    return path("M-14-14C-22-2-17 10-23 24C-14 24-8 18-8 8V-12ZM14-14C22-2 17 10 23 24C14 24 8 18 8 8V-12Z", hair)


def _beard(outline: str, hair: str) -> str:
    """A beard around the mouth, which is drawn again on it."""
    return path(outline, hair) + line("M-4 12.6H4", 2, FACE)
