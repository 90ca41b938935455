"""What the practice pages show, in the reader's language."""

from dataclasses import dataclass
from random import randrange
from typing import NamedTuple

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, pgettext_lazy

from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS, SEEDS
from tutor.practice.selectors import Score

MIXED = "mixed"

TITLES: dict[str, tuple[Promise, Promise]] = {
    "may-play": (gettext_lazy("What may be played"), gettext_lazy("All the cards that the rules allow.")),
    "must-follow": (gettext_lazy("The only card"), gettext_lazy("One card must be played: which?")),
    "who-takes": (gettext_lazy("Who takes the trick"), gettext_lazy("Suits, trumps, and the fool among them.")),
    "who-leads": (gettext_lazy("Who leads next"), gettext_lazy("After each trick, whose lead it is.")),
    "discard": (gettext_lazy("The discard"), gettext_lazy("What the dealer may not lay away.")),
    "melds": (gettext_lazy("Melds in the hand"), gettext_lazy("Find them, and add up their points.")),
    "captured": (gettext_lazy("Captured melds"), gettext_lazy("Those that lie in a pile at the end.")),
    "count-pile": (
        gettext_lazy("Counting a pile"),
        gettext_lazy("A point for every three cards, and those with points of their own."),
    ),
    "fool-debt": (gettext_lazy("What the fool costs"), gettext_lazy("Nothing, a card, or the fool itself.")),
    "bagatto": (gettext_lazy("The bagatto at the end"), gettext_lazy("Twenty points more, or less, or nothing.")),
}

LEVEL_NAMES = {
    1: pgettext_lazy("level", "Easy"),
    2: pgettext_lazy("level", "Medium"),
    3: pgettext_lazy("level", "Hard"),
}


class LevelLink(NamedTuple):
    name: str
    url: str
    current: bool


class Door(NamedTuple):
    """A theme to choose."""

    title: str
    text: str
    url: str
    score: str


@dataclass(frozen=True)
class ChoosePage:
    levels: list[LevelLink]
    mixed: Door
    doors: list[Door]


@dataclass(frozen=True)
class PuzzlePage:
    title: str
    level: str
    url: str
    number: int
    other_url: str
    """Another puzzle, whatever becomes of this one."""
    next_url: str
    next_text: str
    note: str


def choose_page(game: str, level: int | None, scores: dict[str, Score]) -> ChoosePage:
    """The themes; `level` is None where it goes by the learner's progress."""
    here = reverse("practice:choose", args=[game])
    query = f"?level={level}" if level else ""
    levels = [LevelLink(gettext("At your pace"), here, level is None)]
    levels += [LevelLink(str(LEVEL_NAMES[each]), f"{here}?level={each}", each == level) for each in LEVELS]
    return ChoosePage(
        levels=levels,
        mixed=Door(
            gettext("A bit of everything"),
            gettext("A different theme each time."),
            reverse("practice:begin", args=[game, MIXED]) + query,
            _score(Score(*map(sum, zip(*scores.values(), strict=True))) if scores else None),
        ),
        doors=[
            Door(
                str(TITLES[theme][0]),
                str(TITLES[theme][1]),
                reverse("practice:begin", args=[game, theme]) + query,
                _score(scores.get(theme)),
            )
            for theme in PUZZLES[game].themes
        ],
    )


def _score(score: Score | None) -> str:
    if not score:
        return ""
    return gettext("Right answers: %(right)s of %(total)s") % {"right": score.right, "total": score.total}


def puzzle_page(game: str, theme: str, seed: int, level: int, *, mixed: bool, reached: int) -> PuzzlePage:
    """A puzzle; `reached` is the level of the next one."""
    return PuzzlePage(
        title=str(TITLES[theme][0]),
        level=str(LEVEL_NAMES[level]),
        url=puzzle_url(game, theme, seed, level, mixed=mixed),
        number=seed,
        other_url=another_url(game, theme, level, mixed=mixed),
        next_url=another_url(game, theme, reached, mixed=mixed),
        next_text=gettext("Next question"),
        note=gettext("Three right in a row: from here on it gets harder.") if reached > level else "",
    )


def puzzle_url(game: str, theme: str, seed: int, level: int, *, mixed: bool) -> str:
    """The permanent link of a puzzle; `mix` says that another theme comes next."""
    return reverse("practice:puzzle", args=[game, theme, seed]) + f"?level={level}" + ("&mix=1" if mixed else "")


def another_url(game: str, theme: str, level: int, *, mixed: bool) -> str:
    """Some other puzzle, of another theme where they are mixed."""
    if mixed or theme == MIXED:
        others = [other for other in PUZZLES[game].themes if other != theme]
        theme, mixed = others[randrange(len(others))], True
    return puzzle_url(game, theme, randrange(SEEDS), level, mixed=mixed)
