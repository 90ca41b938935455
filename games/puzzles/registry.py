"""The games that have puzzles, by name."""

from __future__ import annotations

from games.puzzles.chinze.themes import PUZZLES as CHINZE
from games.puzzles.cirollon.themes import PUZZLES as CIROLLON
from games.puzzles.cucco.themes import PUZZLES as CUCCO
from games.puzzles.gatti.themes import PUZZLES as GATTI
from games.puzzles.themes import Puzzles

PUZZLES: dict[str, Puzzles] = {"gatti": GATTI, "chinze": CHINZE, "cirollon": CIROLLON, "cucco": CUCCO}
