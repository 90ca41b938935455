"""What is known of a learner."""

from datetime import datetime
from typing import Literal, NamedTuple

from tutor.learners.clock import day_of
from tutor.learners.models import Learner
from tutor.learners.schedule import KNOWN, recall

Standing = Literal["known", "shaky"]


class Result(NamedTuple):
    """How many answers, and how many of them were right."""

    right: int
    total: int


def standings(learner: Learner | None, now: datetime) -> dict[str, Standing]:
    """How each rule stands that was ever answered; one that is not in it is unseen. Words are in it as well.

    Shaky is a rule with a mistake on the latest day it was asked (it comes back the day after), or one left alone for
    so long that it is in doubt: past its day, and the chance of recall below KNOWN. A right answer of yesterday is
    neither, whatever went wrong before. A rule asked in several ways is known when it is in each of them.
    """
    found: dict[str, Standing] = {}
    for card in learner.cards.all() if learner else ():
        shaky = not card.right or (card.due < day_of(now) and recall(card, now) < KNOWN)
        found[card.rule] = "shaky" if shaky or found.get(card.rule) == "shaky" else "known"
    return found
