"""Questions about one card and the table: all it can take, whether it must, the ace, the very last card."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import combinations

from games.cirollon import rules as r
from games.cirollon.state import Playing
from games.cirollon.takes import aces, clause, takes, total, value
from games.core.cards import Card, Cards, Unreadable, bits, each
from games.core.contract import ScoreLine
from games.core.genoese import PACK
from games.puzzles.cirollon.position import (
    GENOESE,
    NOTHING,
    YES_NO,
    Codes,
    Given,
    about,
    at_play,
    choice,
    in_order,
    play,
    rules_of,
    written,
)
from games.puzzles.question import Question, Reason, Shown

NEAR = 4
"""So many wrong groups are offered at the most."""
LARGEST = 4
"""A wrong group has so many cards at the most."""
ACE_CHOICES = ("all", "ace", NOTHING)


def ways(card: str, table: Codes, poncin: int = 0, options: Given | None = None) -> Question:
    """All the ways in which this card can take; near misses and taking nothing are offered beside them."""
    state = at_play([card], table, poncin, (), options)
    played, lying = PACK.card(card), state.board.table
    found = takes(played, lying, poncin)
    groups = sorted(
        [*found, *near_misses(played, lying, poncin)], key=lambda group: (group.bit_count(), written(group))
    )
    reasons = {}
    for group in [*groups, 0]:
        rule = clause(played, group, poncin) if group else r.PLAY
        reasons[written(group)] = about(state, play(0, played, group), rule)
    return Question(
        "ways",
        "choices",
        _drilled(reasons, {written(group) for group in found or [0]}),
        _shown(card, table, poncin),
        choices=tuple(reasons),
        right=frozenset(written(group) for group in found or [0]),
        reasons=reasons,
        options=options or {},
    )


def _drilled(reasons: Mapping[str, Reason], right: Collection[str]) -> tuple[str, ...]:
    """The clauses of the ways there are; and that two of them are not one, where they are offered joined."""
    joined = [reason for reason in reasons.values() if reason.rule == r.TAKE_ONE]
    return rules_of([*(reasons[group] for group in reasons if group in right), *joined])


def near_misses(card: Card, table: Cards, poncin: int) -> list[Cards]:
    """Groups that this card cannot take, though one might think so: the nearest of each kind of mistake."""
    found, own = takes(card, table, poncin), value(card, poncin)
    traps: dict[str, list[tuple[int, int, Cards]]] = {}
    for count in range(1, LARGEST + 1):
        for some in combinations(each(table), count):
            group = bits(some)
            if group not in found:
                trap, far = _trap(group, own, table, found, poncin)
                traps.setdefault(trap, []).append((far, count, group))
    nearest = [near for trap, several in traps.items() for near in sorted(several)[: TRAPS[trap]]]
    return [group for *_, group in sorted(nearest)[:NEAR]]


TRAPS = {"everything": 1, "joined": 1, "sum": 2, "fifteen": 2, "single": 1}
"""Kinds of mistake, and how many groups of each are offered at the most."""


def _trap(group: Cards, own: int, table: Cards, found: list[Cards], poncin: int) -> tuple[str, int]:
    """The mistake that this wrong group would be, and how far it is from being right."""
    worth = total(group, poncin)
    if group == table:
        return "everything", 0
    if own == 1:  # an ace makes no sums and no fifteens, and takes nothing beside an ace
        return ("fifteen", 0) if worth == 14 else ("single", 1) if group.bit_count() == 1 else ("sum", worth)
    if any(way & group == way and group ^ way in found for way in found):
        return "joined", 0
    sums = abs(worth - own), abs(worth + own - 15)
    return ("sum", sums[0]) if sums[0] <= sums[1] else ("fifteen", sums[1])


def count_ways(card: str, table: Codes, poncin: int = 0, options: Given | None = None) -> Question:
    """In how many ways can this card take? The ways are told one by one."""
    state = at_play([card], table, poncin, (), options)
    played = PACK.card(card)
    found = takes(played, state.board.table, poncin)
    lines = tuple(ScoreLine(clause(played, group, poncin), 0, "way", 1, group) for group in found)
    rules = tuple(dict.fromkeys(line.rule for line in lines)) or (r.PLAY,)
    reasons = {rule: Reason(rule) for rule in rules}
    shown = _shown(card, table, poncin)
    return Question(
        "count-ways", "number", rules, shown, number=len(found), reasons=reasons, lines=lines, options=options or {}
    )


def must_take(card: str, table: Codes, poncin: int = 0, options: Given | None = None) -> Question:
    """May this card be laid down without taking?"""
    state = at_play([card], table, poncin, (), options)
    played = PACK.card(card)
    found = takes(played, state.board.table, poncin)
    reason = _taking(state, played, found[0]) if found else about(state, play(0, played), r.PLAY)
    return choice("must-take", _shown(card, table, poncin), YES_NO, "no" if found else "yes", reason, options)


def _taking(state: Playing, card: Card, group: Cards) -> Reason:
    """A way in which the card takes, under the clause that it has to."""
    return about(state, play(0, card, group), r.PLAY, "must-take")


def ace(card: str, table: Codes, poncin: int = 0, options: Given | None = None) -> Question:
    """What does this ace take: everything, the ace alone, nothing? The poncin may be named an ace."""
    state = at_play([card], table, poncin, (), options)
    played, lying = PACK.card(card), state.board.table
    if value(played, poncin) != 1:
        raise Unreadable(f"no ace: {card}")
    found = takes(played, lying, poncin)
    there = bool(aces(lying, poncin))
    right = "ace" if there else "all" if found else NOTHING
    action = play(0, played, found[0] if found else 0)
    reason = about(state, action, r.TAKE_ACE, {"ace": "ace-there", "all": "ace-sweeps", NOTHING: "table-empty"}[right])
    return choice("ace", _shown(card, table, poncin), ACE_CHOICES, right, reason, options)


def last_card(card: str, table: Codes, poncin: int = 0, last: bool = True, options: Given | None = None) -> Question:
    """Is it a sgobba when this card is played? With `last` it is the very last card of the hand."""
    state = at_play([card], table, poncin, (), options, last=last)
    played, lying = PACK.card(card), state.board.table
    sweeping = next((group for group in takes(played, lying, poncin) if group == lying), 0)
    action = play(0, played, sweeping or (takes(played, lying, poncin) or [0])[0])
    done = [event for event in state.events(action) if event.kind == "sgobba"]
    rule = r.SGOBBA_LAST if sweeping and last else r.SGOBBA
    note = "" if sweeping else "cards-left"
    shown = _shown(card, table, poncin)
    return choice(
        "last-card" if last else "is-sgobba",
        shown,
        YES_NO,
        "yes" if done else "no",
        about(state, action, rule, note),
        options,
    )


def _shown(card: str, table: Codes, poncin: int) -> Shown:
    return Shown(pack=GENOESE, card=card, table=in_order(table), poncin=poncin)
