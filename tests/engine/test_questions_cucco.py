"""Every kind of question about cucco: its right answer by hand, its reasons, and what cannot be asked."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.cards import Unreadable
from games.cucco import rules as r
from games.puzzles.chance import Chance
from games.puzzles.cucco import KINDS, question, themes
from games.puzzles.cucco.deals import asking, hoarding, played
from games.puzzles.cucco.playing import illegal_play
from games.puzzles.question import NOTES, Question, grade, hung_on


def cards(text: str) -> list[str]:
    return text.split()


FOUR = {"players": 4}
HAND = cards("1 4 7 9 10 12 15 matto")

EXAMPLES: list[tuple[str, dict[str, Any], set[str], int | None]] = [
    ("category", {"hand": cards("3 12 15 leone"), "of": "figures"}, {"12", "15"}, None),
    ("category", {"hand": cards("3 12 15 leone"), "of": "numbers"}, {"3"}, None),
    ("category", {"hand": cards("3 12 15 leone"), "of": "worthless"}, {"leone"}, None),
    ("category", {"hand": cards("3 12 15 leone"), "of": "trionfo", "trionfo": "3"}, {"3"}, None),
    ("may-play", {"hand": cards("2 9 13 leone"), "trick": cards("4")}, {"2", "9"}, None),
    ("may-play", {"hand": cards("3 8 nulla"), "trick": cards("12")}, {"3", "8", "nulla"}, None),
    ("may-play", {"hand": cards("6 7 15"), "trick": cards("3"), "trionfo": "7"}, {"6", "7"}, None),
    ("may-play", {"hand": cards("2 15 matto"), "trick": cards("7"), "trionfo": "7", "ask": "numbers"}, {"2"}, None),
    (
        "may-play",
        {"hand": cards("2 15 matto"), "trick": cards("7"), "trionfo": "7", "ask": "figures"},
        {"15", "matto"},
        None,
    ),
    ("may-play", {"hand": cards("2 15 matto"), "trick": cards("7"), "trionfo": "7"}, {"2", "15", "matto"}, None),
    ("may-play", {"hand": cards("4 12 nulla"), "trick": cards("matto")}, {"12"}, None),
    ("may-play", {"hand": cards("1 12 nulla"), "trick": cards("4 9 13"), "options": FOUR}, {"1"}, None),
    ("must-follow", {"hand": cards("9 13 leone"), "trick": cards("4")}, {"9"}, None),
    ("may-lead", {"hand": cards("5 11 matto")}, {"5", "11"}, None),
    ("may-lead", {"hand": cards("leone matto")}, {"leone", "matto"}, None),
    ("may-lead", {"hand": cards("7 leone matto"), "trionfo": "7"}, {"7", "leone", "matto"}, None),
    ("may-lead", {"hand": cards("5 leone matto"), "trionfo": "leone"}, {"5", "leone"}, None),
    ("winner", {"trick": cards("3 15")}, {"0"}, None),
    ("winner", {"trick": cards("15 7"), "trionfo": "7", "leader": 1}, {"0"}, None),
    ("winner", {"trick": cards("4 9 13 9"), "options": FOUR}, {"1"}, None),
    ("winner", {"trick": cards("matto 9"), "leader": 1}, {"1"}, None),
    ("who-cuts", {"dealer": 0}, {"1"}, None),
    ("who-cuts", {"dealer": 2, "options": FOUR}, {"1"}, None),
    ("who-leads", {"dealer": 3, "options": FOUR}, {"0"}, None),
    ("may-take", {"stock": cards("10 14 6")}, {"2"}, None),
    ("may-take", {"stock": cards("9 15")}, {"0"}, None),
    ("may-take", {"stock": cards("15 15 10"), "who": "dealer", "options": FOUR}, {"3"}, None),
    ("may-return", {"hand": HAND, "taken": cards("14 11"), "who": "dealer"}, {"1", "4"}, None),
    ("card-value", {"card": "14"}, set(), 14),
    ("card-value", {"card": "nulla"}, set(), 0),
    ("count-tricks", {"tricks": [cards("15 9"), cards("4 leone")]}, set(), 28),
    ("trionfo-now", {"hand": cards("2 5 14"), "trick": cards("10"), "trionfo": "2"}, {"yes"}, None),
    ("trionfo-now", {"hand": cards("3 9 leone"), "trick": cards("8"), "trionfo": "3"}, {"no"}, None),
    ("trionfo-now", {"hand": cards("12 leone"), "trick": cards("matto"), "trionfo": "leone"}, {"no"}, None),
    # The partner is winning: a card that does not take the trick brings its points home too.
    ("trionfo-now", {"hand": cards("1 9 12"), "trick": cards("2 10 4"), "trionfo": "1", "options": FOUR}, {"no"}, None),
]

GUIDED = {
    "game": "cucco",
    "dealer": 0,
    "deck": cards(
        "9 1 15 2 11 7 3 10 7 12 10 13 matto nulla mascherone secchia 14 2 3 4 4 5 5 6 6 8 8"
        " 9 11 12 13 14 15 1 leone leone matto nulla secchia mascherone"
    ),
    "actions": ["1 take 0", "0 take 1", "0 return nulla", "1 play 9"],
}


@pytest.mark.parametrize(("kind", "given", "right", "number"), EXAMPLES)
def test_the_right_answer(kind: str, given: dict[str, Any], right: set[str], number: int | None) -> None:
    asked = question(kind, given)
    assert (asked.right, asked.number) == (frozenset(right), number)
    assert asked.shown.pack == "cucco"
    assert grade(asked, sorted(asked.right), number).right
    assert set(asked.rules) <= set(themes.GAME.rulebook.rules)
    assert {reason.note for reason in asked.reasons.values()} <= {"", *NOTES}


def test_every_kind_has_an_example() -> None:
    assert {kind for kind, *_ in EXAMPLES} == set(KINDS) - {"guided"}


def test_a_real_hand_goes_on() -> None:
    asked = question("guided", {"record": GUIDED})
    assert asked.right == {"1", "2", "7", "10"}
    assert (asked.shown.turned, asked.shown.trick, asked.shown.dealer) == ("2", ("9",), 0)
    assert illegal_play(asked) == ""
    assert asked.reasons["12"].rule == r.FOLLOW
    with pytest.raises(Unreadable):
        question("guided", {"record": GUIDED | {"actions": ["1 take 0"]}})


def test_any_sound_return_is_right() -> None:
    asked = question("may-return", {"hand": HAND, "taken": cards("14 11")})
    assert grade(asked, ["15", "matto"]).right
    for wrong in (["matto"], ["14", "matto"], ["1", "4", "7"]):
        result = grade(asked, wrong)
        assert not result.right
        assert result.verdict
        assert result.verdict.rule == r.CUTTER_RETURN


def test_why_a_trick_is_taken() -> None:
    def why(trick: str, **given: Any) -> tuple[str, str]:
        reason = next(iter(question("winner", {"trick": cards(trick), **given}).reasons.values()))
        return reason.rule, reason.note

    assert why("9 4") == (r.WIN, "highest-of-category")
    assert why("9 15") == (r.FOLLOW_FREE, "other-category")
    assert why("9 9") == (r.WIN, "first-of-twins")
    assert why("9 4", trionfo="4") == (r.TRIONFO_ANY, "trionfo-takes")
    assert why("nulla 4") == (r.LEAD_VALUELESS, "nothing-beats-it")
    assert why("nulla 11") == (r.WIN, "highest-of-category")


def test_an_answer_counts_for_the_clause_it_went_wrong_on() -> None:
    asked = question("may-play", {"hand": cards("2 9 13"), "trick": cards("4")})
    assert hung_on(asked, grade(asked, ["2", "9", "13"])) == (r.FOLLOW,)


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("nonsense", {}),
        ("may-play", {"hand": cards("2 2"), "trick": cards("4")}),  # a twin is no choice of its own
        ("may-play", {"hand": cards("2 9"), "trick": []}),
        ("may-play", {"hand": cards("2 9"), "trick": cards("4 5")}),
        ("may-play", {"hand": cards("4"), "trick": cards("4"), "trionfo": "4"}),
        ("may-play", {"hand": cards("2 9"), "trick": cards("4"), "ask": "numbers"}),
        ("may-play", {"hand": cards("2 9"), "trick": cards("4"), "colour": "red"}),
        ("may-play", {"hand": cards("2 9"), "trick": cards("4"), "options": {"players": 3}}),
        ("category", {"hand": cards("2 9"), "of": "figures"}),
        ("category", {"hand": cards("2 9"), "of": "trionfo"}),
        ("category", {"hand": cards("2 9"), "of": "spades"}),
        ("winner", {"trick": cards("4")}),
        ("winner", {"trick": cards("4 5"), "leader": 2}),
        ("who-cuts", {"dealer": 2}),
        ("who-leads", {"dealer": -1}),
        ("may-take", {"stock": []}),
        ("may-take", {"stock": cards("10"), "who": "nobody"}),
        ("may-return", {"hand": HAND, "taken": []}),
        ("may-return", {"hand": HAND[1:], "taken": cards("14")}),
        ("may-return", {"hand": HAND, "taken": cards("10")}),
        ("card-value", {"card": "16"}),
        ("count-tricks", {"tricks": [cards("4")]}),
        ("trionfo-now", {"hand": cards("2 5"), "trick": [], "trionfo": "2"}),
        ("trionfo-now", {"hand": cards("3 5"), "trick": cards("10"), "trionfo": "2"}),
        ("trionfo-now", {"hand": cards("leone nulla"), "trick": cards("matto"), "trionfo": "leone"}),
    ],
)
def test_what_cannot_be_asked(kind: str, given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        question(kind, given)


def may_play(hand: str, trick: str, **given: Any) -> Question:
    return question("may-play", {"hand": cards(hand), "trick": cards(trick), **given})


@pytest.mark.parametrize(
    ("asked", "level", "fits"),
    [
        (may_play("2 9 13", "4"), 1, True),
        (may_play("2 9", "4"), 1, False),  # too few
        (may_play("2 9 5", "4"), 1, False),  # all of them
        (may_play("12 13 14 15", "4"), 1, False),
        (may_play("12 13 14 15", "4"), 2, True),  # all of them, for want of a number
        (may_play("2 9 5 3", "4"), 2, False),
        (may_play("2 9 13 14", "7", trionfo="7"), 2, True),  # nothing asked
        (may_play("2 12", "nulla"), 3, True),  # few cards are left when this comes about
        (may_play("2 12", "4"), 3, False),
    ],
)
def test_what_may_be_played_fits_a_level(asked: Question, level: int, fits: bool) -> None:
    assert themes.may_play_fits(asked, level) is fits


def may_lead(hand: str, trionfo: str) -> Question:
    return question("may-lead", {"hand": cards(hand), "trionfo": trionfo})


@pytest.mark.parametrize(
    ("asked", "level", "fits"),
    [
        (may_lead("2 9 nulla", "4"), 1, True),
        (may_lead("2 9 13", "4"), 1, False),  # all of them
        (may_lead("2 4 nulla", "4"), 1, False),  # the Trionfo
        (may_lead("2 4 nulla", "4"), 3, True),
        (may_lead("2 9 nulla", "4"), 3, False),
        (may_lead("leone nulla", "4"), 3, True),  # nothing else is left
    ],
)
def test_what_may_be_led_fits_a_level(asked: Question, level: int, fits: bool) -> None:
    assert themes.may_lead_fits(asked, level) is fits


def test_real_hands_bring_what_is_rare() -> None:
    house = {"players": 2}
    asked = [state.board.asked for seed in range(20) for state in played(Chance(str(seed)), house, asking("figures"))]
    assert "figures" in asked
    leads = [
        state.board.trick[0]
        for seed in range(20)
        for state in played(Chance(str(seed)), house, hoarding)
        if state.board.trick
    ]
    assert any(themes.WORTHLESS >> card & 1 for card in leads)
