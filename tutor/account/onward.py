"""Where one goes after entering: back to the page one came from, if it is one of ours."""

from urllib.parse import urlsplit

from django.http import HttpRequest
from django.urls import Resolver404, resolve, reverse
from django.utils.http import url_has_allowed_host_and_scheme
from django.utils.translation import get_language, get_language_from_path


def wanted(request: HttpRequest) -> str:
    """The page asked for by `next`, in the language of this one; "" if there is none, or it is not one of ours."""
    url = request.POST.get("next") or request.GET.get("next") or ""
    if not url_has_allowed_host_and_scheme(url, allowed_hosts=None):
        return ""
    parts = urlsplit(url)
    language = get_language_from_path(parts.path)
    path = f"/{get_language()}{parts.path.removeprefix(f'/{language}')}"
    try:
        area = resolve(path).app_name
    except Resolver404:
        return ""
    # The account's own pages lead nowhere from here: one has just been there.
    return parts._replace(path=path, fragment="").geturl() if language and area != "account" else ""


def page_after(request: HttpRequest) -> str:
    """The address to go on to."""
    return wanted(request) or reverse("account:home")
