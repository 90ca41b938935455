"""The five-pointed star."""

from math import cos, pi, sin


def star(x: float, y: float, r: float, waist: float = 0.42) -> str:
    """A star about (x, y) as path data; a negative radius stands it on its head."""
    points = []
    for i in range(10):
        reach = r if i % 2 == 0 else r * waist
        angle = -pi / 2 + i * pi / 5
        points.append(f"{x + reach * cos(angle):.1f} {y + reach * sin(angle):.1f}")
    return "M" + "L".join(points) + "Z"
