"""What time it is for learners: the one place to ask, and the one place where tests set it (`clock.now`).

A day of learning is a day where the games come from (TIME_ZONE): one who plays till late has still played today.
"""

from datetime import date, datetime

from django.utils import timezone


def now() -> datetime:
    """This moment, in UTC."""
    return timezone.now()


def day_of(at: datetime) -> date:
    """The day of learning to which a moment belongs."""
    return timezone.localdate(at)


def today() -> date:
    """The day of learning that it is now."""
    return day_of(now())
