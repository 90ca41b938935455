"""Every kind of question: its right answer by hand, its reasons, and its refusal of what cannot be asked."""

from __future__ import annotations

from typing import Any

import pytest

from games.core.cards import Unreadable
from games.puzzles.chinze import KINDS as CHINZE_KINDS
from games.puzzles.chinze import question as chinze_question
from games.puzzles.gatti import KINDS, question
from games.puzzles.question import NOTES, Question, grade, hung_on


def cards(text: str) -> list[str]:
    return text.split()


FOOL_LOST = [cards("7h F 9h Kh"), cards("Kd 2d 3d 4d")]
"""Seat 1's fool goes to seat 3, its partner."""

GIVING = [cards("1h T2 2h 3h"), cards("F Kh 9h 7h"), cards("2d 3d 4d T5"), cards("3s 2s 1s 4s")]
"""Seat 1 wins the first trick and the third; its fool is lost to seat 2 in the second, the last is lost too."""

EXAMPLES: list[tuple[str, dict[str, Any], set[str], int | None]] = [
    ("may-play", {"hand": cards("Kh 2h T5 F"), "trick": cards("7h T3")}, {"Kh", "2h", "F"}, None),
    ("may-play", {"hand": cards("2h T5 T9 F"), "trick": cards("7c T7 3c")}, {"T9", "F"}, None),
    ("may-play", {"hand": cards("2h T5 T9"), "trick": cards("F")}, {"2h", "T5", "T9"}, None),
    ("must-follow", {"hand": cards("2h T5 5c"), "trick": cards("F 7h")}, {"2h"}, None),
    ("who-takes", {"trick": cards("7h T3 F T9")}, {"T9"}, None),
    ("who-takes", {"trick": cards("F 7h Kc 3h")}, {"7h"}, None),
    ("who-takes", {"trick": cards("T20 T21"), "options": {"angel": True}}, {"T20"}, None),
    ("who-leads", {"dealer": 3}, {"0"}, None),
    ("who-leads", {"trick": cards("7h T3 F T9"), "leader": 2}, {"1"}, None),
    ("who-deals", {"dealer": 3}, {"0"}, None),
    ("partner", {"seat": 1}, {"3"}, None),
    ("must-keep", {"hand": cards("2h 3h Kh 5d T1 F T20")}, {"Kh", "T1"}, None),
    (
        "melds",
        {"hand": cards("Jh Ch Qh Kh Kd Ks T1 F T20 Qd Jd")},
        {
            "gatti:T1,T20,F",
            "famiggia:Jh,Ch,Qh,Kh",
            "terno:Kh,Kd,Ks",
        },
        25,
    ),
    ("melds", {"hand": cards("Kh Kd Kc Ks Qh Qd")}, {"quaterno:Kh,Kd,Kc,Ks"}, 10),
    ("captured", {"pile": cards("Jh Jd Jc T1 T2 T3 T4 T5 T6 T7 T8 T9 T10")}, {"terno:Jh,Jd,Jc"}, 5),
    ("meld-show", {"meld": "terno", "hand": cards("Kh Kd Kc Ks T3")}, {"Kd", "Kc", "Ks"}, None),
    ("fool-owed", {"tricks": FOOL_LOST}, {"nothing"}, None),
    ("fool-owed", {"tricks": [cards("Kh F 9h 7h"), cards("2d T5 3d 4d")]}, {"card"}, None),
    ("fool-owed", {"tricks": [cards("Kh F 9h 7h"), cards("Kd 5d 3d 4d")]}, {"fool"}, None),
    ("fool-owed", {"tricks": [cards("Kh F 9h 7h")], "options": {"fool_exchange": False}}, {"nothing"}, None),
    ("fool-give", {"tricks": GIVING}, set(cards("2d 3d 4d T5")), None),
    ("card-value", {"card": "T20"}, set(), 4),
    ("card-value", {"card": "10h"}, set(), 0),
    ("count-pile", {"pile": cards("Kh Qd Cc Js 2h")}, set(), 12),
    ("bagatto", {"tricks": [cards("2h T1 3h 4h")]}, {"20"}, None),
    ("bagatto", {"tricks": [cards("2h T1 3h T2")]}, {"-20"}, None),
    ("bagatto", {"tricks": [cards("2h T1 3h T2"), cards("2d 3d 4d 5d")]}, {"0"}, None),
    ("bagatto", {"tricks": [cards("2h T1 3h T2")], "options": {"bagatto_last": False}}, {"0"}, None),
    ("strongest", {"cards": cards("10h Qh Ch Jh")}, {"Qh"}, None),
    ("strongest", {"cards": cards("Ks T2 T1 Qs")}, {"T2"}, None),
    ("score", {"entries": {"melds": 16, "cards": 39, "bagatto": -20}}, set(), 35),
]


COURTS = cards("Jh Jd Jc Js Qh Ch Kh F T20")

CHINZE_EXAMPLES: list[tuple[str, dict[str, Any], set[str], int | None]] = [
    ("may-play", {"hand": cards("Kh 2h T5 F"), "trick": cards("7h")}, {"Kh", "2h", "F"}, None),
    ("may-play", {"hand": cards("2h T5 T9 F"), "trick": cards("T7")}, {"T9", "F"}, None),
    ("may-play", {"hand": cards("2h T5 T9"), "trick": cards("F")}, {"2h", "T5", "T9"}, None),
    ("may-play", {"hand": cards("2h 3c")}, {"2h", "3c"}, None),
    ("must-follow", {"hand": cards("2h T5 5c"), "trick": cards("7h")}, {"2h"}, None),
    ("strongest", {"cards": cards("Ks T2 T1 Qs")}, {"T2"}, None),
    ("who-takes", {"trick": cards("7h T3")}, {"T3"}, None),
    ("who-takes", {"trick": cards("F 7h")}, {"7h"}, None),
    ("who-takes", {"trick": cards("7h 2h"), "options": {"old_order": True}}, {"2h"}, None),
    ("who-leads", {"dealer": 0}, {"1"}, None),
    ("who-leads", {"trick": cards("7h Kc"), "leader": 1}, {"1"}, None),
    ("who-draws", {"trick": cards("7h Kh"), "leader": 1}, {"0"}, None),
    (
        "known",
        {
            "tricks": [cards("7h Kh"), cards("2c 3c"), cards("Ks 1s")],
            "drawn": [cards("2c T4"), cards("T9 2d"), cards("9s 8s")],
        },
        {"2d", "8s"},
        None,
    ),
    ("melds", {"hand": COURTS}, {"quaterno:Jh,Jd,Jc,Js", "famiggia:Jh,Ch,Qh,Kh"}, 20),
    ("melds", {"hand": COURTS, "before": ["terno:Jh,Jd,Jc"]}, {"quaterno:Jh,Jd,Jc,Js", "famiggia:Jh,Ch,Qh,Kh"}, 15),
    ("melds", {"hand": COURTS, "before": ["famiggia:Jh,Ch,Qh,Kh"]}, {"quaterno:Jh,Jd,Jc,Js"}, 10),
    (
        "melds",
        {
            "hand": [f"T{number}" for number in range(1, 13)],
            "before": ["tarocchi:" + ",".join(f"T{number}" for number in range(1, 11))],
        },
        {"tarocchi:" + ",".join(f"T{number}" for number in range(1, 13))},
        2,
    ),
    ("meld-show", {"meld": "gatti", "hand": cards("F T1 T20 T21")}, {"F", "T1", "T20"}, None),
    (
        "meld-show",
        {"meld": "gatti", "hand": cards("F T1 T20 T21"), "options": {"angel": True}},
        {"F", "T1", "T21"},
        None,
    ),
    ("fool-owed", {"tricks": [cards("Kh F"), cards("Kd T5")]}, {"card"}, None),
    ("fool-owed", {"tricks": [cards("Kh F"), cards("Kd 5d")]}, {"fool"}, None),
    ("fool-owed", {"tricks": [cards("Kh F")], "options": {"fool_exchange": False}}, {"nothing"}, None),
    ("fool-give", {"tricks": [cards("Kh F"), cards("Kd T5")]}, {"Kd", "T5"}, None),
    ("card-value", {"card": "T21", "options": {"angel": True}}, set(), 4),
    ("count-pile", {"pile": cards("Kh Qd Cc Js 2h")}, set(), 12),
    ("bagatto", {"tricks": [cards("2h T1")]}, {"you"}, None),
    ("bagatto", {"tricks": [cards("T1 T2")]}, {"opponent"}, None),
    ("bagatto", {"tricks": [cards("T1 T2"), cards("Kh 2h")]}, {"nobody"}, None),
    ("bagatto", {"tricks": [cards("2h T1")], "options": {"bagatto_last": False}}, {"nobody"}, None),
    # S2's own sheet of one player (chinze.score)
    (
        "score",
        {
            "sheet": [
                ["melds", 10, "T"],
                ["melds", 2, "T"],
                ["cards", 39],
                ["melds", 5, "Q"],
                ["melds", 5, "K"],
                ["bagatto", 20, "B"],
            ]
        },
        set(),
        81,
    ),
]


@pytest.mark.parametrize(("kind", "given", "right", "number"), CHINZE_EXAMPLES)
def test_the_right_answer_in_chinze(kind: str, given: dict[str, Any], right: set[str], number: int | None) -> None:
    answered_rightly(chinze_question(kind, given), kind, right, number)


@pytest.mark.parametrize(("kind", "given", "right", "number"), EXAMPLES)
def test_the_right_answer(kind: str, given: dict[str, Any], right: set[str], number: int | None) -> None:
    answered_rightly(question(kind, given), kind, right, number)


def answered_rightly(asked: Question, kind: str, right: set[str], number: int | None) -> None:
    assert (asked.kind, asked.right, asked.number) == (kind, right, number)
    assert right <= set(asked.choices)
    picked = sorted(right)[:1] if asked.form in ("card", "choice") else sorted(right)
    assert grade(asked, picked, number).right
    assert not grade(asked, [], None if number is None else number + 1).right
    reasons_hold(asked)


def reasons_hold(asked: Question) -> None:
    assert asked.rules
    for choice in asked.choices if asked.kind != "meld-show" else ():
        reason = asked.reasons[choice]
        assert not reason.note or reason.note in NOTES
        if reason.verdict and asked.kind not in ("must-keep", "captured"):
            assert reason.verdict.allowed == (choice in asked.right)


def test_every_kind_has_an_example() -> None:
    assert set(KINDS) == {kind for kind, *_ in EXAMPLES} | {"guided"}
    assert set(CHINZE_KINDS) == {kind for kind, *_ in CHINZE_EXAMPLES} | {"guided"}


def test_a_card_for_the_fool_comes_from_a_later_trick_of_its_side() -> None:
    reasons = question("fool-give", {"tricks": GIVING}).reasons
    notes = {code: reasons[code].note for code in ("2d", "1h", "Kh", "1s")}
    assert notes == {"2d": "later-trick", "1h": "earlier-trick", "Kh": "lost-trick", "1s": "lost-trick"}
    refused = reasons["1h"].verdict
    assert refused is not None
    assert refused.rule == "gatti.fool.exchange"


def test_a_refused_card_names_its_clause_and_an_allowed_one_what_would_happen() -> None:
    asked = question("may-play", {"hand": cards("2h T5 T9 F"), "trick": cards("7c T7 3c")})
    assert {code: reason.rule for code, reason in asked.reasons.items()} == {
        "2h": "gatti.follow.trump",
        "T5": "gatti.follow.overtrump",
        "T9": "gatti.follow.overtrump",
        "F": "gatti.fool.any",
    }
    assert [event.kind for event in asked.reasons["T9"].events] == ["played", "took"]
    assert asked.reasons["T9"].events[0].rule == "gatti.follow.overtrump"
    assert [event.seat for event in asked.reasons["F"].events if event.kind == "took"] == [1]
    assert not asked.reasons["T5"].events


def test_who_is_winning_after_a_card_in_mid_trick() -> None:
    asked = question("may-play", {"hand": cards("Kh 2h"), "trick": cards("7h")})
    assert [(event.kind, event.seat) for event in asked.reasons["Kh"].events] == [("played", 1), ("winning", 1)]
    assert asked.reasons["2h"].events[-1].seat == 0


def test_any_sound_meld_may_be_shown() -> None:
    asked = question("meld-show", {"meld": "terno", "hand": cards("Kh Kd Kc Ks Qh")})
    assert grade(asked, cards("Kh Kd Kc")).right
    refused = grade(asked, cards("Kh Kd Qh"))
    assert not refused.right
    assert refused.verdict is not None
    assert refused.verdict.rule == "gatti.meld.terno"


def test_a_near_miss_is_offered_and_refused_by_its_clause() -> None:
    asked = question("melds", {"hand": cards("Kh Kd Kc Qh Qd T1 F")})
    assert asked.reasons["terno:Qh,Qd"].rule == "gatti.meld.terno"
    assert asked.reasons["gatti:T1,F"].rule == "gatti.meld.gatti"
    trumps = question("captured", {"pile": cards("T1 T2 T3 T4 T5 T6 T7 T8 T9 T10")}).reasons
    assert [reason.rule for reason in trumps.values()] == ["gatti.captured"]
    few = question(
        "captured", {"pile": cards("Kh Kd Kc T1 T2 T3 T4 T5 T6 T7 T8 1h 2h 3h 4h 5h 6h 7h 8h 9h 10h 1d 2d 3d 4d")}
    )
    missed = {choice: reason.rule for choice, reason in few.reasons.items() if choice not in few.right}
    assert {choice.split(":")[0] for choice in missed} >= {"frilli", "tarocchi"}
    assert set(missed.values()) == {"gatti.captured"}, "more of them would not count either"


def test_a_guided_turn_allows_every_legal_card() -> None:
    from games.core.deck import shuffled
    from games.core.tarot import PACK
    from games.gatti.game import GAME

    state = GAME.deal(GAME.options({}), 3, shuffled(78, 5))
    actions = []
    while not (state.to_act == 0 and state.view(0).trick):
        actions.append(state.actions()[0])
        state = state.after(actions[-1])
    record = {
        "game": "gatti",
        "dealer": 3,
        "deck": [PACK.text(card) for card in shuffled(78, 5)],
        "actions": [GAME.write_action(action) for action in actions],
    }
    asked = question("guided", {"record": record})
    assert asked.right == {PACK.text(action.card) for action in state.actions()}
    assert grade(asked, [min(asked.right)]).right
    reasons_hold(asked)


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("no-such-kind", {}),
        ("may-play", {}),
        ("may-play", {"hand": ["7x"]}),
        ("may-play", {"hand": ["7h"], "trick": ["7h"]}),
        ("may-play", {"hand": ["7h"], "trick": ["1h", "2h", "3h", "4h"]}),
        ("may-play", {"hand": ["7h"], "options": {"players": 7}}),
        ("must-follow", {"hand": ["7h", "8h"], "trick": ["1h"]}),
        ("who-takes", {"trick": ["F"]}),
        ("who-leads", {"dealer": 4}),
        ("partner", {"seat": 0, "options": {"players": 3}}),
        ("must-keep", {"hand": ["Kh", "2h"]}),
        ("meld-show", {"meld": "gatti", "hand": ["T1", "F"]}),
        ("fool-owed", {"tricks": [["1h", "2h", "3h", "4h"]]}),
        ("fool-owed", {"tricks": [["1h", "2h", "F"]]}),
        ("fool-give", {"tricks": FOOL_LOST}),
        ("bagatto", {"tricks": [["1h", "2h", "3h", "4h"]]}),
        ("strongest", {"cards": cards("Ks Kh")}),
        ("strongest", {"cards": cards("Ks F")}),
        ("score", {"entries": {"luck": 3}}),
        ("guided", {"record": {"game": "gatti", "dealer": 0, "deck": []}}),
    ],
)
def test_what_cannot_be_asked_is_unreadable(kind: str, given: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        question(kind, given)


def test_a_set_is_graded_as_a_set() -> None:
    asked = question("may-play", {"hand": cards("Kh 2h T5 F"), "trick": cards("7h T3")})
    result = grade(asked, ["Kh", "T5"])
    assert (result.right, result.missed, result.wrong) == (False, {"2h", "F"}, {"T5"})
    assert set(hung_on(asked, result)) == {"gatti.follow.suit", "gatti.fool.any"}
    assert hung_on(asked, grade(asked, ["Kh", "2h", "F"])) == asked.rules


def test_a_wrong_sum_of_right_melds_hangs_on_their_worth() -> None:
    asked = question("melds", {"hand": cards("Kh Kd Kc Qh Qd T1 F")})
    assert hung_on(asked, grade(asked, sorted(asked.right), 3)) == ("gatti.meld.terno",)
    assert "gatti.meld.gatti" in hung_on(asked, grade(asked, sorted(asked.right), 5))


def test_a_choice_that_was_not_offered_is_an_error() -> None:
    asked = question("partner", {})
    with pytest.raises(ValueError, match="not offered: 7"):
        grade(asked, ["7"])


@pytest.mark.parametrize(
    ("texts", "options", "note"),
    [
        ("7h 2h", {}, "highest-number"),
        ("7h 2h", {"old_order": True}, "turned-round"),
        ("7s 2s", {"old_order": True}, "highest-number"),
        ("7h Jh Ch", {"old_order": True}, "highest-of-suit"),
        ("T20 T21 Kh", {}, "highest-trump"),
        ("T20 T21 Kh", {"angel": True}, "angel"),
        ("T20 T3", {"angel": True}, "highest-trump"),
    ],
)
@pytest.mark.parametrize("game", ["gatti", "chinze"])
def test_why_a_card_is_the_strongest(game: str, texts: str, options: dict[str, Any], note: str) -> None:
    """What is said is true under the house rules, and of these cards (gatti.pack, gatti.option.twenty, .pips)."""
    ask = {"gatti": question, "chinze": chinze_question}[game]
    asked = ask("strongest", {"cards": cards(texts), "options": options})
    assert {reason.note for reason in asked.reasons.values()} == {note}
