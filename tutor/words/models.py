from django.db import models

from tutor.learners.models import Learner


class WordAttempt(models.Model):
    """The first answer to a question about a word, once for each link."""

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="word_attempts")
    source = models.CharField(max_length=3)
    target = models.CharField(max_length=3)
    game = models.CharField(max_length=16, blank=True)
    seed = models.PositiveIntegerField()
    right = models.BooleanField()

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["learner", "source", "target", "game", "seed"], name="one_first_answer_a_word_question"
            )
        ]

    def __str__(self) -> str:
        return f"{self.source}-{self.target} {self.seed}: {'right' if self.right else 'wrong'}"
