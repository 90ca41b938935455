"""An account lets nobody else in, says what is written wrongly, and keeps its secrets."""

import re
from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from tests.web.accounts import NAME, PAIR, PASSWORD, enter, post, sign_up, signed_in
from tests.web.reading import PageText, untranslated
from tests.web.tables import text
from tutor.account import throttle
from tutor.account.models import Tries

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("quick_hashes")]


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
