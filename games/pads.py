"""The score pads there are, by game."""

from __future__ import annotations

from games.chinze.pad import PAD as CHINZE
from games.cirollon.pad import PAD as CIROLLON
from games.core.pad import Pad
from games.cucco.pad import PAD as CUCCO
from games.gatti.pad import PAD as GATTI

PADS: dict[str, Pad] = {"gatti": GATTI, "chinze": CHINZE, "cirollon": CIROLLON, "cucco": CUCCO}
