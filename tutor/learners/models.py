import secrets

from django.conf import settings
from django.db import models
from django.utils import timezone


def new_key() -> str:
    return secrets.token_urlsafe(16)


class Learner(models.Model):
    """Who learns: a guest, known by the key in their session, or whoever has the account."""

    key = models.CharField(max_length=32, unique=True, default=new_key, editable=False)
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, blank=True, related_name="learner"
    )
    since = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"learner {self.pk}"


class Answer(models.Model):
    """One answer, once for each rule that it hung on: the log from which the schedule is worked out."""

    class Source(models.TextChoices):
        LESSON = "lesson"
        PUZZLE = "puzzle"
        TABLE = "table"
        REVIEW = "review"
        WORDS = "words"

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="answers")
    rule = models.CharField(max_length=64)  # a rule id: "gatti.follow.suit"
    theme = models.CharField(max_length=64)  # what was asked: a lesson's step, a puzzle's theme, an action
    right = models.BooleanField()
    source = models.CharField(max_length=8, choices=Source.choices)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["at", "pk"]
        indexes = [
            models.Index(fields=["learner", "rule"], name="answer_by_rule"),
            models.Index(fields=["learner", "theme"], name="answer_by_theme"),
        ]

    def __str__(self) -> str:
        return f"{self.rule}: {'right' if self.right else 'wrong'}"


class Card(models.Model):
    """A clause to be remembered, and the theme that asks for it: when it is due, and how well it sits.

    `theme` is a puzzle's, or "lesson" where no puzzle asks for the clause. All of it follows from the answers
    (schedule.py); it is kept so that what is due can be looked up.
    """

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="cards")
    rule = models.CharField(max_length=64)
    theme = models.CharField(max_length=64)
    due = models.DateField()
    memory = models.JSONField()  # the FSRS card
    right = models.BooleanField()  # the latest day's answers, all of them

    class Meta:
        constraints = [models.UniqueConstraint(fields=["learner", "rule", "theme"], name="one_card_a_clause_and_theme")]
        indexes = [models.Index(fields=["learner", "due"], name="card_by_due")]

    def __str__(self) -> str:
        return f"{self.rule} by {self.theme}, due {self.due}"
