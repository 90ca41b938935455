"""What is known of a learner."""

from typing import NamedTuple

from django.db.models import Count, Q

from tutor.learners.models import Learner


class Result(NamedTuple):
    right: int
    total: int


def results_by_rule(learner: Learner | None) -> dict[str, Result]:
    """How often each rule was answered, and how often rightly. Whoever has not begun has no results."""
    return _results(learner, "rule")


def results_by_theme(learner: Learner | None) -> dict[str, Result]:
    """The same by what was asked. An answer that hung on several rules counts once for each."""
    return _results(learner, "theme")


def _results(learner: Learner | None, field: str) -> dict[str, Result]:
    if learner is None:
        return {}
    rows = learner.answers.values(field).annotate(rightly=Count("pk", filter=Q(right=True)), total=Count("pk"))
    return {row[field]: Result(row["rightly"], row["total"]) for row in rows}
