"""A hand in chapters: the deal, what comes before the first card, each trick (in cirollon each round), the end."""

from itertools import groupby
from typing import NamedTuple

from django.utils.translation import gettext

from tutor.table.kinds import fishes
from tutor.table.sitting import Sitting


class Chapter(NamedTuple):
    """`begin` is its first ply; at the position `end` all of it has happened."""

    title: str
    begin: int
    end: int


def chapters(sitting: Sitting) -> list[Chapter]:
    """The chapters in order; together they cover every position once."""
    found = [Chapter(gettext("The deal"), 0, 0)]
    rounds = fishes(sitting.view)
    for number, plies in groupby(range(len(sitting.actions)), key=lambda ply: _trick(sitting, ply, rounds=rounds)):
        at = list(plies)
        found.append(Chapter(_title(number, rounds=rounds), at[0], at[-1] + 1))
    return found


OPENING, SETTLING = 0, -1
"""Before the first card; after the last."""


def _trick(sitting: Sitting, ply: int, *, rounds: bool) -> int:
    """Which trick an action belongs to, from 1."""
    state, verb = sitting.states[ply], sitting.actions[ply].verb
    if verb == "give":
        return SETTLING
    if rounds:
        return OPENING if verb == "claim" else len(state.board.plays) // sitting.seats + 1
    # What is declared in the middle of a hand belongs to the trick (chinze.meld.when).
    return len(state.tricks) + 1 if state.verb == "play" else OPENING


def _title(number: int, *, rounds: bool) -> str:
    if number == OPENING:
        return gettext("Before the first card")
    if number == SETTLING:
        return gettext("The card for the fool")
    return (gettext("Round %(number)s") if rounds else gettext("Trick %(number)s")) % {"number": number}
