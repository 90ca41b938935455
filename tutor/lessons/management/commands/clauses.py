"""`manage.py clauses [GAME …]`: the clause table, a line a clause, columns between tabs."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.registry import GAMES
from tutor.lessons.clauses import clauses


class Command(BaseCommand):
    help = "Print for each clause the languages that tell it, the steps that teach it, the themes that drill it."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="all where none is named")

    def handle(self, *args: Any, games: list[str], **options: Any) -> None:
        self.stdout.write("\t".join(("clause", "kind", "text", "lesson", "puzzles")))
        for game in games or GAMES:
            for clause in clauses(game):
                taught = " ".join(clause.steps) or f"({clause.untaught})"
                told = " ".join(clause.languages)
                self.stdout.write("\t".join((clause.rule, clause.kind, told, taught, " ".join(clause.themes) or "-")))
