"""An action's text in its words: `SEAT VERB …` (rules/notation.md); what follows is for each game to read."""

from __future__ import annotations

import re

from games.core.cards import Unreadable

_SEAT = re.compile(r"[0-3]")


def seat_verb(text: str) -> tuple[int, str, list[str]]:
    """The seat, the verb and the words after it; raises Unreadable."""
    words = text.split(" ")
    if len(words) < 2 or not _SEAT.fullmatch(words[0]):
        raise Unreadable(f"not SEAT VERB …: {text!r}")
    return int(words[0]), words[1], words[2:]
