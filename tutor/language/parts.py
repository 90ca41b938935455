"""What a figure on a sheet is made of: each reason for points with its clause, and the cards that earned it."""

from collections.abc import Mapping
from typing import NamedTuple

from django.utils.translation import gettext

from games.chinze import rules as chinze
from games.cirollon import rules as cirollon
from games.core.cards import Pack, each
from games.core.contract import ScoreLine
from games.core.tarot import COURTS
from games.gatti import rules as gatti
from tutor.language.formats import figure
from tutor.language.lines import CARDS
from tutor.language.names import ranks_name
from tutor.language.ruletexts import rule_title

_THIRDS = (gatti.COUNT_THIRDS, chinze.COUNT_THIRDS)


class Part(NamedTuple):
    """One reason for points: the clause, its cards with what each is worth, or how many cards were counted."""

    rule: str
    title: str
    points: str
    cards: list[tuple[str, int]]
    counted: int
    note: str
    """A word where there are no cards to show."""


def part(line: ScoreLine, values: Mapping[int, int], pack: Pack) -> Part:
    """A score line, explained; `values` are the points of the cards that have any."""
    thirds = line.rule in _THIRDS
    cards = [] if thirds else [(pack.text(card), values.get(card, 0)) for card in each(line.cards)]
    if line.entry != CARDS:
        cards = [(code, 0) for code, _ in cards]  # a meld is worth what it is as a whole
    if line.rule == cirollon.COUNT_PRIMIERA:
        cards = [(code, cirollon.PRIMIERA[code[:-1]]) for code, _ in cards]
    counted = line.cards.bit_count() if thirds or line.rule == cirollon.COUNT_CARDS else 0
    note = gettext("Each sweep is marked when it is made; its cards lie in the pile with the others.")
    told = note if line.rule == cirollon.COUNT_SGOBBE else ""
    if line.mark in COURTS and not line.cards:
        told = ranks_name(line.mark)  # a terno on the score pad: which three, nobody said
    return Part(line.rule, rule_title(line.rule), figure(line.points), cards, counted, told)
