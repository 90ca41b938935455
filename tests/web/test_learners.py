"""The guest: made when there is something to keep, and found again."""

import re
from datetime import date

import pytest
from django.contrib.auth.models import AnonymousUser, User
from django.contrib.sessions.backends.base import UpdateError
from django.db import IntegrityError
from django.http import HttpRequest
from django.test import Client, RequestFactory

from tutor.learners.models import Answer, Learner
from tutor.learners.services import answers_record, learner_for
from tutor.learners.sessions import SessionStore

pytestmark = pytest.mark.django_db


def request_from(rf: RequestFactory) -> HttpRequest:
    request = rf.get("/")
    request.session, request.user = SessionStore(), AnonymousUser()
    return request


@pytest.fixture
def request_of_guest(rf: RequestFactory) -> HttpRequest:
    return request_from(rf)


def test_looking_around_leaves_nothing_behind(client: Client) -> None:
    client.get("/en/")
    client.get("/en/gatti/")
    assert "sessionid" not in client.cookies
    assert not Learner.objects.exists()


def test_learner_is_made_once(request_of_guest: HttpRequest) -> None:
    assert learner_for(request_of_guest) is None
    learner = learner_for(request_of_guest, create=True)
    assert learner_for(request_of_guest) == learner_for(request_of_guest, create=True) == learner
    assert Learner.objects.count() == 1


def test_key_of_a_learner_who_is_gone_makes_a_new_one(request_of_guest: HttpRequest) -> None:
    learner_for(request_of_guest, create=True).delete()
    assert learner_for(request_of_guest) is None
    assert learner_for(request_of_guest, create=True).pk


def test_session_runs_from_the_last_day_of_learning(request_of_guest: HttpRequest) -> None:
    session = request_of_guest.session
    learner_for(request_of_guest, create=True)
    session.modified = False
    learner_for(request_of_guest, create=True)
    assert not session.modified
    session["last_day"] = "2020-02-02"
    session.modified = False
    learner_for(request_of_guest)
    assert not session.modified
    learner_for(request_of_guest, create=True)
    assert session.modified


def test_learners_are_strangers_to_each_other(rf: RequestFactory) -> None:
    keys = set()
    for _ in range(2):
        keys.add(learner_for(request_from(rf), create=True).key)
    assert len(keys) == 2


def test_results_are_kept_by_rule() -> None:
    learner, other = Learner.objects.create(), Learner.objects.create()
    suit, trump = "gatti.follow.suit", "gatti.follow.trump"
    answers_record(learner=learner, theme="follow", rules=[suit, trump, suit], right=True, source="puzzle")
    answers_record(learner=learner, theme="follow", rules=[suit], right=False, source="lesson")
    answers_record(learner=other, theme="follow", rules=[suit], right=True, source="table")
    kept = Answer.objects.filter(learner=learner).values_list("rule", "theme", "right", "source")
    assert sorted(kept) == [
        (suit, "follow", False, "lesson"),
        (suit, "follow", True, "puzzle"),
        (trump, "follow", True, "puzzle"),
    ]


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize("account", [False, True])
@pytest.mark.parametrize(
    ("area", "path", "fields"),
    [
        ("lessons", "cucco/learn/taste/", {"pick": "15"}),
        ("words", "words/practice/lij-en/1/", {"pick": ""}),
        ("practice", "gatti/practice/may-play/1/", {"pick": ""}),
        ("table", "cucco/play/", {"speed": "normal"}),
    ],
)
def test_a_learner_who_goes_while_something_is_kept_is_told_that_the_page_is_old(
    client: Client, monkeypatch: pytest.MonkeyPatch, area: str, path: str, fields: dict[str, str], account: bool
) -> None:
    """In another tab one deletes everything, or signs in, at that moment: nothing breaks and nothing is kept."""
    client.post("/en/gatti/learn/taste/", {"pick": "Kh"})
    if account:
        user = User.objects.create(username="manena")
        Learner.objects.update(user=user)
        client.force_login(user)
    page = client.get(f"/en/{path}").content.decode()
    if fields.get("pick") == "":
        fields = {"pick": re.findall(r'name="pick"[^>]*value="([^"]+)"', page)[:1]}

    def gone(request: HttpRequest, *, create: bool = False) -> Learner | None:
        learner = learner_for(request, create=create)
        if create:
            Learner.objects.all().delete()
            User.objects.all().delete()
        return learner

    monkeypatch.setattr(f"tutor.{area}.views.learner_for", gone)
    told = client.post(f"/en/{path}", fields)
    assert told.status_code == 409
    assert "This page is out of date" in told.content.decode()
    assert not Learner.objects.exists()


def test_what_breaks_for_another_reason_is_no_old_page(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(**_: object) -> None:
        raise IntegrityError

    monkeypatch.setattr("tutor.lessons.views.exercise_answer", broken)
    client.raise_request_exception = False
    assert client.post("/en/cucco/learn/taste/", {"pick": "15"}).status_code == 500


def test_a_session_that_ends_meanwhile_is_an_old_page(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.post("/en/gatti/learn/taste/", {"pick": "Kh"})

    def ended(*_: object, **__: object) -> None:
        raise UpdateError

    monkeypatch.setattr(SessionStore, "save", ended)
    monkeypatch.setattr("tutor.learners.clock.today", lambda: date(2027, 1, 1))  # a new day is noted in the session
    told = client.post("/en/gatti/learn/taste/", {"pick": "Kh"})
    assert told.status_code == 409
    assert "This page is out of date" in told.content.decode()


@pytest.mark.parametrize("cookie", [r'"\000abcdefghij"', "abcdefgh-ijkl", "x" * 3000])
def test_a_cookie_that_we_cannot_have_made_is_no_session(cookie: str, client: Client) -> None:
    """A NUL is sent as its octal number; PostgreSQL refuses to look for one."""
    page = client.get("/en/today/", headers={"cookie": f"sessionid={cookie}"})
    assert page.status_code == 200
    assert page.wsgi_request.session.session_key is None
