"""When what comes back: FSRS (py-fsrs) decides, from the answers alone.

The log is the answers themselves; a card is what they come to, one after another. So all cards can be worked out
again (`rebuilt`), after two learners have become one, or when there is another theme to drill a clause.

It all goes by days, as the learner lives them: what was answered in the evening is due in the morning as well.
"""

from collections.abc import Iterable
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from typing import Any, NamedTuple, Protocol

import fsrs
from django.db import transaction

from games.core.rulebook import game_of
from games.puzzles.registry import PUZZLES
from tutor.learners.clock import day_of
from tutor.learners.models import Card, Learner

SCHEDULER = fsrs.Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=365, enable_fuzzing=False)
"""Intervals are whole days, from the first answer on. No chance in it: the same answers, the same schedule."""

KNOWN = 0.8
"""From this chance of recall on a clause counts as known. FSRS asks again at 0.9: what is due is not yet in doubt."""

LESSON = "lesson"
"""The theme of a card whose clause no puzzle asks for: the lesson's exercises do."""


class Told(Protocol):
    """An answer, as the log has it."""

    rule: str
    theme: str
    right: bool
    at: datetime


class Memory(NamedTuple):
    """What a card's answers have come to: the FSRS card, the day it is due, whether its latest day had no mistake."""

    fsrs: dict[str, Any]
    due: date
    right: bool


Key = tuple[str, str]
"""Of a card: a rule and the theme that asks for it."""


@cache
def drill_of(rule: str, theme: str) -> str:
    """What asks for a rule again: the theme itself if it drills it, else the first puzzle theme that does, or LESSON.

    What is not of a game (the words) is asked for by the drill it was answered in.
    """
    game = game_of(rule)
    if game not in PUZZLES:
        return theme
    drilling = [each.id for each in PUZZLES[game].themes.values() if rule in each.rules]
    return theme if theme in drilling else drilling[0] if drilling else LESSON


def remembered(answers: Iterable[Told], before: dict[Key, Memory] | None = None) -> dict[Key, Memory]:
    """What answers, in order of time, make of the cards: those that they touch, as they are afterwards."""
    before = before or {}
    after: dict[Key, Memory] = {}
    for answer in answers:
        key = (answer.rule, drill_of(answer.rule, answer.theme))
        after[key] = _reviewed(after.get(key) or before.get(key), right=answer.right, day=day_of(answer.at))
    return after


@transaction.atomic
def cards_fed(learner: Learner, answers: Iterable[Told]) -> None:
    """Take new answers, which are in the log already, in order of time into the learner's cards."""
    answers = list(answers)
    Learner.objects.select_for_update().get(pk=learner.pk)  # two answers at once: one after the other
    cards = {
        (card.rule, card.theme): card for card in learner.cards.filter(rule__in={answer.rule for answer in answers})
    }
    if any(map(outdated, cards.values())):
        rebuilt(learner)
        return
    before = {key: Memory(card.memory, card.due, card.right) for key, card in cards.items()}
    for key, memory in remembered(answers, before).items():
        card = cards.get(key) or Card(learner=learner, rule=key[0], theme=key[1])
        card.memory, card.due, card.right = memory
        card.save()


def outdated(card: Card) -> bool:
    """Whether its clause is drilled otherwise by now: the card would never be fed again."""
    return drill_of(card.rule, card.theme) != card.theme


@transaction.atomic
def rebuilt(learner: Learner) -> None:
    """Work all cards out again from the log."""
    Learner.objects.select_for_update().get(pk=learner.pk)
    learner.cards.all().delete()
    Card.objects.bulk_create(
        Card(learner=learner, rule=rule, theme=theme, memory=memory.fsrs, due=memory.due, right=memory.right)
        for (rule, theme), memory in remembered(learner.answers.all()).items()
    )


def recall(card: Card, now: datetime) -> float:
    """The chance, from 0 to 1, that the clause is remembered on the day of `now`."""
    return float(SCHEDULER.get_card_retrievability(fsrs.Card.from_dict(card.memory), _noon(day_of(now))))


def _reviewed(before: Memory | None, *, right: bool, day: date) -> Memory:
    """A day counts once, and by its mistakes: a right try after a wrong one is no proof before tomorrow.

    So neither many tries at one exercise nor many puzzles in a row weigh more than they say.
    """
    card = fsrs.Card.from_dict(before.fsrs) if before else fsrs.Card(card_id=0, due=_noon(day))
    if before and card.last_review and card.last_review.date() == day and (right or not before.right):
        return before
    after, _log = SCHEDULER.review_card(card, fsrs.Rating.Good if right else fsrs.Rating.Again, _noon(day))
    due = after.due.date() if right else day + timedelta(days=1)
    return Memory(after.to_dict(), due, right)


def _noon(day: date) -> datetime:
    """FSRS counts in spans of 24 hours: from noon to noon they are days."""
    return datetime.combine(day, time(12), UTC)
