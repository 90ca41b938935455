"""What changes a session."""

from collections.abc import Iterable, Sequence

from django.db import transaction

from tutor.learners import clock
from tutor.learners.models import Learner
from tutor.learners.schedule import outdated, rebuilt
from tutor.learners.services import answers_record
from tutor.lessons.services import exercise_done
from tutor.review.drills import opened
from tutor.review.models import Item, Session
from tutor.review.plan import planned
from tutor.review.selectors import session_of


@transaction.atomic
def session_today(learner: Learner) -> Session | None:
    """Today's session, chosen now if it was not before; None where there is nothing to ask."""
    now = clock.now()
    day = clock.day_of(now)
    Learner.objects.select_for_update().get(pk=learner.pk)  # opened on two devices at once: one session
    session = session_of(learner, day)
    if session:
        return session
    if any(map(outdated, learner.cards.all())):
        rebuilt(learner)
    chosen = planned(learner.cards.all(), day, now)
    if not chosen:
        return None
    session = Session.objects.create(learner=learner, day=day)
    Item.objects.bulk_create(
        Item(session=session, position=position, **wanted._asdict()) for position, wanted in enumerate(chosen, start=1)
    )
    return session


def item_open(item: Item) -> None:
    """Find the item's puzzle, the first time it is looked at; from then on it is always this one."""
    if item.seed is None:
        Item.objects.filter(pk=item.pk, seed=None).update(**opened(item))
        item.refresh_from_db(fields=["level", "seed", "way"])


@transaction.atomic
def item_answer(item: Item, *, picked: Sequence[str], number: str, rules: Iterable[str], right: bool) -> bool:
    """Keep the first answer to an item, under its rules; whether this was the first."""
    first = Item.objects.filter(pk=item.pk, right=None).update(picked=list(picked), number=number, right=right)
    item.refresh_from_db()
    if first:
        learner = item.session.learner
        answers_record(learner=learner, theme=item.theme, rules=rules, right=right, source="review")
        if right and item.kind == Item.Kind.LESSON:
            exercise_done(learner=learner, game=item.game, step=item.theme, exercise=item.seed or 0)
    return bool(first)
