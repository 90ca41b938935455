from django.db import models

from tutor.table.models import Hand


class Try(models.Model):
    """What the owner of a hand answered first when something of it was asked again; later answers change nothing."""

    hand = models.ForeignKey(Hand, on_delete=models.CASCADE, related_name="tries")
    ply = models.PositiveSmallIntegerField()
    asked = models.CharField(max_length=8)  # see again.py; "count" for the points
    right = models.BooleanField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["hand", "ply", "asked"], name="first_try")]

    def __str__(self) -> str:
        return f"{self.asked} at ply {self.ply} of hand {self.hand_id}: {'right' if self.right else 'wrong'}"
