"""Every page lives under its language; `/` goes to the visitor's. Each area spells its own paths in full."""

from django.conf import settings
from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from tutor.home.converters import register
from tutor.shell.views import worker
from tutor.style.views import style

register()

urlpatterns = i18n_patterns(
    path("", include("tutor.shell.urls")),
    path("", include("tutor.look.urls")),
    path("", include("tutor.home.urls")),
    path("", include("tutor.lessons.urls")),
    path("", include("tutor.practice.urls")),
    path("", include("tutor.table.urls")),
    path("", include("tutor.walk.urls")),
    path("", include("tutor.review.urls")),
    path("", include("tutor.progress.urls")),
    path("", include("tutor.account.urls")),
    path("", include("tutor.words.urls")),
    path("", include("tutor.paper.urls")),
    path("", include("tutor.pad.urls")),
    path("", include("tutor.clauses.urls")),
)
urlpatterns.append(path("worker.js", worker, name="worker"))

handler400 = "tutor.home.errors.bad_request"
handler403 = "tutor.home.errors.forbidden"
handler404 = "tutor.home.errors.not_found"
handler500 = "tutor.home.errors.broken"
if settings.DEBUG:
    urlpatterns.append(path("style/", style, name="style"))
