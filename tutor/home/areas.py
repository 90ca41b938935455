"""What one can open of each game today; any other page is a plain 404, and nothing links to it."""

from games.registry import GAMES

AREAS = frozenset(
    {
        ("gatti", "learn"),
        ("gatti", "practice"),
        ("gatti", "play"),
        ("gatti", "rules"),
        ("chinze", "learn"),
        ("chinze", "practice"),
        ("chinze", "play"),
        ("chinze", "rules"),
        ("cirollon", "learn"),
        ("cirollon", "practice"),
        ("cirollon", "play"),
        ("cirollon", "rules"),
        ("cucco", "learn"),
        ("cucco", "practice"),
        ("cucco", "play"),
        ("cucco", "rules"),
    }
)


def areas_of(game: str) -> frozenset[str]:
    """The areas a game has: learn, practice, play, rules."""
    return frozenset(area for each, area in AREAS if each == game)


def games_with(*areas: str) -> list[str]:
    """The games that have one of these areas, or any if none is named, in the order in which they are shown."""
    return [game for game in GAMES if any(each == game and (not areas or area in areas) for each, area in AREAS)]
