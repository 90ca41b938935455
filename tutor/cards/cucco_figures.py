"""The ten pictures of the cucco pack: five figures with a number, five that are worth nothing.

Subjects and inscriptions are those of seed 003: the tavern «Fermatevi alquanto», the cat «Gnao», the horse «Salta»,
the man «Bragon salta», the crowned owl «Cucco»; the lion with a coat of arms, the fool, nothing, the bucket «meno di
nulla», the mask «manco di secchia».
"""

from tutor.cards.pen import FACE, HORSE, INK, OCHRE, ROSE, SEA, SKIN, SKY, SLATE, box, disc, group, line, path, woodcut
from tutor.cards.ribbon import ribbon
from tutor.cards.trumps import features


def figure_picture(code: str) -> str:
    """The picture of a card 11 to 15 or of one without number, for a frame from (5, 5) to (95, 155)."""
    drawn = woodcut(_PICTURES[code]())
    return drawn + (ribbon(*INSCRIPTIONS[code]) if code in INSCRIPTIONS else "")


INSCRIPTIONS = {
    "11": (("FERMATEVI", "ALQUANTO"), 150, 10),
    "12": (("GNAO",), 149, 15),
    "13": (("SALTA",), 149, 14),
    "14": (("BRAGON", "SALTA"), 150, 10),
    "15": (("CUCCO",), 149, 14),
    "nulla": (("NULLA",), 149, 14),
    "secchia": (("MENO DI", "NULLA"), 150, 10),
    "mascherone": (("MANCO DI", "SECCHIA"), 150, 10),
}


def _ground(colour: str) -> str:
    return box(5, 5, 90, 150, colour, stroke="none")


def _tavern() -> str:
    shutters = "".join(path(f"M{x} 62H{x + 6}V78H{x}ZM{x + 14} 62H{x + 20}V78H{x + 14}Z", SEA) for x in (11, 69))
    windows = "".join(path(f"M{x} 62H{x + 8}V78H{x}Z", OCHRE) for x in (17, 75))
    return (
        _ground(SKY)
        + path("M60 40V25H70V40Z", ROSE)
        + line("M65 21C60 17 70 14 65 9", 2)
        + path("M4 56L16 36H84L97 56Z", ROSE)
        + line("M22 46h6M38 42h6M54 47h6M70 43h6", 1.6)
        + path("M7 56H93V156H7Z", FACE)
        + shutters
        + windows
        + path("M37 156V84C37 70 63 70 63 84V156Z", OCHRE)
        + path("M37 130V84C37 76 43 74 50 74V122Z", SLATE)
        + disc(46, 100, 1.6, OCHRE, stroke="none")
        # the flask over the door
        + line("M50 42V48", 2)
        + path("M47.4 46H52.6V53C58 55 59 64 54 67H46C41 64 42 55 47.4 53Z", SEA)
        + path("M43 59H57C57.6 63 56.4 66 54 67H46C43.6 66 42.4 63 43 59Z", OCHRE)
        + path("M12 96C6 104 6 122 12 130H30C36 122 36 104 30 96Z", ROSE)
        + line("M9 103H33M9 121H33", 2.4)
        + disc(21, 112, 2, INK, stroke="none")
        + path("M67 106H92V111H67ZM70 111H74V130H70ZM85 111H89V130H85Z", ROSE)
        + path("M72 106V95L75 91V86H79V91L82 95V106Z", SEA)
        + path("M84.6 98H90.4L89 106H86Z", SKY)
    )


def _cat() -> str:
    return (
        _ground(SLATE)
        + disc(56, 66, 35, FACE)
        + path("M4 118L12 108H96V156H4Z", ROSE)
        + line("".join(f"M{x} 119v3a5 5 0 0 0 10 0v-3" for x in (10, 20, 74, 84)), 1.6)
        + line("M72 106C88 108 90 92 82 86C77 82 72 87 76 91", 9)
        + line("M72 106C88 108 90 92 82 86C77 82 72 87 76 91", 4.8, OCHRE)
        + path("M34 118C30 94 38 78 52 78C68 78 76 96 72 118Z", OCHRE)
        + path("M46 118V98M60 118V98")
        + path("M33 70L31 42L43 50C48 47 56 47 61 50L73 42L71 70C70 82 62 88 52 88C42 88 34 82 33 70Z", OCHRE)
        + line("M52 49V56M46 50L47 55M58 50L57 55M66 104C69 103 71 104 72 105M67 111C70 110 72 111 73 112", 2.4, ROSE)
        + path("M38 63C40 57 46 58 47 63C46 68 40 68 38 63ZM57 63C58 58 64 57 66 63C64 68 58 68 57 63Z", FACE)
        + line("M43 60V66M61 60V66", 2.6)
        + path("M45 74C47 70 57 70 59 74C61 82 57 85 52 85C47 85 43 82 45 74Z", ROSE)
        + path("M49 69H55L52 72.4Z", INK)
        + line("M38 73L26 70M38 77L27 79M66 73L78 70M66 77L77 79", 1.5)
    )


def _horse() -> str:
    body = (
        "M70 46L70 35L77 41C84 44 89 52 92 59C93 64 88 67 84 64C80 61 77 61 75 63C74 67 76 71 79 73L91 68"
        "C95 68 96 72 94 75L89 88L82 87L84 80L72 85C66 91 58 93 51 92C48 97 43 100 37 101L28 107L17 118L8 117"
        "L11 110L24 98C18 90 19 80 26 74C35 68 46 69 53 65C57 57 63 50 70 46Z"
    )
    behind = "M62 88L74 94L70 106L64 104L65 98L54 92ZM34 96L36 108L26 120L19 117L27 106L24 94Z"
    return (
        _ground(SKY)
        + path("M4 66C20 54 36 60 52 52C70 44 84 52 96 44V156H4Z", HORSE)
        + path("M26 78C16 70 6 76 7 96C11 88 18 86 24 88Z", INK)
        + path(behind, SLATE)
        + path(body, FACE)
        + path("M71 38C60 40 48 46 42 58C47 57 50 59 52 65C57 57 63 51 71 46Z", INK)
        + path("M39 69C40 79 43 85 48 90L59 87C55 79 54 71 55 63C50 66 45 68 39 69Z", ROSE)
        + line("M84 64C82 60 83 56 86 52M84 57L72 50", 1.6, ROSE)
        + line("M79 50h.1", 3.2)
        + line("M88 62h.1", 2.2)
        + path(
            "M4 122C4 112 12 116 16 114C22 108 28 112 34 116C42 110 48 112 54 116C62 110 68 112 74 116"
            "C82 110 92 112 96 120V156H4Z",
            SEA,
        )
        + line("M16 128C20 124 24 126 26 129M70 122C74 119 78 120 80 123", 1.6)
    )


def _leaper() -> str:
    return (
        _ground(HORSE)
        + path("M4 128C24 122 60 122 96 126V156H4Z", SEA)
        + line("M18 126C30 121 66 121 80 125", 2)
        # arms and doublet
        + path("M40 66C32 62 26 54 22 46L28 42C34 50 40 54 48 58Z", ROSE)
        + path("M60 66C68 62 78 58 84 50L79 45C74 50 66 54 54 58Z", ROSE)
        + disc(24, 42, 4.4, SKIN)
        + disc(83, 46, 4.4, SKIN)
        + path("M39 60C44 55 58 55 62 60L64 80H37Z", ROSE)
        + line("M50.6 64h.1M50.6 70h.1M50.6 76h.1", 2.6)
        # the breeches he is named after
        + path(
            "M50 78C64 70 86 78 86 94C86 106 74 110 66 106C58 104 52 98 50 90C48 98 42 104 34 106"
            "C26 110 14 106 14 94C14 78 36 70 50 78Z",
            OCHRE,
        )
        + line(
            "M26 80C20 88 20 98 26 106M38 77C34 86 34 96 38 103M62 77C66 86 66 96 62 103M74 80C80 88 80 98 74 106",
            3.4,
            SEA,
        )
        + line("M40 78C46 82 54 82 60 78", 2.2)
        # stockings and shoes
        + path("M22 104L12 116L18 120L30 107Z", FACE)
        + path("M19 120L12 115C8 114 6 118 9 121L17 126C20 125 20 122 19 120Z", INK)
        + path("M78 104L86 116L80 120L70 107Z", FACE)
        + path("M79 120L86 115C90 115 94 119 91 122L83 126C80 125 79 122 79 120Z", INK)
        + path("M40 58L50.5 66L61 58L57 54H44Z", FACE)
        + group(features(), transform="translate(50 44)scale(.86)")
        + path("M39 40C37 30 44 28 50 28C57 28 63 31 61 40C58 35 43 35 39 40Z", SLATE)
        + path("M58 18C64 10 76 8 80 16L84 13L87 20C80 25 66 28 56 25C55 22 56 20 58 18Z", ROSE)
        + line("M62 21C68 22 76 20 80 16", 2, OCHRE)
    )


def _owl() -> str:
    feathers = "".join(
        f"M{x} {y}a4 4 0 0 0 8 0" for y, xs in ((88, (38, 46, 54)), (95, (42, 50)), (102, (38, 46, 54))) for x in xs
    )
    return (
        _ground(SEA)
        + disc(50, 74, 40, SLATE)
        + path("M4 117C20 112 40 118 60 115C76 113 88 117 96 114V122C84 126 64 122 50 123C34 124 16 122 4 126Z", ROSE)
        + path("M88 118C86 108 90 104 94 100C97 106 96 112 92 117Z", OCHRE)
        + path("M27 84C18 94 18 108 25 118L36 108ZM73 84C82 94 82 108 75 118L64 108Z", SKY)
        + path("M28 76C24 100 32 116 50 116C68 116 76 100 72 76Z", HORSE)
        + line(feathers, 1.8)
        + path(
            "M24 46C30 52 38 50 50 50C62 50 70 52 76 46C78 56 76 62 76 68C76 80 64 84 50 86"
            "C36 84 24 80 24 68C24 62 22 56 24 46Z",
            SKY,
        )
        + disc(38, 66, 12, FACE)
        + disc(62, 66, 12, FACE)
        + disc(39.4, 66.6, 6, INK)
        + disc(60.6, 66.6, 6, INK)
        + disc(41.6, 64, 1.8, FACE, stroke="none")
        + disc(62.8, 64, 1.8, FACE, stroke="none")
        + path("M45 72C47 69 53 69 55 72L50 83Z", OCHRE)
        + path(
            "M37 113C35 120 40 120 41 116C42 121 47 120 46 114ZM54 114C53 120 58 121 59 116C60 120 65 120 63 113Z",
            OCHRE,
        )
        + path("M36 51L31 31L42 40L50 27L58 40L69 31L64 51C56 48 44 48 36 51Z", OCHRE)
        + "".join(disc(x, y, 2.6, ROSE) for x, y in ((31, 30), (50, 26), (69, 30)))
        + disc(50, 44, 2.4, SEA)
    )


def _lion() -> str:
    mane = "".join(
        disc(x, y, 10, ROSE)
        for x, y in ((31, 46), (42, 38), (58, 38), (69, 46), (74, 59), (70, 72), (30, 72), (26, 59))
    )
    return (
        _ground(OCHRE)
        + path("M62 140C84 142 88 120 82 106", None, stroke_width=7)
        + line("M62 140C84 142 88 120 82 106", 3, ROSE)
        + path("M82 110C74 104 76 94 84 90C92 96 92 106 82 110Z", ROSE)
        + mane
        + path("M32 58C32 44 40 40 50 40C60 40 68 44 68 58C68 72 62 82 50 82C38 82 32 72 32 58Z", HORSE)
        + disc(33, 44, 5, HORSE)
        + disc(67, 44, 5, HORSE)
        + path("M50 68C44 66 38 70 40 75C42 79 48 78 50 74C52 78 58 79 60 75C62 70 56 66 50 68Z", FACE)
        + path("M45.6 77C45 86 55 86 54.4 77L50 75Z", ROSE)
        + path("M44 62H56L50 69Z", INK)
        + line("M37 54C39 51 43 51 45 53M55 53C57 51 61 51 63 54", 2.2)
        + line("M41.6 57h.1M58.4 57h.1", 4)
        + path("M20 90H80V112C80 132 66 142 50 150C34 142 20 132 20 112Z", FACE)
        + path("M46 90H54V112H80C80 115 79.6 118 79 120H54V148L50 150L46 148V120H21C20.4 118 20 115 20 112H46Z", ROSE)
        + path(
            "M24 96C18 90 20 82 28 82C36 82 38 90 34 97C31 100 27 99 24 96ZM76 96C82 90 80 82 72 82"
            "C64 82 62 90 66 97C69 100 73 99 76 96Z",
            HORSE,
        )
        + line("M27 90V96M31 90V96M69 90V96M73 90V96", 1.8)
    )


def _fool() -> str:
    return (
        _ground(SKY)
        + path("M4 156C6 127 26 112 50 110C74 112 94 127 96 156Z", ROSE)
        + path("M50 110C74 112 94 127 96 156H50Z", SEA)
        + path("M24 116L30 134L40 122L50 140L60 122L70 134L76 116L64 104H36Z", OCHRE)
        + "".join(disc(x, y, 3, FACE) for x, y in ((30, 135), (50, 141), (70, 135)))
        # the cap: three horns, three bells
        + path(
            "M26 74C10 58 4 74 10 92C-2 76 4 46 30 50C32 34 44 28 56 32C66 34 70 42 70 52"
            "C94 44 100 72 90 92C92 74 86 62 74 74C60 64 40 64 26 74Z",
            SEA,
        )
        + path(
            "M30 50C32 34 44 28 56 32C58 26 66 22 74 26C66 30 62 40 58 66C48 64 36 66 26 74C24 66 26 58 30 50Z", ROSE
        )
        + disc(11, 93, 4.6, OCHRE)
        + disc(89, 93, 4.6, OCHRE)
        + disc(76, 27, 4.6, OCHRE)
        + path("M28 76C28 100 38 114 50 114C62 114 72 100 72 76C60 66 40 66 28 76Z", SKIN)
        + path("M24 78C36 66 64 66 76 78L73 84C62 74 38 74 27 84Z", OCHRE)
        + line("M36 86C38 83 42 83 44 86M56 85C58 82 63 82 65 86", 2)
        + line("M36.4 91C39 94 42 94 44.4 91", 2.6)
        + line("M60.4 91h.1", 5)
        + path("M50 88C54 94 56 98 52 100C49 101 46 100 46 97", SKIN)
        + path("M40 102C46 110 58 109 62 100C56 103 46 104 40 102Z", FACE)
        + disc(37, 99, 2.8, ROSE, stroke="none")
        + disc(65, 98, 2.8, ROSE, stroke="none")
        + path("M56 109C55 116 62 116 62 109L60 105Z", ROSE)
    )


def _nothing() -> str:
    """An empty frame; a spider has moved in."""
    return (
        _ground(HORSE)
        + line("".join(f"M{x} {y}l3 3l3-3" for y in range(14, 150, 17) for x in range(10, 90, 16)), 1.2, OCHRE)
        + line("M26 60L56 34L74 60", 2)
        + disc(56, 34, 2.4, INK)
        + path("M14 58H86V124H14Z", OCHRE)
        + path("M20 64L14 58M80 64L86 58M20 118L14 124M80 118L86 124")
        + path("M22 66H78V116H22Z", FACE)
        + line("M78 76C72 74 70 70 68 66M78 86C68 82 62 76 58 66M78 66L60 84", 1.2)
        + line("M42 66V88", 1.2)
        + line("M42 92L34 88L31 92M42 94L33 96L31 101M42 92L50 88L53 92M42 94L51 96L53 101", 1.5)
        + disc(42, 93, 4.4, INK)
        + line("M40.6 94h.1M43.6 94h.1", 1.6, FACE)
        + disc(14, 58, 3.4, ROSE)
        + disc(86, 58, 3.4, ROSE)
    )


def _bucket() -> str:
    """It leaks, so it holds less than nothing."""
    return (
        _ground(HORSE)
        + path("M4 112H96V156H4Z", SLATE)
        + line("M24 58C20 16 80 16 76 58", 3)
        + path("M42 30H58V24H42Z", ROSE)
        + path("M22 58L30 116C40 121 60 121 70 116L78 58Z", OCHRE)
        + line("M36 66L40 118M50 67V119M64 66L60 118", 1.8)
        + path("M22 58C34 66 66 66 78 58C66 50 34 50 22 58Z", INK)
        + path("M23.6 71C38 79 62 79 76.4 71L75.4 79C62 87 38 87 24.8 79Z", SKY)
        + path("M27.6 98C40 105 60 105 72.4 98L71.6 105C60 112 40 112 28.6 105Z", SKY)
        + path("M6 119C8 112 26 112 32 119C28 124 10 124 6 119Z", SKY)
        + path("M41 89C31 89 20 98 15 116H21C26 102 33 96 41 95Z", SKY)
        + disc(42, 92, 4.2, INK)
        + disc(22, 58, 3, ROSE)
        + disc(78, 58, 3, ROSE)
    )


def _mask() -> str:
    """A fountain's stone face, run dry but for one drop."""
    leaf = "M4 0C-9-4-10-14 0-22C10-14 9-4 0 0Z"
    leaves = "".join(
        group(path(leaf, SEA) + line("M0-2V-14", 1.4), transform=f"translate({x} {y})rotate({turn})")
        for x, y, turn in (
            (27, 66, -64),
            (32, 54, -42),
            (41, 47, -20),
            (73, 66, 64),
            (68, 54, 42),
            (59, 47, 20),
            (50, 45, 0),
        )
    )
    return (
        _ground(ROSE)
        + line("M5 40H95M5 72H95M5 104H95M30 5V40M70 5V40M16 40V72M84 40V72M16 104V136M84 104V136M50 104V156", 1.4)
        + leaves
        + path("M24 68C24 50 36 44 50 44C64 44 76 50 76 68C76 90 66 112 50 118C34 112 24 90 24 68Z", SKY)
        + path(
            "M28 66C34 56 44 58 48 66L44 69C40 64 34 64 30 70ZM72 66C66 56 56 58 52 66L56 69C60 64 66 64 70 70Z", FACE
        )
        + path("M32 74C36 69 42 70 45 75C41 79 35 79 32 74ZM68 74C64 69 58 70 55 75C59 79 65 79 68 74Z", FACE)
        + line("M39.6 74.6h.1M60.4 74.6h.1", 4)
        + path("M47 70L43 86C42 90 46 92 50 90C54 92 58 90 57 86L53 70", SKY)
        + path("M31 84C27 90 31 96 36 93C39 90 36 84 31 84ZM69 84C73 90 69 96 64 93C61 90 64 84 69 84Z", ROSE)
        + path("M38 97C42 93 58 93 62 97C63 108 57 112 50 112C43 112 37 108 38 97Z", INK)
        + line("M50 110V116", 4.6, SLATE)
        + path("M40 97H46V101H41ZM54 97H60L59 101H54Z", FACE, stroke_width=1.4)
    )


_PICTURES = {
    "11": _tavern,
    "12": _cat,
    "13": _horse,
    "14": _leaper,
    "15": _owl,
    "leone": _lion,
    "matto": _fool,
    "nulla": _nothing,
    "secchia": _bucket,
    "mascherone": _mask,
}
