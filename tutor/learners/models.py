import secrets

from django.db import models


def new_key() -> str:
    return secrets.token_urlsafe(16)


class Learner(models.Model):
    """Who learns: a guest, known by the key in their session. An account can adopt a learner later."""

    key = models.CharField(max_length=32, unique=True, default=new_key, editable=False)
    since = models.DateTimeField(auto_now_add=True)

    def __str__(self) -> str:
        return f"learner {self.pk}"


class Answer(models.Model):
    """One answer, once for each rule that it hung on."""

    class Source(models.TextChoices):
        LESSON = "lesson"
        PUZZLE = "puzzle"
        TABLE = "table"

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="answers")
    rule = models.CharField(max_length=64)  # a rule id: "gatti.follow.suit"
    theme = models.CharField(max_length=64)  # what was asked: a lesson's step, a puzzle's theme, an action
    right = models.BooleanField()
    source = models.CharField(max_length=8, choices=Source.choices)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        indexes = [
            models.Index(fields=["learner", "rule"], name="answer_by_rule"),
            models.Index(fields=["learner", "theme"], name="answer_by_theme"),
        ]

    def __str__(self) -> str:
        return f"{self.rule}: {'right' if self.right else 'wrong'}"
