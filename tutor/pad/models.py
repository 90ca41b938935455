"""Pads: matches at a real table, hand by hand as they were entered. What they come to is worked out from that."""

import secrets

from django.core.validators import MaxValueValidator
from django.db import models

from tutor.learners.models import Learner


def new_token() -> str:
    return secrets.token_urlsafe(16)


class Pad(models.Model):
    """The sheet of one match."""

    token = models.CharField(max_length=32, unique=True, default=new_token, editable=False)
    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="pads")
    game = models.CharField(max_length=16)
    options = models.JSONField(default=dict, blank=True)
    names = models.JSONField(default=list, blank=True)  # of the players round the table; "" where none was given
    first_dealer = models.PositiveSmallIntegerField(validators=[MaxValueValidator(3)])
    revision = models.PositiveIntegerField(default=0)  # counts the changes; a form that names an old one is stale
    undo = models.JSONField(default=dict, blank=True)  # the last change: what was done, to which hand, what it was
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created", "-pk"]

    def __str__(self) -> str:
        return f"pad {self.pk}"


class PadHand(models.Model):
    """One hand of the match, as it was entered (games/core/pad.py)."""

    pad = models.ForeignKey(Pad, on_delete=models.CASCADE, related_name="hands")
    number = models.PositiveSmallIntegerField()  # from 1
    entry = models.JSONField()

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["pad", "number"], name="pad_hand_once")]

    def __str__(self) -> str:
        return f"hand {self.number} of pad {self.pad_id}"
