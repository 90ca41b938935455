"""The game in a path: `<game:game>` is any that can be opened, `<learn:game>` one that has that area (areas.py)."""

from django.urls import register_converter
from django.urls.converters import StringConverter

from tutor.home.areas import ALL, games_with


def register() -> None:
    """Make them known to the paths."""
    for name, games in {"game": games_with(), **{area: games_with(area) for area in ALL}}.items():
        register_converter(type(f"{name.title()}Converter", (StringConverter,), {"regex": "|".join(games)}), name)
