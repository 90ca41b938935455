"""The pen: the few SVG elements and the few colours every drawing is made of.

A symbol that is used from another file sees none of the page's classes, but it inherits custom properties: so
colours are ``var(--card-…, fallback)`` in presentation attributes, and a theme recolours the pack from its CSS.
"""

WIDTH, HEIGHT = 100, 185

FACE = "var(--card-face,#fffaf0)"
EDGE = "var(--card-edge,#3b4852)"
INK = "var(--card-ink,#23272b)"
SKIN = "var(--card-skin,#f3d9bd)"
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


def number(value: float) -> str:
    """A coordinate with at most two decimals: the sprite is sent to every reader."""
    return f"{value:.2f}".rstrip("0").rstrip(".").replace("-0.", "-.").removeprefix("0") or "0"


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


def path(d: str, fill: str = "none", **attributes: object) -> str:
    """A shape; inside :func:`woodcut` it has the thick outline of the block."""
    return element("path", d=d, fill=fill, **attributes)


def line(d: str, width: float = 2, colour: str = INK) -> str:
    """A bare line without filling."""
    return element("path", d=d, fill="none", stroke=colour, stroke_width=width)


def disc(x: float, y: float, r: float, fill: str, **attributes: object) -> str:
    return element("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def box(x: float, y: float, w: float, h: float, fill: str, **attributes: object) -> str:
    return element("rect", x=x, y=y, width=w, height=h, fill=fill, **attributes)


def woodcut(content: str, width: float = 2.2) -> str:
    """Everything inside is outlined in ink with one sure line."""
    return group(content, stroke=INK, stroke_width=width, stroke_linejoin="round", stroke_linecap="round")


def turned(content: str) -> str:
    """The same drawing seen from the other end of the card."""
    return group(content, transform=f"rotate(180 {WIDTH / 2:g} {HEIGHT / 2:g})")
