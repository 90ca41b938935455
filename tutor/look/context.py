"""For every template: `look`, the choices of this device."""

from django.http import HttpRequest

from tutor.look.choices import COOKIE, read


def look(request: HttpRequest) -> dict[str, object]:
    return {"look": read(request.COOKIES.get(COOKIE, ""))}
