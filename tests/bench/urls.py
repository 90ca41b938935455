"""The site's addresses, and a bare view that does what every page does: session, form token, one query."""

from django.http import HttpRequest, HttpResponse
from django.urls import path

from tutor.learners.services import learner_for
from tutor.urls import urlpatterns as site


def bare(request: HttpRequest) -> HttpResponse:
    """The session and one query (who is the learner?); the form's token is checked on the way here."""
    return HttpResponse(f"{learner_for(request)}")


urlpatterns = [path("bare/", bare), *site]
