from django.db import models

from tutor.learners.models import Learner


class Progress(models.Model):
    """How far a learner is with one exercise of a step. Steps are known by their id, so that they can be moved."""

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="lesson_progress")
    game = models.CharField(max_length=16)
    step = models.CharField(max_length=32)
    exercise = models.PositiveSmallIntegerField()  # its number in the step, from 1
    tries = models.PositiveIntegerField(default=0)  # on the path, until it was done; 0 if it was done in Today
    first_right = models.BooleanField(default=False)
    done = models.BooleanField(default=False)
    at = models.DateTimeField(auto_now=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(fields=["learner", "game", "step", "exercise"], name="one_progress_an_exercise")
        ]

    def __str__(self) -> str:
        return f"{self.game} {self.step}.{self.exercise}: {'done' if self.done else 'open'}"
