"""What changes a learner's place on a path."""

from collections.abc import Iterable

from django.db import transaction

from tutor.learners.models import Learner
from tutor.learners.services import answers_record
from tutor.lessons.models import Progress


@transaction.atomic
def exercise_answer(
    *, learner: Learner, game: str, step: str, exercise: int, rules: Iterable[str], right: bool
) -> Progress:
    """Keep an answer. What is done stays done: sent once more (a refresh, a second click), it changes nothing."""
    progress, _new = Progress.objects.select_for_update().get_or_create(
        learner=learner, game=game, step=step, exercise=exercise
    )
    if progress.done:
        # The place moves all the same: one is where one answered last.
        progress.save(update_fields=["at"])
        return progress
    progress.tries += 1
    progress.first_right = right and progress.tries == 1
    progress.done = right
    progress.save()
    answers_record(learner=learner, theme=step, rules=rules, right=right, source="lesson")
    return progress


def exercise_done(*, learner: Learner, game: str, step: str, exercise: int) -> None:
    """Mark an exercise that was answered rightly in Today: nobody has to do it twice.

    It is no try on the path, and the place there stays what it was: hence an update, which leaves `at` alone.
    """
    progress, _new = Progress.objects.get_or_create(learner=learner, game=game, step=step, exercise=exercise)
    Progress.objects.filter(pk=progress.pk).update(done=True)
