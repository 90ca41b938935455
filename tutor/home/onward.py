"""The one thing to do next, out of what a learner has begun: for the start page, and for a game's own."""

from collections.abc import Collection, Iterable
from datetime import datetime
from typing import NamedTuple

from django.urls import reverse
from django.utils.translation import gettext, ngettext

from tutor.learners.models import Learner
from tutor.lessons.models import Progress
from tutor.lessons.presenter import told
from tutor.lessons.reader import lesson
from tutor.lessons.selectors import Place, path_of, places
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
    last = Progress.objects.filter(learner=learner, tries__gt=0).order_by("-at").first()
    going = last and lesson_next(learner, last.game)
    if going:
        return going
    tables = played(learner, latest=TABLES).waiting
    return table_next(tables[0]) if tables else None


def games_state(learner: Learner | None, games: Iterable[str]) -> list[tuple[str, str]]:
    """Each game with how far its path is walked, "" where it is not begun."""
    rows = Progress.objects.filter(learner=learner, done=True) if learner else Progress.objects.none()
    done: dict[str, set[Place]] = {game: set() for game in games}
    for game, step, exercise in rows.values_list("game", "step", "exercise"):
        done.get(game, set()).add(Place(step, exercise))
    return [(game, _steps_done(game, found)) for game, found in done.items()]


def _steps_done(game: str, done: Collection[Place]) -> str:
    """How many steps of a path are done; "" for none."""
    steps = lesson(game).steps
    count = sum(all(place in done for place in places([step])) for step in steps)
    return gettext("Steps done: %(done)s of %(count)s") % {"done": count, "count": len(steps)} if count else ""


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
    path = path_of(learner, lesson(game))
    tables = played(learner, latest=TABLES, game=game).waiting
    table = table_next(tables[0]) if tables else None
    to_play = Onward(gettext("Every step is done."), gettext("Play"), reverse("table:new", args=[game]))
    newcomer = not path.begun
    onward = (table or first_card(game)) if newcomer else (lesson_next(learner, game) or table or to_play)
    answers = practised(learner, game)
    return GameState(
        onward,
        learn=_steps_done(game, path.done),
        practise=gettext("Right answers: %(right)s of %(total)s") % answers._asdict() if answers.total else "",
        play=table,
    )
