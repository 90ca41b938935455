"""What a phone and a shared link are given, and what may be kept to be read without a network."""

import re

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from tests.web.reading import PageText
from tutor.shell.edition import edition


@pytest.mark.django_db
def test_manifest_is_in_the_readers_language(lang: str, client: Client) -> None:
    manifest = client.get(f"/{lang}/app.webmanifest").json()
    assert manifest["lang"] == lang
    assert manifest["start_url"] == f"/{lang}/"
    assert client.get(manifest["start_url"]).status_code == 200
    assert len(manifest["shortcuts"]) == 4
    for icon in manifest["icons"]:
        assert finders.find(re.sub(r"^/static/", "", re.sub(r"\.[0-9a-f]{12}\.", ".", icon["src"]))), icon


@pytest.mark.django_db
def test_a_shared_link_shows_a_picture(lang: str, client: Client) -> None:
    html = client.get(f"/{lang}/gatti/").content.decode()
    picture = re.search(rf'property="og:image" content="http://testserver/static/img/social\.{lang}[^"]*"', html)
    assert picture
    assert finders.find(f"img/social.{lang}.png")


@pytest.mark.django_db
def test_the_worker_is_for_the_whole_site_and_always_asked_for_anew(client: Client) -> None:
    response = client.get("/worker.js")
    assert response["content-type"].startswith("text/javascript")
    assert response["cache-control"] == "no-cache"
    assert f"preisa-{edition()}" in response.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("path", "readable"),
    [
        ("/lij/gatti/rules/", True),
        ("/en/cucco/learn/follow/2/", True),
        ("/en/table/abc/", False),
        ("/en/gatti/play/", False),
        ("/en/gatti/", False),
        ("/en/account/", False),
        ("/en/hand/abc/rules/", False),
        ("/en/table/gatti/rules/", False),
    ],
)
def test_only_lessons_and_rules_are_kept(path: str, readable: bool, client: Client) -> None:
    script = client.get("/worker.js").content.decode()
    (pattern,) = re.findall(r"READABLE = /(.+)/;", script)
    assert bool(re.match(pattern.replace("\\/", "/"), path)) == readable


@pytest.mark.django_db
def test_the_page_without_a_network_is_in_its_language(lang: str, client: Client) -> None:
    page = PageText(client.get(f"/{lang}/offline/").content.decode())
    assert page.lang == lang


@pytest.mark.django_db
def test_pages_travel_compressed(client: Client) -> None:
    response = client.get("/en/gatti/rules/", headers={"accept-encoding": "gzip"})
    assert response["content-encoding"] == "gzip"
