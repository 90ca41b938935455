"""The one thing to do next, out of what a learner has begun: for the start page, and for a game's own."""

from datetime import datetime
from typing import NamedTuple

from django.urls import reverse
from django.utils.translation import gettext, ngettext

from tutor.learners.models import Learner
from tutor.lessons.models import Progress
from tutor.lessons.presenter import told
from tutor.lessons.reader import lesson
from tutor.lessons.selectors import path_of
from tutor.progress.hands import Waiting, played
from tutor.progress.selectors import practised
from tutor.review.selectors import waiting

FIRST = "gatti"
"""The game a newcomer is led to."""
TABLES = 3
"""Among so many of the newest tables one is looked for whose match goes on."""


class Onward(NamedTuple):
    """A way on: what one did or will find there, the words of its button, its address."""

    text: str
    button: str
    url: str


class GameState(NamedTuple):
    """Where a learner is in a game: a sentence for each area, "" where there is nothing to say."""

    next: Onward
    learn: str
    practise: str
    play: Onward | None


def start_next(learner: Learner | None, now: datetime) -> Onward | None:
    """What to go on with: the review that is due, a lesson one has begun, a table. None for whoever is new."""
    if learner is None:
        return None
    due = waiting(learner, now)
    if due:
        return Onward(
            ngettext("%(count)s question waits for you today.", "%(count)s questions wait for you today.", due)
            % {"count": due},
            gettext("Begin with today’s"),
            reverse("review:today"),
        )
    last = Progress.objects.filter(learner=learner).order_by("-at").first()
    going = last and lesson_next(learner, last.game)
    if going:
        return going
    tables = played(learner, latest=TABLES).waiting
    return table_next(tables[0]) if tables else None


def lesson_next(learner: Learner | None, game: str) -> Onward | None:
    """The step of a path to go on with; None for a path that is done, or not begun."""
    path = path_of(learner, lesson(game))
    if not path.begun or path.here is None:
        return None
    place = [game, path.here.step, *([path.here.exercise] if path.here.exercise > 1 else [])]
    return Onward(
        f"{game.capitalize()}: {told(game)[path.here.step].title}",
        gettext("Go on where you were"),
        reverse("lessons:step", args=place) + "#lesson",
    )


def table_next(table: Waiting) -> Onward:
    """Back to a table whose match goes on."""
    return Onward(
        gettext("%(game)s: hand %(hand)s waits at the table.") % {"game": table.game.capitalize(), "hand": table.hand},
        gettext("Back to the table"),
        reverse("table:table", args=[table.token]),
    )


def first_card(game: str) -> Onward:
    """The first thing a newcomer to a game does: a card to play, before anything is explained."""
    return Onward(
        gettext("It takes a minute, and there is nothing to read first."),
        gettext("Play your first card"),
        reverse("lessons:step", args=[game, lesson(game).steps[0].id]) + "#lesson",
    )


def game_state(learner: Learner | None, game: str) -> GameState:
    """Where a learner is in a game, and the way on."""
    path, steps = path_of(learner, lesson(game)), lesson(game).steps
    tables = played(learner, latest=TABLES, game=game).waiting
    table = table_next(tables[0]) if tables else None
    to_play = Onward(gettext("Every step is done."), gettext("Play"), reverse("table:new", args=[game]))
    newcomer = not path.begun
    onward = (table or first_card(game)) if newcomer else (lesson_next(learner, game) or table or to_play)
    answers = practised(learner, game)
    return GameState(
        onward,
        learn=gettext("Steps done: %(done)s of %(count)s")
        % {"done": sum(path.step_done(lesson(game), step.id) for step in steps), "count": len(steps)}
        if path.done
        else "",
        practise=gettext("Right answers: %(right)s of %(total)s") % answers._asdict() if answers.total else "",
        play=table,
    )
