"""The picture that a shared link shows."""

from typing import Any

from django import template
from django.core.exceptions import DisallowedHost
from django.templatetags.static import static
from django.utils.translation import get_language

register = template.Library()


@register.simple_tag(takes_context=True)
def social_image(context: dict[str, Any]) -> str:
    """Its address in full, as those who show links want it; only its path on the page that refuses a strange host."""
    path = static(f"img/social.{get_language()}.png")
    try:
        return context["request"].build_absolute_uri(path)
    except DisallowedHost:
        return path
