"""What the clause table shows of a game, in the reader's language."""

from typing import NamedTuple

from django.urls import reverse
from django.utils.translation import override

from tutor.clauses.table import Clause, clauses, origins
from tutor.clauses.words import KINDS, REASONS, SOURCES
from tutor.house.rules import RULES, House
from tutor.language.ruletexts import rule_title, rule_url
from tutor.lessons.reader import words
from tutor.practice.presenter import theme_title


class Link(NamedTuple):
    text: str
    url: str


class Row(NamedTuple):
    """A clause of the table; a cell that is empty has its reason in its place."""

    rule: str
    title: str
    url: str
    kind: str
    lines: str
    engine: tuple[str, ...]
    texts: list[Link]
    """The rule in each language."""
    steps: list[Link]
    themes: list[Link]
    house_themes: list[Link]
    undrilled: str
    allowed: tuple[str, ...]
    refused: tuple[str, ...]
    unrefused: str


class Table(NamedTuple):
    source: str
    """What the source is, in a sentence."""
    rows: list[Row]


def table_of(game: str, lang: str) -> Table:
    """A game's table."""
    titles = {step: told.title for step, told in words(game, lang).items()}
    source = str(SOURCES[origins(game)["language"]]) % {"game": game}
    return Table(source, [_row(game, clause, titles) for clause in clauses(game)])


def _row(game: str, clause: Clause, titles: dict[str, str]) -> Row:
    return Row(
        rule=clause.rule,
        title=rule_title(clause.rule),
        url=rule_url(clause.rule),
        kind=str(KINDS[clause.kind]),
        lines=clause.source.partition(": ")[2],
        engine=clause.engine,
        texts=[_text(clause.rule, language) for language in clause.languages],
        steps=[Link(titles[step], reverse("lessons:step", args=[game, step])) for step in clause.steps],
        themes=[_theme(game, theme) for theme in clause.themes],
        house_themes=[_theme(game, theme, house_of_clause(game, clause.rule)) for theme in clause.house_themes],
        undrilled=_reason(clause.undrilled),
        allowed=clause.allowed,
        refused=clause.refused,
        unrefused=_reason(clause.unrefused),
    )


def _text(rule: str, language: str) -> Link:
    with override(language):
        return Link(language, rule_url(rule))


def _theme(game: str, theme: str, house: str = "") -> Link:
    address = reverse("practice:begin", args=[game, theme])
    return Link(theme_title(game, theme)[0], f"{address}?{house}" if house else address)


def house_of_clause(game: str, rule: str) -> str:
    """The house rule, as addresses have it, by which one plays where this clause counts: its own, or its kin's."""
    kin = rule.rpartition(".")[0]
    choices = [(choice.clause, House(((each, choice),)).query) for each in RULES[game] for choice in each.choices]
    own = [query for clause, query in choices if clause == rule]
    return next(iter(own or (query for clause, query in choices if clause.rpartition(".")[0] == kin)), "")


def _reason(word: str) -> str:
    return str(REASONS[word]) if word else ""
