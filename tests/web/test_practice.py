"""Practice: themes, puzzles and answers in each language; the first answer counts, and only once."""

from __future__ import annotations

import threading

import pytest
from django.db import connection
from django.test import Client

from games.puzzles.question import Question
from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS, SEEDS
from tests.web.reading import PageText, untranslated
from tutor.learners.models import Answer, Learner
from tutor.practice.models import Attempt
from tutor.practice.selectors import STREAK
from tutor.practice.services import puzzle_answer

pytestmark = pytest.mark.django_db

THEMES, make = PUZZLES["gatti"].themes, PUZZLES["gatti"].make


def url(theme: str, seed: int = 1, level: int = 1, lang: str = "en", extra: str = "", game: str = "gatti") -> str:
    return f"/{lang}/{game}/practice/{theme}/{seed}/?level={level}{extra}"


def right_fields(asked: Question) -> dict[str, object]:
    picked = sorted(asked.right)
    return {"pick": picked} | ({} if asked.number is None else {"number": asked.number})


def wrong_fields(asked: Question) -> dict[str, object]:
    others = [choice for choice in asked.choices if choice not in asked.right] or sorted(asked.right)
    return {"pick": others[:1]} | ({} if asked.number is None else {"number": asked.number + 1})


def test_the_themes_are_there_to_choose(client: Client, lang: str) -> None:
    page = client.get(f"/{lang}/gatti/practice/").content.decode()
    for theme in [*THEMES, "mixed"]:
        assert f'href="/{lang}/gatti/practice/{theme}/"' in page
    assert (
        f'href="/{lang}/gatti/practice/bagatto/?level=3"'
        in client.get(f"/{lang}/gatti/practice/?level=3").content.decode()
    )
    assert not Learner.objects.exists()


@pytest.mark.parametrize(("game", "theme"), [(game, theme) for game in PUZZLES for theme in PUZZLES[game].themes])
def test_every_theme_in_every_language(
    client: Client, lang: str, game: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with untranslated(monkeypatch) as missing:
        for level in LEVELS:
            place, asked = url(theme, 3, level, lang, game=game), PUZZLES[game].make(theme, 3, level)
            page = client.get(place)
            assert page.status_code == 200
            assert PageText(page.content.decode()).lang == lang
            assert 'class="feedback is-wrong"' in client.post(place, wrong_fields(asked)).content.decode()
            assert 'class="feedback is-right"' in client.post(place, right_fields(asked)).content.decode()
    assert missing == []


def test_a_wrong_answer_says_why_and_leads_on(client: Client) -> None:
    asked = make("may-play", 1, 1)
    page = client.post(url("may-play"), wrong_fields(asked)).content.decode()
    assert 'href="/en/gatti/rules/#gatti.follow.' in page
    assert "is-wrong" in page
    assert "is-missed" in page
    assert 'id="next"' in page


def test_an_answer_is_kept_by_rule(client: Client) -> None:
    asked = make("may-play", 1, 1)
    client.post(url("may-play"), right_fields(asked))
    assert set(Answer.objects.values_list("rule", "right", "source")) == {
        (rule, True, "puzzle") for rule in asked.rules
    }


def test_only_the_first_answer_counts(client: Client) -> None:
    asked = make("may-play", 1, 1)
    client.post(url("may-play"), wrong_fields(asked))
    kept = list(Answer.objects.values_list("pk", "right"))
    page = client.post(url("may-play"), right_fields(asked))
    assert "is-right" in page.content.decode()
    assert list(Answer.objects.values_list("pk", "right")) == kept
    assert [attempt.right for attempt in Attempt.objects.all()] == [False]


@pytest.mark.django_db(transaction=True)
def test_two_answers_at_the_same_moment_are_stored_once() -> None:
    learner = Learner.objects.create()
    start = threading.Barrier(2)
    first: list[bool] = []

    def answer() -> None:
        start.wait()
        first.append(
            puzzle_answer(
                learner=learner, game="gatti", theme="melds", seed=1, level=1, rules=["gatti.meld.terno"], right=True
            )
        )
        connection.close()

    threads = [threading.Thread(target=answer) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(first) == [False, True]
    assert Attempt.objects.count() == Answer.objects.count() == 1


def test_nothing_is_kept_of_an_answer_that_says_nothing(client: Client) -> None:
    for fields in ({}, {"pick": ["Zz"]}, {"pick": ["9h"] * 150}, {"pick": ["x" * 5000]}):
        page = client.post(url("who-takes"), fields)
        assert page.status_code == 200
        assert 'id="feedback"' in page.content.decode()
    assert not Learner.objects.exists()
    assert not Attempt.objects.exists()


def test_a_form_that_is_too_long_is_a_plain_400(client: Client, lang: str) -> None:
    page = client.post(url("who-takes", lang=lang), {"pick": ["9h"] * 1000})
    assert page.status_code == 400
    assert PageText(page.content.decode()).lang == lang


@pytest.mark.parametrize(
    "path",
    [
        "nonsense/1/?level=1",
        "nonsense/",
        "may-play/1/?level=0",
        "may-play/1/?level=4",
        "may-play/1/?level=one",
        "may-play/?level=9",
        "?level=7",
        f"may-play/{SEEDS}/?level=1",
        "may-play/-1/",
        "mixed/1/",
        "may-play/" + "9" * 5000 + "/",
    ],
)
def test_what_is_not_there_is_a_plain_404(client: Client, lang: str, path: str) -> None:
    page = client.get(f"/{lang}/gatti/practice/{path}")
    assert page.status_code == 404
    assert PageText(page.content.decode()).lang == lang


def test_a_link_is_permanent(client: Client, guest: Client) -> None:
    pages = [visitor.get(url("melds", 77, 2)).content.decode() for visitor in (client, guest)]
    hands = [page[page.index('<div class="hand">') : page.index('class="field field-number"')] for page in pages]
    assert hands[0] == hands[1]
    assert client.get("/en/gatti/practice/melds/77/").status_code == 200  # without a level it is the easy one


def test_begin_leads_to_some_puzzle(client: Client) -> None:
    for theme in THEMES:
        page = client.get(f"/en/gatti/practice/{theme}/", follow=True)
        assert page.status_code == 200
        assert f"/practice/{theme}/" in page.redirect_chain[0][0]
    mixed = client.get("/en/gatti/practice/mixed/?level=2")
    assert mixed["Location"].endswith("?level=2&mix=1")


def next_link(page: str) -> str:
    start = page.rindex('href="', 0, page.index('id="next"')) + len('href="')
    return page[start : page.index('"', start)].replace("&amp;", "&")


def test_three_right_in_a_row_and_it_gets_harder(client: Client) -> None:
    levels = []
    for seed in range(STREAK + 1):
        page = client.post(url("who-takes", seed), right_fields(make("who-takes", seed, 1))).content.decode()
        levels.append(next_link(page)[-1])
    assert levels == ["1"] * (STREAK - 1) + ["2"] * 2
    assert client.get("/en/gatti/practice/who-takes/")["Location"].endswith("level=2")
    assert client.get("/en/gatti/practice/melds/")["Location"].endswith("level=1")


def test_a_mistake_breaks_the_row_and_mixed_keeps_mixing(client: Client) -> None:
    for seed in range(STREAK):
        asked = make("who-takes", seed, 1)
        fields = wrong_fields(asked) if seed == 1 else right_fields(asked)
        page = client.post(url("who-takes", seed, extra="&mix=1"), fields).content.decode()
    onward = next_link(page)
    assert onward.endswith("?level=1&mix=1")
    assert "/who-takes/" not in onward


def test_results_stand_on_the_page_of_themes(client: Client) -> None:
    for seed in range(3):
        asked = make("who-takes", seed, 1)
        client.post(url("who-takes", seed), wrong_fields(asked) if seed else right_fields(asked))
    page = client.get("/en/gatti/practice/").content.decode()
    assert page.count("Right answers: 1 of 3") == 2  # the theme's, and all together


def test_htmx_gets_the_fragment_alone(client: Client) -> None:
    page = client.post(url("who-takes"), right_fields(make("who-takes", 1, 1)), headers={"HX-Request": "true"})
    html = page.content.decode()
    assert html.lstrip().startswith("<article")
    assert "<html" not in html
    assert "HX-Request" in page["Vary"]


def test_other_methods_are_refused(client: Client) -> None:
    assert client.put(url("who-takes")).status_code == 405
    assert client.post("/en/gatti/practice/").status_code == 405


def test_a_form_without_its_token_is_refused(guest: Client) -> None:
    assert guest.post(url("who-takes"), right_fields(make("who-takes", 1, 1))).status_code == 403
