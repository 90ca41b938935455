"""What waits for a learner today, and what came of it."""

from datetime import date, datetime

from tutor.learners.clock import day_of
from tutor.learners.models import Learner
from tutor.learners.schedule import drill_of
from tutor.review.models import Item, Session
from tutor.review.plan import anything_due, planned


def waiting(learner: Learner | None, now: datetime) -> int:
    """How many questions Today has for a learner: 0 to TEN, 0 once the day's session is done.

    It never counts what is left over, and it is 0 where nothing is due: new things wait in the lessons.
    """
    if learner is None:
        return 0
    day = day_of(now)
    session = session_of(learner, day)
    if session:
        return session.items.filter(right=None).count()
    cards = list(learner.cards.all())
    return len(planned(cards, day, now)) if anything_due(cards, day) else 0


def session_of(learner: Learner, day: date) -> Session | None:
    """A day's session, if it was begun."""
    return learner.sessions.filter(day=day).first()


def comes_back(item: Item) -> date:
    """The day on which an answered item's clause is due again: the day after at the earliest, for today is done."""
    card = item.session.learner.cards.filter(rule=item.rule, theme=drill_of(item.rule, item.theme)).first()
    return max(card.due, after(item.session.day)) if card else after(item.session.day)


def after(day: date) -> date:
    """The next day."""
    return date.fromordinal(day.toordinal() + 1)
