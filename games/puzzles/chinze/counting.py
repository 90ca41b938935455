"""Questions about chinze's points: the bagatto in the last trick, a player's total."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from games.chinze import rules as r
from games.chinze.scoring import ENTRIES, bagatto_line
from games.core.cards import Unreadable
from games.core.contract import ScoreLine
from games.core.tarot import BAGATTO
from games.puzzles.chinze.game import CHINZE
from games.puzzles.question import Question, Shown
from games.puzzles.tarot import counting
from games.puzzles.tarot.game import Codes, Given

GAINED = ("you", "opponent", "nobody")


def bagatto(tricks: Sequence[Codes], leader: int = 0, options: Given | None = None) -> Question:
    """Who gains by the bagatto, when these are the last tricks of a hand? One looks from the seat that played it."""
    rules = r.rules_for(r.Options.read(options or {}))
    found = counting.with_bagatto(CHINZE, tricks, leader, options)
    done, home = found
    lines = bagatto_line(rules, done)
    if not lines:
        return counting.bagatto(CHINZE, found, ("nobody", "not-last"), GAINED, options)
    own = lines[0].side == home.seat(home.cards.index(BAGATTO), rules.seats)
    return counting.bagatto(CHINZE, found, ("you" if own else "opponent", "last-taken"), GAINED, options)


def score(sheet: Sequence[Sequence[Any]], options: Given | None = None) -> Question:
    """What does a player score in all (chinze.score)? The sheet's lines: entry, points, its mark if any."""
    lines = []
    for entry, points, *mark in sheet:
        if entry not in ENTRIES:
            raise Unreadable(f"the entries of a player are {', '.join(ENTRIES)}")
        lines.append(ScoreLine(r.SCORE, 0, entry, points, mark=mark[0] if mark else ""))
    if not lines:
        raise Unreadable("an empty sheet")
    return counting.number("score", (r.SCORE,), Shown(seats=r.SEATS), tuple(lines), options)
