"""Every kind of question drawn, answered and explained, in each language; and the words of verdicts and events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from django.http import QueryDict
from django.template.loader import render_to_string
from django.utils import translation

from games.chinze import rules as chinze
from games.core import records
from games.core.contract import Event, Verdict
from games.core.tarot import PACK
from games.gatti import rules as r
from games.puzzles.chinze import question as chinze_question
from games.puzzles.cirollon import question as cirollon_question
from games.puzzles.gatti import question
from games.puzzles.question import NOTES, Question, grade
from games.registry import GAMES
from tests.engine.test_questions import CHINZE_EXAMPLES, EXAMPLES
from tests.engine.test_questions_cirollon import EXAMPLES as CIROLLON_EXAMPLES
from tests.web.reading import untranslated
from tutor.language import cirollonwords
from tutor.language.events import event_text
from tutor.language.refusals import refusal
from tutor.questions.feedback import Feedback, answered
from tutor.questions.forms import AnswerForm
from tutor.questions.presenter import asked

RECORDS = Path(__file__).parents[1] / "data" / "records"


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Where a test does not say otherwise."""
    with translation.override("en"):
        yield


def sent(picked: list[str], number: object = "") -> QueryDict:
    data = QueryDict(mutable=True)
    data.setlist("pick", picked)
    data["number"] = str(number)
    return data


def page(about: Question, data: QueryDict | None, *, reveal: bool = True) -> str:
    """The question and what is said to the answer, as HTML."""
    form = AnswerForm(about, data)
    result = grade(about, form.picked, form.value) if form.is_valid() else None
    context = {
        "asked": asked(about, form, result, reveal=reveal),
        "answer": answered(about, form, result, reveal=reveal),
    }
    question_html = render_to_string("questions/_question.html", context)
    return question_html + (render_to_string("questions/_answer.html", context) if context["answer"] else "")


def said(about: Question, data: QueryDict, *, reveal: bool = True) -> Feedback:
    form = AnswerForm(about, data)
    result = grade(about, form.picked, form.value) if form.is_valid() else None
    feedback = answered(about, form, result, reveal=reveal)
    assert feedback
    return feedback


def right_answer(about: Question) -> QueryDict:
    picked = sorted(about.right)
    return sent(
        picked[:1] if about.form in ("card", "choice") else picked, "" if about.number is None else about.number
    )


def wrong_answer(about: Question) -> QueryDict:
    others = [choice for choice in about.choices if choice not in about.right] or list(about.choices)
    if about.form in ("cards", "choices"):
        return sent(others, "" if about.number is None else about.number + 1)
    return sent(others[:1], "" if about.number is None else about.number + 1)


ASKED = [
    *((question, kind, given) for kind, given, *_ in EXAMPLES),
    *((chinze_question, kind, given) for kind, given, *_ in CHINZE_EXAMPLES),
    *((cirollon_question, kind, given) for kind, given, *_ in CIROLLON_EXAMPLES),
]


@pytest.mark.parametrize(("ask", "kind", "given"), ASKED)
def test_every_kind_is_asked_and_explained(
    lang: str, ask: Any, kind: str, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    about = ask(kind, given)
    with translation.override(lang), untranslated(monkeypatch) as missing:
        plain, right, wrong = page(about, None), page(about, right_answer(about)), page(about, wrong_answer(about))
    assert missing == []
    assert "feedback" not in plain
    assert 'class="feedback is-right"' in right
    for choice in about.choices:
        assert f'value="{choice}"' in plain
    if about.right != set(about.choices):
        assert 'class="feedback is-wrong"' in wrong
        game = about.rules[0].partition(".")[0]
        assert f"/{lang}/{game}/rules/#{game}." in wrong or about.number is not None


def test_a_refused_card_and_a_missed_one_have_their_reasons() -> None:
    about = question("may-play", {"hand": ["2h", "3h", "T5", "T9", "F"], "trick": ["7c", "T7", "3c"]})
    feedback = said(about, sent(["2h", "3h", "T9"]))
    assert [(point.head, point.url) for point in feedback.points] == [
        ("Wrong: 2♥, 3♥", "/en/gatti/rules/#gatti.follow.trump"),
        ("Missed: fool", "/en/gatti/rules/#gatti.fool.any"),
    ]
    assert feedback.points[0].text == "You hold no clubs but you do hold trumps, so a trump."
    # The learner played last, from seat 3: seat 1 sits opposite.
    assert feedback.points[1].outcome == "North takes the trick. The fool goes back to its side’s pile."


def test_without_reveal_only_the_mistake_is_told() -> None:
    about = question("may-play", {"hand": ["2h", "3h", "T5", "T9", "F"], "trick": ["7c", "T7", "3c"]})
    feedback = said(about, sent(["2h", "T9"]), reveal=False)
    assert [point.head for point in feedback.points] == ["Wrong: 2♥"]
    assert feedback.more == "1 more belongs to the answer."
    assert "is-missed" not in page(about, sent(["2h", "T9"]), reveal=False)


def test_kings_are_told_together() -> None:
    about = question("must-keep", {"hand": ["2h", "3h", "4h", "Kh", "Kd", "T1"]})
    texts = [point.text for point in said(about, sent(["T1"])).points]
    assert texts == [
        "Kings cannot be discarded: the king of hearts and the king of diamonds stay in your hand.",
    ]


def test_almost_is_said_where_only_something_is_missing() -> None:
    about = question("must-keep", {"hand": ["2h", "3h", "4h", "Kh", "Kd", "T1"]})
    assert said(about, sent(["T1"])).title == "Almost"
    assert said(about, sent(["T1", "2h"])).title == "Not quite"


def test_a_sum_is_told_line_by_line() -> None:
    about = question("count-pile", {"pile": ["Kh", "Kd", "Qd", "2c", "3c"]})
    lines = [(line.cards, line.text, line.points) for line in said(about, sent([], 3)).lines]
    assert lines == [("", "5 cards, a point for every three", 2), ("K♥ K♦", "2 × 4", 8), ("Q♦", "1 × 3", 3)]


@pytest.mark.parametrize(
    ("kind", "given", "data", "problem"),
    [
        ("may-play", {"hand": ["2h"]}, sent([]), "Choose the cards first."),
        ("may-play", {"hand": ["2h"]}, sent(["9s"]), "could not be read"),
        ("may-play", {"hand": ["2h"]}, sent(["2h", "<script>"]), "could not be read"),
        ("who-takes", {"trick": ["2h", "3h"]}, sent([]), "Choose a card first."),
        ("who-takes", {"trick": ["2h", "3h"]}, sent(["2h", "3h"]), "Choose a card first."),
        ("partner", {}, sent([]), "Choose an answer first."),
        ("card-value", {"card": "Kh"}, sent([]), "A whole number"),
        ("card-value", {"card": "Kh"}, sent([], "four"), "A whole number"),
        ("card-value", {"card": "Kh"}, sent([], "4" * 5000), "A whole number"),
        ("card-value", {"card": "Kh"}, sent([], "١٢٣٤"), "A whole number"),
        ("melds", {"hand": ["Kh", "Kd", "Kc"]}, sent(["terno:Kh,Kd,Kc"], ""), "A whole number"),
    ],
)
def test_an_answer_that_says_nothing_gets_a_word_and_keeps_its_choices(
    kind: str, given: dict[str, Any], data: QueryDict, problem: str
) -> None:
    about = question(kind, given)
    html = page(about, data)
    assert problem in html
    assert "<script>" not in html
    for choice in set(data.getlist("pick")) & set(about.choices):
        assert f'value="{choice}" id="pick-{about.choices.index(choice)}" checked' in html


def test_every_note_has_a_sentence() -> None:
    from tutor.questions import cirollonwords, cuccowords
    from tutor.questions.words import _NOTES, _NOTES_ALONE

    assert {note for _, note in _NOTES} | set(cuccowords.NOTES) | set(cirollonwords.NOTES) == set(NOTES)
    assert set(_NOTES_ALONE) <= set(_NOTES)


def test_every_refusal_of_the_records_has_a_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = set()
    with translation.override(lang), untranslated(monkeypatch) as missing:
        for file in (*RECORDS.glob("gatti*illegal.jsonl"), *RECORDS.glob("chinze*illegal.jsonl")):
            for line in file.read_text().splitlines():
                record = json.loads(line)["record"]
                replay = records.replay(records.read(record), GAMES[record["game"]])
                assert replay.fault
                rules.add(replay.fault.verdict.rule)
                text = refusal(replay.fault.verdict, due=getattr(replay.state, "verb", ""))
                assert text.endswith(".")
                assert text[0].isupper()
        for seats in (2, 3, 4):
            for turn in range(seats):
                for due in ("discard", "declare", "play", "give", ""):
                    assert refusal(Verdict(False, r.TURN), due=due, turn=turn, seats=seats)
    assert missing == []
    assert {r.FOLLOW_SUIT, r.FOLLOW_TRUMP, r.FOLLOW_OVERTRUMP, r.DISCARD_KINGS, r.DISCARD_BAGATTO, r.TURN} <= rules
    assert {chinze.FOLLOW_OVERTRUMP, chinze.FOLLOW_SUIT, chinze.MELD_TERNO} <= rules


def test_every_refusal_and_event_of_cirollon_has_a_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules, told = set(), set()

    def seen(state: Any, action: Any) -> None:
        for event in state.events(action):
            told.add(event.kind)
            for me in range(4):
                assert event_text(event, me, pack="genoese").endswith(".")

    with translation.override(lang), untranslated(monkeypatch) as missing:
        for name in ("cirollon-illegal", "cirollon"):
            for line in (RECORDS / f"{name}.jsonl").read_text().splitlines():
                replay = records.replay(records.read(json.loads(line)["record"]), GAMES["cirollon"], seen)
                if replay.fault:
                    rules.add(replay.fault.verdict.rule)
                    assert refusal(replay.fault.verdict, due=getattr(replay.state, "verb", "")).endswith(".")
        for due in ("claim", "declare", "play", ""):
            assert refusal(Verdict(False, "cirollon.turn"), due=due)
        for rule in cirollonwords.REFUSALS:  # those of no record as well
            for cards in (0b1, 0b111):
                assert refusal(Verdict(False, rule, cards, cards, 10)).endswith(".")
    assert missing == []
    assert {"claimed", "unclaimed", "declared", "silent", "laid", "captured", "sgobba", "leftover", "over"} <= told
    assert {"cirollon.play", "cirollon.take.ace", "cirollon.take.one"} <= rules
    assert rules <= {*cirollonwords.REFUSALS, "cirollon.turn"}


def test_takes_are_told_with_their_sums() -> None:
    about = cirollon_question("ways", {"card": "Js", "table": ["3c", "4h", "5d"]})
    points = [(point.text, point.outcome) for point in said(about, sent(sorted(about.right))).points]
    assert points == [
        ("Together with the card it makes 15.", "3 + 4 + J = 15"),
        ("The sum is that of the card itself.", "3 + 5 = J"),
    ]
    wrong = said(about, sent(["4h 5d"]))
    assert (wrong.points[0].text, wrong.points[0].outcome) == (
        "These cards make neither 8, nor 15 together with yours.",
        "4 + 5 = 9; 4 + 5 + J = 17",
    )
    with translation.override("lij"):
        assert "3 + 4 + S = 15" in [point.outcome for point in said(about, sent(sorted(about.right))).points]


def test_the_poncin_is_told_by_its_name() -> None:
    about = cirollon_question("ways", {"card": "6c", "table": ["3c", "7h"], "poncin": 3})
    assert [point.outcome.split(" = ")[1][:1] for point in said(about, sent(["7h 3c"])).points] == ["6"]
    assert "3 (poncin)" in said(about, sent(["7h 3c"])).points[0].outcome
    melds = cirollon_question("melds", {"hand": ["2s", "Jh", "Jd", "6c", "Qd", "Kc", "7h"]})
    assert "Barsegon · Poncin: 8" in page(melds, None)


def test_refusals_count() -> None:
    def follow(*codes: str) -> str:
        return refusal(Verdict(False, r.FOLLOW_SUIT, PACK.set(codes), PACK.set(["7h"])))

    assert follow("2h", "F") == "Hearts were led and you hold the 2 of hearts, so that one."
    assert follow("2h", "Kh") == "Hearts were led and you hold 2, so one of them."
    three = PACK.set(["Kh", "Kd", "Kc"])
    assert refusal(Verdict(False, r.MELD_TERNO, 0, three)) == "One rank makes a quaterno or a terno, not both."


def test_every_event_of_the_records_has_a_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: set[str] = set()

    def seen(seats: int, state: Any, action: Any) -> None:
        for event in state.events(action):
            told.add(event.kind)
            assert event_text(event, 0, seats).endswith(".")

    with translation.override(lang), untranslated(monkeypatch) as missing:
        for name, seats in (("gatti-4", 4), ("gatti-3", 3), ("chinze", 2)):
            for line in (RECORDS / f"{name}.jsonl").read_text().splitlines()[:12]:
                given = json.loads(line)["record"]
                records.replay(records.read(given), GAMES[given["game"]], partial(seen, seats))
    assert missing == []
    assert "drew" in told
    assert {"discarded", "declared", "silent", "led", "played", "took", "kept", "gave", "over"} <= told


def test_events_are_told_from_where_one_sits() -> None:
    card = PACK.set(["7h"])
    assert event_text(Event("led", 2, card), 2) == "You lead the 7 of hearts."
    assert event_text(Event("led", 3, card), 2) == "East leads the 7 of hearts."
    assert event_text(Event("led", 2, card), 0, 3) == "West leads the 7 of hearts."
    assert event_text(Event("drew", 1, card), 0, 2) == "Your opponent draws the 7 of hearts."
    with translation.override("lij"):
        assert event_text(Event("led", 3, card), 2) == "O Levante o calla o 7 de coppe in attacco."


def test_what_was_declared_already_is_said_to_be_so() -> None:
    def refused(clause: str, *codes: str) -> str:
        return refusal(Verdict(False, clause, 0, PACK.set(codes)))

    assert refused(chinze.MELD_TERNO, "Kh", "Kd", "Kc") == "You have already declared a meld of that rank."
    assert refused(chinze.MELD_QUATERNO, "Kh", "Kd", "Kc", "Ks") == "That quaterno has been declared already."
    assert refused(chinze.MELD_FAMIGGIA, "Jh", "Ch", "Qh", "Kh") == "That famiggia has been declared already."
    assert refused(chinze.MELD_WHEN) == "Choose a meld first."
    assert refused(chinze.MELD_WHEN, "Kh").startswith("You have declared in this turn already")
    once = PACK.set(["F", "T1", "T20"])
    assert refusal(Verdict(False, chinze.MELD_GATTI, once, once)) == "Gatti can be declared only once in a hand."
    assert refused(r.MELD_FRILLI, "Kh", "2h") == "Frilli are number cards of the suits and nothing else."
