"""What changes when something of a finished hand is answered: only its owner's answers are kept, and the first only."""

from collections.abc import Iterable

from django.db import transaction

from tutor.learners.services import answers_record
from tutor.table.sitting import Sitting
from tutor.walk.models import Try

COUNT = "count"
"""The theme of points that were counted by oneself."""


def try_record(sitting: Sitting, ply: int, asked: str, *, theme: str, rules: Iterable[str], right: bool) -> None:
    """Keep the owner's answer to a turn of the hand, under the clauses it hung on."""
    with transaction.atomic():
        if _first(sitting, ply, asked, right=right):
            answers_record(learner=sitting.table.learner, theme=theme, rules=tuple(rules), right=right, source="table")


def count_record(sitting: Sitting, *, right: Iterable[str], wrong: Iterable[str]) -> None:
    """Keep the owner's count of the hand: the clauses of the lines that were right, and of those that were not."""
    wrong = frozenset(wrong)
    right = frozenset(right) - wrong
    with transaction.atomic():
        if _first(sitting, len(sitting.actions), COUNT, right=not wrong):
            for rules, held in ((right, True), (wrong, False)):
                answers_record(
                    learner=sitting.table.learner, theme=COUNT, rules=sorted(rules), right=held, source="table"
                )


def _first(sitting: Sitting, ply: int, asked: str, *, right: bool) -> bool:
    _, new = Try.objects.get_or_create(hand=sitting.hand, ply=ply, asked=asked, defaults={"right": right})
    return new
