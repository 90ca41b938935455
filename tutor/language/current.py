"""The language of the page at hand."""

from django.conf import settings
from django.utils.translation import get_language


def page_language() -> str:
    """Its code; the site's own where no language is on at all."""
    return get_language() or settings.LANGUAGE_CODE
