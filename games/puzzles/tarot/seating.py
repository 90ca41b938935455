"""Questions whose choices are seats."""

from __future__ import annotations

from games.core.cards import Unreadable
from games.puzzles.question import Question, Reason, Shown
from games.puzzles.tarot.game import Codes, Given, Tarot
from games.puzzles.tarot.position import finished, took


def after_trick(game: Tarot, kind: str, clause: str, trick: Codes, leader: int, options: Given | None) -> Question:
    """Whose it is after this trick, by this clause: that of whoever took it."""
    rules = game.rules(options)
    done = finished(rules, [trick], leader)[0]
    shown = Shown(trick=tuple(trick), seats=rules.seats, leader=leader)
    return of_seat(kind, shown, done.winner, Reason(game.clause(clause), events=(took(done),)), options)


def of_seat(kind: str, shown: Shown, right: int, reason: Reason, options: Given | None) -> Question:
    """A question for one seat."""
    choices = tuple(str(place) for place in range(shown.seats))
    return Question(
        kind,
        "choice",
        (reason.rule,),
        shown,
        choices=choices,
        right=frozenset((str(right),)),
        reasons=dict.fromkeys(choices, reason),
        options=options or {},
    )


def check_seat(seat: int, seats: int) -> None:
    """Raises Unreadable for a seat that there is not."""
    if seat not in range(seats):
        raise Unreadable(f"no such seat: {seat}")
