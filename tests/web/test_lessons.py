"""The path and its steps: in each language, answered rightly, wrongly and with nonsense; the place is kept."""

import re
from typing import Any

import pytest
from django.http import HttpResponse
from django.test import Client
from django.utils import translation

from games.registry import GAMES
from tests.web.reading import unmarked, untranslated
from tutor.learners.models import Answer, Learner
from tutor.lessons.models import Progress
from tutor.lessons.reader import Exercise, Sent, lesson, words
from tutor.lessons.selectors import Place, path_of, places

GATTI = lesson("gatti")
STEPS = [(game, step.id) for game in GAMES for step in (*lesson(game).steps, *lesson(game).variants)]

pytestmark = pytest.mark.django_db


def url(lang: str, step: str, number: int = 1, game: str = "gatti") -> str:
    return f"/{lang}/{game}/learn/{step}/" + (f"{number}/" if number > 1 else "")


def exercise(step: str, number: int, game: str = "gatti") -> Exercise:
    return lesson(game).step(step).exercises[number - 1]


def fields(sent: Sent) -> dict[str, Any]:
    return {"pick": list(sent.picked)} | ({} if sent.number is None else {"number": sent.number})


def text(response: HttpResponse) -> str:
    return unmarked(response.content.decode())


def told(lang: str, step: str, number: int, game: str = "gatti") -> str:
    return words(game, lang)[step].exercises[number - 1].task


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_a_step_is_asked_answered_and_explained(
    client: Client, lang: str, game: str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with untranslated(monkeypatch) as missing:
        for number, asked in enumerate(lesson(game).step(step).exercises, start=1):
            place = url(lang, step, number, game)
            page = client.get(place)
            assert page.status_code == 200
            assert told(lang, step, number, game) in text(page)
            assert 'id="feedback"' not in text(page)
            for wrong in asked.wrong[:1]:
                page = client.post(place, fields(wrong))
                assert 'class="feedback is-wrong"' in text(page)
                assert re.search(rf'href="/{lang}/(\w+)/rules/#\1\.', text(page))
            page = client.post(place, fields(asked.expected[0]))
            assert 'class="feedback is-right"' in text(page)
            assert 'id="next"' in text(page)
    assert missing == []
    assert Progress.objects.filter(game=game, step=step, done=True).count() == len(lesson(game).step(step).exercises)


def test_a_third_wrong_answer_is_told_what_was_right(client: Client) -> None:
    wrong = fields(exercise("values", 1).wrong[0])
    replies = [text(client.post(url("en", "values"), wrong)) for _ in range(3)]
    assert ["The right number is 3." in reply for reply in replies] == [False, False, True]


def test_a_fragment_is_the_step_alone(client: Client) -> None:
    whole = client.get(url("it", "over"))
    part = client.post(url("it", "over"), fields(exercise("over", 1).wrong[0]), headers={"HX-Request": "true"})
    assert "<html" in text(whole)
    assert "<html" not in text(part)
    assert text(part).strip().startswith('<div id="step"')
    assert "HX-Request" in part.headers["Vary"]


@pytest.mark.parametrize(
    "sent",
    [
        {},
        {"pick": ["Kh", "Kh"]},
        {"pick": ["Zz"]},
        {"pick": ["T21"]},
        {"pick": ["<script>alert(1)</script>"]},
        {"pick": ["3h"] * 80},
        {"pick": ["x" * 5000]},
        {"number": "4"},
        {"choice": ["3h", "Kh"]},
    ],
)
def test_a_strange_answer_gets_a_clear_word_and_changes_nothing(
    client: Client, lang: str, sent: dict[str, Any]
) -> None:
    page = client.post(url(lang, "follow", 2), sent)
    assert page.status_code == 200
    assert told(lang, "follow", 2) in text(page)
    assert "feedback" in text(page) or "notice" in text(page)
    assert "<script>alert" not in text(page)
    done = Progress.objects.filter(done=True)
    assert not done.exists()


@pytest.mark.parametrize("number", ["", "three", "9" * 60, "-1", "1.5", "٤"])
def test_a_strange_number_gets_a_clear_word(client: Client, lang: str, number: str) -> None:
    page = client.post(url(lang, "values"), {"number": number})
    assert page.status_code == 200
    assert 'class="feedback is-right' not in text(page)
    assert not Progress.objects.filter(done=True).exists()


def test_a_form_without_its_token_is_refused_in_the_language(guest: Client, lang: str) -> None:
    page = guest.post(url(lang, "pack"), fields(exercise("pack", 1).expected[0]))
    assert page.status_code == 403
    assert f'lang="{lang}"' in text(page)


def test_a_form_that_is_far_too_long_is_refused(client: Client, lang: str) -> None:
    page = client.post(url(lang, "pack"), {"pick": "7h" * 100_000})
    assert page.status_code in {200, 400}
    assert f'<html lang="{lang}"' in text(page)
    assert not Learner.objects.exists()


@pytest.mark.parametrize("place", ["nothing/", "pack/3/", "pack/0/", "PACK/", "pack/99999999999999999999/"])
def test_an_unknown_step_is_a_plain_404(client: Client, lang: str, place: str) -> None:
    page = client.get(f"/{lang}/gatti/learn/{place}")
    assert page.status_code == 404
    with translation.override(lang):
        assert translation.gettext("This page is not there") in text(page)


@pytest.mark.parametrize("method", ["put", "delete", "patch"])
def test_other_methods_are_refused(client: Client, method: str) -> None:
    assert getattr(client, method)(url("en", "pack")).status_code == 405
    assert client.post("/en/gatti/learn/").status_code == 405


def test_looking_makes_no_learner(client: Client) -> None:
    client.get("/en/gatti/learn/")
    client.get(url("en", "pack"))
    assert not Learner.objects.exists()


def test_the_first_answer_and_the_tries_are_kept(client: Client) -> None:
    asked = exercise("over", 1)
    client.post(url("it", "over"), fields(asked.wrong[0]))
    client.post(url("it", "over"), fields(asked.expected[0]))
    kept = Progress.objects.get()
    assert (kept.step, kept.exercise, kept.tries, kept.first_right, kept.done) == ("over", 1, 2, False, True)
    answers = list(Answer.objects.order_by("pk").values_list("rule", "right", "theme", "source"))
    assert ("gatti.follow.overtrump", False, "over", "lesson") in answers
    assert ("gatti.follow.overtrump", True, "over", "lesson") in answers


def test_an_answer_sent_again_is_not_counted_again(client: Client) -> None:
    asked = exercise("pack", 1)
    for _ in range(3):
        client.post(url("lij", "pack"), fields(asked.expected[0]))
    assert Progress.objects.get().tries == 1
    assert Progress.objects.get().first_right
    client.post(url("lij", "pack"), fields(asked.wrong[0]))
    assert Progress.objects.get().done
    assert Answer.objects.filter(rule="gatti.pack").count() == 1


def test_one_goes_on_where_one_was(client: Client) -> None:
    client.post(url("it", "pack"), fields(exercise("pack", 1).expected[0]))
    assert url("it", "pack", 2) in text(client.get("/it/gatti/learn/"))
    # A jump ahead, and back another day: on from there.
    client.post(url("it", "win"), fields(exercise("win", 1).expected[0]))
    page = text(client.get("/it/gatti/learn/"))
    assert f'class="button button-primary" href="{url("it", "win", 2)}#lesson"' in page
    client.post(url("it", "win", 2), fields(exercise("win", 2).wrong[0]))
    assert f'class="button button-primary" href="{url("it", "win", 2)}#lesson"' in text(client.get("/it/gatti/learn/"))


def test_the_place_is_the_guests_own(client: Client) -> None:
    client.post(url("it", "win"), fields(exercise("win", 1).expected[0]))
    assert url("it", "win", 2) not in text(Client().get("/it/gatti/learn/"))


@pytest.mark.parametrize(("game", "step"), STEPS)
def test_every_step_can_be_jumped_to(client: Client, lang: str, game: str, step: str) -> None:
    assert f'href="{url(lang, step, game=game)}"' in text(client.get(f"/{lang}/{game}/learn/"))


def test_the_steps_of_chinze_lead_back_to_those_of_gatti(client: Client, lang: str) -> None:
    page = text(client.get(url(lang, "same", game="chinze")))
    assert f'<a href="{url(lang, "follow")}">{words("gatti", lang)["follow"].title}</a>' in page


def test_the_menu_is_that_of_the_game(client: Client) -> None:
    page = text(client.get(url("en", "same", game="chinze")))
    assert '<a href="/en/chinze/">Chinze</a>' in page
    assert 'href="/en/chinze/rules/"' in page


def test_the_variants_are_a_path_of_their_own(client: Client) -> None:
    page = text(client.get(url("en", "three")))
    assert f"Step 1 of {len(GATTI.variants)}" in page
    assert url("en", "frilli") in page
    assert url("en", "pack") not in page
    last = GATTI.variants[-1].id
    page = text(client.post(url("en", last), fields(exercise(last, 1).expected[0])))
    assert 'href="/en/gatti/learn/"' in page
    # What was done there is kept, but one goes on with the path itself.
    page = text(client.get("/en/gatti/learn/"))
    assert page.count('class="is-done') == 1
    assert f'class="button button-primary" href="{url("en", "taste")}#lesson"' in page


@pytest.mark.parametrize("game", ["gatti", "chinze"])
def test_the_places_on_two_paths_are_kept_apart(client: Client, game: str) -> None:
    other = "chinze" if game == "gatti" else "gatti"
    step = lesson(other).steps[0].id
    client.post(url("en", step, game=other), fields(exercise(step, 1, other).expected[0]))
    assert 'class="is-done' not in text(client.get(f"/en/{game}/learn/"))
    assert f'{url("en", lesson(game).steps[0].id, game=game)}#lesson"' in text(client.get(f"/en/{game}/learn/"))


def test_the_whole_path_ends_with_the_table(client: Client) -> None:
    for step, number in places(GATTI.steps):
        page = text(client.post(url("en", step, number), fields(exercise(step, number).expected[0])))
    assert 'href="/en/gatti/learn/"' in page
    page = text(client.get("/en/gatti/learn/"))
    assert page.count('class="is-done') == len(GATTI.steps)
    assert 'href="/en/gatti/play/"' in page


def test_a_path_starts_at_its_first_exercise() -> None:
    path = path_of(None, GATTI)
    assert path.here == places(GATTI.steps)[0] == Place("taste", 1)
    assert not path.begun


def test_progress_on_a_step_that_is_gone_is_passed_over() -> None:
    learner = Learner.objects.create()
    Progress.objects.create(learner=learner, game="gatti", step="gone", exercise=1, done=True)
    assert path_of(learner, GATTI).here == Place("taste", 1)


def test_the_place_costs_few_queries(client: Client, django_assert_max_num_queries: Any) -> None:
    client.post(url("en", "pack"), fields(exercise("pack", 1).expected[0]))
    with django_assert_max_num_queries(4):
        client.get(url("en", "over"))
