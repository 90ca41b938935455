"""The table's play request against a bare Django view, the bots' answer, and the first hand against the last.

All of it in a folder and a database of its own, through Django's test client: middleware, session, form token, view,
database and page, without the network. Each play has a bare request beside it, so that a busy machine is as unfair
to one as to the other.
"""

from __future__ import annotations

import os
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter

MATCHES = 2


@dataclass
class Times:
    """Seconds: of the play requests by hand of the match, of the bare requests, of the bots' answers alone."""

    plays: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))
    bare: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


def report() -> None:
    """Print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"PREISA_VAR": folder, "DATABASE_URL": f"sqlite:///{Path(folder) / 'bench.sqlite3'}"}
        os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutor.settings")
        times = measured(MATCHES)
    play, bare = median([each for plays in times.plays.values() for each in plays]), median(times.bare)
    print(f"table: a play with the bots’ answer         {play * 1000:>10.1f} ms")
    print(f"table: a bare view                          {bare * 1000:>10.1f} ms, ratio {play / bare:.1f}")
    print(f"table: three bots’ answer alone             {median(times.bots) * 1000:>10.2f} ms (limit 150)")
    first, last = median(times.plays[1]), median(times.plays[4])
    print(f"table: a play in hand 1                     {first * 1000:>10.1f} ms")
    print(f"table: a play in hand 4                     {last * 1000:>10.1f} ms")


def measured(matches: int) -> Times:
    """Matches played by the bot's advice. Django is set up here, after the folder is known."""
    import django

    django.setup()

    from django.core.management import call_command
    from django.db import connections
    from django.test import Client, override_settings

    from tests.web.tables import visitor

    call_command("migrate", verbosity=0)
    call_command("messages", compile=True)
    call_command("collectstatic", interactive=False, verbosity=0)
    times = Times()
    with override_settings(ROOT_URLCONF="tests.bench.urls"):
        for _ in range(matches):
            client = Client(enforce_csrf_checks=True, SERVER_NAME="localhost")
            _match(visitor(client), times)
    connections.close_all()
    return times


def _match(at_table: object, times: Times) -> None:
    from tests.web.tables import Visitor
    from tutor.table.services import bots_answer

    assert isinstance(at_table, Visitor)
    token = {"csrfmiddlewaretoken": at_table.client.cookies["csrftoken"].value}
    while (sitting := at_table.now()).phase != "end":
        if sitting.phase != "play":
            at_table.as_advised()
            continue
        start = perf_counter()
        at_table.client.post("/bare/", token)
        times.bare.append(perf_counter() - start)

        form = at_table.advised()
        start = perf_counter()
        at_table.post(**form)
        times.plays[sitting.hand.number].append(perf_counter() - start)

        played = sitting.after(at_table.now().actions[len(sitting.actions)])
        start = perf_counter()
        bots_answer(played)
        times.bots.append(perf_counter() - start)
