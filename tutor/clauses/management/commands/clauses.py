"""`manage.py clauses [GAME …]`: the clause table, a line a clause, columns between tabs; `--write` keeps its tests."""

from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from games.registry import GAMES
from tutor.clauses.kept import KEPT, written
from tutor.clauses.table import Clause, clauses

COLUMNS = ("clause", "kind", "source", "engine", "text", "lesson", "puzzles", "allowed by", "refused by")


class Command(BaseCommand):
    help = "Print for each clause its source, engine, words, lesson, puzzles and tests; reasons stand in brackets."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("games", nargs="*", choices=[[], *GAMES], help="all where none is named")
        parser.add_argument("--write", action="store_true", help="read the names of the tests anew")

    def handle(self, *args: Any, games: list[str], write: bool, **options: Any) -> None:
        if write:
            KEPT.write_text(written())
            return
        self.stdout.write("\t".join(COLUMNS))
        for game in games or GAMES:
            for clause in clauses(game):
                self.stdout.write("\t".join(_cells(clause)))


def _cells(clause: Clause) -> list[str]:
    drilled = [*clause.themes, *(f"{theme}*" for theme in clause.house_themes)]
    return [
        clause.rule,
        clause.kind,
        clause.source,
        ", ".join(clause.engine),
        " ".join(clause.languages),
        " ".join(clause.steps),
        " ".join(drilled) or f"({clause.undrilled})",
        " ".join(clause.allowed),
        " ".join(clause.refused) or f"({clause.unrefused})",
    ]
