"""The pen: the few SVG elements and the few colours every drawing is made of.

A symbol that is used from another file sees none of the page's classes, but it inherits custom properties: so
colours are ``var(--card-…, fallback)`` in presentation attributes, and a theme recolours the pack from its CSS.
"""

import re

WIDTH = 100
TAROT_HEIGHT, GENOESE_HEIGHT, CUCCO_HEIGHT = 185, 150, 160
"""All cards are as wide; how high they are is their pack's."""

FACE = "var(--card-face,#fffaf0)"
EDGE = "var(--card-edge,#3b4852)"
INK = "var(--card-ink,#23272b)"
SKIN = "var(--card-skin,#f3d9bd)"
HORSE = "var(--card-horse,#e3d3b4)"
ROSE = "var(--card-rose,#c0564a)"
OCHRE = "var(--card-ochre,#e0a63e)"
SEA = "var(--card-sea,#2f7d70)"
SLATE = "var(--card-slate,#44545f)"
SKY = "var(--card-sky,#a9c4c6)"

SUIT_COLOUR = {
    "h": "var(--card-h,#b5382f)",
    "d": "var(--card-d,#c0561a)",
    "c": "var(--card-c,#16544b)",
    "s": "var(--card-s,#23272b)",
}


def number(value: float, decimals: int = 2) -> str:
    """A coordinate as short as it can be written: the sprite is sent to every reader."""
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return {"-0": "0"}.get(text, text.replace("-0.", "-.").removeprefix("0") or "0")


_COMMAND = re.compile(r"([MLCAHVZmlcahvz])([^A-Za-z]*)")
_FIGURE = re.compile(r"-?\d*\.?\d+")


def place(d: str, x: float, y: float, scale: float) -> str:
    """Path data scaled about its origin, then moved there; a negative scale turns it on its head.

    Many signs so become one path: one element a card instead of twenty.
    """
    out = ""
    for command, text in _COMMAND.findall(d):
        values = [float(figure) for figure in _FIGURE.findall(text)]
        if command in "Aa":  # radii, rotation, flags, then the point; half a turn leaves the flags as they are
            first, last = values[0] * abs(scale), values[5:]
            flags = f"{values[3]:g} {values[4]:g}"
            out += f"{command}{number(first, 1)} {number(first, 1)} 0 {flags} "
            out += _joined([last[0] * scale + x * (command == "A"), last[1] * scale + y * (command == "A")])
            continue
        moves = {"H": (x,), "V": (y,), "h": (0,), "v": (0,)}.get(command, (x, y) if command.isupper() else (0, 0))
        out += command + _joined([v * scale + moves[i % len(moves)] for i, v in enumerate(values)])
    return out


def _joined(values: list[float]) -> str:
    text = ""
    for value in values:
        figure = number(value, 1)
        text += figure if not text or figure.startswith("-") else " " + figure
    return text


def element(name: str, content: str = "", **attributes: object) -> str:
    """One element; ``stroke_width`` becomes ``stroke-width``, attributes that are None are left out."""
    text = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{number(value) if isinstance(value, float) else value}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{text}>{content}</{name}>" if content else f"<{name}{text}/>"


def group(content: str, **attributes: object) -> str:
    return element("g", content, **attributes)


def path(d: str, fill: str | None = None, **attributes: object) -> str:
    """A shape; inside :func:`woodcut` it has the thick outline of the block, and without ``fill`` it is bare line."""
    return element("path", d=d, fill=fill, **attributes)


def line(d: str, width: float | None = None, colour: str | None = None) -> str:
    """A bare line inside :func:`woodcut`, in ink unless told otherwise."""
    return element("path", d=d, stroke=colour, stroke_width=width)


def disc(x: float, y: float, r: float, fill: str, **attributes: object) -> str:
    return element("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def box(x: float, y: float, w: float, h: float, fill: str, **attributes: object) -> str:
    return element("rect", x=x, y=y, width=w, height=h, fill=fill, **attributes)


def woodcut(content: str, width: float = 2.2) -> str:
    """Everything inside is outlined in ink with one sure line."""
    return group(content, fill="none", stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def double_ended(name: str, half: str, height: int) -> str:
    """A drawing and the same seen from the other end of a card this high; ``name`` is an id free in the sprite."""
    turn = f"rotate(180 {WIDTH / 2:g} {height / 2:g})"
    return group(half, id=name) + element("use", href=f"#{name}", transform=turn)
