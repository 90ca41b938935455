"""Manifest, service worker and the page that is shown where there is no network."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.templatetags.static import static
from django.urls import reverse
from django.utils.translation import get_language, gettext
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from tutor.home.areas import games_with
from tutor.shell.edition import edition

PAPER, SLATE = "#faf5ea", "#3b4852"  # as in tokens.css
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("maskable-512.png", "512x512", "maskable"),
)


@require_safe
@cache_control(max_age=3600)
def manifest(request: HttpRequest) -> JsonResponse:
    """The app as a phone installs it, in the reader's language."""
    start = reverse("home:start")
    games = [{"name": game.capitalize(), "url": reverse("home:game", args=[game])} for game in games_with()]
    about = {
        "name": "Preisa",
        "short_name": "Preisa",
        "description": gettext("Old Ligurian card games: learn them step by step, practise, and play."),
        "lang": get_language(),
        "id": "/",
        "start_url": start,
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": SLATE,
        "icons": [
            {"src": static(f"img/{name}"), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in ICONS
        ],
        "shortcuts": games,
    }
    return JsonResponse(about, content_type="application/manifest+json", json_dumps_params={"ensure_ascii": False})


@require_safe
@cache_control(no_cache=True)
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker. It lies at the root, because it answers for what lies below it."""
    context = {"edition": edition(), "languages": [code for code, _ in settings.LANGUAGES], "games": games_with()}
    return render(request, "shell/worker.js", context, content_type="text/javascript")


@require_safe
def offline(request: HttpRequest) -> HttpResponse:
    """What can still be read without a network."""
    return render(request, "shell/offline.html", {"games": games_with()})
