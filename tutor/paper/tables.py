"""A table of the card: a caption, and rows of a few cells."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Table:
    """`head` may be empty; the first cell of a row names it, the last is its figure if `figures`."""

    caption: str
    rows: list[list[str]]
    head: tuple[str, ...] = ()
    note: str = ""


def signed(points: int) -> str:
    """+20, −20."""
    return f"+{points}" if points > 0 else f"−{-points}"
