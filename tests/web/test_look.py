"""The choices of a device: kept in its cookie, shown on every page, and nonsense is as nothing."""

import pytest
from django.test import Client

from tutor.look.choices import CHOICES


@pytest.mark.django_db
def test_what_is_chosen_is_kept_and_shown_on_every_page(lang: str, client: Client) -> None:
    kept = client.post(f"/{lang}/preferences/", {"theme": "dark", "suits": "four", "sounds": "on"}, follow=True)
    assert kept.status_code == 200
    for path in ("", "gatti/learn/follow/", "preferences/"):
        html = client.get(f"/{lang}/{path}").content.decode()
        assert 'data-theme="dark" data-suits="four" data-sounds="on"' in html
    assert html.count(" checked") == len(CHOICES)


@pytest.mark.django_db
@pytest.mark.parametrize("cookie", ["", "theme=pink&suits", "theme=%22%3E&sounds=ON", "x" * 5000])
def test_nonsense_is_as_nothing(cookie: str, client: Client) -> None:
    client.cookies["look"] = cookie
    html = client.get("/en/").content.decode()
    assert 'data-theme="auto" data-suits="two" data-sounds="off"' in html
    sent = client.post("/en/preferences/", {"theme": "pink"})
    assert sent.status_code == 302
    assert client.cookies["look"].value == "theme=auto&suits=two&sounds=off"
