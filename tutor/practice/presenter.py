"""What the practice pages show, in the reader's language."""

from dataclasses import dataclass
from random import randrange
from typing import NamedTuple

from django.urls import reverse
from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_lazy, pgettext_lazy

from games.puzzles.registry import PUZZLES
from games.puzzles.themes import LEVELS, SEEDS
from tutor.house.rules import RULES, House
from tutor.house.words import Clause, Field, clauses, fields
from tutor.practice.selectors import Score

MIXED = "mixed"

TITLES: dict[str, tuple[Promise, Promise]] = {
    "strongest": (gettext_lazy("Which card is stronger"), gettext_lazy("The order of the suits, and of the trumps.")),
    "may-play": (gettext_lazy("What may be played"), gettext_lazy("All the cards that the rules allow.")),
    "must-follow": (gettext_lazy("The only card"), gettext_lazy("One card must be played: which?")),
    "who-takes": (gettext_lazy("Who takes the trick"), gettext_lazy("Suits, trumps, and the fool among them.")),
    "who-leads": (gettext_lazy("Who leads next"), gettext_lazy("After each trick, whose lead it is.")),
    "score": (gettext_lazy("The total on the sheet"), gettext_lazy("A whole hand, added up.")),
    "discard": (gettext_lazy("The discard"), gettext_lazy("What the dealer may not discard.")),
    "melds": (gettext_lazy("Melds in the hand"), gettext_lazy("Find them, and add up their points.")),
    "captured": (gettext_lazy("Captured melds"), gettext_lazy("Those that lie in a pile at the end.")),
    "count-pile": (
        gettext_lazy("Counting a pile"),
        gettext_lazy("A point for every three cards, and those with points of their own."),
    ),
    "fool-debt": (gettext_lazy("What the fool costs"), gettext_lazy("Nothing, a card, or the fool itself.")),
    "bagatto": (gettext_lazy("The bagatto at the end"), gettext_lazy("Twenty points more, or less, or nothing.")),
    "who-draws": (gettext_lazy("Who draws first"), gettext_lazy("After each trick, while the stock lasts.")),
    "known": (gettext_lazy("The cards you know"), gettext_lazy("What the opponent has drawn and still holds.")),
    "chinze melds": (
        gettext_lazy("Melds in the hand"),
        gettext_lazy("Find what may be declared now, and the points it brings."),
    ),
    "cucco may-play": (
        gettext_lazy("What may be played"),
        gettext_lazy("The category led, and what the Trionfo asks for."),
    ),
    "may-lead": (
        gettext_lazy("What may be led"),
        gettext_lazy("Numbers and numbered figures first, the others only in need."),
    ),
    "cucco who-takes": (
        gettext_lazy("Who takes the trick"),
        gettext_lazy("Categories, the Trionfo, and equal cards."),
    ),
    "cut": (
        gettext_lazy("Under the stock"),
        gettext_lazy("What cutter and dealer may take, and what they give back."),
    ),
    "trionfo-now": (gettext_lazy("The Trionfo now?"), gettext_lazy("Count what it brings in this trick.")),
    "count-tricks": (
        gettext_lazy("Counting the tricks"),
        gettext_lazy("The values of the cards won, added up."),
    ),
    "sum": (gettext_lazy("What the cards count"), gettext_lazy("Add them up: you will need it for every capture.")),
    "ways": (
        gettext_lazy("All the ways to take"),
        gettext_lazy("An equal card, a sum, fifteen: find them all."),
    ),
    "may-take": (gettext_lazy("Cards that can take"), gettext_lazy("Which of your cards find something on the table.")),
    "sgobba": (gettext_lazy("The sweep"), gettext_lazy("The card that takes everything.")),
    "last-card": (gettext_lazy("A sweep or not"), gettext_lazy("And what the very last card does.")),
    "open-first": (gettext_lazy("The open cards"), gettext_lazy("What may be played after declaring.")),
    "deal-void": (gettext_lazy("Is the deal void"), gettext_lazy("The aces among the four cards on the table.")),
    "coins": (gettext_lazy("The high run and cappotto"), gettext_lazy("What the diamonds in a pile bring.")),
    "ace": (gettext_lazy("The ace"), gettext_lazy("Everything, or only the other ace.")),
    "cirollon melds": (
        gettext_lazy("Melds in the hand"),
        gettext_lazy("Barsega and barsegon, with the poncin or without."),
    ),
    "claim": (gettext_lazy("Fifteen and thirty"), gettext_lazy("What the dealer can claim of the four cards.")),
    "primiera": (gettext_lazy("The primiera"), gettext_lazy("Who has it, and by how much.")),
    "low-run": (gettext_lazy("The low run"), gettext_lazy("From the ace of diamonds upwards.")),
    "count-hand": (gettext_lazy("Counting the hand"), gettext_lazy("Everything your side scores, line by line.")),
    "chinze bagatto": (
        gettext_lazy("The bagatto at the end"),
        gettext_lazy("Twenty points for whoever takes it, or nothing."),
    ),
}
"""By theme, or by game and theme."""

LEVEL_NAMES = {
    1: pgettext_lazy("level", "Easy"),
    2: pgettext_lazy("level", "Medium"),
    3: pgettext_lazy("level", "Hard"),
}


class Place(NamedTuple):
    """What stays the same from one puzzle to the next: `mixed` says that another theme comes next."""

    game: str
    theme: str
    level: int
    house: House
    mixed: bool = False


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
    level: int | None
    house: list[Field]
    ticks: bool
    """Whether some of these are ticked, not chosen among several."""
    house_rules: list[Clause]
    mixed: Door
    doors: list[Door]


@dataclass(frozen=True)
class PuzzlePage:
    title: str
    level: str
    url: str
    number: int
    house_rules: list[Clause]
    themes_url: str
    other_url: str
    """Another puzzle, whatever becomes of this one."""
    next_url: str
    next_text: str
    note: str


def choose_page(game: str, level: int | None, house: House, scores: dict[str, Score]) -> ChoosePage:
    """The themes; `level` is None where it goes by the learner's progress."""
    here = reverse("practice:choose", args=[game])
    asked = fields(RULES[game], house)
    levels = [LevelLink(gettext("At your pace"), here + _query(None, house), level is None)]
    levels += [LevelLink(str(LEVEL_NAMES[each]), here + _query(each, house), each == level) for each in LEVELS]
    return ChoosePage(
        levels=levels,
        level=level,
        house=asked,
        ticks=any(not field.legend for field in asked),
        house_rules=clauses(house),
        mixed=Door(
            gettext("A bit of everything"),
            gettext("A different theme each time."),
            reverse("practice:begin", args=[game, MIXED]) + _query(level, house),
            _score(Score(*map(sum, zip(*scores.values(), strict=True))) if scores else None),
        ),
        doors=[
            Door(
                *theme_title(game, theme.id),
                reverse("practice:begin", args=[game, theme.id]) + _query(level, house),
                _score(scores.get(theme.id)),
            )
            for theme in PUZZLES[game].offered(house.options)
        ],
    )


def theme_title(game: str, theme: str) -> tuple[str, str]:
    """A theme's title, and what it is about."""
    title, text = TITLES.get(f"{game} {theme}") or TITLES[theme]
    return str(title), str(text)


def _query(level: int | None, house: House) -> str:
    """The query of a link that keeps level and house rules."""
    parts = [f"level={level}" if level else "", house.query]
    query = "&".join(part for part in parts if part)
    return f"?{query}" if query else ""


def _score(score: Score | None) -> str:
    if not score:
        return ""
    return gettext("Right answers: %(right)s of %(total)s") % {"right": score.right, "total": score.total}


def puzzle_page(place: Place, seed: int, *, reached: int) -> PuzzlePage:
    """A puzzle; `reached` is the level of the next one."""
    return PuzzlePage(
        title=theme_title(place.game, place.theme)[0],
        level=str(LEVEL_NAMES[place.level]),
        url=puzzle_url(place, seed),
        number=seed,
        house_rules=clauses(place.house),
        themes_url=reverse("practice:choose", args=[place.game]) + _query(None, place.house),
        other_url=another_url(place),
        next_url=another_url(place._replace(level=reached)),
        next_text=gettext("Next question"),
        note=gettext("Three right in a row: from here on it gets harder.") if reached > place.level else "",
    )


def puzzle_url(place: Place, seed: int) -> str:
    """The permanent link of a puzzle."""
    path = reverse("practice:puzzle", args=[place.game, place.theme, seed])
    return path + _query(place.level, place.house) + ("&mix=1" if place.mixed else "")


def another_url(place: Place) -> str:
    """Some other puzzle, of another theme where they are mixed."""
    if place.mixed:
        offered = [theme.id for theme in PUZZLES[place.game].offered(place.house.options)]
        others = [theme for theme in offered if theme != place.theme]
        place = place._replace(theme=others[randrange(len(others))])
    return puzzle_url(place, randrange(SEEDS))
