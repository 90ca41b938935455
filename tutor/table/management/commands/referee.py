"""`python manage.py referee [FILE]`: the referee of games/referee.py, for who has the site at hand."""

from __future__ import annotations

import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games import referee


class Command(BaseCommand):
    help = "Judges records and positions, one JSON object a line."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", nargs="?", help="JSON lines; standard input where none is named")

    def handle(self, *args: Any, **options: Any) -> None:
        named = [options["file"]] if options["file"] else []
        sys.exit(referee.run(named))
