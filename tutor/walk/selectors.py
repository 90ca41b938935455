"""Finding finished hands. By its token anybody may look at a hand, but only once it is over."""

from dataclasses import replace

from tutor.learners.models import Learner
from tutor.table import kinds
from tutor.table.models import Hand
from tutor.table.sitting import Sitting


class Running(LookupError):
    """The hand is not over: nothing of it may be shown."""


def hand_at(token: str) -> Sitting | None:
    """The hand with this token from the deal to its end, a void deal too; None where there is none.

    Raises Running while it is being played. Every page of this area begins here.
    """
    hand = Hand.objects.select_related("table__learner").filter(token=token).first()
    if hand is None:
        return None
    try:
        sitting = Sitting.replayed(hand.table, hand, list(hand.plays.values_list("text", flat=True)))
    except ValueError:  # played under rules of before
        return None
    if not sitting.state.over and not sitting.state.void:
        raise Running
    return sitting


def position(sitting: Sitting, ply: int) -> Sitting:
    """The hand as it stood before this ply; what the action before has taken still lies on the table."""
    before = kinds.taken(sitting.states[ply - 1]) if ply else 0
    return replace(sitting.before(ply), acknowledged=before)


def is_owner(sitting: Sitting, learner: Learner | None) -> bool:
    """Whether it was this learner who played the hand."""
    return learner is not None and sitting.table.learner_id == learner.pk
