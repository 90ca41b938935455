"""A learner can be gone before an answer is kept: deleted or taken into an account, in another tab at that moment."""

from collections.abc import Callable
from http import HTTPStatus

from django.contrib.auth.models import User
from django.core.exceptions import ObjectDoesNotExist
from django.db import DatabaseError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from tutor.learners.models import Learner
from tutor.learners.services import SESSION_KEY


class GoneMiddleware:
    """Such a request has changed nothing: its page is out of date, and says so."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self._get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._get_response(request)

    def process_exception(self, request: HttpRequest, exception: Exception) -> HttpResponse | None:
        lost = isinstance(exception, (ObjectDoesNotExist, DatabaseError))
        return render(request, "403_csrf.html", status=HTTPStatus.CONFLICT) if lost and _gone(request) else None


def _gone(request: HttpRequest) -> bool:
    """Whether whom this request came from is there no more."""
    if request.user.is_authenticated:
        return not User.objects.filter(pk=request.user.pk).exists()
    key = request.session.get(SESSION_KEY)
    return bool(key) and not Learner.objects.filter(key=key, user=None).exists()
