"""What the pages of a path show, in the reader's language; templates only lay it out."""

from itertools import groupby
from typing import NamedTuple

from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext, pgettext

from tutor.language.current import page_language
from tutor.language.marking import Marks, Note
from tutor.lessons.reader import Lesson, Step, StepWords, words
from tutor.lessons.selectors import Path, Place, places


class Stone(NamedTuple):
    """A step as the path shows it."""

    number: int
    title: str
    url: str
    done: bool
    current: bool
    """On a step: this one. On the list: where to go on."""
    state: str


class More(NamedTuple):
    """Steps of another game that tell more: their titles and addresses."""

    game: str
    steps: tuple[tuple[str, str], ...]


class StepPage(NamedTuple):
    """One exercise of a step; in its rule and its task the terms are marked."""

    title: str
    rule: SafeString
    task: SafeString
    hint: str
    praise: str
    stones: tuple[Stone, ...]
    where: str
    part: str
    """Which exercise of the step this is; "" where there is only one."""
    url: str
    next_url: str
    next_text: str
    more: tuple[More, ...]
    notes: tuple[Note, ...]
    """What the marked terms mean."""


class PathPage(NamedTuple):
    stones: tuple[Stone, ...]
    variants: tuple[Stone, ...]
    """The path for other ways to play; most games have none."""
    go_on_url: str
    go_on_text: str
    """Empty when there is nothing left to go on with."""
    finished: bool


def told(game: str) -> dict[str, StepWords]:
    """The words of a game's lessons in the page's language."""
    return dict(words(game, page_language()))


def path_page(lesson: Lesson, path: Path) -> PathPage:
    """The list of steps, each with its state."""
    here = path.here
    return PathPage(
        _stones(lesson, lesson.steps, path, here.step if here else ""),
        _stones(lesson, lesson.variants, path, ""),
        _onward(lesson, here) if here else "",
        gettext("Go on where you were") if path.begun else gettext("Start"),
        finished=here is None,
    )


def step_page(lesson: Lesson, path: Path, place: Place) -> StepPage:
    """An exercise with its rule, its task and the way on."""
    said = told(lesson.game)[place.step]
    exercise = said.exercises[place.exercise - 1]
    marks = Marks(lesson.game)
    steps = lesson.path(place.step)
    stones = _stones(lesson, steps, path, place.step)
    every = places(steps)
    at = every.index(place)
    following = every[at + 1] if at + 1 < len(every) else None
    return StepPage(
        title=said.title,
        rule=marks.text(said.rule),
        task=marks.text(exercise.task),
        hint=exercise.hint,
        praise=exercise.praise,
        stones=stones,
        where=gettext("Step %(number)s of %(count)s")
        % {"number": next(stone.number for stone in stones if stone.current), "count": len(stones)},
        part=gettext("Exercise %(number)s of %(count)s") % {"number": place.exercise, "count": len(said.exercises)}
        if len(said.exercises) > 1
        else "",
        url=_url(lesson, place),
        next_url=_onward(lesson, following) if following else reverse("lessons:path", args=[lesson.game]),
        next_text=_next_text(place, following),
        more=_more(lesson.step(place.step)),
        notes=marks.notes(),
    )


def _more(step: Step) -> tuple[More, ...]:
    return tuple(
        More(game, tuple((told(game)[other].title, reverse("lessons:step", args=[game, other])) for _, other in group))
        for game, group in groupby(step.see, key=lambda see: see[0])
    )


def _next_text(place: Place, following: Place | None) -> str:
    if following is None:
        return gettext("Back to all the steps")
    return pgettext("exercise", "Next") if following.step == place.step else gettext("Next step")


def _stones(lesson: Lesson, steps: tuple[Step, ...], path: Path, current: str) -> tuple[Stone, ...]:
    said = told(lesson.game)
    stones = []
    for number, step in enumerate(steps, start=1):
        done, here = path.step_done(lesson, step.id), step.id == current
        state = pgettext("step", "done") if done else pgettext("step", "you are here") if here and path.begun else ""
        stones.append(Stone(number, said[step.id].title, _url(lesson, Place(step.id, 1)), done, here, state))
    return tuple(stones)


def _url(lesson: Lesson, place: Place) -> str:
    where = [lesson.game, place.step]
    return reverse("lessons:step", args=where if place.exercise == 1 else [*where, place.exercise])


def _onward(lesson: Lesson, place: Place) -> str:
    """The way on: past the menu and the path, so that the next Tab is at the exercise and a phone shows its rule."""
    return _url(lesson, place) + "#lesson"
