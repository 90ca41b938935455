"""What a day asks: chosen once out of what went wrong and what is due, whatever it was that fed the cards."""

from datetime import date, timedelta
from itertools import pairwise
from random import Random

import pytest
from django.test import Client

from games.puzzles.registry import PUZZLES
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
)
from tests.web.reading import PageText, untranslated
from tutor.language.terms import terms
from tutor.learners import clock
from tutor.learners.models import Learner
from tutor.learners.schedule import LESSON, drill_of
from tutor.learners.services import answers_record
from tutor.lessons.reader import lesson
from tutor.lessons.services import exercise_answer
from tutor.review.models import Item, Session
from tutor.review.plan import OF_A_THEME, TEN
from tutor.review.selectors import comes_back, waiting
from tutor.review.services import item_answer, session_today
from tutor.words.questions import ways_of

pytestmark = pytest.mark.django_db


# --- what is chosen -------------------------------------------------------------------------------------


def test_what_went_wrong_comes_back_the_next_morning(learner: Learner, days: Days) -> None:
    days.at(0, hour=22)  # eleven in the evening
    learn(learner, "gatti.follow.suit", "may-play", right=False)
    assert waiting(learner, days.now) == 0
    days.at(1, hour=6)
    session = session_today(learner)
    assert session
    item = session.items.get(position=1)
    assert (item.rule, item.theme, item.why) == ("gatti.follow.suit", "may-play", Item.Why.WRONG)
    assert waiting(learner, days.now) == session.items.count() <= TEN


def test_the_day_is_that_of_genoa(learner: Learner, days: Days) -> None:
    days.at(0, hour=22, minute=59)
    learn(learner, "gatti.follow.suit", "may-play", right=False)
    assert days.at(0, hour=22, minute=59) == date(2026, 3, 2)
    assert waiting(learner, days.now) == 0
    assert days.at(0, hour=23) == date(2026, 3, 3)
    assert waiting(learner, days.now) > 0


def test_what_is_wrong_goes_first_and_no_theme_comes_twice_running(learner: Learner, days: Days) -> None:
    everything(learner, "gatti", right=True)
    everything(learner, "cucco", right=True)
    days.at(5)
    for rule, theme in (
        ("gatti.meld.terno", "melds"),
        ("gatti.meld.gatti", "melds"),
        ("gatti.meld.frilli", "melds"),
        (PUZZLES["cucco"].themes["who-takes"].rules[0], "who-takes"),
    ):
        learn(learner, rule, theme, right=False)
    days.at(6)
    session = session_today(learner)
    assert session
    items = list(session.items.all())
    assert len(items) == TEN
    assert sum(item.why == Item.Why.WRONG for item in items) == 4
    themes = [(item.game, item.theme) for item in items]
    assert all(one != other for one, other in pairwise(themes))
    assert {item.game for item in items} == {"gatti", "cucco"}


def test_each_puzzle_asks_the_very_clause(learner: Learner, days: Days) -> None:
    for game in PUZZLES:
        everything(learner, game, right=False)
    session = Session.objects.create(learner=learner, day=days.at(1))
    cards = list(learner.cards.all())[::5]  # all of them take half a minute on a slow machine
    for position, card in enumerate(cards, start=1):
        item = Item.objects.create(
            session=session, position=position, rule=card.rule, theme=card.theme, why="wrong", kind="puzzle"
        )
        assert card.rule in asked_by(item).rules, card
    assert len(cards) > 15


def test_the_weakest_of_what_is_due_goes_first(learner: Learner, days: Days) -> None:
    everything(learner, "gatti", right=True)
    days.at(2)
    themes = ("who-takes", "who-leads", "bagatto")
    late = {rule for theme in PUZZLES["gatti"].themes.values() if theme.id in themes for rule in theme.rules}
    for card in learner.cards.exclude(rule__in=late):
        learn(learner, card.rule, card.theme, right=True)
    days.at(14)
    session = session_today(learner)
    assert session
    assert late <= {item.rule for item in session.items.all()}


def test_little_is_due_so_there_is_something_new_in_lesson_order(learner: Learner, days: Days) -> None:
    first = lesson("gatti").steps[0].exercises[0]
    for rule in first.drills or first.question.rules:
        learn(learner, rule, lesson("gatti").steps[0].id, right=False, source="lesson")
    days.at(1)
    session = session_today(learner)
    assert session
    items = list(session.items.all())
    assert len(items) == TEN
    new = [item for item in items if item.why == Item.Why.NEW]
    order = [step.id for step in lesson("gatti").steps]
    assert [order.index(item.theme) for item in new] == sorted(order.index(item.theme) for item in new)
    assert {item.game for item in items} == {"gatti"}  # no game that was not begun
    met = set(learner.cards.values_list("rule", flat=True))
    assert not met & {item.rule for item in new}


def test_one_wrong_sum_does_not_fill_the_day(learner: Learner, days: Days) -> None:
    rules = PUZZLES["cirollon"].themes["count-hand"].rules
    answers_record(learner=learner, theme="count-hand", rules=rules, right=False, source="puzzle")
    days.at(1)
    session = session_today(learner)
    assert session
    assert len(rules) > OF_A_THEME
    assert session.items.filter(theme="count-hand").count() == OF_A_THEME
    for item in session.items.filter(theme="count-hand"):
        answer(item, right=True)
    assert learner.cards.filter(right=False).count() <= len(rules) - OF_A_THEME


def test_an_exercise_on_several_clauses_is_asked_once(learner: Learner, days: Days) -> None:
    for step in lesson("gatti").steps:
        for exercise in step.exercises:
            for rule in exercise.drills or exercise.question.rules:
                learn(learner, rule, step.id, right=drill_of(rule, step.id) != LESSON, source="lesson")
    for day in range(1, 5):
        days.at(day)
        session = session_today(learner)
        assert session
        exercises = [(item.game, item.theme, item.seed) for item in session.items.filter(kind="lesson")]
        assert exercises
        assert len(exercises) == len(set(exercises))


def test_what_is_left_over_is_due_tomorrow_and_never_more_than_ten(learner: Learner, days: Days) -> None:
    for game in PUZZLES:
        everything(learner, game, right=False)
    asked: set[tuple[str, str]] = set()
    for day in (1, 2, 9):
        days.at(day)
        assert waiting(learner, days.now) == TEN
        session = session_today(learner)
        assert session
        assert session.items.count() == TEN
        assert waiting(learner, days.now) == TEN
        for item in list(session.items.all()):
            asked.add((item.rule, item.theme))
            answer(item, right=True)
        assert waiting(learner, days.now) == 0
    assert len(asked) == 3 * TEN  # the next days bring what found no room, not the same again


def test_four_weeks_of_ten_a_day_reach_everything(learner: Learner, days: Days) -> None:
    for game in PUZZLES:
        everything(learner, game, right=True)
    asked: set[tuple[str, str]] = set()
    chance = Random(7)
    for day in range(2, 30):
        today = days.at(day)
        session = session_today(learner)
        if session is None:
            continue
        items = list(session.items.all())
        assert len(items) <= TEN
        themes = [(item.game, item.theme) for item in items]
        assert all(one != other for one, other in pairwise(themes))
        for item in items:
            right = chance.random() < 0.85
            item_answer(item, picked=[], number="", rules=[item.rule], right=right)
            asked.add((item.rule, drill_of(item.rule, item.theme)))
            assert (comes_back(item) == today + timedelta(days=1)) or right
    assert {(card.rule, card.theme) for card in learner.cards.all()} == asked


def test_weeks_of_right_answers_move_a_clause_away_and_a_wrong_one_fetches_it_back(
    learner: Learner, days: Days
) -> None:
    learn(learner, "gatti.follow.suit", "may-play", right=True)
    gaps = []
    for _ in range(6):
        card = learner.cards.get()
        gaps.append((card.due - clock.today()).days)
        days.at((card.due - START.date()).days)
        learn(learner, "gatti.follow.suit", "may-play", right=True, source="review")
    assert gaps == sorted(gaps)
    assert gaps[0] <= 3
    assert gaps[-1] > 60
    learn(learner, "gatti.follow.suit", "may-play", right=False, source="table")
    card = learner.cards.get()
    assert (card.due - clock.today()).days == 1
    assert not card.right


# --- everything feeds the same cards --------------------------------------------------------------------


def test_a_mistake_in_a_lesson_a_puzzle_or_at_the_table_comes_back(learner: Learner, days: Days) -> None:
    suit, deal = "gatti.follow.suit", "gatti.deal"
    exercise_answer(learner=learner, game="gatti", step="follow", exercise=1, rules=[suit], right=False)
    assert [(card.rule, card.theme, card.right) for card in learner.cards.all()] == [(suit, "may-play", False)]
    days.at(1)
    learn(learner, suit, "may-play", right=True, source="review")
    assert learner.cards.get().right
    learn(learner, suit, "play", right=False, source="table")  # a refused card
    assert not learner.cards.get().right
    learn(learner, deal, "deal", right=False, source="lesson")
    learn(learner, deal, "anything", right=False, source="table")
    assert learner.cards.filter(rule=deal).count() == 1
    days.at(2)
    session = session_today(learner)
    assert session
    asked = {item.rule: item for item in session.items.all()}
    assert asked[suit].kind == Item.Kind.PUZZLE
    assert asked[deal].kind == Item.Kind.LESSON
    assert deal in asked_by(asked[deal]).rules or lesson("gatti").step(asked[deal].theme)


def test_what_comes_back_is_told(learner: Learner, days: Days) -> None:
    learn(learner, TAKES, "who-takes", right=False)
    days.at(1)
    session = session_today(learner)
    assert session
    item = session.items.get(rule=TAKES)
    answer(item, right=False)
    assert comes_back(item) == days.at(2)
    days.at(2)
    session = session_today(learner)
    assert session
    item = session.items.get(rule=TAKES)
    answer(item, right=True)
    assert comes_back(item) > days.at(2)


def test_a_word_comes_back_as_the_question_it_was(
    client: Client, learner: Learner, lang: str, days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    term = next(term for term in terms() if ways_of(term, "it"))
    learn(learner, f"words.{term}", "words", right=False, source="words")
    learn(learner, "words.gone", "words", right=False, source="words")  # it was in the glossary once
    days.at(1)
    assert waiting(learner, days.now) == 1
    with untranslated(monkeypatch) as missing:
        client.get(f"/{lang}/today/")
        item = Item.objects.get()
        page = client.get(url(item, lang)).content.decode()
        item.refresh_from_db()
        assert lang in item.way.split("-")
        assert PageText(page).lang == lang
        client.get(url(item))  # in whatever language the page is then: the same question
        way = item.way
        item.refresh_from_db()
        assert item.way == way
        told = client.post(url(item, lang), {"pick": term}, follow=True).content.decode()
        client.get(f"/{lang}/today/")
    assert missing == []
    assert "feedback is-right" in told
    assert learner.cards.get(rule=f"words.{term}").right


def test_a_clause_that_nothing_asks_straight_is_asked_by_the_step_that_teaches_it(
    client: Client, learner: Learner, days: Days
) -> None:
    """A mistake at the table would else stand against it for ever."""
    rule = next(
        rule
        for step in lesson("gatti").steps
        for rule in step.rules
        if drill_of(rule, "play") == LESSON
        and not any(
            rule in (other.drills or other.question.rules)
            for every in lesson("gatti").steps
            for other in every.exercises
        )
    )
    learn(learner, rule, "play", right=False, source="table")
    days.at(1)
    client.get("/en/today/")
    item = Item.objects.get(rule=rule)
    client.post(url(item), right_fields(asked_by(item)))
    assert learner.cards.get(rule=rule).right
    assert learner.cards.get(rule=rule).due > days.at(1)
