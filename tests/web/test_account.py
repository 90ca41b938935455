"""The optional account: it takes a guest's progress along, lets nobody else in, and goes without a trace."""

import json
import re
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from functools import partial, reduce
from operator import or_

import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session as DjangoSession
from django.core.management import call_command
from django.db import connections
from django.http import HttpResponse
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from games.core.contract import Action, Event
from games.registry import GAMES
from tests.web.reading import PageText, untranslated
from tests.web.tables import SOUTH, TO_LEAD, text, visitor
from tutor.account import throttle
from tutor.account.merge import relations
from tutor.account.models import Tries
from tutor.learners.models import Answer, Learner
from tutor.learners.services import SESSION_KEY, answers_record
from tutor.table.models import Hand, Play, Table

pytestmark = pytest.mark.django_db

NAME, PASSWORD = "Manena Parödi", "o mæ segretto"
PAIR = {"password": PASSWORD, "again": PASSWORD}


@pytest.fixture(autouse=True)
def quick_hashes(settings: Settings) -> None:
    """Django's own hash takes its time on purpose."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]


def learned(client: Client, *rules: str) -> Learner:
    """A guest with an answer under each rule."""
    learner = Learner.objects.create()
    session = client.session
    session[SESSION_KEY] = learner.key
    session.save()
    client.cookies["sessionid"] = session.session_key
    answers_record(learner=learner, theme="follow", rules=rules, right=True, source="puzzle")
    return learner


def post(client: Client, page: str, lang: str = "en", **fields: str) -> HttpResponse:
    return client.post(f"/{lang}/account/{page}/", fields)


def sign_up(client: Client, name: str = NAME, **fields: str) -> HttpResponse:
    return post(client, "new", **({"name": name} | PAIR | fields))


def enter(client: Client, name: str = NAME, password: str = PASSWORD, **fields: str) -> HttpResponse:
    return post(client, "enter", name=name, password=password, **fields)


def rules_of(client: Client) -> set[str]:
    """What this browser's learner has answered, as the export tells it."""
    kept = json.loads(client.get("/en/account/data.json").content)
    return {answer["rule"] for answer in kept.get("answers", [])}


def signed_in(client: Client) -> bool:
    return 'action="/en/account/leave/"' in client.get("/en/account/").content.decode()


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


@pytest.mark.parametrize(
    ("wanted", "page"),
    [
        ("/en/gatti/learn/", "/it/gatti/learn/"),
        ("/it/gatti/practice/?x=1", "/it/gatti/practice/?x=1"),
        ("/lij/", "/it/"),
        *(
            (wanted, "/it/account/")
            for wanted in (
                *(
                    "https://evil.example/",
                    "//evil.example/",
                    "/\\evil.example",
                    "/en//evil.example",
                    "javascript:alert(1)",
                ),
                *(
                    "",
                    "nowhere",
                    "/en/nowhere/",
                    "/fr/gatti/",
                    "/static/css/base.css",
                    "/en/account/leave/",
                    "http:///en/",
                ),
                *("/en/../en/", "/en/gatti/\r\nx: y", "\x00/en/", "http://[/en/"),
            )
        ),
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


# --- who may not enter ----------------------------------------------------------------------------------


def test_a_wrong_name_and_a_wrong_password_get_the_same_answer(client: Client) -> None:
    sign_up(Client())
    wrong = [enter(client, password="wrong"), enter(client, "Nobody"), enter(client, "x" * 300), enter(client, "!\x00")]
    said = {re.sub(r' value="[^"]*"', "", page.content.decode()) for page in wrong}
    assert len(said) == 1
    assert {page.status_code for page in wrong} == {200}
    assert "do not go together" in text(wrong[0])


def test_guessing_has_an_end(client: Client, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sign_up(Client())
    for _ in range(throttle.FOR_BOTH):
        assert enter(client, password="wrong").status_code == 200
    with untranslated(monkeypatch) as missing:
        refused = post(client, "enter", lang, name=NAME.upper(), password=PASSWORD)
    assert missing == []
    assert refused.status_code == 429
    assert refused["retry-after"] == "900"
    assert 'id="wait"' in refused.content.decode()
    assert not signed_in(client)
    # neither by another page, nor for a name that nobody has
    assert sign_up(client).status_code == 429
    for _ in range(throttle.FOR_BOTH):
        enter(client, "Nobody", "wrong")
    assert enter(client, "Nobody", "wrong").status_code == 429
    # others, elsewhere and later, may enter
    elsewhere = {"name": NAME, "password": PASSWORD}
    assert Client(REMOTE_ADDR="10.0.0.9").post("/en/account/enter/", elsewhere).status_code == 302
    Tries.objects.update(since=timezone.now() - throttle.WINDOW - timedelta(seconds=1))
    assert enter(client).status_code == 302


def test_guessing_from_many_places_or_many_names_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttle, "FOR_NAME", 2)
    monkeypatch.setattr(throttle, "FOR_ADDRESS", 4)

    def tried(name: str, address: str) -> int:
        return enter(Client(REMOTE_ADDR=address), name, "wrong").status_code

    assert [tried("A", f"10.0.0.{n}") for n in range(3)] == [200, 200, 429]
    assert [tried(f"B{n}", "10.0.1.1") for n in range(5)] == [200, 200, 200, 200, 429]


def test_slips_are_forgiven_to_who_knows_the_password(client: Client) -> None:
    sign_up(Client())
    for _ in range(3):
        for _ in range(throttle.FOR_BOTH - 1):
            enter(client, password="wrong")
        assert enter(client).status_code == 302
        post(client, "leave")
    assert not any(kept in str(list(Tries.objects.values())) for kept in (NAME, NAME.casefold(), "127.0.0.1"))


def test_behind_a_proxy_its_word_counts(settings: Settings) -> None:
    def tried(forwarded: str) -> int:
        headers = {"x-forwarded-for": forwarded}
        return Client().post("/en/account/enter/", {"name": "A", "password": "b"}, headers=headers).status_code

    assert {tried(f"10.0.0.{n}") for n in range(throttle.FOR_BOTH)} == {200}
    assert tried("10.0.0.99") == 429  # no proxy: anybody can write that
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    assert {tried(f"10.0.0.{n}, 10.1.1.1") for n in range(throttle.FOR_BOTH)} == {200}
    assert tried("10.0.0.99, 10.1.1.1") == 429
    assert tried("10.1.1.1, 10.1.1.2") == 200


# --- what is written wrongly ----------------------------------------------------------------------------

WRONG = {
    "new": [
        ({}, {"name", "password", "again"}),
        ({"name": " \u3000 ", **PAIR}, {"name"}),
        ({"name": "x" * 41, **PAIR}, {"name"}),
        ({"name": "<b>", **PAIR}, {"name"}),
        ({"name": "A\x00b", **PAIR}, {"name"}),
        ({"name": "Taken", "password": "not its own", "again": "not its own"}, {"name"}),
        ({"name": NAME, "password": "short", "again": "short"}, {"password"}),
        ({"name": NAME, "password": "password", "again": "password"}, {"password"}),
        ({"name": NAME, "password": "8302746152", "again": "8302746152"}, {"password"}),
        ({"name": NAME, "password": "manenaparödi", "again": "manenaparödi"}, {"password"}),
        ({"name": NAME, "password": "1234", "again": "123"}, {"password", "again"}),
        ({"name": NAME, "password": PASSWORD, "again": "other"}, {"again"}),
    ],
    "enter": [
        ({}, {"name", "password"}),
        ({"name": NAME}, {"password"}),
        ({"name": "Taken", "password": "wrong"}, {"password"}),
    ],
    "password": [
        ({}, {"present", "password", "again"}),
        ({"present": "wrong", **PAIR}, {"present"}),
        ({"present": "a hidden word", "password": "manena12", "again": "manena12"}, {"password"}),
    ],
    "delete": [
        ({"whose": "account"}, {"password"}),
        ({"whose": "account", "password": "wrong"}, {"password"}),
    ],
}


@pytest.mark.parametrize(
    ("page", "fields", "wrong"), [(page, *each) for page, cases in WRONG.items() for each in cases]
)
def test_what_is_wrong_is_said_at_its_line(
    page: str, fields: dict[str, str], wrong: set[str], lang: str, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    sign_up(Client(), "Taken")
    if page in ("password", "delete"):
        sign_up(client, "Manena", password="a hidden word", again="a hidden word")
    with untranslated(monkeypatch) as missing:
        answer = post(client, page, lang, **fields)
    assert set(missing) <= {"username", "first name"}  # Django looks them up for its own sentence, which nobody sees
    html = answer.content.decode()
    assert answer.status_code == 200
    assert set(re.findall(r'class="wrong" id="(\w+)-wrong"', html)) == wrong
    inputs = {name: tag for tag in re.findall(r"<input[^>]*>", html) for name in re.findall(r' id="(\w+)"', tag)}
    for name, tag in inputs.items():
        described = set(re.findall(r'aria-describedby="([^"]*)"', tag)[0].split()) if "describedby" in tag else set()
        assert described <= set(re.findall(r'id="([^"]+)"', html))
        assert (f"{name}-wrong" in described) == ('aria-invalid="true"' in tag) == (name in wrong)
    assert re.findall(r"<input[^>]* autofocus", html) == [tag[:-1] for tag in inputs.values() if "autofocus" in tag]
    assert html.count("autofocus") == 1
    assert "autofocus" in next(tag for name, tag in inputs.items() if name in wrong)
    for secret in {fields.get("password"), fields.get("present"), fields.get("again")} - {None}:
        assert f'value="{secret}"' not in html
    if fields.get("name") == NAME:
        assert f'value="{NAME}"' in html
    if lang != "en":
        english = PageText(post(client, page, "en", **fields).content.decode())
        same = set(PageText(html).texts) & set(english.texts)
        assert {line for line in same if line.endswith(".") and " " in line} == set()


def test_password_managers_know_the_fields(client: Client) -> None:
    def kinds(page: str) -> list[str]:
        return re.findall(r'autocomplete="([\w-]+)"', client.get(f"/en/account/{page}/").content.decode())

    assert kinds("new") == ["username", "new-password", "new-password"]
    assert kinds("enter") == ["username", "current-password"]
    sign_up(client)
    assert kinds("password") == ["username", "current-password", "new-password", "new-password"]
    assert kinds("delete") == ["username", "current-password"]


def test_no_page_of_the_account_is_stored(client: Client) -> None:
    pages = ("", "new/", "enter/", "delete/", "data.json", "password/")
    for _ in range(2):
        assert all("no-store" in client.get(f"/en/account/{page}")["cache-control"] for page in pages)
        sign_up(client)
    assert "no-store" in post(client, "leave")["cache-control"]


def test_forms_need_their_token(guest: Client) -> None:
    for page in ("new", "enter", "leave", "delete", "password"):
        assert post(guest, page, name=NAME, **PAIR).status_code == 403
    assert not User.objects.exists()


def test_no_secret_is_logged(capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture) -> None:
    client = Client(raise_request_exception=False)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(User, "set_password", lambda self, password: 1 / 0)
        assert sign_up(client).status_code == 500
    for _ in range(throttle.FOR_BOTH + 1):
        enter(client)
    assert caplog.records
    assert PASSWORD not in caplog.text + capfd.readouterr().err


# --- one's data -----------------------------------------------------------------------------------------


def exported(client: Client, lang: str = "en") -> dict[str, object]:
    file = client.get(f"/{lang}/account/data.json")
    assert file["content-type"] == "application/json"
    assert "attachment" in file["content-disposition"]
    return json.loads(file.content)


def test_export_has_all_that_is_kept_and_is_the_same_in_every_language(client: Client) -> None:
    learned(client, "gatti.turn")
    client.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    guest = exported(client)
    assert guest["account"] is None
    sign_up(client)
    kept = exported(client)
    assert kept == exported(client, "lij") == exported(client, "it")
    assert kept["account"]["name"] == NAME
    assert {**kept, "account": None} == guest
    assert set(kept) == {"about", "account", "since"} | {each.get_accessor_name() for each in relations()}
    (answer,) = kept["answers"]
    assert answer["rule"] == "gatti.turn"
    assert answer["right"] is True
    assert kept["cards"]
    (table,) = kept["tables"]
    assert table["game"] == "gatti"
    assert table["hands"][0]["number"] == 1
    assert "learner" not in answer
    assert PASSWORD not in str(kept)
    assert User.objects.get().password not in str(kept)


def test_export_of_a_running_hand_shows_no_hidden_card() -> None:
    client = Client(enforce_csrf_checks=True)
    at_table = visitor(client)
    at_table.lay(*TO_LEAD, "0 play 3h", "1 play 1h")
    (table,) = exported(client)["tables"]
    (hand,) = table["hands"]
    assert "deck" not in hand
    texts = [play["text"] for play in hand["plays"]]
    assert texts == ["3 discard …", *TO_LEAD[1:], "0 play 3h", "1 play 1h"]
    assert "8d" not in json.dumps(table)


def cards_of(one: Action | Event) -> int:
    return reduce(or_, (meld.cards for meld in one.melds), one.cards | one.taken)


@pytest.mark.parametrize("game", GAMES)
def test_export_of_a_running_hand_names_only_cards_that_were_seen(game: str) -> None:
    at_table = visitor(Client(enforce_csrf_checks=True), game=game)
    for _ in range(8):
        at_table.as_advised()
    at = at_table.now()
    seen = 0
    for one in [*at.events(0), *(action for action in at.actions if action.seat in at.mine)]:
        seen |= cards_of(one)
    (table,) = exported(at_table.client)["tables"]
    hand = table["hands"][-1]
    told = 0
    for play in hand["plays"]:
        told |= 0 if "…" in play["text"] else cards_of(at.game.read_action(play["text"]))
    assert not at.state.over
    assert told
    assert told & ~seen == 0
    assert "deck" not in hand


def test_export_of_the_own_discard_is_whole() -> None:
    client = Client(enforce_csrf_checks=True)
    at_table = visitor(client)
    hands = {0: SOUTH}
    at_table.lay("0 discard 2d Jd", dealer=0, hands=hands)
    (table,) = exported(client)["tables"]
    assert table["hands"][0]["plays"][0]["text"] == "0 discard 2d Jd"


def test_export_of_a_finished_hand_is_whole() -> None:
    client = Client(enforce_csrf_checks=True)
    at_table = visitor(client)
    at_table.deal_to("sheet", number=2)
    (table,) = exported(client)["tables"]
    kept = [hand["deck"] for hand in table["hands"]]
    assert kept == list(Hand.objects.order_by("number").values_list("deck", flat=True))
    assert "…" not in json.dumps(table)
    assert sum(len(hand["plays"]) for hand in table["hands"]) == Play.objects.count()


def test_export_of_nobody_says_so(client: Client) -> None:
    assert set(exported(client)) == {"about"}
    assert not Learner.objects.exists()


# --- being forgotten ------------------------------------------------------------------------------------


def test_deleting_the_account_leaves_no_row(client: Client) -> None:
    stranger = learned(Client(), "gatti.turn")
    learned(client, "gatti.turn")
    client.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    sign_up(client)
    phone = Client()
    enter(phone)
    page = client.get("/en/account/delete/")
    assert "on every device" in text(page)
    fields = {"whose": "account", "password": PASSWORD}
    assert post(client, "delete", whose="account", password="wrong").status_code == 200
    assert User.objects.exists()
    for _ in range(2):  # a second click finds it done
        done = post(client, "delete", **fields)
        assert "Everything was deleted." in text(client.get(done.url))
    assert not User.objects.exists()
    assert Learner.objects.get() == stranger
    assert not Hand.objects.exists()
    assert not Play.objects.exists()
    for relation in relations():
        assert not relation.related_model.objects.exclude(**{relation.field.name: stranger}).exists()
    assert not client.session.keys()
    # the phone is a guest's again, and can be used
    assert not signed_in(phone)
    phone.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    assert Table.objects.get().learner.user is None
    assert "do not go together" in text(enter(client))
    assert sign_up(client).status_code == 302


def test_a_guest_can_be_forgotten(client: Client) -> None:
    learned(client, "gatti.turn")
    assert "All that you have done on this device" in text(client.get("/en/account/delete/"))
    for _ in range(2):
        done = post(client, "delete", whose="guest")
        assert "Everything was deleted." in text(client.get(done.url))
    assert not Learner.objects.exists()
    assert not Answer.objects.exists()
    assert "there is nothing to delete" in text(client.get("/en/account/delete/"))


def test_an_old_page_deletes_nothing_but_what_it_spoke_of(client: Client) -> None:
    sign_up(client)
    post(client, "leave")
    guest = learned(client, "gatti.turn")
    asked = post(client, "delete", whose="account", password=PASSWORD)
    assert "All that you have done on this device" in text(asked)
    assert Learner.objects.filter(pk=guest.pk).exists()
    enter(client)
    assert "on every device" in text(post(client, "delete", whose="guest"))
    assert "on every device" in text(post(client, "delete"))
    assert User.objects.exists()


def test_a_learner_who_is_gone_breaks_no_page(client: Client, lang: str) -> None:
    learned(client, "gatti.turn").delete()
    for page in ("", "new/", "enter/", "delete/", "data.json"):
        assert client.get(f"/{lang}/account/{page}").status_code == 200
    sign_up(client)
    Learner.objects.all().delete()
    for page in ("", "password/", "delete/", "data.json"):
        assert client.get(f"/{lang}/account/{page}").status_code == 200
    client.post("/en/gatti/play/", {"tutor": "on", "speed": "normal"})
    assert Table.objects.get().learner.user == User.objects.get()


def test_what_was_done_is_said_only_where_it_is_true(client: Client) -> None:
    assert "Everything was deleted." in text(client.get("/en/account/?done=deleted"))
    learned(client, "gatti.turn")
    for done in ("deleted", "password", "nonsense"):
        assert 'id="done"' not in client.get(f"/en/account/?done={done}").content.decode()


def test_guests_whom_no_session_leads_to_are_forgotten(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    here, lost, new, account = learned(client, "gatti.turn"), *(Learner.objects.create() for _ in range(3))
    Learner.objects.filter(pk=account.pk).update(user=User.objects.create(username="a"))
    Learner.objects.exclude(pk=new.pk).update(since=timezone.now() - timedelta(days=400))
    call_command("forget")
    assert set(Learner.objects.all()) == {here, new, account}
    assert "guests forgotten: 1" in capsys.readouterr().out
    DjangoSession.objects.update(expire_date=timezone.now() - timedelta(days=1))
    call_command("forget")
    assert set(Learner.objects.all()) == {new, account}
    assert lost.pk
