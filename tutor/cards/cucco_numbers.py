"""The ten numbers of the cucco pack: ten small Ligurian views, in each of which the number can be counted.

One lighthouse, two boats, three pines, four houses, five lemon trees, six arches, seven gulls, eight arms, nine stars,
ten rays. What lies under the top left corner is hidden by the numeral.
"""

from math import cos, pi, sin

from tutor.cards.pen import FACE, HORSE, INK, OCHRE, ROSE, SEA, SKY, SLATE, box, disc, group, line, path
from tutor.cards.stars import star


def number_picture(value: int) -> str:
    """The view of the card numbered 1 to 10, for a frame from (5, 5) to (95, 155)."""
    return _VIEWS[value]()


def _sky(colour: str) -> str:
    return box(5, 5, 90, 150, colour, stroke="none")


def _sea(top: int, colour: str = SEA) -> str:
    return path(f"M4 {top}H96V156H4Z", colour)


def _waves(*places: tuple[int, int]) -> str:
    return line("".join(f"M{x} {y}c3-4 6-4 9 0c3-4 6-4 9 0" for x, y in places), 1.8, FACE)


def _lighthouse() -> str:
    """I: the Lanterna of Genoa on its rock."""
    return (
        _sky(SKY)
        + path("M58 42L97 24V56ZM58 42L3 50V70Z", FACE, stroke="none")
        + _sea(118)
        + path(
            "M14 126C20 112 30 116 36 108C48 104 70 104 80 110C88 114 92 120 96 122V130C70 134 30 134 14 126Z", SLATE
        )
        + path("M43 110L45 76H71L73 110Z", HORSE)
        + path("M47 76L49 50H67L69 76Z", FACE)
        + path("M41 72H75V78H41ZM45 46H71V52H45Z", HORSE)
        + path("M52 46V35H64V46Z", OCHRE)
        + path("M50 35C50 28 56 25 58 20C60 25 66 28 66 35Z", ROSE)
        + path("M52 84H64V94C64 99 60 102 58 103C56 102 52 99 52 94Z", FACE)
        + line("M58 84V102M52 91H64", 2.6, ROSE)
        + line("M58 60V66", 3)
        + _waves((16, 140), (36, 147), (60, 138), (72, 147))
    )


def _boats() -> str:
    """II: two lateen sails."""
    return (
        _sky(HORSE)
        + path("M4 78C14 70 20 76 30 68C40 62 46 70 56 74L96 78V92H4Z", SLATE)
        + _sea(88)
        + path("M66 94L64 56C74 64 84 74 90 88L66 92Z", FACE)
        + path("M56 96H92C90 103 86 105 80 105H64C59 104 57 100 56 96Z", OCHRE)
        + line("M65 54V96", 2.4)
        + path("M40 120L37 44C56 60 66 84 68 112L40 118Z", ROSE)
        + line("M48 62C50 80 50 100 49 116M57 82C59 94 60 104 59 114", 1.8, FACE)
        + path("M34 112L33 70C24 82 17 98 15 112Z", FACE)
        + path("M10 120H76C73 132 66 136 56 136H26C17 134 12 128 10 120Z", SLATE)
        + line("M15 126H71", 2, OCHRE)
        + line("M37 40V120", 2.8)
        + _waves((10, 148), (36, 146), (66, 150), (76, 118), (5, 104))
    )


def _pines() -> str:
    """III: three umbrella pines."""

    def pine(x: float, y: float, size: float) -> str:
        crown = "M-20 2C-26-4-20-12-12-11C-10-19 10-19 12-11C20-12 26-4 20 2C10 6-10 6-20 2Z"
        trunk = path("M-2.4 4C0 20-2 30-4 44H4C3 30 3 18 2.4 4ZM0 20L9 6M0 24L-9 8", ROSE)
        return group(
            trunk + path(crown, SEA) + line("M-10-3C-6-6-3-6 0-4M4-8C7-10 10-9 12-6", 1.6),
            transform=f"translate({x} {y})scale({size})",
        )

    return (
        _sky(FACE)
        + _sea(112, SKY)
        + path("M4 128C20 108 44 104 62 110C78 114 90 112 96 104V156H4Z", OCHRE)
        + pine(71, 60, 1.1)
        + pine(27, 74, 0.95)
        + pine(50, 96, 0.9)
        + line("M14 140C20 137 24 137 30 140M30 150C34 147 38 147 42 150M78 118C82 116 86 116 90 117", 1.8)
    )


def _houses() -> str:
    """IV: four painted houses, shutters open and shut."""

    def house(x: int, top: int, colour: str, roof: str) -> str:
        windows = "".join(
            path(f"M{x + dx} {y}h4v8h-4z", SEA if (x + dx + y) % 3 else INK)
            for y in range(top + 9, 112, 17)
            for dx in (5, 14)
        )
        door = path(f"M{x + 8} 132V121a3.5 3.5 0 0 1 7 0V132Z", SLATE)
        return path(f"M{x} {top}h23V132h-23Z", colour) + path(f"M{x - 1} {top}h25l-3-6h-19Z", roof) + windows + door

    return (
        _sky(SKY)
        + house(5, 62, ROSE, SLATE)
        + house(27, 47, FACE, ROSE)
        + house(50, 28, OCHRE, SLATE)
        + house(72, 54, HORSE, ROSE)
        + path("M4 132H96V140H4Z", SLATE)
        + _sea(139)
        + _waves((12, 150), (42, 148), (70, 150))
        + line("M30 90C36 96 44 96 50 88", 1.4)
        + path("M33 92h4v6h-4zM39 94h5v6h-5z", ROSE, stroke_width=1.4)
    )


def _lemons() -> str:
    """V: five lemon trees on their terraces."""

    def tree(x: float, y: float) -> str:
        crown = "M-11-8C-15-16-8-22-3-20C0-26 10-25 10-18C16-16 14-7 9-7C6-3-6-3-11-8Z"
        fruit = "".join(disc(dx, dy, 2.2, OCHRE, stroke_width=1.2) for dx, dy in ((-5, -12), (3, -17), (6, -10)))
        return group(line("M4 4V-8", 3.2) + path(crown, SEA) + fruit, transform=f"translate({x} {y})")

    def wall(y: int) -> str:
        stones = "".join(f"M{x} {y}v4M{x + 7} {y + 4}v5" for x in range(10, 96, 14))
        return path(f"M4 {y}H96V{y + 9}H4Z", HORSE) + line(stones + f"M5 {y + 4}H95", 1.2)

    return (
        _sky(FACE)
        + path("M4 62C20 50 30 44 50 40C70 34 84 40 96 30V156H4Z", SKY)
        + path("M4 72H96V156H4Z", OCHRE)
        + wall(70)
        + wall(103)
        + wall(136)
        + tree(66, 66)
        + tree(30, 99)
        + tree(72, 99)
        + tree(22, 132)
        + tree(58, 132)
        + line("M81 133L86 107M89 133L90 107M82 127H89M83.4 120H89.4M85 113H89.8", 1.8)
    )


def _bridge() -> str:
    """VI: a viaduct of six arches, and the train."""
    arches = "".join(f"M{x} 126V92a5.2 5.2 0 0 1 10.4 0V126Z" for x in range(7, 90, 15))

    return (
        _sky(SKY)
        + path("M4 74L20 58L34 66L56 40L78 62L97 50V128H4Z", SEA)
        + path("M4 77H96V126H4Z", HORSE)
        + path(arches, SKY)
        + path("M4 74H96V81H4Z", ROSE)
        + group(_train(), transform="translate(0 6)")
        + _sea(126)
        + _waves((10, 138), (34, 148), (56, 136), (74, 147))
    )


def _train() -> str:
    smoke = "M79 41C75 36 68 40 66 35C60 37 54 32 58 27C58 22 66 22 68 26C74 23 79 27 78 31C83 32 83 38 79 41Z"
    coaches = "".join(path(f"M{x} 52h17v12h-17Z", OCHRE) for x in (18, 39))
    windows = "".join(f"M{x} 55h4v4h-4z" for x in (21, 28, 42, 49, 64))
    return (
        path(smoke, FACE)
        + coaches
        + path("M60 64V48H72V56H84L88 64Z", ROSE)
        + path("M78 56V46H83V56Z", SLATE)
        + path(windows, FACE, stroke_width=1.4)
        + "".join(disc(x, 66, 3, INK, stroke="none") for x in (23, 31, 44, 52, 65, 75, 83))
    )


def _gulls() -> str:
    """VII: seven gulls, one of them tired."""
    wings = "M4 2C-4-6-12-7-17-2C-12-2-6 1-3 5H3C6 1 12-2 17-2C12-7 4-6 0 2Z"

    def gull(x: float, y: float, turn: int, size: float = 1) -> str:
        return group(path(wings, FACE), transform=f"translate({x} {y})rotate({turn})scale({size})")

    return (
        _sky(SKY)
        + _sea(116)
        + path("M96 72C88 74 82 82 82 92C74 98 74 108 68 118H96Z", OCHRE)
        + path("M86 72V58H96V74Z", FACE)
        + path("M84 59L91 48L96 56V59Z", ROSE)
        + gull(70, 24, -8)
        + gull(60, 46, 10, 0.8)
        + gull(28, 56, -12)
        + gull(56, 70, -4, 0.9)
        + gull(24, 84, 12, 0.8)
        + gull(52, 98, 8, 0.8)
        + path("M50 156V140C54 137 64 137 68 140V156Z", SLATE)
        + line("M57 133V139M61 133V139", 1.8)
        + path(
            "M34 125C46 121 56 118 64 112C64 104 72 101 77 105L85 108L77 111C78 124 70 133 58 134"
            "C48 134 42 130 34 125Z",
            FACE,
        )
        + line("M45 126C54 130 62 128 68 121", 1.8)
        + line("M72.6 107h.1", 2.6)
        + _waves((10, 130), (24, 142), (8, 150), (76, 148), (74, 130))
    )


def _octopus() -> str:
    """VIII: an octopus has eight arms."""
    right = (
        "M56 84C62 90 76 88 80 80C82 74 88 76 86 82",
        "M57 90C66 98 80 98 88 94C92 92 92 100 88 100",
        "M55 95C60 106 72 108 76 114C78 118 72 121 70 117",
        "M52 97C53 108 58 116 58 124C58 130 51 129 53 124",
    )
    arms = "".join(right)
    mirrored = group(line(arms, 9) + line(arms, 5, ROSE), transform="matrix(-1 0 0 1 100 0)")
    return (
        _sky(SEA)
        + path("M4 134C20 126 40 138 60 132C76 128 88 132 96 128V156H4Z", OCHRE)
        + line(arms, 9)
        + line(arms, 5, ROSE)
        + mirrored
        + path("M34 74C28 54 36 42 50 42C64 42 72 54 66 74C66 84 64 92 60 97H40C36 92 34 84 34 74Z", ROSE)
        + disc(42, 74, 6, FACE)
        + disc(58, 74, 6, FACE)
        + disc(43.4, 75, 2.4, INK, stroke="none")
        + disc(56.6, 75, 2.4, INK, stroke="none")
        + line("M45 86C48 89 52 89 55 86", 2)
        + line("M46 52h.1M55 50h.1M58 58h.1", 3.4, FACE)
        + "".join(disc(x, y, r, SKY, stroke_width=1.4) for x, y, r in ((78, 52, 3), (84, 38, 4.4), (80, 22, 3)))
        + path("M14 138C12 128 16 122 14 112M20 138C22 130 18 124 21 116", None, stroke=INK)
    )


def _stars() -> str:
    """IX: nine stars over the mountains."""
    spots = ((60, 18), (82, 24), (70, 38), (52, 44), (88, 50), (20, 52), (34, 66), (62, 64), (80, 72))
    return (
        _sky(SLATE)
        + path("".join(star(x, y, 7.5, 0.45) for x, y in spots), OCHRE, stroke_width=1.6)
        + path("M4 122L22 88L38 108L60 78L96 118V156H4Z", SKY)
        + path("M22 88L13 102L20 99L24 104L29 98ZM60 78L47 97L54 93L59 99L65 92L73 95Z", FACE)
        + path("M4 128C24 114 44 124 60 122C78 118 90 124 96 128V156H4Z", SEA)
        + path("M20 138V126H34V138Z", FACE)
        + path("M17 127L27 118L37 127Z", ROSE)
        + path("M25 131H29V138H25Z", OCHRE)
        + line("M32 120V112M32 112C30 108 35 106 33 102", 1.6, FACE)
    )


def _sun() -> str:
    """X: the sun comes out of the sea with ten rays."""
    rays = ""
    x, y = 50, 82
    for i in range(10):
        middle = -pi / 2 + i * pi / 5
        left, right = middle - 0.24, middle + 0.24
        rays += (
            f"M{x + 25 * cos(left):.1f} {y + 25 * sin(left):.1f}L{x + 44 * cos(middle):.1f} {y + 44 * sin(middle):.1f}"
            f"L{x + 25 * cos(right):.1f} {y + 25 * sin(right):.1f}Z"
        )
    return (
        _sky(FACE)
        + _sea(126)
        + path(rays, ROSE)
        + disc(x, y, 27, OCHRE)
        + line("M36 78C38 74 43 74 45 78M55 78C57 74 62 74 64 78M50 80L47 89H52", 2.2)
        + path("M38 93C44 102 56 102 62 93C56 97 44 97 38 93Z", ROSE)
        + path("M4 124C20 118 30 128 50 124C70 120 80 128 96 124V156H4Z", SEA)
        + _waves((12, 138), (34, 146), (58, 138), (72, 149))
    )


_VIEWS = {
    1: _lighthouse,
    2: _boats,
    3: _pines,
    4: _houses,
    5: _lemons,
    6: _bridge,
    7: _gulls,
    8: _octopus,
    9: _stars,
    10: _sun,
}
