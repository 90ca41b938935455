"""What one can open of each game; any other page is a plain 404, and nothing links to it."""

from games.registry import GAMES

ALL = ("learn", "practice", "play", "rules")
AREAS = {"gatti": ALL, "chinze": ALL, "cirollon": ALL, "cucco": ALL}
"""By game. One that is still being built has fewer."""


def areas_of(game: str) -> tuple[str, ...]:
    """The areas a game has."""
    return AREAS.get(game, ())


def games_with(area: str = "") -> list[str]:
    """The games that have this area, or any if none is named, in the order in which they are shown."""
    return [game for game in GAMES if (area in areas_of(game) if area else areas_of(game))]
