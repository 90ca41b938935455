"""Puzzles from seeds: always one, always the same, always right by its own answer and wrong by another."""

from __future__ import annotations

import hashlib
import time
from typing import Any

import pytest

from games.gatti.rules import BOOK
from games.puzzles.gatti import question, themes
from games.puzzles.gatti.themes import LEVELS, SEEDS, THEMES, make
from games.puzzles.question import Question, grade

EACH = [(theme, level) for theme in THEMES for level in LEVELS]


def wrong_answers(asked: Question) -> list[tuple[list[str], int | None]]:
    """Nothing at all, everything, each choice that is not right, a number one off."""
    others = [([choice], asked.number) for choice in asked.choices if {choice} != asked.right and asked.form != "card"]
    others += [([choice], None) for choice in asked.choices if asked.form == "card" and choice not in asked.right]
    off = [(sorted(asked.right), asked.number + 1)] if asked.number is not None else []
    return [([], None), *others, *off]


@pytest.mark.parametrize(("theme", "level"), EACH)
def test_every_puzzle_can_be_answered_and_failed(theme: str, level: int) -> None:
    for seed in range(25):
        asked = make(theme, seed, level)
        assert set(asked.rules) <= set(BOOK.rules)
        assert asked.right <= set(asked.choices)
        assert grade(asked, sorted(asked.right), asked.number).right
        for picked, number in wrong_answers(asked):
            assert not grade(asked, picked, number).right, (seed, picked, number)


@pytest.mark.parametrize(("theme", "level"), EACH)
def test_a_seed_means_one_puzzle(theme: str, level: int) -> None:
    assert make(theme, 7, level) == make(theme, 7, level)
    assert len({make(theme, seed, level).shown for seed in range(20)}) > 15


def test_seeds_keep_their_meaning() -> None:
    """Permanent links lead to the same puzzle next year: if this changes, VERSION has to count up."""
    shown = repr([make(theme, 1, level).shown for theme, level in EACH])
    assert (themes.VERSION, hashlib.sha256(shown.encode()).hexdigest()[:16]) == (1, "7ee1d363026e88f9")


@pytest.mark.parametrize("theme", THEMES)
def test_every_clause_a_theme_drills_comes_up(theme: str) -> None:
    missing = set(THEMES[theme].rules)
    for seed in range(60):
        for level in LEVELS:
            missing -= set(make(theme, seed, level).rules)
        if not missing:
            return
    pytest.fail(f"never drilled: {missing}")


def test_puzzles_are_made_quickly() -> None:
    begun = time.process_time()
    for theme, level in EACH:
        for seed in range(100, 104):
            make(theme, seed, level)
    assert (time.process_time() - begun) / (4 * len(EACH)) < 0.02  # seconds each, on the average


def test_unknown_puzzles() -> None:
    with pytest.raises(KeyError):
        make("no-such-theme", 1, 1)
    for seed, level in ((-1, 1), (SEEDS, 1), (1, 0), (1, 4)):
        with pytest.raises(ValueError, match="no puzzle"):
            make("may-play", seed, level)


def test_a_theme_that_finds_nothing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(themes, "TRIES", 0)
    with pytest.raises(LookupError, match="may-play 1 level 1"):
        make("may-play", 1, 1)


def cards(text: str) -> list[str]:
    return text.split()


def may_play(hand: str, trick: str) -> Question:
    return question("may-play", {"hand": cards(hand), "trick": cards(trick)})


def tricks(kind: str, *each: str) -> Question:
    return question(kind, {"tricks": [cards(text) for text in each]})


FITTING: list[tuple[Any, Question, int, bool]] = [
    (themes.may_play_fits, may_play("1h 2h 3c T4", "7h"), 1, True),
    (themes.may_play_fits, may_play("1h 2h 3h 4h", "7h"), 1, False),  # all of them
    (themes.may_play_fits, may_play("1h 2h 3c", "7h"), 1, False),  # too few
    (themes.may_play_fits, may_play("1h 2h 3c T4", "7h T2"), 1, False),  # a trump in the trick
    (themes.may_play_fits, may_play("1h 2h 3c F", "7h"), 1, False),  # the fool
    (themes.may_play_fits, may_play("1h 2h 3c 4c 5c 6c T4", "7h T2"), 2, True),
    (themes.may_play_fits, may_play("1h 2h 3c 4c 5c 6c 7c", "7d"), 2, True),  # all of them, for want of the suit
    (themes.may_play_fits, may_play("1h 2h 3c 4c", "7d"), 1, False),
    (themes.may_play_fits, may_play("1h 2h 3h 4h 5h 6h 8h", "7h"), 2, False),
    (themes.may_play_fits, may_play("1h 2h 3c 4c 5c 6c F", "7h T2"), 2, False),
    (themes.may_play_fits, may_play("1h 2h 3c 4c 5c 6c F 7c 8c 9c", "7h T2"), 3, True),
    (themes.must_follow_fits, may_play("1h 2c 3c T4", "7h"), 1, True),
    (themes.must_follow_fits, may_play("1h 2h 3c T4", "7h"), 1, False),  # two of them
    (themes.who_takes_fits, question("who-takes", {"trick": cards("7h 9h 2c 3h")}), 1, True),
    (themes.who_takes_fits, question("who-takes", {"trick": cards("9h 7h 2c 3h")}), 1, False),  # the leader's
    (themes.who_takes_fits, question("who-takes", {"trick": cards("9h 7h T2 3h")}), 1, False),
    (themes.who_takes_fits, question("who-takes", {"trick": cards("9h 7h T2 3h")}), 2, True),
    (themes.who_takes_fits, question("who-takes", {"trick": cards("9h F T2 3h")}), 2, False),
    (themes.who_takes_fits, question("who-takes", {"trick": cards("9h F T2 3h")}), 3, True),
    (themes.discard_fits, question("must-keep", {"hand": cards("Kh 1h 2h 3h")}), 1, True),
    (themes.discard_fits, question("must-keep", {"hand": cards("Qh 1h 2h 3h")}), 1, False),
    (themes.discard_fits, question("must-keep", {"hand": cards("Kh 1h 2h 3h T1")}), 1, False),
    (themes.discard_fits, question("must-keep", {"hand": cards("Kh 1h 2h 3h T1")}), 2, True),
    (themes.discard_fits, question("must-keep", {"hand": cards("Kh Kd F 2h 3h T1")}), 3, True),
    (themes.discard_fits, question("must-keep", {"hand": cards("Kh Kd 4h 2h 3h T1")}), 3, False),
    (themes.melds_fit, question("melds", {"hand": cards("Kh Kd Kc Qh Qd")}), 1, True),
    (themes.melds_fit, question("melds", {"hand": cards("Kh Kd Kc Qh 3d")}), 1, False),  # nothing near
    (themes.melds_fit, question("melds", {"hand": cards("Kh Kd Qh Qd")}), 1, False),  # nothing there
    (themes.melds_fit, question("melds", {"hand": cards("Kh Kd Kc Qh Qd Jh Jd")}), 2, True),
    (themes.melds_fit, question("melds", {"hand": cards("Kh Kd Kc Qh Qd Jh Jd")}), 3, False),  # one meld
    (themes.captured_fits, question("captured", {"pile": cards("Kh Kd Kc Qh Qd")}), 1, False),  # too small
    (themes.count_pile_fits, question("count-pile", {"pile": cards("Kh 2d 3c")}), 1, True),
    (themes.count_pile_fits, question("count-pile", {"pile": cards("2h 2d 3c")}), 1, False),
    (themes.fool_debt_fits, tricks("fool-owed", "7h F 9h Kh", "Kd 2d 3d 4d"), 1, True),
    (themes.fool_debt_fits, tricks("fool-owed", "7h F 9h Kh", "Kd 2d 3d 4d"), 2, False),  # it comes first
    (themes.fool_debt_fits, tricks("fool-owed", "Kd 2d 3d 4d", "7h F 9h Kh"), 2, True),
    (themes.bagatto_fits, tricks("bagatto", "2h T1 3h 4h"), 1, True),
    (themes.bagatto_fits, tricks("bagatto", "2h T1 F 4h"), 1, False),
    (themes.bagatto_fits, tricks("bagatto", "2h T1 F 4h"), 2, True),
]


@pytest.mark.parametrize(("fits", "asked", "level", "expected"), FITTING)
def test_what_fits_a_theme(fits: Any, asked: Question, level: int, expected: bool) -> None:
    assert fits(asked, level) is expected
