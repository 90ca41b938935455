"""The one-page card of a game: its tables and the rules one asks for at the table.

Figures come from the engine's own tables, the rules are the rule texts' first words: nothing is told a second time.
"""

import re
from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass, field
from typing import Any

from django.utils.html import conditional_escape
from django.utils.safestring import SafeString

from games.registry import game_named
from tutor.house.rules import Choice, House, Rule
from tutor.house.words import choice_text
from tutor.language.ruletexts import rule_html, rule_title
from tutor.paper import cirollon, cucco, tarot
from tutor.paper.tables import Table

PARAGRAPH = re.compile(r"<p>(.*?)</p>", re.DOTALL)

DECKS: Mapping[str, Callable[[Mapping[str, Any]], list[Table]]] = {
    "gatti": tarot.gatti,
    "chinze": tarot.chinze,
    "cirollon": cirollon.tables,
    "cucco": cucco.tables,
}

FOLLOWING = ("follow.suit", "follow.trump", "follow.overtrump", "follow.free")
FOOL = ("fool.any", "fool.led", "win", "fool.kept", "fool.exchange", "fool.forfeit")
RULES: Mapping[str, tuple[str, ...]] = {
    "gatti": ("discard", "discard.kings", "discard.bagatto", "meld.when", *FOLLOWING, *FOOL, "bagatto"),
    "chinze": ("draw", "end", "meld.when", "meld.tarocchi.again", "meld.quaterno", *FOLLOWING, *FOOL, "bagatto"),
    "cirollon": (
        "deal.void", "first", "dealer.fifteen", "dealer.thirty", "meld.when", "meld.barsega", "meld.barsegon",
        "meld.poncin", "meld.open", "play", "take.sum", "take.fifteen", "take.ace", "sgobba", "sgobba.last", "leftover",
        "count.primiera", "cappotto",
    ),
    "cucco": (
        "cutter", "cutter.return", "dealer", "trionfo", "lead", "follow", "follow.free", "trionfo.any", "trionfo.ask",
        "trionfo.ask.figures", "lead.valueless", "win",
    ),
}  # fmt: skip
"""By game, the clauses of the card in the order in which they are needed."""

SPARED: Mapping[str, tuple[str, ...]] = {"chinze.option.melds": ("chinze.meld.quaterno",)}
"""Clauses that hold under a house rule, but tell of what cannot come about: a quaterno over a terno."""

ALSO: Mapping[str, tuple[str, ...]] = {
    "gatti.three.match": (
        "gatti.three.match",
        "gatti.three.deal",
        "gatti.three.frilli",
        "gatti.three.fool",
        "gatti.three.count",
    ),
    "gatti.two.seats": ("gatti.two.seats", "gatti.two.dummy"),
}
"""Where a house rule is more than one clause."""

CHOSEN = frozenset({"chinze.match", "cirollon.match", "cirollon.first", "cucco.match", "cucco.seats"})
"""Clauses that begin with what is usual: of these the choice itself is told."""
LATER = {"gatti.captured": 1}
"""Clauses of which another paragraph than the first tells the rule."""


@dataclass(frozen=True)
class Told:
    """A clause in short."""

    title: str
    text: SafeString


@dataclass(frozen=True)
class Card:
    """What the page shows."""

    tables: list[Table]
    rules: list[Told]
    house: list[Told] = field(default_factory=list)


def card(game: str, house: House) -> Card:
    """The card of a game under house rules."""
    chosen = {choice.clause for _, choice in house.chosen}
    replaced = game_named(game).rulebook.replaced
    gone = {rule for clause in chosen for rule in (*replaced.get(clause, ()), *SPARED.get(clause, ()))}
    clauses = (f"{game}.{rule}" for rule in RULES[game])
    return Card(
        tables=DECKS[game](house.options),
        rules=[_told(clause) for clause in clauses if clause not in gone | chosen],
        house=[told for rule, choice in house.chosen for told in _chosen(rule, choice, gone)],
    )


def _chosen(rule: Rule, choice: Choice, gone: Container[str]) -> list[Told]:
    if choice.clause in CHOSEN:
        return [Told(rule_title(choice.clause), conditional_escape(choice_text(rule, choice.text)))]
    return [_told(clause) for clause in ALSO.get(choice.clause, (choice.clause,)) if clause not in gone]


def _told(rule: str) -> Told:
    """A clause by the paragraph that tells it; what comes after is told by the rules themselves."""
    # Safe: they were.
    return Told(rule_title(rule), SafeString(PARAGRAPH.findall(rule_html(rule))[LATER.get(rule, 0)]))
