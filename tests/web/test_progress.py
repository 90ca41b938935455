"""What is known: the picture, its sentences, the days in a row, the hands; and who is new."""

import re
from datetime import UTC, date, datetime, timedelta
from math import hypot
from typing import Any

import pytest
from django.test import Client

from games.puzzles.registry import PUZZLES
from games.registry import GAMES
from tests.web.tables import visitor
from tutor.language.terms import PREFIX, terms
from tutor.learners import clock
from tutor.learners.models import Answer, Learner
from tutor.learners.schedule import cards_fed
from tutor.learners.selectors import standings
from tutor.lessons.models import Progress
from tutor.lessons.reader import lesson
from tutor.practice.models import Attempt
from tutor.progress.clauses import asked_for
from tutor.progress.hands import Hands, played
from tutor.progress.presenter import weeks
from tutor.progress.risseu import border, pebbles
from tutor.progress.selectors import Days, days, first_answers, row_of
from tutor.words.questions import drilled

pytestmark = pytest.mark.django_db
NOW = datetime(2026, 11, 26, 20, 0, tzinfo=UTC)  # a Thursday


@pytest.fixture
def learner(client: Client) -> Learner:
    """The learner of `client`, made by a first answer."""
    client.post("/en/gatti/learn/taste/", {"pick": "Kh"})
    return Learner.objects.get()


def answered(learner: Learner, rule: str, right: bool, at: datetime) -> None:
    answer = Answer.objects.create(learner=learner, rule=rule, theme="step", right=right, source="lesson", at=at)
    cards_fed(learner, [answer])


def test_the_whole_spec_is_laid_or_left_out_for_good() -> None:
    """Only what somebody can be asked lies in a courtyard, and every lesson's clause does."""
    for game in GAMES:
        taught = {rule for step in (*lesson(game).steps, *lesson(game).variants) for rule in step.rules}
        assert taught <= set(asked_for(game))


def test_a_courtyard_can_be_filled() -> None:
    """Some clauses can only be told (when a match ends): the step that tells them counts, or they are never met."""
    for game in GAMES:
        path = lesson(game)
        places = [(step.id, at) for step in (*path.steps, *path.variants) for at in range(1, len(step.exercises) + 1)]
        met = {rule for place in places for rule in path.counts_for(*place)}
        assert set(asked_for(game)) <= met | {rule for theme in PUZZLES[game].themes.values() for rule in theme.rules}


def test_a_step_lays_the_clauses_that_it_can_only_tell(client: Client) -> None:
    exercise = lesson("cucco").step("worthless").exercises[0]
    assert "cucco.hold" not in exercise.hangs_on
    client.post("/en/cucco/learn/worthless/", {"pick": exercise.wrong[0].picked})
    assert not Answer.objects.filter(rule="cucco.hold").exists()
    client.post("/en/cucco/learn/worthless/", {"pick": exercise.expected[0].picked})
    assert standings(Learner.objects.get(), clock.now())["cucco.hold"] == "known"


@pytest.mark.parametrize("count", [1, 2, 5, 20, 44, 60])
def test_no_pebble_lies_on_another_or_on_the_border(count: int) -> None:
    laid = pebbles(["unseen"] * count)
    assert len(laid) == count
    assert all(hypot(each.x - 100, each.y - 100) + each.long < 95 - 5.5 for each in laid)
    assert all(
        hypot(one.x - two.x, one.y - two.y) > one.broad + two.broad for one in laid for two in laid if one is not two
    )
    assert len(border()) == 36


def test_nothing_is_drawn_for_nothing() -> None:
    assert pebbles([]) == []


def test_a_page_for_whoever_is_new(client: Client, lang: str) -> None:
    page = client.get(f"/{lang}/progress/").content.decode()
    assert f'href="/{lang}/gatti/learn/"' in page
    assert "is-known" not in page.split('class="legend"')[0]
    assert 'class="weeks"' not in page
    assert not Learner.objects.exists()


def test_a_clause_is_known_shaky_or_unseen(client: Client, learner: Learner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "now", lambda: NOW)
    answered(learner, "gatti.pack", True, NOW)
    answered(learner, "gatti.win", False, NOW)
    page = client.get("/en/progress/gatti/").content.decode()
    stones = {
        title: (url, standing)
        for url, standing, title in re.findall(
            r'<li><a href="([^"]+)"><svg.*?is-(\w+)".*?</svg>\s*<span>([^<]+)<', page, flags=re.DOTALL
        )
    }
    assert len(stones) == len(asked_for("gatti"))
    assert stones["The pack"] == ("/en/gatti/rules/#gatti.pack", "known")
    assert stones["Who takes the trick"][0].startswith("/en/gatti/practice/")
    assert stones["Who takes the trick"][1] == "shaky"
    assert stones["The discard"] == ("/en/gatti/learn/discard/#lesson", "unseen")
    assert page.count('class="visually-hidden">: shaky') == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_stone_leads_somewhere(client: Client, lang: str, game: str) -> None:
    page = client.get(f"/{lang}/progress/{game}/").content.decode()
    links = set(re.findall(r'href="(/[^"#]+)', page.split('class="stones-chapter"', 1)[1]))
    assert len(links) > 5
    for link in links:
        assert client.get(link).status_code in {200, 302}, link


def test_days_in_a_row_forgive_a_day_that_is_still_open() -> None:
    today = date(2026, 11, 26)
    past = [today - timedelta(days=back) for back in (1, 2, 3, 5)]
    assert row_of(past, today) == 3
    assert row_of([*past, today], today) == 4
    assert row_of(past[1:], today) == 0
    assert row_of([], today) == 0


def test_a_day_is_a_day_in_liguria(learner: Learner) -> None:
    Answer.objects.update(at=datetime(2026, 11, 25, 23, 30, tzinfo=UTC))  # half past midnight in Genoa
    assert days(learner, NOW) == Days(frozenset({date(2026, 11, 26)}), 1)
    assert days(None, NOW) == Days(frozenset(), 0)


def test_a_day_at_the_table_is_a_day_too(guest: Client) -> None:
    at_table = visitor(guest)
    at_table.table.hands.update(dealt=NOW - timedelta(days=1))
    assert days(at_table.table.learner, NOW) == Days(frozenset({date(2026, 11, 25)}), 1)


def test_the_picture_of_the_weeks_ends_today() -> None:
    today = date(2026, 11, 26)
    page = weeks(Days(frozenset({today, date(2026, 11, 2), date(2026, 11, 1)}), 1), today)
    assert len(page.days) == 3 * 7 + 4
    assert page.days[-1].today
    assert [day.learnt for day in page.days].count(True) == 2  # the Sunday before is out of sight
    assert page.summary == "2 days in the past four weeks"
    assert page.row == ""  # one day is no row
    assert weeks(Days(frozenset({today}), 3), today).row == "Days in a row: 3"


def test_only_first_answers_count(client: Client, learner: Learner) -> None:
    client.post("/en/cucco/learn/taste/", {"pick": "15"})
    client.post("/en/cucco/learn/taste/", {"pick": "9"})
    Attempt.objects.create(learner=learner, game="gatti", theme="melds", seed=1, level=1, version=1, right=False)
    assert first_answers(learner) == {"gatti": (1, 2), "cucco": (0, 1)}
    assert first_answers(None) == {}
    assert "Right at the first try: 1 of 2 (50%)" in client.get("/en/progress/gatti/").content.decode()


def test_words_are_told_once_one_was_asked(client: Client, learner: Learner) -> None:
    assert "Words known" not in client.get("/en/progress/").content.decode()
    known, shaky, *others = drilled()
    answered(learner, PREFIX + known, True, clock.now())
    answered(learner, PREFIX + shaky, False, clock.now())
    answered(learner, PREFIX + "gone", True, clock.now())  # it was in the glossary once
    assert f"Words known: 1 of {2 + len(others)}" in client.get("/en/progress/").content.decode()


def test_all_words_that_count_can_be_known() -> None:
    """Frilli are frilli in every language: nothing asks for them."""
    assert drilled() < set(terms())
    assert "frilli" not in drilled()


def test_hands_count_once_they_are_played_to_their_end(client: Client) -> None:
    cucco, chinze, gatti = (visitor(client, game=game) for game in ("cucco", "chinze", "gatti"))
    cucco.deal_to("end")
    chinze.deal_to("sheet")
    gatti.deal_to("play")
    learner = Learner.objects.get()
    found = played(learner)
    winners = cucco.now().standing.winners
    assert found.by_game == {
        "cucco": Hands(hands=1, matches=1, won=int(winners == (0,))),
        "chinze": Hands(hands=1, matches=0, won=0),
        "gatti": Hands(hands=0, matches=0, won=0),
    }
    assert [(each.game, each.token, each.hand) for each in found.waiting] == [
        ("gatti", gatti.table.token, 1),
        ("chinze", chinze.table.token, 1),
    ]
    assert [each.game for each in played(learner, latest=1, game="chinze").waiting] == ["chinze"]
    assert played(None).by_game == {}
    assert "1 hand played to its end" in client.get("/en/progress/").content.decode()


def test_nobody_sees_the_progress_of_another(client: Client, learner: Learner) -> None:
    assert "is-known" in client.get("/en/progress/").content.decode().split('class="legend"')[0]
    assert "is-known" not in Client().get("/en/progress/").content.decode().split('class="legend"')[0]


@pytest.mark.parametrize("path", ["progress/", "progress/gatti/"])
def test_a_picture_costs_few_queries(
    client: Client, learner: Learner, path: str, django_assert_max_num_queries: Any
) -> None:
    for game in GAMES:
        for step in lesson(game).steps[:4]:
            for rule in step.rules:
                answered(learner, rule, True, NOW)
            Progress.objects.get_or_create(learner=learner, game=game, step=step.id, exercise=1)
    for _ in range(3):
        visitor(client, game="chinze")
    with django_assert_max_num_queries(10):
        assert client.get(f"/en/{path}").status_code == 200


@pytest.mark.parametrize("path", ["progress/nowhere/", "progress/gatti/follow/"])
def test_nonsense_is_a_plain_404(client: Client, path: str) -> None:
    assert client.get(f"/en/{path}").status_code == 404
    assert client.post("/en/progress/").status_code == 405
