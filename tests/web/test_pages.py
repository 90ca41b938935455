"""Every page, in every language: there, whole, and in one language only."""

import re
from urllib.parse import urlsplit

import pytest
from django.conf import settings
from django.test import Client

from tests.web.reading import PageText, untranslated
from tutor.home.areas import areas_of, games_with
from tutor.language import catalogues
from tutor.language.ruletexts import rule_sections

AREAS = ("learn", "practice", "play", "rules")
GAMES = games_with()
PAGES = [
    "",
    *("account/", "account/new/", "account/enter/", "account/delete/"),
    "preferences/",
    *("words/", "words/practice/", "words/practice/en-lij/5/"),
    "progress/",
    "progress/cucco/",
    "today/",
    *("clauses/", *(f"clauses/{game}/" for game in GAMES)),
    *(f"{game}/{page}/" for game in GAMES for page in ("on-paper", "card", "score-sheet")),
    *(f"{game}/" for game in GAMES),
    *(f"{game}/pad/" for game in GAMES),
    *(f"{game}/{area}/" for game in GAMES for area in sorted(areas_of(game))),
]
MISSING = [f"{game}/{area}/" for game in GAMES for area in AREAS if area not in areas_of(game)]
WRONG = ["nowhere/", "gatti/rules/nowhere/", *MISSING]
# Names that are the same in every language: the product, the games, a card, the melds, a sweep and a whole suit.
PROPER = re.compile(
    r"Preisa|gatti|chinze|cirollon|cucco|bagatto|frilli|famiggi[ae]|quatern[oi]|tern[oi]|sgobba|cappotto"
    r"|settebello|poncin|barseg(a|on)|primiera|trionfo",
    re.IGNORECASE,
)


@pytest.mark.django_db
@pytest.mark.parametrize("path", PAGES + WRONG)
def test_page_is_in_its_language(path: str, lang: str, client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    with untranslated(monkeypatch) as missing:
        response = client.get(f"/{lang}/{path}")
    assert response.status_code == (404 if path in WRONG else 200)
    page = PageText(response.content.decode())
    assert page.lang == lang
    assert missing == []


@pytest.mark.django_db
@pytest.mark.parametrize("path", PAGES + WRONG)
@pytest.mark.parametrize("other", ["lij", "it"])
def test_no_english_sentence_on_another_page(path: str, other: str, client: Client) -> None:
    """What never went through gettext stands out by being the same in both languages."""
    english, page = (PageText(client.get(f"/{lang}/{path}").content.decode()) for lang in ("en", other))
    # A message may be the same in two languages on purpose: then the catalogue says so.
    on_purpose = {message.string for message in catalogues.read(other)}
    same = set(page.texts) & set(english.texts) - on_purpose
    assert {text for text in same if re.search(r"[a-z]{3}", PROPER.sub("", text))} == set()


@pytest.mark.django_db
@pytest.mark.parametrize("path", PAGES)
def test_language_switch_keeps_the_place(path: str, lang: str, client: Client) -> None:
    html = client.get(f"/{lang}/{path}?level=2&x=%C3%B2").content.decode()
    for other in ("lij", "it", "en"):
        assert f'href="/{other}/{path}?level=2&amp;x=%C3%B2"' in html


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("lij", "lij"),
        ("lij-IT,it;q=0.8", "lij"),
        ("it-IT,it;q=0.9,en;q=0.8", "it"),
        ("en-GB", "en"),
        ("fr,de;q=0.8", "en"),
        ("fr,it;q=0.1", "it"),
        ("*", "en"),
        (";;q=nonsense", "en"),
    ],
)
def test_first_visit_follows_accept_language(accept: str, language: str, client: Client) -> None:
    response = client.get("/", headers={"accept-language": accept})
    assert response.status_code == 302
    assert response["location"] == f"/{language}/"
    assert "accept-language" in response["vary"].lower()


@pytest.mark.django_db
def test_later_visits_follow_the_language_last_read(client: Client) -> None:
    client.get("/lij/gatti/", headers={"accept-language": "en"})
    assert client.get("/", headers={"accept-language": "en"})["location"] == "/lij/"


@pytest.mark.django_db
@pytest.mark.parametrize("path", PAGES)
def test_every_link_leads_somewhere(path: str, lang: str, client: Client) -> None:
    html = client.get(f"/{lang}/{path}").content.decode()
    links = {urlsplit(link) for link in re.findall(r'<a\b[^>]*\bhref="([^"]*)"', html)}
    anchors = set(re.findall(r'\bid="([^"]+)"', html))
    assert links
    for link in links:
        if link.scheme:
            assert link.scheme == "https"
        elif link.path:
            assert client.get(link.path, follow=True).status_code == 200, link
        else:
            assert link.fragment in anchors, link


@pytest.mark.django_db
def test_rules_have_an_anchor_each(lang: str, client: Client) -> None:
    html = client.get(f"/{lang}/gatti/rules/").content.decode()
    ids = [rule.id for group in rule_sections("gatti", lang) for rule in group.rules]
    assert "gatti.follow.suit" in ids
    assert re.findall(r'<article class="rule" id="([^"]+)"', html) == ids


@pytest.mark.django_db
def test_pages_have_neither_inline_scripts_nor_styles(lang: str, client: Client) -> None:
    for path in PAGES + WRONG:
        html = client.get(f"/{lang}/{path}").content.decode()
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\bstyle=|\son\w+=|javascript:", html), path


def test_a_comment_in_a_template_ends_in_its_line() -> None:
    """Django shows the reader any other."""
    root = settings.BASE_DIR / "templates"
    lines = [(file, line) for file in root.rglob("*.*") for line in file.read_text(encoding="utf-8").splitlines()]
    assert [(file, line) for file, line in lines if line.count("{#") != line.count("#}")] == []


def test_what_is_wrong_in_a_form_is_told_by_us() -> None:
    """A browser would tell it in its own language, which need not be the page's."""
    for template in (settings.BASE_DIR / "templates").rglob("*.html"):
        for form in re.findall(r"<form\b.*?</form>", template.read_text(), flags=re.DOTALL):
            fields = "account/_field.html" in form or re.search(r"\s(required|min|max|pattern)\b", form)
            assert not fields or "novalidate" in form.partition(">")[0], template
