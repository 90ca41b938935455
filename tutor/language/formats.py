"""Dates, lists and figures in the reader’s language. Dates by Babel: Django would write Ligurian ones as in the US."""

import datetime

from babel import Locale
from babel.dates import format_date, format_skeleton
from babel.lists import format_list
from django.utils import timezone

from tutor.language.current import page_language


def date(when: datetime.datetime) -> str:
    """The day, in the site's time zone: "14 d’ottobre do 2025"."""
    return format_date(timezone.localtime(when).date(), format="long", locale=_locale())


def day(when: datetime.date) -> str:
    """A day near enough to need no year: "14 d’ottobre"."""
    return format_skeleton("MMMMd", when, locale=_locale())


def figure(points: int) -> str:
    """Points on a sheet, with a real minus sign."""
    return str(points).replace("-", "−")


def listed(words: list[str]) -> str:
    """Words as an enumeration: "a, b and c"."""
    return format_list(words, locale=_locale()) if words else ""


def _locale() -> Locale:
    return Locale.parse(page_language())
