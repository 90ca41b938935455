"""Opening a table, and finding it again."""

import re
from typing import Any

import pytest
from django.test import Client

from tests.web.reading import untranslated
from tests.web.tables import text, visitor
from tutor.table.models import Table


def test_form_is_in_the_language_of_the_page(guest: Client, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with untranslated(monkeypatch) as missing:
        page = guest.get(f"/{lang}/gatti/play/")
    assert page.status_code == 200
    assert not missing


def test_newcomers_go_step_by_step_with_the_tutor(guest: Client) -> None:
    page = guest.get("/en/gatti/play/").content.decode()
    assert 'name="tutor" checked' in page
    assert 'value="step" checked' in page


def test_next_table_begins_as_the_last_one_was(guest: Client) -> None:
    visitor(guest, speed="instant", tutor="", captured="1")
    page = guest.get("/en/gatti/play/").content.decode()
    assert 'value="instant" checked' in page
    assert 'name="tutor" checked' not in page
    assert 'name="captured" value="1" id="captured-1" checked' in page


@pytest.mark.parametrize(("chosen", "options"), [({}, {}), ({"captured": "1"}, {"captured_melds": True})])
def test_options_are_those_chosen(guest: Client, chosen: dict[str, str], options: dict[str, bool]) -> None:
    assert visitor(guest, **chosen).table.options == options


def test_gatti_match_first_dealer_is_drawn_and_the_bots_before_the_learner_have_acted(guest: Client) -> None:
    tables = [visitor(guest) for _ in range(12)]
    assert len({each.table.first_dealer for each in tables}) > 1
    assert all(each.now().phase in ("discard", "declare") for each in tables)
    assert len({each.now().hand.deck for each in tables}) == 12


def test_unfinished_tables_can_be_come_back_to(guest: Client, db: None) -> None:
    mine = visitor(guest)
    assert mine.url in guest.get("/en/gatti/play/").content.decode()
    assert mine.url not in Client().get("/en/gatti/play/").content.decode()


@pytest.mark.parametrize("speed", ["", "warp", "step\x00"])
def test_unknown_speed_opens_nothing(guest: Client, speed: str) -> None:
    guest.get("/en/gatti/play/")
    token = guest.cookies["csrftoken"].value
    answer = guest.post("/en/gatti/play/", {"speed": speed, "csrfmiddlewaretoken": token})
    assert answer.status_code == 200
    assert "New table" in text(answer)
    assert "please choose again" in text(answer)
    assert not Table.objects.exists()


@pytest.mark.parametrize("wrong", [{"players": "7"}, {"speed": "warp"}])
def test_a_form_that_cannot_be_read_keeps_what_could(guest: Client, wrong: dict[str, str]) -> None:
    guest.get("/en/gatti/play/")
    token = guest.cookies["csrftoken"].value
    sent = {"speed": "normal", "angel": "1", "melds": "zena", "csrfmiddlewaretoken": token} | wrong
    html = guest.post("/en/gatti/play/", sent).content.decode()
    checked = set(re.findall(r'(?:value|name)="[^"]*" id="([^"]+)" checked', html))
    assert {"angel-1", "melds-zena", "players-4"} <= checked
    assert not Table.objects.exists()


def test_other_games_have_no_table(guest: Client) -> None:
    assert guest.get("/en/poker/play/").status_code == 404


@pytest.mark.django_db
def test_many_tables_cost_no_more_queries_than_a_few(client: Client, django_assert_max_num_queries: Any) -> None:
    for _ in range(5):
        visitor(client, game="cucco").deal_to("play", number=2)
    client.get("/en/cucco/play/")  # what finished hands came to is remembered
    with django_assert_max_num_queries(10):
        page = client.get("/en/cucco/play/").content.decode()
    tokens = [table.token for table in Table.objects.all()]
    assert all(f'href="/en/table/{token}/"' in page for token in tokens)
