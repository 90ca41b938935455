"""The empty score sheet of a game, in the form of its source: what is written down, hand by hand."""

from dataclasses import dataclass, field

from django.utils.translation import gettext

from games.chinze.scoring import ENTRIES as CHINZE
from games.cirollon.scoring import ENTRIES as CIROLLON
from games.core.contract import Meld, Result
from games.core.melds import FAMILIES, FOURS
from games.core.melds import mark as meld_mark
from games.cucco.rules import HAND
from games.gatti.rules import rules_for
from games.gatti.scoring import ENTRIES as GATTI
from games.registry import GAMES
from tutor.house.rules import House
from tutor.language.lines import lines, to_count
from tutor.language.names import sheet_mark
from tutor.language.ruletexts import rule_title

SIDES = "ABC"
MELD_LINES = {2: 7, 4: 3}
"""Empty lines for the melds of a hand of chinze, by the hands of the match: each meld has its own."""
CIROLLON_HANDS = 11
"""As many as a page holds; a match to 101 seldom takes more."""


@dataclass(frozen=True)
class Sheet:
    """Down the page the lines of each hand, across it the sides. `across`: the sides down, the entries across."""

    sides: list[str]
    hands: list[list[str]]
    """For each hand the titles of its lines."""
    across: list[str] = field(default_factory=list)
    marks: list[tuple[str, str]] = field(default_factory=list)
    """What the marks beside the figures mean."""
    limit: int = 0
    """The points a match is played to, 0 for one of so many hands."""


def sheet(game: str, house: House) -> Sheet:
    """The sheet for a match under house rules."""
    return _MAKERS[game](house)


def _gatti(house: House) -> Sheet:
    options = GAMES["gatti"].options(house.options)
    rules = rules_for(options)
    sides = len(set(rules.sides))
    titles = [str(line.title) for line in lines("gatti", Result(sides, GATTI, ()))]
    return Sheet(list(SIDES[:sides]), [titles] * rules.hands_in_match, marks=_marks("gatti", options.barred))


def _chinze(house: House) -> Sheet:
    options = GAMES["chinze"].options(house.options)
    melds, *others = [str(line.title) for line in to_count("chinze", Result(2, CHINZE, ()))]
    hands = GAMES["chinze"].hands_in_match(options)
    titles = [melds, *[""] * (MELD_LINES[hands] - 1), *others]
    return Sheet(list(SIDES[:2]), [titles] * hands, marks=_marks("chinze", options.barred))


def _cirollon(house: House) -> Sheet:
    options = GAMES["cirollon"].options(house.options)
    entries = [str(line.title) for line in to_count("cirollon", Result(2, CIROLLON, ()))]
    return Sheet(list(SIDES[:2]), [[]] * CIROLLON_HANDS, across=entries, limit=options.limit)


def _cucco(house: House) -> Sheet:
    options = GAMES["cucco"].options(house.options)
    titles = [gettext("Trick %(number)s") % {"number": number} for number in range(1, HAND + 1)]
    return Sheet(list(SIDES[: len(set(options.sides))]), [[*titles, gettext("Hand")]] * options.hands)


_MAKERS = {"gatti": _gatti, "chinze": _chinze, "cirollon": _cirollon, "cucco": _cucco}


def _marks(game: str, barred: frozenset[str]) -> list[tuple[str, str]]:
    """The marks of the melds there are, and of the bagatto."""
    examples = {
        "frilli": [Meld("frilli", 0)],
        "tarocchi": [Meld("tarocchi", 0)],
        "gatti": [Meld("gatti", 0)],
        "famiggia": [Meld("famiggia", cards) for cards in FAMILIES],
        "quaterno": [Meld("quaterno", cards) for cards in FOURS],
        "terno": [Meld("terno", cards) for cards in FOURS],
    }
    found: dict[str, list[str]] = {}
    for kind, melds in examples.items():
        clause = f"{game}.meld.{kind}"
        if kind not in barred and clause in GAMES[game].rulebook.rules:
            found.setdefault(" ".join(sheet_mark(meld_mark(meld)) for meld in melds), []).append(rule_title(clause))
    return [*((marks, ", ".join(titles)) for marks, titles in found.items()), ("B", rule_title(f"{game}.bagatto"))]
