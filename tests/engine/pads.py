"""Finished records as the people at the table would enter them on the pad."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from games.chinze import scoring as chinze
from games.cirollon import rules as cirollon
from games.cirollon.pad import PLAIN
from games.cirollon.scoring import best_of_suits
from games.core import fool, records
from games.core.cards import Cards, bits, each
from games.core.contract import Meld
from games.core.genoese import COINS
from games.core.genoese import PACK as GENOESE
from games.core.melds import mark
from games.core.pad import key
from games.core.tarot import BAGATTO, FOOL_BIT, PACK
from games.cucco.cards import PACK as CUCCO
from games.cucco.cards import VALUE
from games.gatti import scoring as gatti
from games.registry import game_named

RECORDS = Path(__file__).parent.parent / "data" / "records"
FILES = {
    "gatti": ("gatti-2", "gatti-3", "gatti-4", "gatti-4-captured", "gatti-options"),
    "chinze": ("chinze", "chinze-options"),
    "cirollon": ("cirollon", "cirollon-right"),
    "cucco": ("cucco-2", "cucco-4"),
}


def finished(game: str, every: int = 1) -> Iterator[tuple[dict[str, Any], Any, Any]]:
    """Every so many-th finished record of a game: its options, its last state, the result that it must have."""
    for file in FILES[game]:
        for line in (RECORDS / f"{file}.jsonl").read_text().splitlines()[::every]:
            case = json.loads(line)
            state = records.replay(records.read(case["record"]), game_named(game)).state
            if state.over and "result" in case:
                yield case["record"].get("options", {}), state, case["result"]


def entry_of(game: str, state: Any, *, one_side: bool = False) -> dict[str, Any]:
    """A finished hand as an entry; `one_side`: what follows from one side's pile is left to the pad."""
    entry = {"gatti": _gatti, "chinze": _chinze, "cirollon": _cirollon, "cucco": _cucco}[game](state)
    last = 2 if "cards-2" in entry else 1
    if one_side:
        entry = {name: value for name, value in entry.items() if name not in _REST[game](last)}
    return {
        name: value for name, value in entry.items() if value not in ([], "", 0) or name.startswith(("cards", "points"))
    }


_REST = {
    "gatti": lambda last: {f"cards-{last}", f"held-{last}"},
    "chinze": lambda last: {"cards-1", "held-1"},
    "cirollon": lambda last: {"cards-1", "coins-1"},
    "cucco": lambda last: set(),
}


def _melds(entry: dict[str, Any], side: int, turn: int, meld: Meld) -> None:
    if meld.kind in ("frilli", "tarocchi"):
        entry[key(meld.kind, side, turn)] = meld.cards.bit_count()
    else:
        entry.setdefault(key(meld.kind, side), []).append("gatti" if meld.kind == "gatti" else mark(meld))


def _piles(entry: dict[str, Any], piles: tuple[Cards, ...] | list[Cards], values: Any) -> None:
    for side, pile in enumerate(piles):
        entry[key("cards", side)] = pile.bit_count()
        entry[key("held", side)] = [PACK.text(card) for card in each(pile) if card in values]


def _gatti(state: Any) -> dict[str, Any]:
    hand, rules = state.hand, state.hand.rules
    entry: dict[str, Any] = {}
    for seat, declared in enumerate(hand.declared):
        turn = 0 if rules.seats == 3 else 1 + seat // 2
        for meld in declared:
            _melds(entry, rules.side(seat), turn, meld)
    last = state.done[-1]
    if BAGATTO in last.cards and rules.options.bagatto_last:
        seat = last.seat(last.cards.index(BAGATTO), rules.seats)
        entry["bagatto"] = f"{'won' if last.winner == seat else 'lost'}-{rules.side(seat)}"
    _piles(entry, gatti.piles(rules, hand.dealer, hand.discard, state.done, state.given), rules.values)
    return entry


def unsettled(game: str, state: Any) -> dict[str, Any] | None:
    """A finished hand entered before the card for the fool was given; None where none was owed."""
    rules, done = state.hand.rules, state.done
    debt = {"gatti": gatti, "chinze": chinze}[game].owed(rules, done)
    if debt is None:
        return None
    moved = state.given or FOOL_BIT
    giver, entry = rules.sides[debt.seat], entry_of(game, state)
    piles = [PACK.set(entry.get(key("held", side), [])) for side in range(max(rules.sides) + 1)]
    code = PACK.texts(moved)[0]
    if moved & bits(rules.values):
        piles[giver] |= moved
        piles[debt.to] &= ~moved
    for side, held in enumerate(piles):
        entry[key("held", side)] = PACK.texts(held)
    entry[key("cards", giver)] += 1
    entry[key("cards", debt.to)] -= 1
    return entry | {"owes": f"owes-{giver}-{debt.to}", "given": code if moved & bits(rules.values) else "plain"}


def _chinze(state: Any) -> dict[str, Any]:
    rules = state.hand.rules
    entry: dict[str, Any] = {}
    trumps: list[list[int]] = [[], []]
    for shown in state.shown:
        if shown.meld.kind == "tarocchi":
            trumps[shown.seat].append(shown.meld.cards.bit_count())
        else:
            _melds(entry, shown.seat, 0, shown.meld)
    for side, counts in enumerate(trumps):
        for turn, count in enumerate(counts[:1] + counts[1:][-2:], 1):
            entry[key("tarocchi", side, turn)] = count
    last = state.done[-1]
    if BAGATTO in last.cards and rules.options.bagatto_last:
        entry["bagatto"] = f"taken-{last.winner}"
    _piles(entry, fool.piles(state.done, rules.sides, chinze.owed(rules, state.done), state.given), rules.values)
    return entry


def _cirollon(state: Any) -> dict[str, Any]:
    board = state.board
    entry: dict[str, Any] = {}
    for side, pile in enumerate(board.piles):
        claim = board.claimed if board.claimed != "none" and cirollon.SIDES[board.dealer] == side else ""
        entry[key("cards", side)] = pile.bit_count()
        entry[key("coins", side)] = GENOESE.texts(pile & COINS)
        entry[key("claim", side)] = claim
        entry[key("sgobbe", side)] = board.sgobbe[side] - {"": 0, "fifteen": 1, "thirty": 2}[claim]
        best = {GENOESE.text(card)[-1]: GENOESE.text(card) for card in best_of_suits(pile)}
        entry |= {key(f"best-{suit}", side): best.get(suit, "") for suit in PLAIN}
        for kind in ("barsega", "barsegon"):
            declared = [meld for seat, melds in enumerate(board.declared) if seat % 2 == side for meld in melds]
            entry[key(kind, side)] = sum(meld.kind == kind for meld in declared)
    return entry


def _cucco(state: Any) -> dict[str, Any]:
    entry: dict[str, Any] = {}
    for side, line in enumerate(state.result().lines):
        values = [CUCCO.text(card) for card in each(line.cards) if VALUE[card]]
        entry[key("values", side)] = values
        if not values:
            entry[key("points", side)] = 0
    return {name: value for name, value in entry.items() if value != []}
