"""A match at a table, stored as its record: what can be worked out from the record is not kept beside it."""

import secrets

from django.core.validators import MaxValueValidator
from django.db import models
from django.utils import timezone

from tutor.learners.models import Learner


def new_token() -> str:
    return secrets.token_urlsafe(16)


class Table(models.Model):
    """A match of one learner, who sits at seat 0, against bots."""

    class Speed(models.TextChoices):
        STEP = "step"  # one card at a time, each on the learner's word
        NORMAL = "normal"  # the others play one after another
        INSTANT = "instant"  # the same, without motion

    token = models.CharField(max_length=32, unique=True, default=new_token, editable=False)
    learner = models.ForeignKey(Learner, on_delete=models.CASCADE, related_name="tables")
    game = models.CharField(max_length=16)
    options = models.JSONField(default=dict, blank=True)
    first_dealer = models.PositiveSmallIntegerField(validators=[MaxValueValidator(3)])
    tutor = models.BooleanField(default=True)
    speed = models.CharField(max_length=8, choices=Speed.choices, default=Speed.STEP)
    one_tap = models.BooleanField(default=False)
    known = models.BooleanField(default=False)  # lists what the opponent is known to hold (chinze.draw)
    revision = models.PositiveIntegerField(default=0)  # counts the changes; a form that names an old one is stale
    acknowledged = models.PositiveSmallIntegerField(default=0)  # tricks of the current hand seen and put away
    created = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created"]

    def __str__(self) -> str:
        return f"table {self.pk}"


class Hand(models.Model):
    """One deal of the match, with its deck in dealing order.

    Whoever has its token may look at it once it is over (tutor/walk).
    """

    token = models.CharField(max_length=32, unique=True, default=new_token, editable=False)
    table = models.ForeignKey(Table, on_delete=models.CASCADE, related_name="hands")
    number = models.PositiveSmallIntegerField()  # from 1, void deals included
    deck = models.TextField()
    dealt = models.DateTimeField(default=timezone.now)
    voids = models.PositiveSmallIntegerField(default=0)  # void deals before it: the same dealer dealt again
    assisted = models.BooleanField(default=False)  # the learner has taken something back, or knew the deal

    class Meta:
        ordering = ["number"]
        constraints = [models.UniqueConstraint(fields=["table", "number"], name="hand_once")]

    def __str__(self) -> str:
        return f"hand {self.number} of table {self.table_id}"

    @property
    def counted(self) -> int:
        """Which hand of the match it is, void deals not counted."""
        return self.number - self.voids


class Play(models.Model):
    """One action of a hand, as text (rules/notation.md)."""

    hand = models.ForeignKey(Hand, on_delete=models.CASCADE, related_name="plays")
    ply = models.PositiveSmallIntegerField()  # from 0
    text = models.CharField(max_length=400)

    class Meta:
        ordering = ["ply"]
        constraints = [models.UniqueConstraint(fields=["hand", "ply"], name="play_once")]

    def __str__(self) -> str:
        return f"ply {self.ply} of hand {self.hand_id}"


class Slip(models.Model):
    """What the learner tried and the rules refused, or did and took back, with the clause that it turned on.

    It belongs to the position before that ply of the hand: a take-back forgets those of the plies it undoes.
    """

    class Kind(models.TextChoices):
        REFUSED = "refused"
        TAKEN_BACK = "taken-back"

    hand = models.ForeignKey(Hand, on_delete=models.CASCADE, related_name="slips")
    ply = models.PositiveSmallIntegerField()
    kind = models.CharField(max_length=10, choices=Kind.choices)
    text = models.CharField(max_length=400)  # the action
    rule = models.CharField(max_length=64)
    at = models.DateTimeField(default=timezone.now)

    class Meta:
        ordering = ["ply", "at"]
        constraints = [models.UniqueConstraint(fields=["hand", "ply", "text"], name="slip_once")]

    def __str__(self) -> str:
        return f"{self.kind} at ply {self.ply} of hand {self.hand_id}"
