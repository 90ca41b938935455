"""`manage.py messages`: bring the catalogues up to the code; `--check` them; `--compile` them."""

from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from tutor.language import catalogues


class Command(BaseCommand):
    help = "Extract the messages into locale/*/LC_MESSAGES/django.po (and drop what the code no longer says)."
    requires_system_checks: list[str] = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--check", action="store_true", help="change nothing; fail where a text is missing")
        parser.add_argument("--compile", action="store_true", help="only build the .mo files")

    def handle(self, *args: Any, check: bool, compile: bool, **options: Any) -> None:
        if compile:
            catalogues.compile_all()
            return
        template = catalogues.extract()
        if check:
            found = [p for language in catalogues.TRANSLATED for p in catalogues.problems(language, template)]
            if found:
                raise CommandError("\n".join(found))
            return
        for language in catalogues.TRANSLATED:
            catalogues.write(language, catalogues.merge(language, template, prune=True))
        catalogues.compile_all()
