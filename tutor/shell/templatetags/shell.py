"""The picture that a shared link shows."""

from typing import Any

from django import template
from django.templatetags.static import static
from django.utils.translation import get_language

register = template.Library()


@register.simple_tag(takes_context=True)
def social_image(context: dict[str, Any]) -> str:
    """Its address in full, as those who show links want it; without a request (an error page) only its path."""
    path = static(f"img/social.{get_language()}.png")
    request = context.get("request")
    return request.build_absolute_uri(path) if request else path
