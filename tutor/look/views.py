"""The preferences: one page, one form."""

from dataclasses import dataclass

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy, pgettext_lazy
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from tutor.look.choices import CHOICES, COOKIE, chosen, read, written

LEGENDS: dict[str, Promise] = {
    "theme": gettext_lazy("Day or night"),
    "suits": gettext_lazy("The colours of the suits"),
    "sounds": gettext_lazy("Sounds"),
}
WORDS: dict[str, Promise] = {
    "auto": gettext_lazy("As on your device"),
    "light": pgettext_lazy("colours", "Day"),
    "dark": pgettext_lazy("colours", "Night"),
    "two": gettext_lazy("As on our cards"),
    "four": gettext_lazy("Four colours: hearts red, diamonds blue, clubs green, spades black"),
    "off": gettext_lazy("No sounds"),
    "on": gettext_lazy("With sounds"),
}


@dataclass(frozen=True)
class Option:
    value: str
    text: Promise
    chosen: bool


@dataclass(frozen=True)
class Field:
    name: str
    legend: Promise
    options: list[Option]


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def preferences(request: HttpRequest) -> HttpResponse:
    """What is chosen on this device; a POST keeps it there."""
    if request.method == "POST":
        response = redirect(reverse("look:preferences") + "?kept")
        response.set_cookie(
            COOKIE,
            written(chosen(request.POST)),
            max_age=settings.LANGUAGE_COOKIE_AGE,
            samesite="Lax",
            secure=settings.HTTPS,
            httponly=True,
        )
        return response
    look = read(request.COOKIES.get(COOKIE, ""))
    fields = [
        Field(name, LEGENDS[name], [Option(value, WORDS[value], look[name] == value) for value in values])
        for name, values in CHOICES.items()
    ]
    return render(request, "look/preferences.html", {"fields": fields, "kept": "kept" in request.GET})
