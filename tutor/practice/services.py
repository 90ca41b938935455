"""What changes when a puzzle is answered."""

from collections.abc import Iterable

from django.db import transaction

from games.puzzles.registry import PUZZLES
from tutor.learners.models import Learner
from tutor.learners.services import answers_record
from tutor.practice.models import Attempt


@transaction.atomic
def puzzle_answer(
    *,
    learner: Learner,
    game: str,
    theme: str,
    seed: int,
    level: int,
    house: str = "",
    rules: Iterable[str],
    right: bool,
) -> bool:
    """Keep the first answer to a puzzle, under its rules; whether this was the first.

    `house` are the house rules as they stand in the address, "" for the source's own.
    """
    _, first = Attempt.objects.get_or_create(
        learner=learner,
        game=game,
        theme=theme,
        seed=seed,
        level=level,
        house=house,
        version=PUZZLES[game].version,
        defaults={"right": right},
    )
    if first:
        answers_record(learner=learner, theme=theme, rules=rules, right=right, source="puzzle")
    return first
