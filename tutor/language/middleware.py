"""The language of a request, and its memory."""

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.middleware.locale import LocaleMiddleware
from django.utils.translation import get_language_from_path


class LanguageMiddleware(LocaleMiddleware):
    """Django's, and it remembers: whoever has read a page in a language finds it again behind `/`."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        response = super().process_response(request, response)
        language = get_language_from_path(request.path_info)
        known = request.COOKIES.get(settings.LANGUAGE_COOKIE_NAME)
        if isinstance(response, HttpResponse) and language and language != known:
            response.set_cookie(
                settings.LANGUAGE_COOKIE_NAME,
                language,
                max_age=settings.LANGUAGE_COOKIE_AGE,
                samesite=settings.LANGUAGE_COOKIE_SAMESITE,
                secure=settings.LANGUAGE_COOKIE_SECURE,
                httponly=settings.LANGUAGE_COOKIE_HTTPONLY,
            )
        return response
