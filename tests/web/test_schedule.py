"""The schedule: from the answers alone, day by day; what was wrong comes back tomorrow."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from games.puzzles.registry import PUZZLES
from tutor.learners import clock
from tutor.learners.models import Answer, Card, Learner
from tutor.learners.schedule import KNOWN, LESSON, cards_fed, drill_of, rebuilt, recall, remembered
from tutor.learners.selectors import standings
from tutor.learners.services import answers_record

SUIT, DEAL = "gatti.follow.suit", "gatti.deal"
START = datetime(2026, 3, 27, 9, tzinfo=UTC)  # two days before the clocks change
Set = Callable[..., date]


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> Set:
    """Sets the clock to a day after the start and an hour of it (UTC); the day of learning that it then is."""

    def set_to(day: float, *, hour: int = 9, minute: int = 0) -> date:
        moment = (START + timedelta(days=day)).replace(hour=hour, minute=minute)
        monkeypatch.setattr(clock, "now", lambda: moment)
        return clock.today()

    set_to(0)
    return set_to


@pytest.fixture
def learner(db: None) -> Learner:
    return Learner.objects.create()


def learn(learner: Learner, *, right: bool, rule: str = SUIT, theme: str = "may-play") -> Card:
    answers_record(learner=learner, theme=theme, rules=[rule], right=right, source="puzzle")
    return learner.cards.get(rule=rule, theme=drill_of(rule, theme))


# --- a card a clause and theme --------------------------------------------------------------------------


def test_a_puzzle_keeps_its_theme_and_everything_else_finds_one() -> None:
    assert drill_of(SUIT, "must-follow") == "must-follow"
    assert drill_of(SUIT, "follow") == drill_of(SUIT, "play") == "may-play"
    assert drill_of("words.preisa", "meaning") == "meaning"
    for game, puzzles in PUZZLES.items():
        for theme in puzzles.themes.values():
            assert all(drill_of(rule, theme.id) == theme.id for rule in theme.rules), game


def test_what_no_puzzle_drills_is_one_card_wherever_it_was_answered() -> None:
    rule = "gatti.no.such.clause"
    assert drill_of(rule, "deal") == drill_of(rule, "play") == LESSON


# --- days -----------------------------------------------------------------------------------------------


def test_wrong_is_due_tomorrow_however_late_it_was(learner: Learner, at: Set) -> None:
    for day, hour in ((0, 0), (5, 21), (40, 22)):
        today = at(day, hour=hour)
        assert learn(learner, right=False).due == today + timedelta(days=1)


def test_what_sat_firmly_and_went_wrong_is_due_tomorrow_as_well(learner: Learner, at: Set) -> None:
    today = at(0)
    for _ in range(5):
        today = at((learn(learner, right=True).due - START.date()).days)
    assert learn(learner, right=False).due == today + timedelta(days=1)


def test_right_answers_move_it_further_and_further_away(learner: Learner, at: Set) -> None:
    gaps, today = list[int](), at(0)
    for _ in range(7):
        due = learn(learner, right=True).due
        gaps.append((due - today).days)
        today = at((due - START.date()).days)
    assert gaps == sorted(gaps)
    assert gaps[0] < 4
    assert gaps[-1] > 60


def test_a_day_counts_once(learner: Learner, at: Set) -> None:
    once = learn(learner, right=True)
    for _ in range(9):
        again = learn(learner, right=True)
    assert (again.due, again.memory) == (once.due, once.memory)


def test_a_day_counts_by_its_mistakes(learner: Learner, at: Set) -> None:
    learn(learner, right=True)
    wrong = learn(learner, right=False)
    again = learn(learner, right=False)
    after = learn(learner, right=True)
    assert wrong.due == at(1)
    assert (
        (after.due, after.memory, after.right) == (again.due, again.memory, False) == (wrong.due, wrong.memory, False)
    )
    at(1)
    assert learn(learner, right=True).right


def test_the_day_ends_at_midnight_in_genoa_also_when_the_clocks_change(at: Set) -> None:
    assert at(0, hour=22, minute=59) == START.date()
    assert at(0, hour=23) == START.date() + timedelta(days=1)
    assert at(2, hour=21, minute=59) == START.date() + timedelta(days=2)
    assert at(2, hour=22) == START.date() + timedelta(days=3)


# --- worked out again -----------------------------------------------------------------------------------

answers = st.lists(
    st.builds(
        lambda rule, theme, right, minutes: Answer(
            rule=rule, theme=theme, right=right, source="puzzle", at=START + timedelta(minutes=minutes)
        ),
        st.sampled_from([SUIT, DEAL, "gatti.follow.trump", "words.preisa"]),
        st.sampled_from(["may-play", "must-follow", "follow", "deal", "meaning"]),
        st.booleans(),
        st.integers(0, 60 * 24 * 60),
    ),
    max_size=30,
).map(lambda found: sorted(found, key=lambda answer: answer.at))


@given(answers, st.integers(1, 7))
def test_fed_bit_by_bit_or_all_at_once_is_the_same(log: list[Answer], size: int) -> None:
    fed = remembered([])
    for start in range(0, len(log), size):
        fed |= remembered(log[start : start + size], fed)
    assert fed == remembered(log)


def shape(learner: Learner) -> list[tuple[object, ...]]:
    return sorted(learner.cards.values_list("rule", "theme", "due", "right", "memory__stability"))


@given(answers)
@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_rebuilt_cards_are_those_that_were_fed(db: None, log: list[Answer]) -> None:
    learner = Learner.objects.create()
    for answer in log:
        answer.pk, answer.learner = None, learner
        answer.save(force_insert=True)
        cards_fed(learner, [answer])
    fed = shape(learner)
    rebuilt(learner)
    assert shape(learner) == fed


def test_two_learners_become_one(at: Set, learner: Learner) -> None:
    guest = Learner.objects.create()
    learn(learner, right=True)
    at(1)
    learn(guest, right=False)
    at(2)
    learn(learner, right=True)
    guest.answers.update(learner=learner)
    rebuilt(learner)
    assert [(answer.right, answer.at.day) for answer in learner.answers.all()] == [(True, 27), (False, 28), (True, 29)]
    assert learner.cards.count() == 1


def test_a_theme_that_came_or_went_leaves_no_card_behind(learner: Learner, at: Set) -> None:
    learn(learner, right=False)
    learner.cards.update(theme=LESSON)  # as it was before there was a puzzle on it
    at(1)
    learn(learner, right=True)
    assert [(card.theme, card.right) for card in learner.cards.all()] == [("may-play", True)]


# --- how a rule stands ----------------------------------------------------------------------------------


def test_unseen_known_shaky(learner: Learner, at: Set) -> None:
    assert standings(None, clock.now()) == standings(learner, clock.now()) == {}
    learn(learner, right=True)
    learn(learner, right=False, rule=DEAL, theme="deal")
    assert standings(learner, clock.now()) == {SUIT: "known", DEAL: "shaky"}


def test_a_right_answer_of_yesterday_is_known_whatever_went_before(learner: Learner, at: Set) -> None:
    for day in range(6):
        at(day)
        learn(learner, right=False)
    at(6)
    learn(learner, right=True)
    assert standings(learner, clock.now()) == {SUIT: "known"}
    at(7)
    assert standings(learner, clock.now()) == {SUIT: "known"}


def test_what_is_due_is_not_yet_shaky_but_what_is_left_alone_for_long_is(learner: Learner, at: Set) -> None:
    card = learn(learner, right=True)
    at((card.due - START.date()).days + 1)
    assert recall(card, clock.now()) < 0.9
    assert standings(learner, clock.now()) == {SUIT: "known"}
    at(60)
    assert recall(card, clock.now()) < KNOWN
    assert standings(learner, clock.now()) == {SUIT: "shaky"}


def test_a_rule_is_known_when_it_is_in_each_way_of_asking(learner: Learner, at: Set) -> None:
    learn(learner, right=True, theme="may-play")
    learn(learner, right=False, theme="must-follow")
    assert standings(learner, clock.now()) == {SUIT: "shaky"}
    at(1)
    learn(learner, right=True, theme="must-follow")
    assert standings(learner, clock.now()) == {SUIT: "known"}
