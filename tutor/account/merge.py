"""Two learners become one: what a guest has done goes into the account that they enter.

Whatever hangs on a learner is moved, by whichever app keeps it. Where the account may have one of a kind, `COMBINED`
says what comes of two; of two answers the first counts; what follows from the answers is worked out again.
"""

import math
from collections.abc import Callable
from typing import Any

from django.db import transaction
from django.db.models import Field, ForeignObjectRel, Model, UniqueConstraint

from tutor.learners.models import Card, Learner
from tutor.learners.schedule import rebuilt
from tutor.lessons.models import Progress
from tutor.review.models import Session

Values = dict[str, Any]


def _exercise(kept: Progress, other: Progress) -> Values:
    """Done is done, in the fewest tries; where neither is done, all tries were made."""
    at = max(kept.at, other.at)  # the place on the path is where one answered last
    if not (kept.done or other.done):
        return {"tries": kept.tries + other.tries, "first_right": False, "at": at}
    best = min((one for one in (kept, other) if one.done), key=lambda one: (not one.first_right, one.tries or math.inf))
    tries = best.tries or kept.tries or other.tries  # none where it was done in Today
    return {"tries": tries, "first_right": best.first_right, "done": True, "at": at}


def _first(kept: Model, other: Model) -> Values:
    """The first answer counts; the account's, where no time is kept."""
    if not hasattr(kept, "at") or kept.at <= other.at:
        return {}
    return {field.attname: field.value_from_object(other) for field in other._meta.concrete_fields if not _ties(field)}


def _day(kept: Session, other: Session) -> Values:
    """The account's questions of the day, and those that the guest has answered; what nobody answered is not missed."""
    last = max((item.position for item in kept.items.all()), default=0)
    for position, item in enumerate(other.items.exclude(right=None), start=last + 1):
        item.session, item.position = kept, position
        item.save(update_fields=["session", "position"])
    return {}


COMBINED: dict[type[Model], Callable[[Any, Any], Values]] = {Progress: _exercise, Session: _day}
"""The values that the account's row takes, from it and the guest's; of answers it is the first."""

WORKED_OUT: frozenset[type[Model]] = frozenset({Card})
"""What `rebuilt` makes from the answers."""


@transaction.atomic
def merged(guest: Learner, into: Learner) -> None:
    """Move all of a guest's into an account's learner; the guest is no more. Once more, it does nothing."""
    locked = Learner.objects.select_for_update().order_by("pk").in_bulk([guest.pk, into.pk])
    if len(locked) < 2 or locked[guest.pk].user_id:
        return
    for relation in relations():
        if relation.related_model not in WORKED_OUT:
            _moved(relation, guest, into)
    rebuilt(into)
    Learner.objects.filter(pk=into.pk).update(since=min(one.since for one in locked.values()))
    Learner.objects.filter(pk=guest.pk).delete()


def relations() -> list[ForeignObjectRel]:
    """Everything, in any app, that points to a learner."""
    fields = Learner._meta.get_fields(include_hidden=True)
    return [field for field in fields if isinstance(field, ForeignObjectRel)]


def once(relation: ForeignObjectRel) -> list[tuple[str, ...]]:
    """By which fields a learner has each only once; none where a learner may have any number."""
    constraints = relation.related_model._meta.constraints
    unique = [each.fields for each in constraints if isinstance(each, UniqueConstraint)]
    unique += relation.related_model._meta.unique_together
    learner = relation.field.name
    found = [tuple(field for field in fields if field != learner) for fields in unique if learner in fields]
    return found + ([()] if relation.one_to_one else [])


def _moved(relation: ForeignObjectRel, guest: Learner, into: Learner) -> None:
    model, learner = relation.related_model, relation.field.name
    rows = model._default_manager.filter(**{learner: guest})
    for fields in once(relation):
        kept = {_key(row, fields): row for row in model._default_manager.filter(**{learner: into})}
        for row in rows.all():
            if twin := kept.get(_key(row, fields)):
                # By an update: saving would set what sets itself (`at`), and the guest's row must go first.
                values = COMBINED.get(model, _first)(twin, row)
                row.delete()
                if values:
                    model._default_manager.filter(pk=twin.pk).update(**values)
    rows.update(**{learner: into})


def _ties(field: Field) -> bool:
    return field.primary_key or field.is_relation


def _key(row: Model, fields: tuple[str, ...]) -> tuple[Any, ...]:
    return tuple(getattr(row, field) for field in fields)
