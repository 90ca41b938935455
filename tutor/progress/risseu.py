"""The picture of what is known: a courtyard of pebbles (risseu), one for each clause, laid from the middle outwards.

The places are those of the seeds in a sunflower: each a golden angle further round, so that any number lies evenly.
"""

from collections.abc import Sequence
from math import cos, pi, radians, sin, sqrt
from typing import NamedTuple

GOLDEN = pi * (3 - sqrt(5))
EDGE = 87
"""How far the pebbles reach from the centre; the picture is 200 wide, with the middle of its border at 95."""
SIZE = 0.75
"""Half a pebble, in the unit in which the seeds lie: any more, and they would touch."""
BORDER = tuple(range(0, 360, 10))
SHAPES = ((1.0, 0.78), (0.94, 0.84), (1.04, 0.72))
"""No two pebbles alike: length and breadth."""


class Pebble(NamedTuple):
    """One pebble: how its clause stands, where it lies, how it is turned (degrees), its half axes."""

    standing: str
    x: float
    y: float
    turn: float
    long: float
    broad: float


class Diamond(NamedTuple):
    x: float
    y: float
    turn: int


def pebbles(standings: Sequence[str]) -> list[Pebble]:
    """A pebble for each standing (known, shaky, unseen), in order from the middle."""
    unit = EDGE / (sqrt(len(standings)) + SIZE)
    laid = []
    for place, standing in enumerate(standings):
        angle, far = place * GOLDEN, unit * sqrt(place + 0.3)
        long, broad = SHAPES[place % len(SHAPES)]
        turn = angle * 180 / pi % 360 + 90
        laid.append(
            Pebble(
                standing,
                round(100 + far * cos(angle), 1),
                round(100 + far * sin(angle), 1),
                round(turn, 1),
                round(SIZE * unit * long, 1),
                round(SIZE * unit * broad, 1),
            )
        )
    return laid


def border() -> list[Diamond]:
    """The band of diamonds around the courtyard."""
    return [
        Diamond(round(100 + 95 * cos(radians(turn)), 1), round(100 + 95 * sin(radians(turn)), 1), turn)
        for turn in BORDER
    ]
