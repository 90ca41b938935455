"""`manage.py serve`: the site on this machine, with a server that would do for more than one visitor."""

from typing import Any

import waitress
from django.core.management.base import BaseCommand, CommandError, CommandParser

from tutor.wsgi import application


class Command(BaseCommand):
    help = "Serve the site with waitress."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--host", default="127.0.0.1")
        parser.add_argument("--port", type=int, default=8000)

    def handle(self, *args: Any, host: str, port: int, **options: Any) -> None:
        try:
            server = waitress.create_server(application, host=host, port=port, threads=8, ident=None)
        except OSError as error:
            raise CommandError(f"Cannot listen on {host}:{port}: {error.strerror}. Try PORT=8001 make run.") from error
        self.stdout.write(f"Preisa is at http://{host}:{port}/ (stop it with Ctrl-C)")
        self.stdout.flush()
        server.run()
