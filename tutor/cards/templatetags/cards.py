"""``{% card "7h" %}`` draws a card from the sprite of the page's language."""

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, pgettext

from tutor.cards.draw import LANGUAGES
from tutor.language.names import card_name, is_card

register = template.Library()

_SVG = '<svg class="{classes}" viewBox="0 0 100 185" {label}><use href="{sprite}#{symbol}"/></svg>'
_HIDDEN = mark_safe('aria-hidden="true"')


@register.simple_tag
def card(code: str, decorative: bool = False) -> SafeString:
    """One card face, named for screen readers unless a visible label already names it (``decorative=True``)."""
    if not is_card(code):
        raise ValueError(f"not a card: {code!r}")
    return _svg("card", code, "" if decorative else card_name(code))


@register.simple_tag
def cardback(decorative: bool = False) -> SafeString:
    """One card face down."""
    return _svg("card card-back", "back", "" if decorative else pgettext("card", "face-down card"))


def _svg(classes: str, symbol: str, name: str) -> SafeString:
    label = format_html('role="img" aria-label="{}"', name) if name else _HIDDEN
    return format_html(_SVG, classes=classes, label=label, sprite=_sprite(), symbol=symbol)


def _sprite() -> str:
    language = get_language() or ""
    return static(f"cards/tarot.{language if language in LANGUAGES else 'en'}.svg")
