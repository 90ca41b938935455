"""The games that have questions, by name: those put together by hand, and puzzles without end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.puzzles import chinze, cirollon, cucco, gatti
from games.puzzles.chinze.themes import PUZZLES as CHINZE
from games.puzzles.cirollon.themes import PUZZLES as CIROLLON
from games.puzzles.cucco.themes import PUZZLES as CUCCO
from games.puzzles.gatti.themes import PUZZLES as GATTI
from games.puzzles.question import Question
from games.puzzles.themes import Puzzles

QUESTIONS: Mapping[str, Callable[[str, Mapping[str, Any]], Question]] = {
    "gatti": gatti.question,
    "chinze": chinze.question,
    "cirollon": cirollon.question,
    "cucco": cucco.question,
}
"""By game, what makes a question of a kind out of a position; it raises Unreadable for one that cannot be asked."""

PUZZLES: dict[str, Puzzles] = {"gatti": GATTI, "chinze": CHINZE, "cirollon": CIROLLON, "cucco": CUCCO}
