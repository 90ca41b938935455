"""`manage.py lessons --check`: hold every lesson against the engine and the languages against each other."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from games.registry import GAMES
from tutor.lessons.gate import faults
from tutor.lessons.reader import lesson


class Command(BaseCommand):
    help = "List the steps of each game's lessons; with --check, say what is wrong with them."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="fail, and say why, if anything does not hold")

    def handle(self, *args: Any, check: bool, **options: Any) -> None:
        for game in GAMES:
            found = list(faults(game)) if check else []
            if found:
                raise CommandError("\n".join(found))
            steps = lesson(game).steps
            if not check:
                for step in steps:
                    self.stdout.write(f"{game} {step.id}: {', '.join(step.rules)}")
            exercises = sum(len(step.exercises) for step in steps)
            self.stdout.write(f"{game}: {len(steps)} steps, {exercises} exercises{', all hold' if check else ''}")
