"""How a learner is doing with the puzzles."""

from typing import NamedTuple

from django.db.models import Count, Q

from games.puzzles.themes import LEVELS
from tutor.learners.models import Learner

STREAK = 3
"""So many right in a row at a level, and the next puzzles are a level higher."""


class Score(NamedTuple):
    right: int
    total: int


def scores(learner: Learner | None, game: str) -> dict[str, Score]:
    """By theme, how many puzzles were answered, and how many of them rightly."""
    if learner is None:
        return {}
    rows = learner.attempts.filter(game=game).order_by().values("theme")
    counted = rows.annotate(rights=Count("pk", filter=Q(right=True)), total=Count("pk"))
    return {theme: Score(right, total) for theme, right, total in counted.values_list("theme", "rights", "total")}


def next_level(learner: Learner | None, game: str, theme: str | None, level: int) -> int:
    """The level after this one's latest answers, in a theme or (None) in all of them."""
    if learner is None or level == LEVELS[-1]:
        return level
    latest = learner.attempts.filter(game=game, level=level)
    if theme:
        latest = latest.filter(theme=theme)
    rights = list(latest.order_by("-pk").values_list("right", flat=True)[:STREAK])
    return level + (len(rights) == STREAK and all(rights))


def level_reached(learner: Learner | None, game: str, theme: str | None) -> int:
    """The level to go on at: that of the latest answer, or the next one."""
    if learner is None:
        return LEVELS[0]
    latest = learner.attempts.filter(game=game, **({"theme": theme} if theme else {})).order_by("-pk").first()
    return next_level(learner, game, theme, latest.level) if latest else LEVELS[0]
