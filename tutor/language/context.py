"""For every template: the page at hand in each of the site's languages."""

from typing import NamedTuple

from django.conf import settings
from django.http import HttpRequest
from django.urls import translate_url
from django.utils.translation import get_language


class LanguageLink(NamedTuple):
    code: str
    name: str  # in the language itself
    url: str  # the same place: path and query kept
    current: bool


def languages(request: HttpRequest) -> dict[str, object]:
    """`language_links`, in the order of settings.LANGUAGES."""
    here = request.get_full_path()
    return {
        "language_links": [
            LanguageLink(code, name, _in_language(here, code), code == get_language())
            for code, name in settings.LANGUAGES
        ]
    }


def _in_language(path: str, code: str) -> str:
    translated = translate_url(path, code)
    # A path that leads nowhere (a 404 page) has no translation: there the switch goes to the start.
    return translated if translated.startswith(f"/{code}/") else f"/{code}/"
