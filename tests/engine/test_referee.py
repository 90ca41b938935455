"""The referee: positions, malformed lines, the command line (rules/notation.md)."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from games.core.contract import Action
from games.gatti.rules import Options
from games.referee import answer, main
from tests.engine.strategies import played


def ask(**given: Any) -> dict[str, Any]:
    return answer(json.dumps({"game": "gatti", **given}))


def test_a_position_says_what_may_be_played() -> None:
    assert ask(hand=["Kh", "T5"], trick=["7h"]) == {
        "ok": True,
        "legal": ["Kh"],
        "forbidden": {"T5": "gatti.follow.suit"},
    }


def test_a_full_trick_says_who_takes_it() -> None:
    assert ask(trick=["7h", "T3", "F", "T9"]) == {"ok": True, "winner": 3}
    assert ask(trick=["7h", "T3", "F"], options={"players": 3}) == {"ok": True, "winner": 1}


def test_a_pile_says_its_points() -> None:
    assert ask(pile=["Kh", "Qh", "1h"]) == {"ok": True, "points": 8}
    assert ask(pile=[]) == {"ok": True, "points": 0}


@pytest.mark.parametrize(
    "given",
    [
        {"hand": ["Kh", "Kh"], "trick": []},
        {"hand": ["Kh"], "trick": ["Kh"]},
        {"hand": ["Kx"], "trick": []},
        {"hand": "Kh", "trick": []},
        {"hand": ["Kh"], "trick": ["1h", "2h", "3h", "4h"]},
        {"trick": ["1h", "2h"]},
        {"trick": ["1h", "1h", "2h", "3h"]},
        {"pile": ["1h", 3]},
        {"pile": ["1h"], "options": {"players": 5}},
        {"pile": ["1h"], "options": {"players": True}},
        {"pile": ["1h"], "options": {"melds": "none"}},
        {"pile": ["1h"], "options": {"wings": 1}},
        {"pile": ["1h"], "options": []},
        {"pile": ["1h"], "colour": "red"},
        {},
    ],
)
def test_a_position_that_cannot_be_is_malformed(given: dict[str, Any]) -> None:
    found = ask(**given)
    assert found["ok"] is False
    assert found["error"]


def record(**changes: Any) -> str:
    whole, _, _ = played(Options(), 5)
    return json.dumps({**json.loads(whole.as_json()), **changes})


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "3",
        "null",
        '{"game": "whist", "hand": []}',
        '{"game": 7, "hand": []}',
        '{"actions": []}',
        "[" * 100_000,
        record(deck=["Kh"]),
        record(deck=["Kh"] * 78),
        record(dealer=4),
        record(dealer=True),
        record(dealer="0"),
        record(options={"players": 3}, dealer=3),
        record(game="whist"),
        record(actions=["0 discard Kx"]),
        record(actions=["0 declare full:Kh"]),
        record(actions=["0  play Kh"]),
        record(actions=["9 play Kh"]),
        record(actions=["1 play Kh Kd"]),
        record(actions=["1 discard 5h 5h"]),
        record(actions="1 play Kh"),
        record(extra=1),
        '{"game": "gatti", "pile": ["Kh"], "\\ud800": 3}',
    ],
)
def test_malformed_input_is_answered(line: str) -> None:
    found = answer(line)
    assert found["ok"] is False
    assert set(found) == {"ok", "error"}
    assert found["error"]


def test_what_is_no_text_is_answered_and_the_next_line_is_read() -> None:
    lines = b'\xff\xfe\n\xef\xbb\xbf{"game": "gatti", "pile": ["Kh"]}\n{"game": "gatti", "\\ud800": 1}\n{}\n'
    strict = {"PYTHONIOENCODING": "ascii:strict", "PATH": ""}
    command = [sys.executable, "-m", "games.referee"]
    done = subprocess.run(command, input=lines, capture_output=True, check=True, env=strict)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["ok"] for line in found] == [False, True, False, False]


def test_a_meld_without_cards_is_illegal_and_not_malformed() -> None:
    whole, _, _ = played(Options(), 5, 1)
    seat = (whole.dealer + 1) % 4
    found = answer(record(actions=[*whole.actions, f"{seat} declare tarocchi:"]))
    assert (found["ok"], found["rule"]) == (False, "gatti.meld.tarocchi")


def test_an_action_after_the_end_is_out_of_turn() -> None:
    whole, _, actions = played(Options(), 5)
    texts = [*whole.actions, "0 play Kh"]
    assert answer(record(actions=texts)) == {
        "ok": False,
        "at": len(actions),
        "action": "0 play Kh",
        "rule": "gatti.turn",
    }


def test_a_card_for_the_fool_is_owed_by_the_seat_that_played_it() -> None:
    seed = next(s for s in range(200) if played(Options(), s)[2][-1].verb == "give")
    _, states, actions = played(Options(), seed)
    giver = actions[-1].seat
    wrong = Action((giver + 1) % 4, "give", actions[-1].cards, card=actions[-1].card)
    assert states[-2].judge(wrong).rule == "gatti.turn"


def test_the_next_line_is_read_after_a_bad_one() -> None:
    out = io.StringIO()
    lines = io.StringIO('{\n\n{"game": "gatti", "pile": ["Kh"]}\n')
    assert main([], lines, out) == 0
    first, second = map(json.loads, out.getvalue().splitlines())
    assert (first["ok"], second) == (False, {"ok": True, "points": 4})


@pytest.mark.parametrize("command", [["-m", "games.referee"], ["manage.py", "referee"]])
def test_the_command_lines_answer_a_file_and_standard_input(command: list[str], tmp_path: Path) -> None:
    line = '{"game": "gatti", "pile": ["Kh"]}\n'
    file = tmp_path / "positions.jsonl"
    file.write_text(line)
    for arguments, given in (([], line), ([str(file)], "")):
        done = subprocess.run(
            [sys.executable, *command, *arguments], input=given, capture_output=True, text=True, check=True
        )
        assert json.loads(done.stdout) == {"ok": True, "points": 4}
    missing = subprocess.run([sys.executable, *command, "no-such-file"], capture_output=True, text=True, check=False)
    assert (missing.returncode, missing.stdout) == (2, "")
    assert "no-such-file" in missing.stderr
