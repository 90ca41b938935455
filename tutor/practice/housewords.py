"""House rules in the reader's words: as a form, and as links to the clauses that tell them."""

from typing import NamedTuple

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy

from tutor.language.ruletexts import rule_title
from tutor.practice.house import RULES, House, Rule
from tutor.questions.presenter import rule_url

_OWN: dict[tuple[str, str], Promise] = {
    ("players", "4"): gettext_lazy("Four players, in pairs"),
    ("melds", "all"): gettext_lazy("All the melds"),
    ("melds", "zena"): gettext_lazy("Genoa: without gatti and terni"),
    ("melds", "spezza"): gettext_lazy("La Spezia: without quaterni"),
}
"""What the title of its clause does not say, or does not say alone."""

_LEGENDS = {"players": gettext_lazy("Players"), "melds": gettext_lazy("Melds")}


class Clause(NamedTuple):
    title: str
    url: str


class Option(NamedTuple):
    text: str
    value: str
    id: str
    checked: bool


class Field(NamedTuple):
    """A house rule in the form: some ways to choose from, or (without legend) one to tick."""

    name: str
    legend: str
    options: list[Option]


def fields(game: str, house: House) -> list[Field]:
    """The form: what is usual is not sent by a tick, and named first among several."""
    found = []
    for rule in RULES[game]:
        several = rule.param in _LEGENDS
        chosen = house.texts.get(rule.param, rule.usual)
        texts = [rule.usual] * several + [choice.text for choice in rule.choices]
        options = [Option(_words(rule, text), text, f"{rule.param}-{text}", text == chosen) for text in texts]
        found.append(Field(rule.param, str(_LEGENDS[rule.param]) if several else "", options))
    return found


def clauses(house: House) -> list[Clause]:
    """The house rules that are chosen, each with its clause."""
    return [Clause(_words(rule, choice.text), rule_url(choice.clause)) for rule, choice in house.chosen]


def _words(rule: Rule, text: str) -> str:
    if (rule.param, text) in _OWN:
        return str(_OWN[rule.param, text])
    return rule_title(next(choice.clause for choice in rule.choices if choice.text == text))
