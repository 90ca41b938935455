"""The referee: reads records and positions as JSON lines and answers each with one JSON line (rules/notation.md).

python -m games.referee [FILE]
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from io import TextIOWrapper
from typing import Any, TextIO

from games.core import records
from games.core.cards import Unreadable
from games.core.contract import Game, Offer, Result, State
from games.registry import game_named


def answers(lines: Iterable[str]) -> Iterator[str]:
    """One JSON line for each line that is not blank."""
    for line in lines:
        if line.strip():
            yield json.dumps(answer(line))


def answer(line: str) -> dict[str, Any]:
    """The answer to one line; malformed input is answered, never raised."""
    try:
        given = json.loads(line.lstrip("\ufeff"))
    except (ValueError, RecursionError) as error:
        return {"ok": False, "error": f"not JSON: {error}"}
    if not isinstance(given, dict):
        return {"ok": False, "error": "not a JSON object"}
    try:
        if "actions" in given or "deck" in given:
            return judge_record(records.read(given))
        name = given.get("game")
        return {"ok": True, **game_named(name if isinstance(name, str) else "").position(given)}
    except Unreadable as error:
        return {"ok": False, "error": str(error)}


def judge_record(record: records.Record) -> dict[str, Any]:
    """The verdict on a record: its result, the position it stops at, or its first illegal action."""
    game = game_named(record.game)
    replay = records.replay(record, game)
    if replay.fault:
        fault = replay.fault
        action = {"action": fault.action} if fault.action else {}
        return {"ok": False, "at": fault.at, **action, "rule": fault.verdict.rule}
    state = replay.state
    if state.over:
        return {"ok": True, "over": True, "result": result(game, state.result())}
    return {"ok": True, "over": False, "to_act": state.to_act, "legal": legal(game, state)}


def result(game: Game, result: Result) -> dict[str, Any]:
    """A result as notation.md has it: for each side its entries and their total; in cirollon the cappotto too."""
    sides = [
        {entry: result.points(side, entry) for entry in result.entries} | {"total": result.points(side)}
        for side in range(result.sides)
    ]
    return {"sides": sides, "cappotto": result.cappotto} if game.name == "cirollon" else {"sides": sides}


def legal(game: Game, state: State) -> list[Any]:
    """The legal actions of a position; what is too wide to list is one object."""
    offer = state.offer()
    if not offer:
        return [game.write_action(action) for action in state.actions()]
    single = [game.write_action(action) for action in state.actions() if action.verb != offer.verb]
    return [_offer(game, offer), *single]


def _offer(game: Game, offer: Offer) -> dict[str, Any]:
    if offer.verb == "declare":
        return {"verb": offer.verb, "melds": [game.write_meld(meld) for meld in offer.melds]}
    return {"verb": offer.verb, "count": offer.count, "from": game.pack.texts(offer.cards)}


def main(arguments: list[str], given: TextIO, out: TextIO) -> int:
    """Answer a file, or standard input where none is named."""
    if len(arguments) > 1:
        print("usage: python -m games.referee [FILE]", file=sys.stderr)
        return 2
    if not arguments:
        return _answer_all(given, out)
    try:
        with open(arguments[0], encoding="utf-8", errors="replace") as lines:
            return _answer_all(lines, out)
    except OSError as error:
        print(f"cannot read {arguments[0]}: {error.strerror}", file=sys.stderr)
        return 2


def _answer_all(lines: Iterable[str], out: TextIO) -> int:
    for line in answers(lines):
        print(line, file=out, flush=True)
    return 0


def run(arguments: list[str]) -> int:
    """The command line: standard streams, and bytes that are no text are answered like any other bad line."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(encoding="utf-8", errors="replace")
    return main(arguments, sys.stdin, sys.stdout)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
