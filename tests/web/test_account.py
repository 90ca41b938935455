"""The optional account: it takes a guest's progress along to another device, and leaves nothing there."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session as DjangoSession
from django.db import connection, connections
from django.http import HttpResponse
from django.test import Client
from django.test.utils import CaptureQueriesContext

from tests.web.accounts import NAME, PAIR, PASSWORD, enter, learned, post, rules_of, sign_up, signed_in
from tests.web.tables import text, visitor
from tutor.learners.models import Answer, Learner
from tutor.learners.services import SESSION_KEY, answers_record
from tutor.table.models import Table

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_hashes")]


# --- making one -----------------------------------------------------------------------------------------


def test_an_account_takes_the_guests_progress_along(client: Client) -> None:
    guest = learned(client, "gatti.turn")
    assert sign_up(client).url == "/en/account/"
    assert User.objects.get().learner == guest
    assert rules_of(client) == {"gatti.turn"}
    assert NAME in text(client.get("/en/account/"))
    assert SESSION_KEY not in client.session


def test_an_account_can_come_first(client: Client) -> None:
    sign_up(client)
    assert Learner.objects.get().user == User.objects.get()
    client.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    assert Table.objects.get().learner == User.objects.get().learner


def test_nothing_but_a_name_and_a_hash_is_kept(client: Client) -> None:
    sign_up(client)
    user = User.objects.get()
    assert (user.first_name, user.email, user.last_name) == (NAME, "", "")
    assert PASSWORD not in user.password
    assert user.check_password(PASSWORD)


@pytest.mark.parametrize("name", ["manena parödi", "  MANENA   PARÖDI ", "Manena Paro\u0308di", "Ｍanena Parödi"])
def test_a_name_belongs_to_one_however_it_is_written(name: str, client: Client) -> None:
    sign_up(Client())
    refused = sign_up(client, name, password="another secret", again="another secret")
    assert "This name is taken" in text(refused)
    assert User.objects.count() == 1
    assert not signed_in(client)
    assert enter(client, name).status_code == 302
    assert signed_in(client)


@pytest.mark.parametrize("name", ["नमस्ते", "เสือ", "i\u0307", "O’Neil", "ﷺ"])
def test_a_name_of_any_script_is_one(name: str, client: Client) -> None:
    """The vowels of some are marks beside the letters."""
    assert sign_up(client, name).status_code == 302


@pytest.mark.parametrize("name", ["\u0307", "\u0307a", "a\u200bb", "\u202eabc", "🂡", ".", "a\0b"])
def test_what_nobody_could_read_is_no_name(name: str, client: Client) -> None:
    assert "begins with a letter" in text(sign_up(client, name))
    assert not User.objects.exists()


def test_a_letter_that_no_database_has_is_a_wrong_name(client: Client) -> None:
    """PostgreSQL refuses to look for NUL."""
    sign_up(Client())
    assert "do not go together" in text(enter(client, "Manena\0"))
    for path in ("table/a%00b/", "pad/a%00b/", "hand/a%00b/", "hand/a%00b/3/"):
        with CaptureQueriesContext(connection) as asked:
            assert client.get(f"/en/{path}").status_code == 404
        assert not asked.captured_queries


def test_a_password_is_the_same_however_a_device_writes_its_letters(client: Client) -> None:
    sign_up(client)
    changed = post(
        client, "password", present=PASSWORD, password="a lanterna è bella", again="a lanterna e\u0300 bella"
    )
    assert changed.status_code == 302
    assert enter(Client(), password="a lanterna e\u0300 bella").status_code == 302


def test_a_form_sent_twice_makes_one_account(client: Client) -> None:
    learned(client, "gatti.turn")
    other_tab = Client()
    other_tab.cookies["sessionid"] = client.cookies["sessionid"].value
    for tab in (client, other_tab, client):
        assert sign_up(tab).status_code == 302
    assert User.objects.count() == Learner.objects.count() == 1
    assert rules_of(client) == rules_of(other_tab) == {"gatti.turn"}
    assert Answer.objects.count() == 1


def at_once(*sends: Callable[[], HttpResponse]) -> list[HttpResponse]:
    """The answers to requests that are sent at the same moment."""
    start = threading.Barrier(len(sends))

    def sent(send: Callable[[], HttpResponse]) -> HttpResponse:
        start.wait()
        try:
            return send()
        finally:
            connections.close_all()

    with ThreadPoolExecutor(len(sends)) as pool:
        return list(pool.map(sent, sends))


@pytest.mark.django_db(transaction=True)
def test_of_two_who_want_a_name_at_the_same_moment_one_has_it() -> None:
    passwords = ("first secret", "second secret")
    answers = at_once(*(partial(sign_up, Client(), password=each, again=each) for each in passwords))
    assert sorted(answer.status_code for answer in answers) == [200, 302]
    (has_it,) = [each for each, answer in zip(passwords, answers, strict=True) if answer.status_code == 302]
    assert User.objects.get().check_password(has_it)
    assert Learner.objects.count() == 1


@pytest.mark.django_db(transaction=True)
def test_two_clicks_at_the_same_moment_are_one() -> None:
    """A second click sends the same cookies again: to make an account, to enter with more progress, to delete it."""

    def clicked_twice(client: Client, send: Callable[[Client], HttpResponse]) -> None:
        second = Client()
        second.cookies["sessionid"] = client.cookies["sessionid"].value
        answers = at_once(partial(send, client), partial(send, second))
        assert [answer.status_code for answer in answers] == [302, 302]

    client, phone = Client(), Client()
    learned(client, "gatti.turn")
    clicked_twice(client, sign_up)
    assert User.objects.count() == Learner.objects.count() == Answer.objects.count() == 1
    learned(phone, "gatti.win")
    clicked_twice(phone, enter)
    assert Learner.objects.count() == 1
    assert Answer.objects.count() == 2
    assert rules_of(phone) == rules_of(client) == {"gatti.turn", "gatti.win"}
    clicked_twice(phone, lambda each: post(each, "delete", whose="account", password=PASSWORD))
    assert not User.objects.exists()
    assert not Learner.objects.exists()


@pytest.mark.django_db(transaction=True)
def test_answers_that_come_in_while_all_is_deleted_leave_nothing_behind() -> None:
    for account in (False, True):
        client = Client()
        learned(client, "gatti.turn")
        if account:
            sign_up(client)
        tabs = [Client() for _ in range(4)]
        for tab in tabs:
            tab.cookies["sessionid"] = client.cookies["sessionid"].value
        whose = {"whose": "account", "password": PASSWORD} if account else {"whose": "guest"}
        answers = at_once(
            partial(post, client, "delete", **whose),
            *(partial(tab.post, "/en/gatti/learn/taste/", {"pick": "Kh"}) for tab in tabs),
        )
        assert answers[0].status_code == 302
        assert {answer.status_code for answer in answers[1:]} <= {200, 409}
        # Whoever came after it is a new guest.
        assert Answer.objects.filter(rule="gatti.turn").count() == 0
        assert not User.objects.exists()
        Learner.objects.all().delete()


# --- entering and leaving -------------------------------------------------------------------------------


def test_progress_comes_to_another_device(client: Client) -> None:
    learned(client, "gatti.turn")
    sign_up(client)
    phone = Client()
    learned(phone, "gatti.win")
    enter(phone)
    assert rules_of(phone) == rules_of(client) == {"gatti.turn", "gatti.win"}
    answers_record(
        learner=Learner.objects.get(), theme="follow", rules=["gatti.void"], right=True, source="puzzle"
    )  # on either of them
    assert "gatti.void" in rules_of(phone) & rules_of(client)


def test_a_guests_table_goes_on_in_the_account() -> None:
    client = Client(enforce_csrf_checks=True)
    sign_up(Client())
    at_table = visitor(client)
    token = client.cookies["csrftoken"].value
    address = f"/en/table/{at_table.table.token}/"
    fields = {"name": NAME, "password": PASSWORD, "next": address, "csrfmiddlewaretoken": token}
    assert client.post("/en/account/enter/", fields).url == address
    assert client.cookies["csrftoken"].value != token
    assert at_table.get().status_code == 200
    stranger = Client()
    assert stranger.get(address).status_code == 404


def test_a_session_begins_anew_with_the_account(client: Client) -> None:
    """Whoever knew the guest's cookie does not know the account's."""
    sign_up(Client())
    learned(client, "gatti.turn")
    before = client.session.session_key
    enter(client)
    assert client.session.session_key != before
    assert not DjangoSession.objects.filter(session_key=before).exists()


def test_leaving_leaves_nothing_of_the_account(client: Client) -> None:
    learned(client, "gatti.turn")
    sign_up(client)
    account = Learner.objects.get()
    page = client.get(post(client, "leave").url)
    assert "no longer open on this device" in text(page)
    assert rules_of(client) == set()
    assert not client.session.keys()
    client.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    guest = Table.objects.get().learner
    assert (guest != account, guest.user) == (True, None)
    # An old page that still shows the button takes nothing away from the guest.
    post(client, "leave")
    assert client.session[SESSION_KEY] == guest.key
    enter(client)
    assert Table.objects.get().learner == account


def test_leaving_takes_a_form(client: Client) -> None:
    sign_up(client)
    assert client.get("/en/account/leave/").status_code == 405
    assert signed_in(client)


def test_who_is_signed_in_needs_no_form(client: Client) -> None:
    sign_up(client)
    for page in ("new", "enter"):
        assert client.get(f"/en/account/{page}/").url == "/en/account/"
    assert enter(client, "somebody else").url == "/en/account/"
    assert client.get("/en/account/password/").status_code == 200
    post(client, "leave")
    assert client.get("/en/account/password/").url == "/en/account/enter/"


ELSEWHERE = [
    *("https://evil.example/", "//evil.example/", "/\\evil.example", "/en//evil.example", "javascript:alert(1)"),
    *("", "nowhere", "/en/nowhere/", "/fr/gatti/", "/static/css/base.css", "/en/account/leave/", "http:///en/"),
    *("/en/../en/", "/en/gatti/\r\nx: y", "\x00/en/", "http://[/en/"),
]


@pytest.mark.parametrize(
    ("wanted", "page"),
    [
        ("/en/gatti/learn/", "/it/gatti/learn/"),
        ("/it/gatti/practice/?x=1", "/it/gatti/practice/?x=1"),
        ("/lij/", "/it/"),
        *((wanted, "/it/account/") for wanted in ELSEWHERE),
    ],
)
def test_entering_leads_on_to_pages_of_ours_only(wanted: str, page: str, client: Client) -> None:
    client.post("/it/account/new/", {"name": NAME, "next": wanted, **PAIR})
    phone = Client()
    assert phone.post("/it/account/enter/", {"name": NAME, "password": PASSWORD, "next": wanted}).url == page
    assert phone.get("/it/account/new/", {"next": wanted}).url == page


def test_a_new_password_shuts_other_devices_out(client: Client) -> None:
    sign_up(client)
    phone = Client()
    enter(phone)
    new = {"password": "another secret", "again": "another secret"}
    assert post(client, "password", present="wrong", **new).status_code == 200
    said = text(client.get(post(client, "password", present=PASSWORD, **new).url))
    assert "The new password holds" in said
    assert signed_in(client)
    phone.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    assert Table.objects.get().learner.user is None
    assert not signed_in(phone)
    assert enter(phone).status_code == 200
    assert enter(phone, password="another secret").status_code == 302
