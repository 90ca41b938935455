"""What can be chosen, and the cookie that keeps it: it belongs to the device, not to the learner."""

from collections.abc import Mapping
from urllib.parse import parse_qsl, urlencode

COOKIE = "look"

CHOICES = {
    "theme": ("auto", "light", "dark"),
    "suits": ("two", "four"),
    "sounds": ("off", "on"),
}
"""By name what there is to choose, the first of each being the rule."""


def read(cookie: str) -> dict[str, str]:
    """The choices in a cookie. What it does not name, or names wrongly, is as it is for everybody."""
    return chosen(dict(parse_qsl(cookie[:200])))


def chosen(sent: Mapping[str, str]) -> dict[str, str]:
    """What was sent, as far as it is one of the choices."""
    return {name: sent[name] if sent.get(name) in values else values[0] for name, values in CHOICES.items()}


def written(look: Mapping[str, str]) -> str:
    """The cookie."""
    return urlencode(look)
