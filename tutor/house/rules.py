"""The house rules there are to choose from, each under a short name for forms and addresses.

What a table or a puzzle keeps are the engine's options; here they get the texts by which they are sent and the
clauses that tell them.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple

from games.registry import game_named


class Choice(NamedTuple):
    """A house rule that may be chosen: its text in a form, the engine's value, the clause that tells it."""

    text: str
    value: Any
    clause: str


class Rule(NamedTuple):
    """A house rule: its parameter, the engine's option, the text that stands for the source's own way, the others."""

    param: str
    option: str
    usual: str
    choices: tuple[Choice, ...]


Rules = tuple[Rule, ...]


def _tarot(melds: str) -> Rules:
    """The house rules of both tarot games; each has its own clause about the melds."""
    return (
        Rule("melds", "melds", "all", (Choice("zena", "zena", melds), Choice("spezza", "spezza", melds))),
        Rule("angel", "angel", "0", (Choice("1", True, "gatti.option.twenty"),)),
        Rule("old", "old_order", "0", (Choice("1", True, "gatti.option.pips"),)),
        Rule("exchange", "fool_exchange", "1", (Choice("0", False, "gatti.option.exchange"),)),
        Rule("bagatto", "bagatto_last", "1", (Choice("0", False, "gatti.option.bagatto"),)),
    )


RULES: Mapping[str, Rules] = {
    "gatti": (
        Rule("players", "players", "4", (Choice("3", 3, "gatti.three.match"), Choice("2", 2, "gatti.two.seats"))),
        Rule("captured", "captured_melds", "0", (Choice("1", True, "gatti.captured"),)),
        *_tarot("gatti.option.melds"),
    ),
    "chinze": _tarot("chinze.option.melds"),
    "cirollon": (),
    "cucco": (Rule("seats", "players", "2", (Choice("4", 4, "cucco.seats"),)),),
}
"""By game, what may be chosen for a single hand, in the order in which it is offered."""

_OF_MATCHES: Mapping[str, Rules] = {
    "chinze": (Rule("hands", "hands", "2", (Choice("4", 4, "chinze.match"),)),),
    "cirollon": (
        Rule("limit", "limit", "101", tuple(Choice(str(limit), limit, "cirollon.match") for limit in (51, 31, 21, 11))),
        Rule("first", "first", "left", (Choice("right", "right", "cirollon.first"),)),
    ),
    "cucco": (Rule("hands", "hands", "1", (Choice("2", 2, "cucco.match"), Choice("4", 4, "cucco.match"))),),
}


def for_match(game: str) -> Rules:
    """What may be chosen for a whole match."""
    return _OF_MATCHES.get(game, ()) + RULES[game]


@cache
def seats_of(game: str) -> frozenset[int]:
    """How many hands of cards are dealt, under one house rule or another."""
    rules = game_named(game)
    ways = [{rule.option: choice.value} for rule in for_match(game) for choice in rule.choices]
    return frozenset(rules.seats(rules.options(way)) for way in [{}, *ways])


class House(NamedTuple):
    """House rules as chosen: what is not named is as the source has it."""

    chosen: tuple[tuple[Rule, Choice], ...] = ()

    @property
    def options(self) -> dict[str, Any]:
        """For the engine."""
        return {rule.option: choice.value for rule, choice in self.chosen}

    @property
    def query(self) -> str:
        """For an address: `players=3&angel=1`."""
        return "&".join(f"{rule.param}={choice.text}" for rule, choice in self.chosen)

    @property
    def texts(self) -> dict[str, str]:
        """By parameter."""
        return {rule.param: choice.text for rule, choice in self.chosen}


_PARAMS = frozenset(rule.param for game in RULES for rule in for_match(game))
"""What stands for a house rule in an address, whichever game has it."""


def read(rules: Rules, given: Mapping[str, str]) -> House | None:
    """The house rules among these parameters, None where none is named.

    ValueError for a rule of another game, and for a value that there is not.
    """
    for param in _PARAMS.difference(rule.param for rule in rules).intersection(given):
        raise ValueError(f"there is no {param!r}")
    named = [(rule, given[rule.param]) for rule in rules if rule.param in given]
    if not named:
        return None
    chosen = []
    for rule, text in named:
        choice = next((choice for choice in rule.choices if choice.text == text), None)
        if choice:
            chosen.append((rule, choice))
        elif text != rule.usual:
            raise ValueError(f"{rule.param}: there is no {text!r}")
    return House(tuple(chosen))


def readable(rules: Iterable[Rule], given: Mapping[str, str]) -> House:
    """Those of the house rules among these parameters that there are."""
    return House(
        tuple((rule, choice) for rule in rules for choice in rule.choices if given.get(rule.param) == choice.text)
    )


def house_of(rules: Iterable[Rule], options: Mapping[str, Any]) -> House:
    """The house rules that these engine's options stand for."""
    return House(
        tuple(
            (rule, choice)
            for rule in rules
            for choice in rule.choices
            if rule.option in options and options[rule.option] == choice.value
        )
    )
