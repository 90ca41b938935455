"""What waits for a learner today, and what came of it."""

from datetime import date, datetime, timedelta

from tutor.learners.clock import day_of
from tutor.learners.models import Answer, Learner
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
    """The day on which what an answered item asked is due again: at the earliest the day after, for today is done."""
    if not item.right:  # what it went wrong on, whether its own clause or another of the question
        return after(item.session.day)
    return _due(item.session, [(item.rule, drill_of(item.rule, item.theme))])[item.rule]


def returns(session: Session) -> dict[str, date]:
    """By clause, when it comes back: those that the session asked and got right, and those that went wrong in it."""
    wrong = session.learner.answers.filter(source=Answer.Source.REVIEW, right=False, at__date=session.day)
    asked = [*wrong.values_list("rule", "theme"), *session.items.filter(right=True).values_list("rule", "theme")]
    return _due(session, [(rule, drill_of(rule, theme)) for rule, theme in asked])


def _due(session: Session, keys: list[tuple[str, str]]) -> dict[str, date]:
    tomorrow = after(session.day)
    cards = session.learner.cards.filter(rule__in={rule for rule, _ in keys})
    due = {(card.rule, card.theme): card.due for card in cards}
    found: dict[str, date] = {}
    for rule, theme in keys:
        day = max(due.get((rule, theme), tomorrow), tomorrow)
        found[rule] = min(day, found.get(rule, day))
    return found


def after(day: date) -> date:
    """The next day."""
    return day + timedelta(days=1)
