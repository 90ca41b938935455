"""The `<game:game>` part of a path: the games one can open today, so that any other name is a plain 404."""

from django.urls.converters import StringConverter


class GameConverter(StringConverter):
    regex = "gatti"
