"""The tables of cirollon: values for taking and for the primiera, melds, what counts at the end."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext

from games.cirollon import rules as r
from games.cirollon.melds import CLAIMS, RULE, WORTH
from games.cirollon.scoring import LONGEST_LOW, best_primiera, coin_lines, low_run, more_cards, sgobbe_lines
from games.core.cards import bits
from games.core.contract import ScoreLine
from games.core.genoese import COINS, PACK, RANKS, VALUE
from tutor.language.names import card_short, rank_letter
from tutor.language.ruletexts import rule_title
from tutor.paper.tables import Table


def tables(options: Mapping[str, Any]) -> list[Table]:
    """The tables under these options."""
    return [_values(), _melds(), _points(r.Options.read(options).limit)]


def _values() -> Table:
    letters = [rank_letter(rank) if rank in "JQK" else rank for rank in RANKS]
    taking = [str(VALUE[PACK.card(f"{rank}h")]) for rank in RANKS]
    primiera = [str(r.PRIMIERA[rank]) for rank in RANKS]
    return Table(
        gettext("What the cards are worth"),
        [[gettext("for taking"), *taking], [gettext("for the primiera"), *primiera]],
        ("", *letters),
    )


def _melds() -> Table:
    rows = [[rule_title(RULE[kind]), str(points)] for kind, points in WORTH.items()]
    rows += [
        [rule_title(rule), gettext("sweeps: %(count)s") % {"count": count}] for _sum, count, rule in CLAIMS.values()
    ]
    return Table(gettext("Melds"), rows)


def _points(limit: int) -> Table:
    """What each clause of the count brings, asked of the count itself."""
    best = bits(PACK.card(f"7{suit}") for suit in "hdcs")
    lines = [*more_cards((21, 19)), *coin_lines((COINS, 0)), *best_primiera((best, 0)), *sgobbe_lines((1, 0))]
    by_rule: dict[str, ScoreLine] = {line.rule: line for line in lines}
    rows = [
        [rule_title(rule), _run() if rule == r.COUNT_LOW else str(by_rule[rule].points)]
        for rule in r.BOOK.rules
        if rule in by_rule
    ]
    return Table(
        gettext("Points at the end of the hand"),
        rows,
        note=gettext("The match is played to %(limit)s.") % {"limit": limit},
    )


def _run() -> str:
    """1♦–3♦ 3 · –4♦ 4 …"""
    runs = [bits(PACK.card(f"{rank}d") for rank in RANKS[:length]) for length in range(3, LONGEST_LOW + 1)]
    first = card_short("1d", "genoese")
    ends = [card_short(f"{rank}d", "genoese") for rank in RANKS[2:LONGEST_LOW]]
    return first + " · ".join(f"–{end} {low_run(run).bit_count()}" for end, run in zip(ends, runs, strict=True))
