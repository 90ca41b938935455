"""When what comes back: FSRS (py-fsrs) decides, from the answers alone.

The log is the answers themselves. A card is what they come to, one after another; `rebuilt` works it all out again,
after two learners have become one.
"""

from collections.abc import Iterable
from datetime import datetime

import fsrs

from games.puzzles.registry import PUZZLES
from tutor.learners.models import Answer, Card, Learner

SCHEDULER = fsrs.Scheduler(learning_steps=(), relearning_steps=(), maximum_interval=365, enable_fuzzing=False)
"""Intervals are whole days: what was wrong comes back tomorrow, not in ten minutes. No chance in it."""

KNOWN = 0.9
"""From this chance of recall on a clause counts as known; FSRS aims at the same."""


def drill_of(rule: str, theme: str) -> str:
    """What asks for a rule again: the theme itself if it is a puzzle's, else the first puzzle theme that drills it.

    Where no puzzle does, the lesson step (or the kind of drill) that was answered stays its theme.
    """
    game = rule.partition(".")[0]
    drilling = [each.id for each in PUZZLES[game].themes.values() if rule in each.rules] if game in PUZZLES else []
    return theme if theme in drilling or not drilling else drilling[0]


def cards_fed(learner: Learner, answers: Iterable[Answer]) -> None:
    """Take answers, in order of time, into the learner's cards."""
    answers = list(answers)
    kept = Card.objects.select_for_update().filter(learner=learner, rule__in={answer.rule for answer in answers})
    cards = {(card.rule, card.theme): card for card in kept}
    touched: dict[tuple[str, str], Card] = {}
    for answer in answers:
        key = (answer.rule, drill_of(answer.rule, answer.theme))
        card = touched[key] = cards.setdefault(key, Card(learner=learner, rule=key[0], theme=key[1]))
        _review(card, right=answer.right, at=answer.at)
    for card in touched.values():
        card.save()


def rebuilt(learner: Learner) -> None:
    """Work all cards out again from the answers."""
    learner.cards.all().delete()
    cards_fed(learner, learner.answers.all())


def recall(card: Card, now: datetime) -> float:
    """The chance, from 0 to 1, that the clause is remembered now."""
    return float(SCHEDULER.get_card_retrievability(fsrs.Card.from_dict(card.memory), now))


def _review(card: Card, *, right: bool, at: datetime) -> None:
    before = fsrs.Card.from_dict(card.memory) if card.memory else fsrs.Card(card_id=0, due=at)
    after, _log = SCHEDULER.review_card(before, fsrs.Rating.Good if right else fsrs.Rating.Again, at)
    card.memory, card.due, card.right = after.to_dict(), after.due, right
