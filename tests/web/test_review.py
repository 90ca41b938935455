"""Today in the browser: the first answer counts, and nobody reaches somebody else's questions."""

import threading

import pytest
from django.db import connection
from django.test import Client

from games.puzzles.question import Question
from games.puzzles.registry import PUZZLES
from games.puzzles.themes import Puzzles
from tests.web.learning import (
    START,
    TAKES,
    Days,
    answer,
    asked_by,
    everything,
    learn,
    right_fields,
    url,
    wrong_fields,
)
from tests.web.reading import PageText, untranslated
from tutor.learners.models import Answer, Learner
from tutor.lessons.reader import lesson
from tutor.lessons.selectors import Place, path_of, places
from tutor.lessons.services import exercise_answer
from tutor.progress.selectors import first_answers
from tutor.review.drills import FEW, opened
from tutor.review.models import Item, Session
from tutor.review.plan import TEN
from tutor.review.selectors import waiting
from tutor.review.services import item_answer, item_open, session_today

pytestmark = pytest.mark.django_db


def test_whoever_is_new_is_told_where_to_begin(client: Client, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with untranslated(monkeypatch) as missing:
        page = client.get(f"/{lang}/today/").content.decode()
    assert missing == []
    for game in PUZZLES:
        assert f'href="/{lang}/{game}/learn/{lesson(game).steps[0].id}/#lesson"' in page
    assert not Learner.objects.exists()
    assert not Session.objects.exists()
    assert waiting(None, START) == 0


def test_whoever_knows_it_all_is_left_in_peace(client: Client, learner: Learner, days: Days) -> None:
    for step in lesson("gatti").steps:
        for number in range(1, len(step.exercises) + 1):
            for rule in lesson("gatti").counts_for(step.id, number):
                learn(learner, rule, step.id, right=True, source="lesson")
    page = client.get("/en/today/").content.decode()
    assert "Nothing to do today" in page
    assert 'href="/en/gatti/practice/"' in page
    assert waiting(learner, days.now) == 0
    assert not Session.objects.exists()


def test_a_session_from_the_first_question_to_the_last(
    client: Client, learner: Learner, lang: str, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in PUZZLES:
        everything(learner, game, right=False)
    learn(learner, "gatti.deal", "deal", right=False, source="lesson")
    before = Answer.objects.count()
    days.at(1)
    with untranslated(monkeypatch) as missing:
        page = client.get(f"/{lang}/today/").content.decode()
        session = Session.objects.get()
        for item in session.items.all():
            assert url(item, lang) in page
            asking = client.get(url(item, lang))
            assert PageText(asking.content.decode()).lang == lang
            asked = asked_by(item)
            fields = wrong_fields(asked) if item.position == 3 else right_fields(asked)
            told = client.post(url(item, lang), fields, follow=True)
            assert told.redirect_chain == [(f"{url(item, lang)}#answer", 302)]
            page = told.content.decode()
            assert ("feedback is-wrong" if item.position == 3 else "feedback is-right") in page
            onward = url(session.items.get(position=item.position + 1), lang) if item.position < TEN else "/today/"
            assert f'{onward}"' in page or f'{onward}#lesson"' in page
        page = client.get(f"/{lang}/today/").content.decode()
    assert missing == []
    assert {"en": "Right answers: 9 of 10", "it": "9", "lij": "9"}[lang] in page
    assert {"en": "tomorrow", "it": "domani", "lij": "doman"}[lang] in page.lower()
    assert f'href="/{lang}/gatti/practice/"' in page
    assert waiting(learner, days.now) == 0
    answers = Answer.objects.all()[before:]
    assert {answer.source for answer in answers} == {"review"}
    assert Session.objects.count() == 1


def test_an_exercise_done_today_is_done_in_its_lesson(learner: Learner, days: Days) -> None:
    """A wrong answer leaves it open; and one's place on the path, and the count of first tries, are as they were."""
    path = lesson("gatti")
    first = places(path.steps)[0]
    rules = path.counts_for(*first)
    exercise_answer(learner=learner, game="gatti", step=first.step, exercise=first.exercise, rules=rules, right=True)
    days.at(1)
    session = session_today(learner)
    assert session
    wrong, right, *_ = session.items.filter(why=Item.Why.NEW)
    answer(wrong, right=False)
    answer(right, right=True)
    done = Place(right.theme, right.seed or 0)
    found = path_of(learner, path)
    assert found.done == {first, done}
    assert found.here == next(place for place in places(path.steps) if place not in (first, done))
    assert first_answers(learner)["gatti"] == (1, 1)


def test_each_reload_language_and_device_has_the_same_question(client: Client, learner: Learner, days: Days) -> None:
    everything(learner, "gatti", right=False)
    days.at(1)
    first = client.get("/en/today/").content
    items = list(Item.objects.values_list("pk", "rule", "theme"))
    assert client.get("/en/today/").content == first
    client.get("/lij/today/")
    assert list(Item.objects.values_list("pk", "rule", "theme")) == items
    item = Item.objects.get(position=1)
    client.get(url(item))
    item.refresh_from_db()
    seed = item.seed
    assert seed is not None
    client.get(url(item, "lij"))
    item_open(Item.objects.get(pk=item.pk))
    item.refresh_from_db()
    assert item.seed == seed


def test_the_first_answer_counts_and_a_stale_tab_sees_it(client: Client, learner: Learner, days: Days) -> None:
    everything(learner, "gatti", right=False)
    days.at(1)
    client.get("/en/today/")
    item = Item.objects.get(position=1)
    asked = asked_by(item)
    client.post(url(item), wrong_fields(asked))
    count = Answer.objects.count()
    for _ in range(2):
        page = client.post(url(item), right_fields(asked), follow=True).content.decode()
        assert "feedback is-wrong" in page
    assert Answer.objects.count() == count
    assert Item.objects.get(pk=item.pk).right is False
    assert client.session["last_day"] == str(item.session.day)  # the guest's year runs from here
    fragment = client.post(url(item), right_fields(asked), headers={"HX-Request": "true"}).content.decode()
    assert "feedback is-wrong" in fragment
    assert "<html" not in fragment
    days.at(2)  # yesterday's tab: what is answered there stays, and today has questions of its own
    page = client.post(url(item), right_fields(asked), follow=True).content.decode()
    assert "feedback is-wrong" in page
    assert Answer.objects.count() == count


@pytest.mark.django_db(transaction=True)
def test_two_answers_at_the_same_moment_are_stored_once(days: Days) -> None:
    learner = Learner.objects.create()
    learn(learner, TAKES, "who-takes", right=False)
    days.at(1)
    start = threading.Barrier(2)
    first: list[bool] = []

    def work() -> None:
        start.wait()
        session = session_today(learner)
        assert session
        item = session.items.get(position=1)
        item_open(item)
        first.append(item_answer(item, picked=[], number="", rules=[TAKES], right=True))
        connection.close()

    threads = [threading.Thread(target=work) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(first) == [False, True]
    assert Session.objects.count() == 1
    assert Answer.objects.filter(source="review").count() == 1


def test_an_answer_that_says_nothing_keeps_the_question_open(client: Client, learner: Learner, days: Days) -> None:
    everything(learner, "gatti", right=False)
    days.at(1)
    client.get("/en/today/")
    item = Item.objects.get(position=1)
    count = Answer.objects.count()
    for fields in ({}, {"pick": ["Zz"]}, {"pick": ["x" * 5000]}, {"number": "many"}):
        page = client.post(url(item), fields)
        assert page.status_code == 200
        assert 'id="feedback"' in page.content.decode()
        assert 'id="check"' in page.content.decode()
    assert Answer.objects.count() == count
    assert Item.objects.get(pk=item.pk).right is None


def test_what_is_not_ones_own_is_not_there(client: Client, learner: Learner, days: Days) -> None:
    other = Learner.objects.create()
    learn(other, TAKES, "who-takes", right=False)
    days.at(1)
    session = session_today(other)
    assert session
    item = session.items.get(position=1)
    fields = right_fields(asked_by(item))
    assert client.get(url(item)).status_code == client.post(url(item), fields).status_code == 404
    learn(learner, TAKES, "who-takes", right=False)
    days.at(2)
    mine = session_today(learner)
    assert mine
    client.post(f"/en/today/{mine.day}/1/", fields)
    assert Item.objects.get(pk=item.pk).right is None
    assert client.post(url(item), fields).status_code == 404


@pytest.mark.parametrize(
    ("rule", "theme"),
    [("cucco.lead.valueless", "may-play"), ("chinze.meld.tarocchi.again", "melds"), ("gatti.fool.led", "must-follow")],
)
def test_a_clause_that_only_the_hardest_level_asks_is_found_without_long_looking(
    rule: str, theme: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[int] = []
    make = Puzzles.make

    def counted(self: Puzzles, theme: str, seed: int, level: int) -> Question:
        looked.append(level)
        return make(self, theme, seed, level)

    monkeypatch.setattr(Puzzles, "make", counted)
    item = Item(session_id=1, position=1, rule=rule, theme=theme, kind=Item.Kind.PUZZLE)
    found = opened(item)
    assert rule in make(PUZZLES[item.game], theme, found["seed"], found["level"]).rules
    assert len([level for level in looked if level < 3]) <= 2 * FEW


@pytest.mark.parametrize(
    "changed",
    [
        {"kind": "words", "rule": "words.gone", "way": "lij-it", "seed": 1},
        {"kind": "words", "rule": "words.frilli", "way": "lij-it", "seed": 1},  # the same in both
        {"kind": "lesson", "theme": "gone", "seed": 1},
        {"kind": "lesson", "theme": "taste", "seed": 9},
        {"kind": "puzzle", "theme": "gone", "seed": 1},
        {"kind": "puzzle", "theme": "gone", "seed": None},
    ],
)
def test_what_the_site_no_longer_asks_is_a_plain_404(
    client: Client, learner: Learner, days: Days, changed: dict[str, object]
) -> None:
    learn(learner, TAKES, "who-takes", right=False)
    days.at(1)
    client.get("/en/today/")
    item = Item.objects.first()
    assert item
    Item.objects.filter(pk=item.pk).update(**changed)
    assert client.get(url(item)).status_code == 404
    assert client.get("/en/today/").status_code == 200


@pytest.mark.parametrize(
    "path",
    ["2026-03-03/0/", "2026-03-03/11/", "2026-03-03/-1/", "2026-13-01/1/", "0000-00-00/1/", "2025-03-03/1/", "x/1/"],
)
def test_tampered_numbers_are_a_plain_404(client: Client, learner: Learner, days: Days, path: str, lang: str) -> None:
    everything(learner, "gatti", right=False)
    days.at(1)
    client.get(f"/{lang}/today/")
    page = client.get(f"/{lang}/today/{path}")
    assert page.status_code == 404
    assert PageText(page.content.decode()).lang == lang


def test_a_form_without_its_token_is_refused(guest: Client, days: Days) -> None:
    assert guest.post("/en/today/2026-03-02/1/").status_code == 403


def test_tomorrow_is_the_day_after_this_one(client: Client, learner: Learner, days: Days) -> None:
    learn(learner, TAKES, "who-takes", right=False)
    days.at(1, hour=22, minute=59)  # a minute to midnight
    client.get("/en/today/")
    item, other, *_ = Item.objects.all()
    client.post(url(item), wrong_fields(asked_by(item)))
    assert "To see again: tomorrow" in client.get(url(item)).content.decode()
    days.at(1, hour=23, minute=1)
    assert "tomorrow" not in client.get(url(item)).content.decode()  # it is today that it comes back
    assert client.post(url(other), right_fields(asked_by(other)), follow=True).status_code == 200
    assert Session.objects.count() == 1
    client.get("/en/today/")
    assert Item.objects.filter(session__day=days.at(1, hour=23, minute=1), rule=item.rule).exists()


def test_a_number_is_kept_as_it_was_understood(client: Client, learner: Learner, days: Days) -> None:
    for rule in PUZZLES["gatti"].themes["count-pile"].rules[:1]:
        learn(learner, rule, "count-pile", right=False)
    days.at(1)
    client.get("/en/today/")
    item = Item.objects.get(theme="count-pile")
    number = asked_by(item).number
    assert number is not None
    client.post(url(item), {"number": f"   {number:05d}.0 "})
    assert "feedback is-right" in client.get(url(item)).content.decode()
