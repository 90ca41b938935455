"""Words: the glossary, terms that open their meaning, the drill, and the rules in two languages."""

from __future__ import annotations

import re
from collections import Counter
from urllib.parse import urlsplit

import pytest
from django.test import Client

from games.puzzles.question import grade
from games.puzzles.themes import SEEDS
from tests.web.reading import PageText, unmarked, untranslated
from tutor.language.ruletexts import rule_sections
from tutor.language.terms import meaning, name, terms
from tutor.learners.models import Answer, Card, Learner
from tutor.lessons.reader import lesson, words
from tutor.words.models import WordAttempt
from tutor.words.questions import CHOICES, ask, askable, drawn, ways, ways_of

pytestmark = pytest.mark.django_db
GAMES = ("gatti", "chinze", "cirollon", "cucco")
WAYS = [("en", "lij"), ("lij", "en"), ("it", "lij"), ("lij", "it")]


def page_of(client: Client, path: str) -> str:
    response = client.get(path)
    assert response.status_code == 200, path
    return response.content.decode()


def ids(html: str) -> Counter[str]:
    return Counter(re.findall(r'\bid="([^"]+)"', html))


# --- the glossary --------------------------------------------------------------------------------------


def test_every_term_stands_there_in_three_languages(client: Client, lang: str) -> None:
    html = page_of(client, f"/{lang}/words/")
    for term in terms().values():
        entry = re.search(rf'<article class="word" id="{term.id}">(.*?)</article>', html, re.DOTALL)
        for each in ("lij", "it", "en"):
            assert f'<strong lang="{each}">{name(term, each)}</strong>' in entry[1]
        assert meaning(term, lang) in entry[1]
        assert f'href="/{lang}/{term.games[0]}/rules/#{term.rules[0]}"' in entry[1]
    assert max(ids(html).values()) == 1


def test_the_words_of_a_game(client: Client) -> None:
    html = page_of(client, "/en/words/?game=cucco")
    assert 'id="trionfo"' in html
    assert 'id="bagatto"' not in html
    assert 'href="/en/words/?game=cirollon"' in html
    assert 'href="/en/words/practice/?game=cucco"' in html
    assert client.get("/en/words/?game=poker").status_code == 404


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("preisa", {"trick", "win-trick"}),
        ("TAROCCO", {"trump"}),  # accents need not be typed
        ("taròcchi", {"trump"}),
        ("dinae", {"diamonds"}),  # nor what a keyboard lacks
        ("card led", {"card-led"}),
        ("  mazziere ", {"dealer", "dealers-fifteen", "dealers-thirty"}),
        ("carta d'attacco", {"card-led"}),
        ("who shuffles and deals", {"dealer"}),
        ("nowhere to be found", set()),
    ],
)
def test_looking_for_a_word(client: Client, query: str, found: set[str]) -> None:
    html = client.get("/en/words/", {"q": query}).content.decode()
    assert set(re.findall(r'<article class="word" id="([^"]+)"', html)) == found
    assert f'value="{" ".join(query.split())}"'.replace("'", "&#x27;") in html
    assert "Show all" in html


def test_what_is_looked_for_is_only_text(client: Client) -> None:
    html = client.get("/en/words/", {"q": '"><script>' + "x" * 500}).content.decode()
    assert "<script>x" not in html
    typed = re.search(r'name="q" id="q" value="([^"]*)"', html)[1]
    assert typed.startswith("&quot;&gt;&lt;script&gt;x")
    assert "x" * 60 not in typed


# --- terms in texts ------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_terms_in_the_rules_open_their_notes(client: Client, lang: str, game: str) -> None:
    html = page_of(client, f"/{lang}/{game}/rules/")
    found = ids(html)
    assert max(found.values()) == 1
    opened = re.findall(r'<button type="button" class="term" popovertarget="([^"]+)">', html)
    assert len(opened) > 40
    assert set(opened) == {each for each in found if each.startswith("term-") and not each.endswith("-name")}
    for clause in re.findall(r'<article class="rule".*?</article>', html, re.DOTALL):
        marked = re.findall(r'popovertarget="([^"]+)"', clause)
        assert len(marked) == len(set(marked))  # once in a clause
    note = re.search(r'<div class="term-note" id="term-dealer" popover.*?</button>', html, re.DOTALL)[0]
    assert meaning(terms()["dealer"], lang) in note
    for other in {"lij", "it", "en"} - {lang}:
        assert re.search(rf'<span lang="{other}">.*?{name(terms()["dealer"], other)}</span>', note)
    assert f'href="/{lang}/{game}/rules/#{terms()["dealer"].rule_in(game)}"' in note
    assert f'href="/{lang}/words/#dealer"' in note


@pytest.mark.parametrize("game", GAMES)
def test_terms_in_the_lessons_open_their_notes(client: Client, lang: str, game: str) -> None:
    marked = 0
    for step in lesson(game).steps:
        html = page_of(client, f"/{lang}/{game}/learn/{step.id}/")
        opened = re.findall(r'<button type="button" class="term" popovertarget="([^"]+)">', html)
        assert len(opened) == len(set(opened))
        assert set(opened) == set(re.findall(r'<div class="term-note" id="([^"]+)"', html))
        assert max(ids(html).values()) == 1
        marked += len(opened)
        # The words are what they were.
        rule = re.search(r'<p class="rule-sentence">(.*?)</p>', unmarked(html), re.DOTALL)[1]
        assert rule == words(game, lang)[step.id].rule
    assert marked > 2 * len(lesson(game).steps)


def test_an_answered_step_still_has_its_notes(client: Client) -> None:
    html = client.post("/en/gatti/learn/pack/", {"pick": "Jh"}, headers={"HX-Request": "true"}).content.decode()
    opened = re.findall(r'class="term" popovertarget="([^"]+)"', html)
    assert opened
    assert all(f'id="{each}"' in html for each in opened)


# --- the rules in two languages ------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("other", ["lij", "it", "en"])
def test_rules_side_by_side(client: Client, lang: str, other: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with untranslated(monkeypatch) as missing:
        html = page_of(client, f"/{lang}/{game}/rules/?beside={other}")
    assert missing == []
    assert max(ids(html).values()) == 1
    anchors = [rule.id for group in rule_sections(game, lang) for rule in group.rules]
    assert re.findall(r'<article class="rule" id="([^"]+)"', html) == anchors
    if other == lang:  # a change of language brought us here
        assert '<div class="beside"' not in html
        return
    for rule in (rule for group in rule_sections(game, other) for rule in group.rules):
        clause = re.search(rf'<article class="rule" id="{rule.id}">.*?</article>', html, re.DOTALL)[0]
        assert re.search(rf'<div class="beside" lang="{other}">\s*<h3>{rule.title}</h3>', clause.replace("&#x27;", "'"))
        assert rule.html in clause
    # The page itself is read in its own language alone.
    assert rule_sections(game, other)[0].rules[0].title not in PageText(html).texts or lang != "en"
    for each in ("lij", "it", "en"):
        assert f'href="/{each}/{game}/rules/?beside={other}"' in html


@pytest.mark.parametrize("nonsense", ["xx", "EN", "lij,it", "../it", "en%20", "%00"])
def test_no_such_language_beside(client: Client, nonsense: str) -> None:
    assert client.get(f"/en/gatti/rules/?beside={nonsense}").status_code == 404


def test_the_languages_can_be_chosen(client: Client) -> None:
    html = page_of(client, "/lij/gatti/rules/")
    assert '<a href="/lij/gatti/rules/?beside=it" lang="it">Italiano</a>' in html
    assert 'rules/?beside=lij"' not in html
    assert '?beside=en" lang="en" aria-current="true">' in page_of(client, "/lij/gatti/rules/?beside=en")


# --- the drill -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("source", "target"), WAYS)
def test_every_word_can_be_asked(source: str, target: str) -> None:
    for term in askable(source, target):
        for seed in range(3):
            question = ask(term, seed, source, target)
            assert question == ask(term, seed, source, target)
            assert len(set(question.choices)) == CHOICES
            assert question.right == {term}
            assert question.rules == (f"words.{term}",)
            for lang in (source, target):  # none of the others could be right as well
                assert len({name(terms()[choice], lang) for choice in question.choices}) == CHOICES
            assert grade(question, [term]).right
    field = terms()["jack"].field
    assert all(terms()[choice].field == field for choice in ask("jack", 1, source, target).choices)


def test_what_cannot_be_asked() -> None:
    assert "settebello" not in askable("it", "lij")
    with pytest.raises(ValueError, match="the same"):
        ask("settebello", 1, "it", "lij")
    with pytest.raises(KeyError):
        ask("nothing", 1, "it", "lij")
    assert ways_of("settebello", "en") == []


def test_ways_begin_with_the_readers_language() -> None:
    assert ways("en")[:2] == [("en", "lij"), ("lij", "en")]
    assert ways("it")[:2] == [("it", "lij"), ("lij", "it")]
    assert set(ways("lij")) == set(WAYS)
    assert ways_of("trick", "it") == [("it", "lij"), ("lij", "it")]
    assert ways_of("cavalier", "lij") == [("en", "lij"), ("lij", "en")]  # cavallo is cavallo


def test_a_question_in_every_language(client: Client, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with untranslated(monkeypatch) as missing:
        choose = page_of(client, f"/{lang}/words/practice/")
        for source, target in WAYS:
            assert f'href="/{lang}/words/practice/{source}-{target}/"' in choose
            html = page_of(client, f"/{lang}/words/practice/{source}-{target}/7/")
            term = terms()[drawn(7, source, target)]
            assert f'<strong lang="{source}">{name(term, source)}</strong>' in html
            assert html.count(f'<span lang="{target}">') >= CHOICES
            right = client.post(f"/{lang}/words/practice/{source}-{target}/7/", {"pick": term.id}).content.decode()
            assert 'class="feedback is-right"' in right
            assert meaning(term, lang) in right
            assert f'href="/{lang}/words/#{term.id}"' in right
            other = next(each for each in ask(term.id, 7, source, target).choices if each != term.id)
            wrong = client.post(f"/{lang}/words/practice/{source}-{target}/7/", {"pick": other}).content.decode()
            assert 'class="feedback is-wrong"' in wrong
            assert meaning(terms()[other], lang) in wrong
            assert meaning(term, lang) in wrong
    assert missing == []


def test_the_first_answer_counts_and_comes_back(client: Client) -> None:
    address = "/en/words/practice/en-lij/5/"
    term = drawn(5, "en", "lij")
    other = next(each for each in ask(term, 5, "en", "lij").choices if each != term)
    client.get(address)
    assert not Learner.objects.exists()
    for pick in (other, term, other):
        client.post(address, {"pick": pick})
    assert list(Answer.objects.values_list("rule", "theme", "right", "source")) == [
        (f"words.{term}", "words", False, "words")
    ]
    assert Card.objects.get().rule == f"words.{term}"
    assert WordAttempt.objects.count() == 1
    client.post(address + "?game=gatti", {"pick": drawn(5, "en", "lij", "gatti")})
    assert WordAttempt.objects.filter(right=True).count() == 1
    assert "0 of 1" in page_of(client, "/en/words/practice/")


def test_an_answer_that_is_none(client: Client) -> None:
    address = "/en/words/practice/en-lij/5/"
    assert "Choose an answer first." in client.post(address, {}).content.decode()
    assert "could not be read" in client.post(address, {"pick": "poker"}).content.decode()
    assert not Answer.objects.exists()


def test_on_to_another_question(client: Client) -> None:
    response = client.get("/en/words/practice/lij-en/?game=cirollon")
    assert response.status_code == 302
    assert re.fullmatch(r"/en/words/practice/lij-en/\d+/", urlsplit(response["location"]).path)
    assert urlsplit(response["location"]).query == "game=cirollon"
    assert all("cirollon" in terms()[drawn(seed, "lij", "en", "cirollon")].games for seed in range(50))


@pytest.mark.parametrize(
    "path", ["en-en/", "en/", "en-fr/", "en-lij-it/", f"en-lij/{SEEDS}/", "en-lij/-1/", "en-lij/5/?game=poker"]
)
def test_nonsense_is_not_found(client: Client, path: str) -> None:
    assert client.get(f"/en/words/practice/{path}").status_code == 404
