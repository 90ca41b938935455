from django.db import models


class Tries(models.Model):
    """How often a wrong password was sent of late: with one name, from one address, or both.

    `mark` is a keyed hash of what is counted, so that neither names nor addresses are kept.
    """

    mark = models.CharField(max_length=64, unique=True)
    count = models.PositiveIntegerField(default=0)
    since = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.count} since {self.since:%H:%M}"
