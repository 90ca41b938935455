"""A table of the card: a caption, and rows of a few cells."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """The first cell of a row names it; `head` may be empty."""

    caption: str
    rows: list[list[str]]
    head: tuple[str, ...] = ()
    note: str = ""


def signed(points: int) -> str:
    """+20, −20."""
    return f"+{points}" if points > 0 else f"−{-points}"
