"""The clauses by which a side's points are counted, line by line, also where a line brings nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from games.chinze import rules as chinze
from games.cirollon import rules as cirollon
from games.core.contract import ScoreLine
from games.cucco import rules as cucco
from games.gatti import rules as gatti

_CLAUSES: Mapping[str, Mapping[str, str]] = {
    "gatti": {"melds": gatti.SCORE, "extra": gatti.BAGATTO_RULE, "cards": gatti.COUNT_CARDS},
    "chinze": {"melds": chinze.SCORE, "bagatto": chinze.BAGATTO_RULE, "cards": chinze.COUNT_CARDS},
    "cirollon": {
        "cards": cirollon.COUNT_CARDS,
        "coins": cirollon.COUNT_COINS,
        "settebello": cirollon.COUNT_SETTEBELLO,
        "primiera": cirollon.COUNT_PRIMIERA,
        "sgobbe": cirollon.COUNT_SGOBBE,
        "high": cirollon.COUNT_HIGH,
        "low": cirollon.COUNT_LOW,
        "melds": cirollon.COUNT_MELDS,
    },
    "cucco": {"cards": cucco.COUNT},
}
"""By game and line of the sheet."""


def clauses(game: str, entry: str, parts: Iterable[ScoreLine]) -> tuple[str, ...]:
    """The clauses that a line of the sheet hangs on: those of its parts, or the one that says how it is counted."""
    return tuple(dict.fromkeys(part.rule for part in parts)) or (_CLAUSES[game][entry],)
