"""What is shown when a request goes wrong: a page of the site, in the page's language."""

from http import HTTPStatus

from django.contrib.sessions.exceptions import SessionInterrupted
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render


def bad_request(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    if isinstance(exception, SessionInterrupted):  # it ended in another tab at this moment
        return render(request, "403_csrf.html", status=HTTPStatus.CONFLICT)
    return render(request, "400.html", status=HTTPStatus.BAD_REQUEST)


def forbidden(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return render(request, "403.html", status=HTTPStatus.FORBIDDEN)


def stale_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form whose token is gone: mostly an old tab or a lost cookie, so the way out is to load it again."""
    return render(request, "403_csrf.html", status=HTTPStatus.FORBIDDEN)


def not_found(request: HttpRequest, exception: Exception | None = None) -> HttpResponse:
    return render(request, "404.html", status=HTTPStatus.NOT_FOUND)


def broken(request: HttpRequest) -> HttpResponse:
    return render(request, "500.html", status=HTTPStatus.INTERNAL_SERVER_ERROR)
