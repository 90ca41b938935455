"""What the pages of progress show, in the reader's language."""

from collections import Counter
from datetime import date, timedelta
from typing import NamedTuple

from django.urls import reverse
from django.utils.translation import gettext, ngettext, pgettext

from tutor.language.ruletexts import rule_sections, rule_url
from tutor.language.terms import PREFIX
from tutor.learners.selectors import Result
from tutor.progress.clauses import asked_for
from tutor.progress.hands import Hands
from tutor.progress.risseu import Diamond, Pebble, border, pebbles
from tutor.progress.selectors import Days
from tutor.words.questions import drilled

WEEKS = 4
UNSEEN = "unseen"


class Stone(NamedTuple):
    """A clause: its name, how it stands, and where to go: to a puzzle when shaky, to its lesson when unseen."""

    title: str
    standing: str
    standing_text: str
    url: str
    rule_url: str
    learn_url: str
    practice_url: str


class Chapter(NamedTuple):
    title: str
    stones: list[Stone]


class Courtyard(NamedTuple):
    """A game as a picture and in words."""

    game: str
    pebbles: list[Pebble]
    border: list[Diamond]
    known: int
    shaky: int
    unseen: int
    summary: str


class Day(NamedTuple):
    """A pebble in the picture of the past weeks: at x, y in a field of 24 by 24."""

    x: int
    y: int
    learnt: bool
    today: bool


class Weeks(NamedTuple):
    days: list[Day]
    summary: str
    row: str
    """How many days in a row; "" for fewer than two: one is no row, and none is nobody's business."""


class GamePage(NamedTuple):
    courtyard: Courtyard
    chapters: list[Chapter]
    figures: list[str]


class AllPage(NamedTuple):
    games: list[tuple[Courtyard, list[str]]]
    words: str
    """How many of the games' words are known; "" where none was asked."""
    weeks: Weeks


def standing_text(standing: str) -> str:
    """How a clause stands, in a word."""
    return {
        "known": pgettext("clause", "known"),
        "shaky": pgettext("clause", "shaky"),
        UNSEEN: pgettext("clause", "still to come"),
    }[standing]


def courtyard(game: str, standings: dict[str, str]) -> Courtyard:
    """The picture of a game, chapter after chapter from the middle outwards."""
    asked = asked_for(game)
    laid = [standings.get(rule.id, UNSEEN) for group in rule_sections(game) for rule in group.rules if rule.id in asked]
    count = Counter(laid)
    known, shaky, unseen = count["known"], count["shaky"], count[UNSEEN]
    if known or shaky:
        summary = gettext("%(known)s known, %(shaky)s shaky, %(unseen)s still to come")
    else:
        summary = gettext("%(unseen)s rules still to come")
    summary %= {"known": known, "shaky": shaky, "unseen": unseen}
    return Courtyard(game, pebbles(laid), border(), known, shaky, unseen, summary)


def chapters(game: str, standings: dict[str, str]) -> list[Chapter]:
    """The clauses of a game with their links, by the chapters of the rules."""
    asked = asked_for(game)
    return [
        Chapter(
            group.title,
            [
                _stone(game, rule.id, rule.title, standings.get(rule.id, UNSEEN))
                for rule in group.rules
                if rule.id in asked
            ],
        )
        for group in rule_sections(game)
        if any(rule.id in asked for rule in group.rules)
    ]


def _stone(game: str, rule: str, title: str, standing: str) -> Stone:
    step, theme = asked_for(game)[rule]
    told = rule_url(rule)
    learn = reverse("lessons:step", args=[game, step]) + "#lesson" if step else ""
    practise = reverse("practice:begin", args=[game, theme]) if theme else ""
    ways = {"known": [told], "shaky": [practise, learn, told], UNSEEN: [learn, practise, told]}
    url = next(filter(None, ways[standing]))
    return Stone(title, standing, standing_text(standing), url, told, learn, practise)


def figures(first: Result, hands: Hands) -> list[str]:
    """What was done of a game, a sentence each; nothing is said about nothing."""
    lines = []
    if first.total:
        share = round(100 * first.right / first.total)
        lines.append(
            gettext("Right at the first try: %(right)s of %(total)s (%(share)s%%)")
            % {"right": first.right, "total": first.total, "share": share}
        )
    if hands.hands:
        lines.append(
            ngettext("%(hands)s hand played to its end", "%(hands)s hands played to their end", hands.hands)
            % {"hands": hands.hands}
        )
    if hands.matches:
        lines.append(gettext("Matches won: %(won)s of %(total)s") % {"won": hands.won, "total": hands.matches})
    return lines


def words_known(standings: dict[str, str]) -> str:
    """How many of the games' words are known; nothing for whoever was never asked one."""
    asked = [standings[PREFIX + term] for term in drilled() if PREFIX + term in standings]
    if not asked:
        return ""
    return gettext("Words known: %(known)s of %(count)s") % {"known": asked.count("known"), "count": len(drilled())}


def weeks(days: Days, today: date) -> Weeks:
    """The past four weeks, a row a week from Monday to Sunday, today's the last."""
    first = today - timedelta(days=today.weekday() + 7 * (WEEKS - 1))
    shown = [first + timedelta(days=number) for number in range((today - first).days + 1)]
    learnt = sum(day in days.learnt for day in shown)
    return Weeks(
        [
            Day(24 * (number % 7) + 12, 24 * (number // 7) + 12, day in days.learnt, day == today)
            for number, day in enumerate(shown)
        ],
        ngettext("%(count)s day in the past four weeks", "%(count)s days in the past four weeks", learnt)
        % {"count": learnt},
        gettext("Days in a row: %(count)s") % {"count": days.row} if days.row > 1 else "",
    )
