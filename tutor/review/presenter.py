"""What the pages of Today show, in the reader's language."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from itertools import groupby
from typing import NamedTuple

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, pgettext, pgettext_lazy

from games.core.rulebook import game_of
from games.puzzles.registry import PUZZLES
from tutor.language.formats import day as day_text
from tutor.language.ruletexts import rule_title, rule_url
from tutor.learners import clock
from tutor.lessons.presenter import told
from tutor.lessons.reader import lesson
from tutor.practice.presenter import theme_title
from tutor.review.models import Item, Session
from tutor.review.selectors import after, comes_back, returns

WHY: dict[str, Promise] = {
    Item.Why.WRONG: gettext_lazy("Wrong last time"),
    Item.Why.DUE: gettext_lazy("To see again"),
    Item.Why.NEW: pgettext_lazy("question", "New"),
}


class Stone(NamedTuple):
    """A question as the row of stones shows it: `mark` is its class, `state` the same in a word."""

    title: str
    url: str
    current: bool
    mark: str
    state: str


class Link(NamedTuple):
    title: str
    url: str


class Clause(NamedTuple):
    title: str
    url: str
    game: str
    """Told where the questions were of more than one."""


class Return(NamedTuple):
    """A day, and the clauses that come back on it."""

    when: str
    clauses: list[Clause]


@dataclass(frozen=True)
class TodayPage:
    """The session before, in and after its questions. Once it is done `go_on_url` is empty and `returns` are told."""

    stones: list[Stone]
    begun: bool
    go_on_url: str
    score: str
    returns: list[Return]
    practice: list[Link]


@dataclass(frozen=True)
class ItemPage:
    """A question; `game` is "" for a word.

    `rule` is the lesson's sentence, where the clause is new; `task` is "" where the question says it itself.
    """

    title: str
    game: str
    why: str
    rule: str
    task: str
    stones: list[Stone]
    where: str
    url: str
    next_url: str
    next_text: str
    note: str


def today_page(session: Session) -> TodayPage:
    """A day's session as a whole."""
    items = list(session.items.all())
    left = [item for item in items if item.right is None]
    right = sum(item.right is True for item in items)
    return TodayPage(
        stones=_stones(session, items, 0),
        begun=len(left) < len(items),
        go_on_url=_onward(session, left[0]) if left else "",
        score=gettext("Right answers: %(right)s of %(total)s") % {"right": right, "total": len(items)},
        returns=[] if left else _returns(session),
        practice=[] if left else practice_links(item.game for item in items),
    )


def item_page(session: Session, item: Item) -> ItemPage:
    """One of its questions."""
    items = list(session.items.all())
    # On from here, and round again to what was passed over.
    onward = [each for each in items if each.position > item.position] + items
    following = next((each for each in onward if each.right is None and each.position != item.position), None)
    title, rule, task, praise = _words(item)
    when = comes_back(item)
    # A page of a day gone by, in an old tab, does not know what has become of it since.
    again = gettext("To see again: %(when)s") % {"when": _when(when)} if when > clock.today() else ""
    return ItemPage(
        title=title,
        game=item.game if item.game in PUZZLES else "",
        why=str(WHY[item.why]),
        rule=rule if item.why == Item.Why.NEW else "",
        task=task,
        stones=_stones(session, items, item.position),
        where=_number(item, len(items)),
        url=_url(session, item),
        next_url=_onward(session, following) if following else reverse("review:today"),
        next_text=pgettext("exercise", "Next") if following else gettext("Finish"),
        note=f"{praise if item.right else ''} {again}".strip(),
    )


def first_lessons() -> list[Link]:
    """Where to begin: the first step of each game."""
    return [
        Link(game.capitalize(), reverse("lessons:step", args=[game, lesson(game).steps[0].id]) + "#lesson")
        for game in PUZZLES
    ]


def practice_links(games: Iterable[str]) -> list[Link]:
    """The practice of these games."""
    asked = set(games)
    return [Link(game.capitalize(), reverse("practice:choose", args=[game])) for game in PUZZLES if game in asked]


def _words(item: Item) -> tuple[str, str, str, str]:
    """Title, rule, task and praise."""
    if item.kind == Item.Kind.LESSON:
        step = told(item.game)[item.theme]
        exercise = step.exercises[(item.seed or 0) - 1]
        return step.title, step.rule, exercise.task, exercise.praise
    if item.kind == Item.Kind.WORDS:
        return gettext("Words"), "", "", ""
    return theme_title(item.game, item.theme)[0], "", "", ""


def _stones(session: Session, items: list[Item], current: int) -> list[Stone]:
    marks = {
        None: ("", ""),
        True: ("is-done", gettext("right")),
        False: ("is-again", gettext("to see again")),
    }
    return [
        Stone(_number(item, len(items)), _url(session, item), item.position == current, *marks[item.right])
        for item in items
    ]


def _number(item: Item, count: int) -> str:
    return gettext("Question %(number)s of %(count)s") % {"number": item.position, "count": count}


def _returns(session: Session) -> list[Return]:
    days = returns(session)
    mixed = len(set(map(game_of, days))) > 1
    by_day = groupby(sorted(days, key=lambda rule: (days[rule], rule)), key=days.__getitem__)
    return [Return(_when(when), [_clause(rule, mixed) for rule in rules]) for when, rules in by_day]


def _clause(rule: str, mixed: bool) -> Clause:
    game = game_of(rule)
    return Clause(rule_title(rule), rule_url(rule), game.capitalize() if mixed and game in PUZZLES else "")


def _when(day: date) -> str:
    return gettext("tomorrow") if day == after(clock.today()) else day_text(day)


def _url(session: Session, item: Item) -> str:
    return reverse("review:item", args=[session.day, item.position])


def _onward(session: Session, item: Item) -> str:
    """The way on: past the menu and the stones, as in a lesson."""
    return _url(session, item) + "#lesson"
