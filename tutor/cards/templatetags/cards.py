"""``{% card "7h" %}`` draws a card of the tarot pack; ``{% card "leone" pack="cucco" %}`` one of another."""

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language, pgettext

from tutor.cards.draw import PACKS
from tutor.cards.pen import WIDTH
from tutor.cards.sprite import Pack
from tutor.language.names import card_name

register = template.Library()

_SVG = '<svg class="{classes}" viewBox="0 0 {width} {height}" {label}><use href="{sprite}#{symbol}"/></svg>'
_HIDDEN = mark_safe('aria-hidden="true"')


@register.simple_tag
def card(code: str, decorative: bool = False, pack: str = "tarot") -> SafeString:
    """One card face, named for screen readers unless a visible label already names it (``decorative=True``)."""
    drawn = PACKS[pack]
    if code not in drawn.codes:
        raise ValueError(f"not a card: {code!r}")
    return _svg(drawn, code, "" if decorative else card_name(code, pack))


@register.simple_tag
def cardback(decorative: bool = False, pack: str = "tarot") -> SafeString:
    """One card face down."""
    return _svg(PACKS[pack], "back", "" if decorative else pgettext("card", "face-down card"))


def _svg(pack: Pack, symbol: str, name: str) -> SafeString:
    classes = f"card card-{pack.name}" + (" card-back" if symbol == "back" else "")
    label = format_html('role="img" aria-label="{}"', name) if name else _HIDDEN
    sprite = static(f"cards/{pack.file(get_language() or '')}")
    return format_html(
        _SVG, classes=classes, width=WIDTH, height=pack.height, label=label, sprite=sprite, symbol=symbol
    )
