"""Questions about gatti's points: the bagatto in the last trick, a side's total."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.core.cards import Unreadable
from games.core.contract import ScoreLine
from games.gatti import rules as r
from games.gatti.scoring import ENTRIES, bagatto_line
from games.puzzles.gatti.game import GATTI
from games.puzzles.question import Question, Shown
from games.puzzles.tarot import counting
from games.puzzles.tarot.game import Codes, Given

BROUGHT = ("20", "-20", "0")


def bagatto(tricks: Sequence[Codes], leader: int = 0, options: Given | None = None) -> Question:
    """What does the bagatto bring its player's side, when these are the last tricks of a hand?"""
    rules = r.rules_for(r.Options.read(options or {}))
    found = counting.with_bagatto(GATTI, tricks, leader, options)
    points = sum(line.points for line in bagatto_line(rules, found[0]))
    note = "own-trick" if points > 0 else "lost-trick" if points else "not-last"
    return counting.bagatto(GATTI, found, (str(points), note), ("20", "0", "-20"), options)


def score(entries: Mapping[str, int], marks: Mapping[str, str] | None = None, options: Given | None = None) -> Question:
    """What does a side score in all, from its entries: melds, captured, bagatto, cards (gatti.score)?

    `marks` are the sheet's signs beside them.
    """
    marks = marks or {}
    strange = set(entries) - set(ENTRIES) or set(marks) - set(entries)
    if strange or not entries:
        raise Unreadable(f"the entries of a side are {', '.join(ENTRIES)}")
    lines = tuple(
        ScoreLine(r.SCORE, 0, entry, entries[entry], mark=marks.get(entry, "")) for entry in ENTRIES if entry in entries
    )
    seats = r.rules_for(r.Options.read(options or {})).seats
    return counting.number("score", (r.SCORE,), Shown(seats=seats), lines, options)
