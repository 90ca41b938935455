from django.db import models

from games.core.rulebook import game_of
from tutor.learners.models import Learner


class Session(models.Model):
    """A learner's questions of a day. They are chosen once, so that each device and each reload has the same."""

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="sessions")
    day = models.DateField()

    class Meta:
        ordering = ["day"]
        constraints = [models.UniqueConstraint(fields=["learner", "day"], name="one_session_a_day")]

    def __str__(self) -> str:
        return f"{self.day} of {self.learner}"


class Item(models.Model):
    """A question of a session: the clause it asks, why today, what asks it, and the first answer to it.

    A puzzle is its theme, level and seed; the seed is found when the question is first opened (drills.py). An exercise
    is the lesson step that has it, and its number in there, from 1, as `seed`. A word is asked from one language to
    another (`way`), those of the reader who opens it.
    """

    class Kind(models.TextChoices):
        PUZZLE = "puzzle"
        LESSON = "lesson"
        WORDS = "words"

    class Why(models.TextChoices):
        WRONG = "wrong"
        DUE = "due"
        NEW = "new"

    session = models.ForeignKey(Session, on_delete=models.CASCADE, related_name="items")
    position = models.PositiveSmallIntegerField()  # from 1
    rule = models.CharField(max_length=64)
    why = models.CharField(max_length=8, choices=Why.choices)
    kind = models.CharField(max_length=8, choices=Kind.choices)
    theme = models.CharField(max_length=64)
    level = models.PositiveSmallIntegerField(default=1)
    seed = models.PositiveIntegerField(null=True)
    way = models.CharField(max_length=16, blank=True, default="")
    picked = models.JSONField(default=list)  # the first answer: the choices, and the number as it was written
    number = models.CharField(max_length=8, blank=True, default="")
    right = models.BooleanField(null=True)  # None: not answered yet

    class Meta:
        ordering = ["position"]
        constraints = [models.UniqueConstraint(fields=["session", "position"], name="one_question_a_position")]

    def __str__(self) -> str:
        return f"{self.position}. {self.rule} by {self.theme}"

    @property
    def game(self) -> str:
        """The game of the clause; "words" for a word."""
        return game_of(self.rule)
