"""What one can open of each game today; any other page is a plain 404, and nothing links to it."""

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
    """The games that have one of these areas, of all if none is named."""
    return sorted({game for game, area in AREAS if not areas or area in areas})
