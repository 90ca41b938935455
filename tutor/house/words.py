"""House rules in the reader's words: as a form, and as links to the clauses that tell them."""

from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.text import format_lazy
from django.utils.translation import gettext_lazy

from tutor.house.rules import House, Rule, Rules
from tutor.language.ruletexts import rule_title, rule_url

_OWN: dict[tuple[str, str], Promise] = {
    ("players", "4"): gettext_lazy("Four players, in pairs"),
    ("players", "3"): gettext_lazy("Three players, each alone"),
    ("seats", "2"): gettext_lazy("Two players"),
    ("seats", "4"): gettext_lazy("Four players, in pairs"),
    ("hands", "1"): gettext_lazy("One hand"),
    ("hands", "2"): gettext_lazy("Two hands"),
    ("hands", "4"): gettext_lazy("Four hands"),
    **{("limit", str(limit)): format_lazy(gettext_lazy("{n} points"), n=limit) for limit in (101, 51, 31, 21, 11)},
    ("first", "left"): gettext_lazy("The player at the dealer’s left"),
    ("first", "right"): gettext_lazy("The player at the dealer’s right"),
    ("melds", "all"): gettext_lazy("All the melds"),
    ("melds", "zena"): gettext_lazy("Genoa: without gatti and terni"),
    ("melds", "spezza"): gettext_lazy("La Spezia: without quaterni"),
}
"""What the title of its clause does not say, or does not say alone."""

_LEGENDS = {
    "players": gettext_lazy("Players"),
    "seats": gettext_lazy("Players"),
    "hands": gettext_lazy("Hands of a match"),
    "melds": gettext_lazy("Melds"),
    "limit": gettext_lazy("The match is played to"),
    "first": gettext_lazy("Who plays first"),
}


class Clause(NamedTuple):
    title: str
    url: str


class Option(NamedTuple):
    text: str
    value: str
    id: str
    checked: bool
    url: str
    """The clause that tells it; "" for what is usual."""


class Field(NamedTuple):
    """A house rule in the form: some ways to choose from, or (without legend) one to tick."""

    name: str
    legend: str
    options: list[Option]


def fields(rules: Rules, house: House) -> list[Field]:
    """The form: what is usual is not sent by a tick, and named first among several."""
    found = []
    for rule in rules:
        several = rule.param in _LEGENDS
        chosen = house.texts.get(rule.param, rule.usual)
        texts = [rule.usual] * several + [choice.text for choice in rule.choices]
        options = [_option(rule, text, chosen) for text in texts]
        found.append(Field(rule.param, str(_LEGENDS[rule.param]) if several else "", options))
    return found


def _option(rule: Rule, text: str, chosen: str) -> Option:
    clause = next((choice.clause for choice in rule.choices if choice.text == text), "")
    url = rule_url(clause) if clause else ""
    return Option(choice_text(rule, text), text, f"{rule.param}-{text}", text == chosen, url)


def clauses(house: House) -> list[Clause]:
    """The house rules that are chosen, each with its clause."""
    return [Clause(choice_text(rule, choice.text), rule_url(choice.clause)) for rule, choice in house.chosen]


def choice_text(rule: Rule, text: str) -> str:
    """A choice in words."""
    if (rule.param, text) in _OWN:
        return str(_OWN[rule.param, text])
    return rule_title(next(choice.clause for choice in rule.choices if choice.text == text))
