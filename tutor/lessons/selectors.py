"""Where a learner is on a path."""

from collections.abc import Iterable
from typing import NamedTuple

from tutor.learners.models import Learner
from tutor.lessons.models import Progress
from tutor.lessons.reader import Lesson, Step


class Place(NamedTuple):
    """One exercise on a path, numbered from 1 in its step."""

    step: str
    exercise: int


class Path(NamedTuple):
    """What a learner has done, and where to go on."""

    done: frozenset[Place]
    here: Place | None
    """Where to go on; None when everything is done. The variants are for whoever wants them: nobody is sent there."""
    begun: bool

    def step_done(self, lesson: Lesson, step: str) -> bool:
        """Whether each exercise of the step was answered rightly once."""
        return all(Place(step, number) in self.done for number in range(1, len(lesson.step(step).exercises) + 1))


def places(steps: Iterable[Step]) -> list[Place]:
    """Every exercise of a path, in order."""
    return [Place(step.id, number) for step in steps for number in range(1, len(step.exercises) + 1)]


def path_of(learner: Learner | None, lesson: Lesson) -> Path:
    """A learner's path: on from the last answer on it, to the next exercise that is not done."""
    every, variants = places(lesson.steps), places(lesson.variants)
    rows = list(Progress.objects.filter(learner=learner, game=lesson.game).order_by("-at")) if learner else []
    known = set(every)
    done = frozenset(Place(row.step, row.exercise) for row in rows if row.done) & known.union(variants)
    tried = (Place(row.step, row.exercise) for row in rows if row.tries)
    last = next((place for place in tried if place in known), None)
    start = every.index(last) if last else 0
    here = next((place for place in every[start:] + every[:start] if place not in done), None)
    return Path(done, here, begun=last is not None)
