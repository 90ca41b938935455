"""A guest's learner goes into an account's: nothing is lost, nothing counts twice, whatever either of them has done."""

from datetime import UTC, date, datetime, timedelta
from typing import Any, NamedTuple

import pytest
from django.contrib.auth.models import User
from django.db.models import Model
from hypothesis import given, settings
from hypothesis import strategies as st

from games.puzzles.registry import PUZZLES
from tutor.account.merge import COMBINED, WORKED_OUT, merged, once, relations
from tutor.learners.models import Answer, Card, Learner
from tutor.learners.schedule import cards_fed
from tutor.lessons.models import Progress
from tutor.pad.models import Pad, PadHand
from tutor.practice.models import Attempt
from tutor.review.models import Item, Session
from tutor.table.models import Table
from tutor.words.models import WordAttempt

pytestmark = pytest.mark.django_db

START = datetime(2026, 3, 2, 9, tzinfo=UTC)


class Given(NamedTuple):
    """An answer on one of two devices, so many hours after the start."""

    guest: bool
    theme: str
    rule: str
    right: bool
    hour: int


DRILLS = [(theme.id, rule) for theme in list(PUZZLES["gatti"].themes.values())[:3] for rule in theme.rules[:2]]
ANSWERS = st.lists(
    st.builds(
        lambda guest, drill, right, hour: Given(guest, *drill, right, hour),
        st.booleans(),
        st.sampled_from([*DRILLS, ("a-step", "gatti.turn")]),
        st.booleans(),
        st.integers(0, 24 * 20),
    ),
    max_size=12,
    unique_by=lambda answer: answer.hour,
)


def account() -> Learner:
    return Learner.objects.create(user=User.objects.create(username=f"{User.objects.count()}"))


def kept_by(learner: Learner) -> list[tuple[Any, ...]]:
    return sorted(learner.cards.values_list("rule", "theme", "due", "right", "memory__stability", "memory__difficulty"))


@settings(max_examples=25)
@given(ANSWERS)
def test_cards_are_as_if_all_had_been_answered_by_one(answers: list[Given]) -> None:
    guest, into, one = Learner.objects.create(), account(), Learner.objects.create()
    for answer in sorted(answers, key=lambda answer: answer.hour):
        for learner in (guest if answer.guest else into, one):
            made = Answer.objects.create(
                learner=learner,
                rule=answer.rule,
                theme=answer.theme,
                right=answer.right,
                source="puzzle",
                at=START + timedelta(hours=answer.hour),
            )
            cards_fed(learner, [made])
    for _ in range(2):
        merged(guest, into)
        assert kept_by(into) == kept_by(one)
        told = [list(learner.answers.values_list("rule", "theme", "right", "at")) for learner in (into, one)]
        assert told[0] == told[1]
    assert not Learner.objects.filter(pk=guest.pk).exists()


def test_every_relation_is_provided_for() -> None:
    """Whatever an app hangs on a learner is moved by itself, but where there can be two of one kind it must be said.

    Of two answers the first counts, as long as nothing hangs on them.
    """
    for relation in relations():
        assert relation.one_to_many or relation.one_to_one, relation
        assert len(once(relation)) <= 1, relation
        if once(relation):
            model = relation.related_model
            answers = {"right"} <= {field.name for field in model._meta.fields} and not model._meta.related_objects
            assert answers or model in WORKED_OUT | COMBINED.keys(), relation


EXERCISES = {
    # (account's, guest's): what comes of the two
    ((1, True, True), (3, False, True)): (1, True, True),
    ((3, False, True), (1, True, True)): (1, True, True),
    ((2, False, False), (5, False, True)): (5, False, True),
    ((5, False, True), (2, False, False)): (5, False, True),
    ((2, False, False), (1, False, False)): (3, False, False),
    ((0, False, True), (3, False, True)): (3, False, True),
    ((2, False, False), (0, False, True)): (2, False, True),
    (None, (2, False, True)): (2, False, True),
    ((2, False, True), None): (2, False, True),
}


@pytest.mark.parametrize(("both", "comes"), EXERCISES.items())
def test_of_two_tries_at_an_exercise_the_best_is_kept(both: tuple[Any, Any], comes: tuple[int, bool, bool]) -> None:
    into, guest = account(), Learner.objects.create()
    for day, (learner, values) in enumerate(zip((into, guest), both, strict=True)):
        if values:
            place = {"learner": learner, "game": "gatti", "step": "trick", "exercise": 1}
            progress = Progress.objects.create(
                **place, **dict(zip(("tries", "first_right", "done"), values, strict=True))
            )
            Progress.objects.filter(pk=progress.pk).update(at=START + timedelta(days=day))
    last = max(Progress.objects.values_list("at", flat=True))
    for _ in range(2):
        merged(guest, into)
        (found,) = Progress.objects.all()
        assert (found.learner, found.at) == (into, last)
        assert (found.tries, found.first_right, found.done) == comes


@pytest.mark.parametrize("guest_first", [True, False])
def test_the_first_answer_to_a_puzzle_counts(guest_first: bool) -> None:
    into, guest = account(), Learner.objects.create()
    for learner in (into, guest):
        first = (learner == guest) is guest_first
        for seed in (1, 2 if learner == guest else 3):
            made = Attempt.objects.create(
                learner=learner, game="gatti", theme="follow", seed=seed, level=1, version=1, right=first
            )
            Attempt.objects.filter(pk=made.pk).update(at=START + timedelta(hours=0 if first else 1))
    merged(guest, into)
    kept = {attempt.seed: (attempt.right, attempt.at) for attempt in into.attempts.all()}
    assert kept.keys() == {1, 2, 3}
    assert kept[1] == (True, START)
    assert kept[2][0] is guest_first
    assert Attempt.objects.count() == 3


def test_of_two_sessions_of_a_day_no_answer_is_lost() -> None:
    into, guest = account(), Learner.objects.create()
    day = date(2026, 3, 2)

    def session(learner: Learner, day: date, *rights: bool | None) -> None:
        made = Session.objects.create(learner=learner, day=day)
        for position, right in enumerate(rights, start=1):
            rule = f"{learner.pk}-{position}"
            Item.objects.create(
                session=made, position=position, rule=rule, why="due", kind="puzzle", theme="x", right=right
            )

    session(into, day, True, None)
    session(guest, day, None, False, True)
    session(guest, day + timedelta(days=1), None)
    merged(guest, into)
    first, second = into.sessions.all()
    items = [(item.position, item.rule, item.right) for item in first.items.all()]
    assert items == [
        (1, f"{into.pk}-1", True),
        (2, f"{into.pk}-2", None),
        (3, f"{guest.pk}-2", False),
        (4, f"{guest.pk}-3", True),
    ]
    assert second.items.count() == 1
    assert Session.objects.count() == 2


def test_tables_and_pads_are_all_kept_and_the_account_is_as_old_as_the_guest() -> None:
    guest, into = Learner.objects.create(), account()
    for learner in (guest, into):
        Table.objects.create(learner=learner, game="gatti", first_dealer=0)
        pad = Pad.objects.create(learner=learner, game="gatti", first_dealer=0)
        PadHand.objects.create(pad=pad, number=1, entry={})
    merged(guest, into)
    assert into.tables.count() == into.pads.count() == PadHand.objects.count() == 2
    into.refresh_from_db()
    assert into.since == guest.since


def test_a_word_is_asked_first_only_once() -> None:
    guest, into = Learner.objects.create(), account()
    for learner, seeds in ((guest, (1, 2)), (into, (2, 3))):
        for seed in seeds:
            WordAttempt.objects.create(learner=learner, source="lij", target="it", seed=seed, right=learner == into)
    merged(guest, into)
    assert dict(into.word_attempts.values_list("seed", "right")) == {1: False, 2: True, 3: True}
    assert WordAttempt.objects.count() == 3


def rows() -> dict[type[Model], int]:
    return {relation.related_model: relation.related_model.objects.count() for relation in relations()}


def test_an_account_is_never_merged_into_another() -> None:
    one, other = account(), account()
    Table.objects.create(learner=one, game="gatti", first_dealer=0)
    before = rows()
    merged(one, other)
    merged(other, other)
    assert Learner.objects.count() == 2
    assert one.tables.count() == 1
    assert rows() == before


def test_a_guest_with_nothing_changes_nothing() -> None:
    into = account()
    Card.objects.create(learner=into, rule="x", theme="y", due=date(2026, 3, 2), memory={}, right=True)
    merged(Learner.objects.create(), into)
    assert Learner.objects.get() == into
