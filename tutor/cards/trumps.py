"""The twenty-one trumps and the fool: large numerals in a band at both ends, between them a small woodcut.

The three trumps that count or close the order (1, 20, 21) have an ochre band, the others slate; the fool has
no number but a cap.
"""

from math import cos, pi, sin

from tutor.cards.glyphs import write
from tutor.cards.pen import (
    FACE,
    INK,
    OCHRE,
    ROSE,
    SEA,
    SKIN,
    SKY,
    SLATE,
    TAROT_HEIGHT,
    box,
    disc,
    double_ended,
    group,
    line,
    path,
    woodcut,
)
from tutor.cards.stars import star

_BAND = "var(--card-band,#44545f)"
_BAND_SPECIAL = "var(--card-band-special,#8c5a12)"
_ON_BAND = "var(--card-on-band,#fffaf0)"
_SPECIAL = {1, 20, 21}


def trump(value: int) -> str:
    """Bands, numerals and picture of the trump numbered 1 to 21."""
    colour = _BAND_SPECIAL if value in _SPECIAL else _BAND
    bands = path("M2 2H98V42H2ZM2 143H98V183H2Z", colour) + write(str(value), 7, 8, 28, _ON_BAND, TAROT_HEIGHT)
    if value in _SPECIAL:
        bands += path(star(80, 22, 10) + star(20, 163, -10), _ON_BAND)
    ground = box(8, 48, 84, 89, FACE)
    return bands + woodcut(ground + _SUBJECTS[value]())


def fool() -> str:
    """The fool: a cap with bells in the corners, and the man himself as large as the card allows."""
    cap = woodcut(
        path("M8 34C6 22 12 12 20 8C22 16 26 18 32 12C40 14 42 24 38 34Z", ROSE)
        + path("M20 8C22 16 26 18 32 12L28 34H14Z", OCHRE)
        + path("M8 34H38V40H8Z", SEA)
        + disc(7, 33, 3, OCHRE)
        + disc(20, 7, 3, OCHRE)
        + disc(33, 11, 3, OCHRE)
    )
    man = woodcut(
        path("M38 138V162C34 164 28 164 24 168H44L46 138Z", OCHRE)
        + path("M52 138V166C48 168 42 169 39 173H58L60 138Z", ROSE)
        + line("M12 148L20 92", 3.4)
        + disc(20, 88, 6, SKIN)
        + path("M13 88C12 80 17 77 20 74C23 77 28 80 27 88C23 84 17 84 13 88Z", OCHRE)
        + path("M22 126L30 104C36 99 42 97 48 97V146L40 138L32 148L24 138Z", ROSE)
        + path("M48 97C62 99 72 108 76 132L68 142L60 136L54 148L48 142Z", OCHRE)
        + path("M30 104L16 116L20 124L32 120Z", ROSE)
        + disc(16, 119, 4.4, SKIN)
        + path("M32 100L40 112L48 102L56 112L64 100L58 94H38Z", SEA)
        + group(features(), transform="translate(48 80)scale(1.15)")
        + path(
            "M33 74C26 66 18 66 16 78C13 62 24 52 36 56C36 46 44 40 54 44C62 47 66 52 64 60"
            "C74 54 86 62 82 78C78 68 70 66 63 74C56 66 42 66 33 74Z",
            SEA,
        )
        + path("M36 56C36 46 44 40 54 44C54 54 52 62 50 68C44 68 38 70 33 74C32 68 33 62 36 56Z", OCHRE)
        + disc(16, 80, 3.4, OCHRE)
        + disc(82, 80, 3.4, OCHRE)
        + disc(54, 43, 3.4, OCHRE)
    )
    return man + double_ended("cap", cap, TAROT_HEIGHT)


def features() -> str:
    return (
        path("M-12-8C-12 8-6 16 0 16C6 16 12 8 12-8C12-16-12-16-12-8Z", SKIN)
        + line("M-5-1h.1M5-1h.1", 3.2)
        + line("M-8-5L-3-6.4M8-5L3-6.4M0-2L-1.8 4H1", 1.4)
        + line("M-6 7C-3 12 3 12 6 7", 1.8, ROSE)
    )


def _bagatto() -> str:
    return (
        path("M30 100C32 84 40 80 50 80C60 80 68 84 70 100Z", ROSE)
        + group(features(), transform="translate(50 72)scale(.72)")
        + path("M28 62C34 56 42 60 44 52C48 48 54 48 58 52C60 60 66 54 74 58C70 68 36 70 28 62Z", SEA)
        + path("M14 102H86V110H14Z", OCHRE)
        + path("M20 110V136M80 110V136")
        + path("M58 101L60 90H70L72 101Z", FACE)
        + disc(30, 97, 4, OCHRE)
        + disc(42, 97, 4, OCHRE)
        + path("M70 84L84 70")
        + path("M26 110V126C34 128 66 128 74 126V110Z", SLATE)
    )


def _papess() -> str:
    return (
        path("M22 134C24 100 34 86 50 86C66 86 76 100 78 134Z", SLATE)
        + group(features(), transform="translate(50 78)scale(.8)")
        + path("M38 74C34 90 34 98 32 104L40 100V70ZM62 74C66 90 66 98 68 104L60 100V70Z", FACE)
        + path("M38 70L36 58C44 50 56 50 64 58L62 70C54 66 46 66 38 70Z", OCHRE)
        + path("M50 52V48")
        + path("M50 104C44 98 34 98 28 101V124C36 121 44 122 50 127C56 122 64 121 72 124V101C66 98 56 98 50 104Z", FACE)
        + path("M50 104V127")
    )


def _empress() -> str:
    return (
        path("M24 56H76V92C76 112 62 124 50 130C38 124 24 112 24 92Z", OCHRE)
        + path(
            "M50 72C54 68 58 70 57 75C66 70 70 66 70 64C72 80 68 92 58 94L64 108L50 104L36 108L42 94"
            "C32 92 28 80 30 64C30 66 34 70 43 75C42 70 46 68 50 72Z",
            SLATE,
        )
        + path("M44 60L42 52L47 55L50 50L53 55L58 52L56 60Z", ROSE)
    )


def _emperor() -> str:
    return (
        disc(50, 104, 25, SEA)
        + path("M26 98C36 106 64 106 74 98L75 105C64 113 36 113 25 105Z", OCHRE)
        + path("M46 80C48 86 48 92 47 96M54 80C52 86 52 92 53 96")
        + path("M46 80V68H36V60H46V52H54V60H64V68H54V80Z", OCHRE)
    )


def _pope() -> str:
    def key(fill: str, angle: int) -> str:
        bit = path("M3-40H15V-32H10V-28H15V-21H3Z", fill)
        shaft = path("M-3.5-40H3.5V24H-3.5Z", fill)
        bow = disc(0, 31, 10, fill) + disc(0, 31, 4, FACE)
        return group(bit + shaft + bow, transform=f"translate(50 92)rotate({angle})")

    return key(SKY, -36) + key(OCHRE, 36)


def _lovers() -> str:
    return (
        path("M50 126C36 110 18 98 20 80C22 66 42 62 50 80C58 62 78 66 80 80C82 98 64 110 50 126Z", ROSE)
        + line("M14 122L84 62", 3.4)
        + path("M84 62L70 64L80 75Z", OCHRE)
        + path("M14 122L12 130L21 126L27 120L22 113Z", OCHRE)
        + line("M28 82C29 76 34 74 38 76", 2.4, FACE)
    )


def _chariot() -> str:
    return (
        path("M18 56H82L76 66H24Z", ROSE)
        + path("M26 66V86M74 66V86")
        + path("M18 86H82L76 110H24Z", OCHRE)
        + group(features(), transform="translate(50 78)scale(.62)")
        + path("M42 71L41 64L46 67L50 62L54 67L59 64L58 71Z", SEA)
        + disc(32, 116, 15, FACE)
        + disc(68, 116, 15, FACE)
        + line("M32 101V131M17 116H47M68 101V131M53 116H83", 2)
        + disc(32, 116, 4, SLATE)
        + disc(68, 116, 4, SLATE)
    )


def _justice() -> str:
    return (
        path("M48 60H52V124H48Z", SLATE)
        + path("M36 124H64V132H36Z", SLATE)
        + path("M18 66C34 58 66 58 82 66L80 71C64 65 36 65 20 71Z", OCHRE)
        + line("M22 70L14 100M22 70L34 100M78 70L66 100M78 70L86 100", 1.6)
        + path("M11 100H37C36 110 12 110 11 100ZM63 100H89C88 110 64 110 63 100Z", OCHRE)
        + disc(50, 57, 5, ROSE)
    )


def _hermit() -> str:
    return (
        path("M50 56C56 56 56 66 50 66C44 66 44 56 50 56Z", "none")
        + path("M32 78L50 66L68 78Z", SLATE)
        + path("M34 78H66V118H34Z", SKY)
        + path("M50 86C58 94 60 106 50 114C40 106 42 94 50 86Z", OCHRE)
        + path("M50 98C53 102 53 108 50 111C47 108 47 102 50 98Z", ROSE)
        + line("M42 78V118M58 78V118", 2)
        + path("M30 118H70V127H30Z", SLATE)
    )


def _wheel() -> str:
    spokes = "".join(f"M50 92L{x} {y}" for x, y in ((50, 60), (82, 92), (50, 124), (18, 92)))
    diagonal = "M27 69L73 115M73 69L27 115"
    return (
        disc(50, 92, 36, OCHRE)
        + disc(50, 92, 27, FACE)
        + line(spokes + diagonal, 3)
        + disc(50, 92, 8, ROSE)
        + path("M50 48L57 57H43Z", SEA)
        + path("M50 136L57 128H43Z", SEA)
    )


def _strength() -> str:
    mane = "".join(
        disc(x, y, 12, ROSE)
        for x, y in ((50, 64), (72, 74), (80, 94), (70, 114), (50, 122), (30, 114), (20, 94), (28, 74))
    )
    return (
        mane
        + disc(50, 93, 27, OCHRE)
        + disc(40, 86, 3, INK, stroke="none")
        + disc(60, 86, 3, INK, stroke="none")
        + path("M43 97H57L50 104Z", INK)
        + line("M50 104V109C46 114 40 114 37 110M50 109C54 114 60 114 63 110", 2)
        + line("M33 79L44 80M67 79L56 80", 2)
    )


def _hanged() -> str:
    return (
        path("M16 134V56H84V134H76V64H24V134Z", OCHRE)
        + line("M50 64V74", 2.4)
        + path("M46 74H54L57 92H43Z", SEA)
        + path("M54 84L66 90L56 96Z", SEA)
        + path("M42 92H58L62 112H38Z", ROSE)
        + group(features(), transform="translate(50 121)rotate(180)scale(.66)")
        + path("M42 124C40 134 60 134 58 124C54 128 46 128 42 124Z", SLATE)
    )


def _death() -> str:
    return (
        line("M70 134L78 58", 4)
        + path("M79 60C62 48 38 50 24 68C42 60 62 62 78 68Z", SKY)
        + path("M24 96C24 78 36 72 46 72C58 72 68 80 67 96C66 104 62 106 61 112V122H31V112C29 106 24 104 24 96Z", FACE)
        + disc(37, 96, 6, INK)
        + disc(55, 96, 6, INK)
        + path("M46 104L50 111H42Z", INK)
        + line("M38 114V122M46 114V122M54 114V122", 2)
    )


def _temperance() -> str:
    jug = "M-10-12H10L8-8C14-2 14 10 6 14H-6C-14 10-14-2-8-8Z"
    return (
        path("M44 78C52 88 48 98 56 106L62 102C54 94 58 84 52 74Z", SKY)
        + group(path(jug, ROSE), transform="translate(34 70)rotate(62)scale(1.15)")
        + group(path(jug, SEA), transform="translate(64 116)scale(1.25)")
    )


def _devil() -> str:
    return (
        path("M30 78C20 72 16 60 22 52C26 62 34 66 40 68ZM70 78C80 72 84 60 78 52C74 62 66 66 60 68Z", OCHRE)
        + path("M26 84C26 70 38 64 50 64C62 64 74 70 74 84C74 104 62 116 50 132C38 116 26 104 26 84Z", ROSE)
        + path("M32 84L46 90C42 96 34 94 32 84ZM68 84L54 90C58 96 66 94 68 84Z", FACE)
        + disc(40, 90, 2, INK, stroke="none")
        + disc(60, 90, 2, INK, stroke="none")
        + path("M36 104C44 110 56 110 64 104C60 118 40 118 36 104Z", FACE)
        + path("M26 84L14 80L24 96ZM74 84L86 80L76 96Z", ROSE)
    )


def _tower() -> str:
    return (
        path("M34 134V78H30V66H38V72H46V66H54V72H62V66H70V78H66V134Z", SLATE)
        + path("M44 134V118C44 110 56 110 56 118V134Z", INK)
        + path("M47 88H53V100H47Z", OCHRE)
        + path("M88 50L62 66L70 70L52 84L80 72L72 67Z", OCHRE)
        + disc(22, 112, 4, ROSE)
        + disc(79, 100, 4, ROSE)
        + disc(18, 90, 3, ROSE)
        + disc(84, 120, 3, ROSE)
    )


def _the_star() -> str:
    return (
        path(star(50, 88, 33), OCHRE)
        + disc(50, 90, 7, ROSE)
        + "".join(path(star(x, y, 7), SKY) for x, y in ((20, 60), (80, 60), (18, 124), (82, 124)))
    )


def _moon() -> str:
    return (
        path("M62 54C36 52 22 74 28 98C34 122 56 132 74 124C54 120 46 106 46 90C46 74 52 62 62 54Z", OCHRE)
        + disc(38, 84, 2.2, INK, stroke="none")
        + line("M46 92L51 96L46 99M40 108C44 108 47 107 49 105", 2)
        + path(star(74, 78, 9), SKY)
        + path(star(68, 102, 6), SKY)
    )


def _sun() -> str:
    rays = ""
    for i in range(12):
        a = i * pi / 6
        tip = (50 + 41 * cos(a), 92.5 + 41 * sin(a))
        left, right = a - 0.2, a + 0.2
        rays += (
            f"M{50 + 22 * cos(left):.1f} {92.5 + 22 * sin(left):.1f}L{tip[0]:.1f} {tip[1]:.1f}"
            f"L{50 + 22 * cos(right):.1f} {92.5 + 22 * sin(right):.1f}Z"
        )
    return (
        path(rays, ROSE)
        + disc(50, 92.5, 25, OCHRE)
        + disc(42, 88, 2.2, INK, stroke="none")
        + disc(58, 88, 2.2, INK, stroke="none")
        + line("M50 89L48 97H52", 1.8)
        + line("M40 102C45 109 55 109 60 102", 2.2)
    )


def _angel() -> str:
    return (
        path("M44 96C30 92 12 84 12 60C24 64 40 72 46 84ZM56 96C70 92 88 84 88 60C76 64 60 72 54 84Z", SKY)
        + path("M32 134C34 108 40 92 50 92C60 92 66 108 68 134Z", ROSE)
        + group(features(), transform="translate(50 80)scale(.78)")
        + line("M38 63C44 56 56 56 62 63", 3, OCHRE)
        + path("M54 92L80 104L86 98L88 116L78 110L53 97Z", OCHRE)
    )


def _world() -> str:
    return (
        path(
            "M50 52C76 52 86 72 86 92C86 114 74 133 50 133C26 133 14 114 14 92C14 72 24 52 50 52Z",
            SEA,
        )
        + disc(50, 92.5, 28, SKY)
        + path("M34 76C42 68 52 70 54 78C58 84 50 86 50 92C44 98 36 96 34 88C28 86 28 80 34 76Z", OCHRE)
        + path("M56 98C64 94 72 98 70 106C66 114 58 116 54 110C50 106 52 100 56 98Z", OCHRE)
        + path("M44 55L50 47L56 55L50 60Z", ROSE)
        + path("M44 130L50 138L56 130L50 125Z", ROSE)
    )


_SUBJECTS = {
    1: _bagatto,
    2: _papess,
    3: _empress,
    4: _emperor,
    5: _pope,
    6: _lovers,
    7: _chariot,
    8: _justice,
    9: _hermit,
    10: _wheel,
    11: _strength,
    12: _hanged,
    13: _death,
    14: _temperance,
    15: _devil,
    16: _tower,
    17: _the_star,
    18: _moon,
    19: _sun,
    20: _angel,
    21: _world,
}
