"""What a table weighs on its way to a phone, compressed: at first with all it is drawn with, then a play's answer."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from games.registry import GAMES
from tests.web.tables import visitor

FIRST, ANSWER = 200_000, 15_000
COMPRESSED = {"accept-encoding": "gzip"}


def files(html: str) -> int:
    """The bytes of the files a page asks for, each as whitenoise sends it; icons of other devices are not asked for."""
    html = re.sub(r"<meta[^>]*>|<link rel=\"(?:icon|apple-touch-icon|manifest)\"[^>]*png[^>]*>", "", html)
    names = {name.partition("#")[0] for name in re.findall(r'(?:href|src)="/static/([^"]+)"', html)}
    return sum(_sent(Path(settings.STATIC_ROOT) / name) for name in names)


def _sent(file: Path) -> int:
    gzipped = file.with_name(file.name + ".gz")
    return (gzipped if gzipped.exists() else file).stat().st_size


@pytest.mark.django_db
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(game: str, lang: str, guest: Client) -> None:
    table = visitor(guest, lang, game)
    page = guest.get(table.url, headers=COMPRESSED)
    assert len(page.content) + files(table.get().content.decode()) < FIRST


@pytest.mark.django_db
@pytest.mark.parametrize("game", GAMES)
def test_the_answer_to_a_play_is_light(game: str, guest: Client) -> None:
    table = visitor(guest, "lij", game)
    table.deal_to("play", tricks=3)
    fields = table.advised() | {"csrfmiddlewaretoken": guest.cookies["csrftoken"].value}
    answer = guest.post(table.url, fields, headers={"HX-Request": "true", **COMPRESSED})
    assert answer.status_code == 200
    assert answer["content-encoding"] == "gzip"
    assert len(answer.content) < ANSWER
