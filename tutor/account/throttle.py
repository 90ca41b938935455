"""Nobody may guess passwords for long. Counted in the database, so that it holds for all of the site's processes."""

from datetime import timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import F
from django.http import HttpRequest
from django.utils import timezone
from django.utils.crypto import salted_hmac

from tutor.account.models import Tries

WINDOW = timedelta(minutes=15)
FOR_BOTH, FOR_NAME, FOR_ADDRESS = 5, 50, 100
"""Wrong passwords in a quarter of an hour: for a name from one address, for a name, from an address (a school's
forty learners share one)."""


class TooManyTries(Exception):
    """The password is not even looked at."""


@transaction.atomic
def counted(request: HttpRequest, name: str) -> None:
    """Count a try before it is looked at, so that many at once are all counted; raises TooManyTries.

    A try that is refused is not counted: the quarter of an hour ends, however often one tries.
    """
    outdated_forget()
    limits = _limits(request, name)
    found = {tries.mark: tries.count for tries in Tries.objects.select_for_update().filter(mark__in=limits)}
    if any(found.get(mark, 0) >= limit for mark, limit in limits.items()):
        raise TooManyTries
    for mark in limits:
        Tries.objects.get_or_create(mark=mark, defaults={"since": timezone.now()})
    Tries.objects.filter(mark__in=limits).update(count=F("count") + 1)


def outdated_forget() -> None:
    """Delete what was counted in a quarter of an hour that is over."""
    Tries.objects.filter(since__lt=timezone.now() - WINDOW).delete()


def forgiven(request: HttpRequest, name: str) -> None:
    """The password was right: this try was none, and the slips before it are forgotten."""
    both, *wider = _limits(request, name)
    Tries.objects.filter(mark=both).delete()
    Tries.objects.filter(mark__in=wider, count__gt=0).update(count=F("count") - 1)


def _limits(request: HttpRequest, name: str) -> dict[str, int]:
    """What is counted, and how far; the narrowest first."""
    address = _address(request)
    kinds = (("both", f"{address} {name}", FOR_BOTH), ("name", name, FOR_NAME), ("address", address, FOR_ADDRESS))
    return {
        salted_hmac(f"tutor.account.throttle.{kind}", value, algorithm="sha256").hexdigest(): limit
        for kind, value, limit in kinds
    }


def _address(request: HttpRequest) -> str:
    """The visitor's; behind our proxy, the one that the proxy saw: the last, for anybody can write those before it."""
    forwarded = request.headers.get("x-forwarded-for", "") if settings.SECURE_PROXY_SSL_HEADER else ""
    return forwarded.rpartition(",")[2].strip() or request.META.get("REMOTE_ADDR", "")
