"""What changes a learner."""

from collections.abc import Iterable
from typing import Literal, overload

from django.db import transaction
from django.db.models import QuerySet
from django.http import HttpRequest

from tutor.learners import clock
from tutor.learners.models import Answer, Learner
from tutor.learners.schedule import cards_fed

SESSION_KEY = "learner"
DAY_KEY = "last_day"


def guest_of(request: HttpRequest) -> Learner | None:
    """The guest whose key is in this session. A key opens no account, whatever the guest has become since."""
    key = request.session.get(SESSION_KEY)
    return Learner.objects.filter(key=key, user=None).first() if key else None


@overload
def learner_for(request: HttpRequest, *, create: Literal[True]) -> Learner: ...
@overload
def learner_for(request: HttpRequest, *, create: bool = False) -> Learner | None: ...
def learner_for(request: HttpRequest, *, create: bool = False) -> Learner | None:
    """Whoever learns in this session: the account's learner, else the guest.

    None is made, and no cookie set, until there is something to keep.
    """
    account = request.user if request.user.is_authenticated else None
    learner = Learner.objects.filter(user=account).first() if account else guest_of(request)
    if learner is None and create:
        learner = Learner.objects.create(user=account)
        if account is None:
            request.session[SESSION_KEY] = learner.key
    today = clock.today().isoformat()
    if create and request.session.get(DAY_KEY) != today:
        # Saved once a day, so that the session's year runs from the last day of learning, not from the first.
        request.session[DAY_KEY] = today
    return learner


def answers_record(
    *,
    learner: Learner,
    theme: str,
    rules: Iterable[str],
    right: bool,
    source: Literal["lesson", "puzzle", "table", "review", "words"],
) -> None:
    """Keep an answer under each rule it hung on, and feed the schedule with it."""
    at = clock.now()
    answers = [
        Answer(learner=learner, rule=rule, theme=theme, right=right, source=source, at=at)
        for rule in dict.fromkeys(rules)
    ]
    with transaction.atomic():
        cards_fed(learner, Answer.objects.bulk_create(answers))


@transaction.atomic
def learners_delete(learners: QuerySet[Learner]) -> None:
    """Delete learners with all that hangs on them. They are locked first: what comes in meanwhile finds them gone."""
    locked = list(learners.select_for_update())
    Learner.objects.filter(pk__in=[each.pk for each in locked]).delete()
