"""The ways in: the start page and a game's own, for whoever is new and for whoever comes back; the header."""

import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client

from games.registry import GAMES
from tests.web.tables import visitor
from tutor.home.onward import lesson_next, start_next
from tutor.learners import clock
from tutor.learners.models import Learner
from tutor.lessons.models import Progress
from tutor.lessons.reader import lesson

pytestmark = pytest.mark.django_db


def next_url(client: Client, path: str) -> str:
    """Where the one thing to do next leads."""
    page = client.get(path).content.decode()
    found = re.findall(r'<div class="next">.*?href="([^"]+)"', page, flags=re.DOTALL)
    assert len(found) == 1
    return found[0]


def test_a_newcomer_is_led_to_a_first_card(client: Client, lang: str) -> None:
    assert next_url(client, f"/{lang}/") == f"/{lang}/gatti/learn/taste/#lesson"
    for game in GAMES:
        assert next_url(client, f"/{lang}/{game}/") == f"/{lang}/{game}/learn/taste/#lesson"
    assert not Learner.objects.exists()


@pytest.mark.parametrize("game", GAMES)
def test_the_first_step_is_one_card_to_play(client: Client, lang: str, game: str) -> None:
    """Nothing to know before: one card is right, and every other is refused with its reason."""
    exercise = lesson(game).steps[0].exercises[0]
    assert exercise.question.form == "card"
    assert len(exercise.question.right) == 1
    for card in exercise.question.choices:
        page = client.post(f"/{lang}/{game}/learn/taste/", {"pick": card}).content.decode()
        assert ('class="feedback is-right' in page) is (card in exercise.question.right)
        assert "rules/#" in page


def test_all_four_games_can_be_touched(client: Client, lang: str) -> None:
    page = client.get(f"/{lang}/").content.decode()
    assert re.findall(rf'<h2><a href="/{lang}/(\w+)/">', page) == list(GAMES)


def test_one_goes_on_with_the_lesson_where_one_stopped(client: Client) -> None:
    client.post("/en/cirollon/learn/taste/", {"pick": "3d"})
    assert next_url(client, "/en/") == "/en/cirollon/learn/pack/#lesson"
    client.post("/en/gatti/learn/taste/", {"pick": "Kh"})
    client.post("/en/gatti/learn/pack/", {"pick": "Qh"})
    assert next_url(client, "/en/") == next_url(client, "/en/gatti/") == "/en/gatti/learn/pack/2/#lesson"
    assert next_url(client, "/en/cirollon/") == "/en/cirollon/learn/pack/#lesson"
    for path in ("/en/", "/en/gatti/"):
        assert client.get(path).content.decode().count("Steps done: 1 of 17") == 1


def test_what_is_due_comes_before_the_lesson(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.post("/en/gatti/learn/taste/", {"pick": "4c"})
    assert next_url(client, "/en/") == "/en/gatti/learn/taste/#lesson"
    tomorrow = clock.now() + timedelta(days=1)
    monkeypatch.setattr(clock, "now", lambda: tomorrow)
    assert next_url(client, "/en/") == "/en/today/"


def test_a_table_waits_for_whoever_only_plays(client: Client) -> None:
    table = visitor(client, game="chinze").table
    assert next_url(client, "/en/") == next_url(client, "/en/chinze/") == f"/en/table/{table.token}/"
    assert next_url(client, "/en/gatti/") == "/en/gatti/learn/taste/#lesson"


def test_after_the_last_step_there_is_the_table(client: Client) -> None:
    client.post("/en/gatti/learn/taste/", {"pick": "Kh"})
    learner = Learner.objects.get()
    for step in lesson("gatti").steps:
        for number in range(1, len(step.exercises) + 1):
            Progress.objects.update_or_create(
                learner=learner, game="gatti", step=step.id, exercise=number, defaults={"done": True}
            )
    assert lesson_next(learner, "gatti") is None
    assert next_url(client, "/en/gatti/") == "/en/gatti/play/"
    assert start_next(learner, clock.now()) is None


@pytest.mark.parametrize("path", ["", "gatti/", "gatti/rules/", "gatti/learn/taste/", "progress/", "nowhere/"])
def test_what_belongs_to_the_learner_is_reached_from_every_page(client: Client, lang: str, path: str) -> None:
    page = client.get(f"/{lang}/{path}").content.decode()
    for own in ("today", "progress", "words", "account"):
        assert f'href="/{lang}/{own}/"' in page, own


@pytest.mark.parametrize("path", ["", "gatti/"])
def test_the_ways_in_cost_few_queries(client: Client, path: str, django_assert_max_num_queries: Any) -> None:
    with django_assert_max_num_queries(1):
        Client().get(f"/en/{path}")
    client.post("/en/gatti/learn/taste/", {"pick": "Kh"})
    for _ in range(5):
        visitor(client, game="gatti")
    with django_assert_max_num_queries(10):
        assert client.get(f"/en/{path}").status_code == 200


@pytest.mark.parametrize("path", ["", "gatti/", "gatti/rules/", "cucco/pack/"])
def test_the_ways_in_are_only_to_be_read(client: Client, path: str) -> None:
    assert client.post(f"/en/{path}").status_code == 405
