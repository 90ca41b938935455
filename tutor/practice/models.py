from django.db import models

from tutor.learners.models import Learner


class Attempt(models.Model):
    """A learner's first answer to a puzzle; later ones change nothing."""

    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="attempts")
    game = models.CharField(max_length=16)
    theme = models.CharField(max_length=32)
    seed = models.PositiveIntegerField()
    level = models.PositiveSmallIntegerField()
    house = models.CharField(max_length=80, blank=True, default="")  # house rules, as they stand in the address
    version = models.PositiveSmallIntegerField()  # of the generator: a seed can come to mean another puzzle
    right = models.BooleanField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [
            models.UniqueConstraint(
                fields=["learner", "game", "theme", "seed", "level", "house", "version"],
                name="first_answer_to_a_puzzle",
            )
        ]

    def __str__(self) -> str:
        return f"{self.theme} {self.seed} level {self.level}: {'right' if self.right else 'wrong'}"
