"""What fits each theme, at each level: the predicates by themselves."""

from __future__ import annotations

from typing import Any

import pytest

from games.puzzles.chinze import question as chinze_question
from games.puzzles.chinze import themes as chinze
from games.puzzles.cirollon import question as fished
from games.puzzles.cirollon import themes as cirollon
from games.puzzles.gatti import question, themes
from games.puzzles.question import Question
from games.puzzles.tarot import themes as shared


def cards(text: str) -> list[str]:
    return text.split()


def may_play(hand: str, trick: str) -> Question:
    return question("may-play", {"hand": cards(hand), "trick": cards(trick)})


def of_two(trick: str) -> Question:
    return chinze_question("who-takes", {"trick": cards(trick)})


def melds_now(hand: str, *before: str) -> Question:
    return chinze_question("melds", {"hand": cards(hand), "before": before})


def tricks(kind: str, *each: str) -> Question:
    return question(kind, {"tricks": [cards(text) for text in each]})


def ways(card: str, table: str, poncin: int = 0) -> Question:
    return fished("ways", {"card": card, "table": cards(table), "poncin": poncin})


def sweep(hand: str, table: str) -> Question:
    return fished("sgobba", {"hand": cards(hand), "table": cards(table)})


def claim(table: str) -> Question:
    return fished("claim", {"table": cards(table)})


def fished_melds(hand: str) -> Question:
    return fished("melds", {"hand": cards(hand)})


FITTING: list[tuple[Any, Question, int, bool]] = [
    (shared.may_play_fits, may_play("1h 2h 3c T4", "7h"), 1, True),
    (shared.may_play_fits, may_play("1h 2h 3h 4h", "7h"), 1, False),  # all of them
    (shared.may_play_fits, may_play("1h 2h 3c", "7h"), 1, False),  # too few
    (shared.may_play_fits, may_play("1h 2h 3c T4", "7h T2"), 1, False),  # a trump in the trick
    (shared.may_play_fits, may_play("1h 2h 3c F", "7h"), 1, False),  # the fool
    (shared.may_play_fits, may_play("1h 2h 3c 4c 5c 6c T4", "7h T2"), 2, True),
    (shared.may_play_fits, may_play("1h 2h 3c 4c 5c 6c 7c", "7d"), 2, True),  # all of them, for want of the suit
    (shared.may_play_fits, may_play("1h 2h 3c 4c", "7d"), 1, False),
    (shared.may_play_fits, may_play("1h 2h 3h 4h 5h 6h 8h", "7h"), 2, False),
    (shared.may_play_fits, may_play("1h 2h 3c 4c 5c 6c F", "7h T2"), 2, False),
    (shared.may_play_fits, may_play("1h 2h 3c 4c 5c 6c F 7c 8c 9c", "7h T2"), 3, True),
    (shared.must_follow_fits, may_play("1h 2c 3c T4", "7h"), 1, True),
    (shared.must_follow_fits, may_play("1h 2h 3c T4", "7h"), 1, False),  # two of them
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
    (shared.count_pile_fits, question("count-pile", {"pile": cards("Kh 2d 3c")}), 1, True),
    (shared.count_pile_fits, question("count-pile", {"pile": cards("2h 2d 3c")}), 1, False),
    (shared.fool_debt_fits, tricks("fool-owed", "7h F 9h Kh", "Kd 2d 3d 4d"), 1, True),
    (shared.fool_debt_fits, tricks("fool-owed", "7h F 9h Kh", "Kd 2d 3d 4d"), 2, False),  # it comes first
    (shared.fool_debt_fits, tricks("fool-owed", "Kd 2d 3d 4d", "7h F 9h Kh"), 2, True),
    (shared.bagatto_fits, tricks("bagatto", "2h T1 3h 4h"), 1, True),
    (shared.bagatto_fits, tricks("bagatto", "2h T1 F 4h"), 1, False),
    (shared.bagatto_fits, tricks("bagatto", "2h T1 F 4h"), 2, True),
    (chinze.who_takes_fits, of_two("7h 9h"), 1, True),
    (chinze.who_takes_fits, of_two("7h T9"), 1, False),
    (chinze.who_takes_fits, of_two("7h T9"), 2, True),
    (chinze.who_takes_fits, of_two("T7 T9"), 2, False),
    (chinze.who_takes_fits, of_two("T7 T9"), 3, True),
    (chinze.who_takes_fits, of_two("7h F"), 3, True),
    (chinze.melds_fit, melds_now("Kh Kd Kc Qh Qd"), 1, True),
    (chinze.melds_fit, melds_now("Kh Kd Kc Qh 3d"), 1, False),  # nothing near
    (chinze.melds_fit, melds_now("Kh Kd Kc Qh Qd", "terno:Jh,Jd,Jc"), 1, False),  # something was declared
    (chinze.melds_fit, melds_now("Kh Kd Kc Qh Qd", "terno:Jh,Jd,Jc"), 2, True),
    (chinze.melds_fit, melds_now("Kh Kd Kc Qh Qd", "terno:Kh,Kd,Kc"), 2, False),  # nothing new
    (cirollon.ways_fit, ways("7d", "3c 4c 2h"), 1, True),
    (cirollon.ways_fit, ways("7d", "3c 4c 2h"), 2, False),  # too few cards
    (cirollon.ways_fit, ways("7d", "2c 4h 3c 4c"), 2, True),
    (cirollon.ways_fit, ways("Kd", "2c 4h 3c 4c Jd"), 3, True),
    (cirollon.ways_fit, ways("2d", "Kc Kh Qd Qh"), 2, True),  # nothing to take is a way to go wrong
    (cirollon.sgobba_fits, sweep("5s Qd 6c", "2h 3c"), 1, True),
    (cirollon.sgobba_fits, sweep("1s Qd 6c", "2h 3c"), 1, True),
    (cirollon.sgobba_fits, sweep("1s Qd 6c", "2h 3c"), 2, False),  # an ace
    (cirollon.sgobba_fits, sweep("5s Qd 1c", "2h 3c"), 2, False),  # two of them
    (cirollon.sgobba_fits, sweep("5s Qd", "2h 3c"), 2, False),  # too little choice
    (cirollon.claim_fits, claim("2s 3h 4d 6c"), 1, True),
    (cirollon.claim_fits, claim("2s 3h 4d 2c"), 1, False),  # far from fifteen
    (cirollon.claim_fits, claim("Ks Qh 4d 7c"), 1, False),
    (cirollon.claim_fits, claim("Ks Qh 4d 7c"), 2, True),
    (cirollon.claim_fits, claim("2s 3h 4d 7h"), 3, True),
    (cirollon.claim_fits, claim("2s 3h 4d 7c"), 3, False),  # no poncin
    (cirollon.melds_fit, fished_melds("2s 3h 4d 6c Kd"), 1, True),
    (cirollon.melds_fit, fished_melds("2s 3h 4d 7h Kd"), 1, False),  # the poncin
    (cirollon.melds_fit, fished_melds("2s 2h 7h Kd Qd"), 2, True),
    (cirollon.melds_fit, fished_melds("2s 3h 4d Jd Kd"), 1, False),  # nothing near
]


@pytest.mark.parametrize(("fits", "asked", "level", "expected"), FITTING)
def test_what_fits_a_theme(fits: Any, asked: Question, level: int, expected: bool) -> None:
    assert fits(asked, level) is expected
