"""What a learner knows and has done, gathered from all areas."""

from collections import Counter
from collections.abc import Iterable
from datetime import date, datetime, timedelta
from typing import NamedTuple

from django.db.models import Count, Q
from django.db.models.functions import TruncDate

from tutor.learners.clock import day_of
from tutor.learners.models import Learner
from tutor.learners.selectors import Result
from tutor.lessons.models import Progress
from tutor.practice.models import Attempt
from tutor.table.models import Hand

ONE_DAY = timedelta(days=1)


class Days(NamedTuple):
    """The days on which something was answered or a hand was dealt."""

    learnt: frozenset[date]
    row: int
    """How many in a row, up to today; up to yesterday while today is still open."""


def days(learner: Learner | None, now: datetime) -> Days:
    """The days on which a learner answered something or sat at a table, and how many of them in a row."""
    if learner is None:
        return Days(frozenset(), 0)
    answered = learner.answers.order_by().annotate(day=TruncDate("at")).values_list("day")
    dealt = Hand.objects.order_by().filter(table__learner=learner).annotate(day=TruncDate("dealt")).values_list("day")
    learnt = frozenset(day for (day,) in answered.union(dealt))
    return Days(learnt, row_of(learnt, day_of(now)))


def row_of(learnt: Iterable[date], today: date) -> int:
    """How many of these days follow one another up to today, or up to yesterday."""
    known = frozenset(learnt)
    day = today if today in known else today - ONE_DAY
    count = 0
    while day in known:
        count, day = count + 1, day - ONE_DAY
    return count


def first_answers(learner: Learner | None) -> dict[str, Result]:
    """By game: how many exercises of the lessons and puzzles were answered, how many rightly at the first try."""
    right, total = Counter[str](), Counter[str]()
    if learner:
        for rows, first in (
            (Progress.objects.filter(learner=learner, tries__gt=0), Q(first_right=True)),
            (Attempt.objects.filter(learner=learner), Q(right=True)),
        ):
            counted = rows.order_by().values_list("game").annotate(rightly=Count("pk", filter=first), every=Count("pk"))
            for game, rightly, every in counted:
                right[game] += rightly
                total[game] += every
    return {game: Result(right[game], total[game]) for game in total}


def practised(learner: Learner | None, game: str) -> Result:
    """How many puzzles of a game were answered, how many rightly."""
    attempts = Attempt.objects.filter(learner=learner, game=game) if learner else Attempt.objects.none()
    return Result(**attempts.aggregate(right=Count("pk", filter=Q(right=True)), total=Count("pk")))
