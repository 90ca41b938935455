"""A table that says no: to plays against a rule, to odd and old forms, to strangers, to whoever would see a card."""

import re
import threading

import pytest
from django.db import connections
from django.http import HttpResponse
from django.test import Client

from tests.web.tables import (
    EAST,
    NORTH,
    TO_LEAD,
    WEST_LEADS_DIAMONDS,
    Visitor,
    barred,
    text,
    ticked,
    visitor,
    without_tokens,
)
from tutor.table import services
from tutor.table.models import Table

FOLLOW = "gatti.follow.suit"


# --- refusals --------------------------------------------------------------------------------------


def test_a_refusal_names_the_rule_and_changes_nothing(following: Visitor) -> None:
    following.set(tutor=False)
    before, page = following.record(), following.get()
    assert barred(page) == set()
    answer = following.play("Kh")
    assert answer.status_code == 200
    assert following.record() == before
    assert f'/en/gatti/rules/#{FOLLOW}"' in answer.content.decode()
    assert "Diamonds were led and you hold 3, so one of them." in text(answer)
    assert following.now().view.cards.bit_count() - len(barred(answer)) == 4  # three diamonds and the fool
    assert ticked(answer) == {"Kh"}


def test_tutor_marks_what_may_be_played(following: Visitor) -> None:
    assert not {"2d", "Jd", "Qd", "F"} & barred(following.get())
    assert {"Kh", "T20", "4c"} <= barred(following.get())
    assert "you must follow diamonds" in text(following.get())


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"action": "play", "card": "4h"}, "not in your hand"),
        ({"action": "play"}, "Choose a card first"),
        ({"action": "play", "card": "7x"}, "could not be read"),
        ({"action": "play", "card": ["2d", "Jd"]}, "could not be read"),
        ({"action": "play", "card": "2d 0 play Jd"}, "could not be read"),
        ({"action": "fly", "card": "2d"}, "could not be read"),
        ({"action": "", "card": "2d"}, "could not be read"),
        ({"card": "2d"}, "could not be read"),
        ({"action": "play", "card": "2d", "revision": "x"}, "could not be read"),
        ({"action": "play", "card": "2d", "revision": "-1"}, "could not be read"),
        ({"action": "play", "card": "2d", "revision": "9" * 30}, "could not be read"),
        ({"action": "declare", "meld": "terno:Kh"}, "All in good time"),
        ({"action": "declare", "meld": "mare:Kh"}, "could not be read"),
        ({"action": "declare", "meld": ["frilli"] * 120}, "could not be read"),
        ({"action": "discard", "card": ["2d", "Jd"]}, "All in good time"),
        ({"action": "give", "card": "2d"}, "All in good time"),
        ({"action": "play", "card": "\x00"}, "could not be read"),
        ({"action": "play", "card": "7♥"}, "could not be read"),
    ],
)
def test_odd_forms_are_answered_and_change_nothing(following: Visitor, fields: dict[str, object], words: str) -> None:
    before = following.record()
    answer = following.post(**fields)
    assert answer.status_code == 200
    assert words in text(answer)
    assert following.record() == before


def test_a_form_that_is_too_long_is_a_plain_error(following: Visitor) -> None:
    before = following.record()
    assert following.post(action="play", card=["2d"] * 300).status_code == 400
    assert following.post(action="play", card="2" * 100_000).status_code == 400
    assert following.record() == before


def test_the_seat_is_the_learners_whatever_is_sent(following: Visitor) -> None:
    following.post(action="play", card="2d", seat="1")
    assert following.record()[len(WEST_LEADS_DIAMONDS)] == "0 play 2d"


# --- twice, late, at the same moment ------------------------------------------------------------------


def test_the_same_click_twice_plays_once_and_needs_no_word(south: Visitor) -> None:
    revision = south.now().table.revision
    south.play("3h", revision=revision)
    record = south.record()
    again = south.play("3h", revision=revision)
    assert again.status_code == 200
    assert south.record() == record
    assert "moved on" not in text(again)


def test_an_old_page_gets_the_table_as_it_is(south: Visitor) -> None:
    revision = south.now().table.revision
    south.play("3h", revision=revision)
    record = south.record()
    late = south.play("9h", revision=revision)
    assert "moved on" in text(late)
    assert south.record() == record
    assert f'name="revision" value="{revision + 1}"' in late.content.decode()


def test_other_buttons_pressed_twice_need_no_word(south: Visitor) -> None:
    south.play("3h")
    revision = south.now().table.revision
    south.post("advance/", revision=revision)
    record = south.record()
    again = south.post("advance/", revision=revision)
    assert south.record() == record
    assert "moved on" not in text(again)


@pytest.mark.parametrize("path", ["advance/", "back/", "next/"])
def test_old_forms_of_every_kind_do_nothing(south: Visitor, path: str) -> None:
    south.play("3h")
    south.post("advance/")
    record = south.record()
    late = south.post(path, revision=0)
    assert "moved on" in text(late)
    assert south.record() == record


def test_settings_from_an_old_page_are_taken_and_make_no_page_old(south: Visitor) -> None:
    revision = south.now().table.revision
    south.play("3h")
    south.post("settings/", revision=revision, speed="step")
    assert Table.objects.get().speed == "step"
    assert south.now().table.revision == revision + 1


def test_taking_back_from_a_page_one_change_old_is_told(south: Visitor) -> None:
    south.set(tutor=True)
    revision = south.now().table.revision
    south.play("3h")
    record = south.record()
    assert "moved on" in text(south.post("back/", revision=revision))
    assert south.record() == record


def test_going_on_where_one_is_asked_changes_nothing(south: Visitor) -> None:
    before = south.now().table.revision
    assert "moved on" not in text(south.post("advance/", revision=before))
    assert south.now().table.revision == before


@pytest.mark.django_db(transaction=True)
def test_of_two_plays_at_the_same_moment_one_is_taken() -> None:
    at_table = visitor(Client(enforce_csrf_checks=True))
    at_table.lay(*TO_LEAD)
    revision = at_table.now().table.revision
    start = threading.Barrier(2)
    answers: dict[str, HttpResponse] = {}

    def send(card: str) -> None:
        client = Client(enforce_csrf_checks=True)
        client.cookies = at_table.client.cookies
        start.wait()
        answers[card] = Visitor(client, at_table.table).play(card, revision=revision)
        connections.close_all()

    threads = [threading.Thread(target=send, args=(card,)) for card in ("3h", "9h")]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    own = [action for action in at_table.record() if action.startswith("0 play")]
    assert len(own) == 1
    assert [answer.status_code for answer in answers.values()] == [200, 200]
    (late,) = [answer for card, answer in answers.items() if card != own[0].split()[-1]]
    assert "moved on" in text(late)
    assert at_table.now().table.revision == revision + 1


def test_nothing_is_written_when_a_ply_is_there_already(south: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    """The unique constraint as second guard: somebody wrote the ply without counting the revision."""
    monkeypatch.setattr(services, "_claimed", lambda *args, **changes: True)
    sitting = south.now()
    action = sitting.game.read_action("0 play 3h")
    services.table_act(sitting, action, sitting.table.revision)
    record = south.record()
    late = services.table_act(sitting, sitting.game.read_action("0 play 9h"), sitting.table.revision)
    assert late.sitting.texts == record == south.record()


# --- whose table ---------------------------------------------------------------------------------------

PATHS = ["", "advance/", "back/", "next/", "settings/", "tricks/", "why/1/0/cards/", "hand/1/record.json"]


@pytest.mark.parametrize("path", PATHS)
def test_somebody_elses_table_is_not_there(south: Visitor, lang: str, path: str) -> None:
    stranger = Visitor(Client(enforce_csrf_checks=True), south.table, lang)
    visitor(stranger.client, lang)  # a guest with a table of their own
    before = south.record()
    assert stranger.get(path).status_code == 404
    assert stranger.post(path, action="play", card="3h").status_code in (404, 405)
    assert south.record() == before


def test_a_lost_session_is_told_and_loses_nothing(south: Visitor) -> None:
    before = south.record()
    south.client.cookies.pop("sessionid")
    assert south.get().status_code == 404
    assert south.play("3h").status_code == 404
    token = south.client.cookies.pop("csrftoken").value
    answer = south.client.post(south.url, {"action": "play", "card": "3h", "csrfmiddlewaretoken": token})
    assert answer.status_code == 403
    assert south.record() == before


def test_forms_without_their_token_are_refused(south: Visitor) -> None:
    before = south.record()
    assert south.client.post(south.url, {"action": "play", "card": "3h", "revision": 0}).status_code == 403
    assert south.record() == before


@pytest.mark.parametrize("path", ["advance/", "back/", "next/", "settings/"])
def test_addresses_of_forms_lead_back_to_the_table(south: Visitor, path: str) -> None:
    assert south.get(path).url == south.url


# --- what must not be seen --------------------------------------------------------------------------------


@pytest.mark.parametrize("tutor", [True, False])
def test_hidden_cards_change_nothing_that_is_shown(following: Visitor, tutor: bool) -> None:
    """Other hands and the discard exchange cards that South cannot see: every answer stays the same to the letter."""
    following.set(tutor=tutor)

    def seen() -> list[str]:
        answers = [
            following.get(),
            following.get(htmx=True),
            following.get("?hint=1"),
            following.get("tricks/"),
            following.play("Kh"),
            following.play("7x"),
            following.play("2d", revision=10_000),
        ]
        return [without_tokens(answer) for answer in answers]

    first = seen()
    other = [action.replace("8d 9d", "9d 10d") for action in WEST_LEADS_DIAMONDS]
    following.lay(
        *other,
        hands={
            1: EAST.replace("5h", "Jh").replace("T14", "T17"),
            2: NORTH.replace("Jh", "5h").replace("T17", "T14"),
        },
    )
    following.set(acknowledged=1)
    assert seen() == first


def test_a_fault_tells_no_card(
    south: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(game: str, view: object) -> None:
        raise RuntimeError("the bot has fallen asleep")

    monkeypatch.setattr(services, "choose", broken)
    south.client.raise_request_exception = False
    answer = south.play("3h")
    assert answer.status_code == 500
    told = answer.content.decode() + caplog.text
    assert "fallen asleep" in caplog.text
    assert not set(re.findall(r"\b(?:[0-9JCQK]{1,2}[hdcs]|T\d\d?)\b", told))
    assert south.record() == TO_LEAD


def test_the_record_of_a_running_hand_is_not_there(south: Visitor) -> None:
    assert south.get("hand/1/record.json").status_code == 404
    assert south.get("hand/2/record.json").status_code == 404
    assert south.get(f"hand/{'9' * 25}/record.json").status_code == 404  # more than a database can reckon with
