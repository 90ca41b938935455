"""Cucco's questions drawn, answered and explained in each language; the words of its verdicts and events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from django.utils import translation

from games.core import records
from games.core.contract import Event, Verdict
from games.cucco import rules as r
from games.cucco.cards import PACK
from games.puzzles.cucco import question
from games.registry import GAMES
from tests.engine.test_questions_cucco import EXAMPLES, FOUR, GUIDED, HAND, cards
from tests.web.reading import untranslated
from tests.web.test_questions import RECORDS, page, right_answer, said, sent
from tutor.language.events import event_text
from tutor.language.refusals import refusal
from tutor.questions.words import task_text


@pytest.fixture(autouse=True)
def in_english() -> Iterator[None]:
    """Where a test does not say otherwise."""
    with translation.override("en"):
        yield


@pytest.mark.parametrize(("kind", "given"), [(kind, given) for kind, given, *_ in EXAMPLES])
def test_every_kind_in_every_language(
    kind: str, given: dict[str, Any], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = question(kind, given)
    with translation.override(lang), untranslated(monkeypatch) as missing:
        assert "tarot" not in page(about, None).replace("card-tarot", "")
        assert "is-right" in page(about, right_answer(about))
        for choice in about.choices:
            assert 'id="feedback"' in page(about, sent([choice], 1))
        page(about, sent([], 239))
    assert missing == []


def test_a_real_hand_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    about = question("guided", {"record": GUIDED})
    with translation.override(lang), untranslated(monkeypatch) as missing:
        for choice in about.choices:
            assert 'id="feedback"' in page(about, sent([choice]))
    assert missing == []


def test_the_trionfo_lies_beside_the_trick_with_what_is_asked() -> None:
    given = {"hand": cards("2 15 matto"), "trick": cards("7"), "trionfo": "7", "ask": "figures"}
    html = page(question("may-play", given), None)
    assert html.count("#7") == 2
    assert "Your opponent asks for figures." in html
    assert 'class="turned"' not in page(question("may-play", {"hand": ["2"], "trick": ["4"]}), None)


def test_a_hand_lies_in_its_three_kinds() -> None:
    html = page(question("may-lead", {"hand": cards("5 7 11 matto")}), None)
    assert html.count('class="hand-suit"') == 3


def test_why_a_card_is_wrong_is_told_in_cuccos_words() -> None:
    about = question("may-play", {"hand": cards("2 9 13"), "trick": cards("4")})
    feedback = said(about, sent(["2", "13"]))
    assert [(point.head, point.text) for point in feedback.points] == [
        ("Wrong: XIII", "A number was led and you hold some, so one of those."),
        ("Missed: IX", "Any card of the kind led may be played."),
    ]
    assert feedback.points[0].url.endswith("/cucco/rules/#cucco.follow")


def test_a_seat_that_takes_the_trick_is_told_with_its_card() -> None:
    about = question("winner", {"trick": cards("4 9 13 9"), "options": FOUR})
    point = said(about, sent(["3"])).points[0]
    assert point.head == "Right answer: East"
    assert point.text == "Of two equal cards the first played takes the trick: the 9."


def test_a_wrong_return_says_how_many() -> None:
    about = question("may-return", {"hand": HAND, "taken": cards("14 11")})
    assert said(about, sent(["1"])).points[0].text == "2 cards go under the stock, but none of those just taken."
    assert task_text(about).startswith("You took these 2 cards from the stock")


def test_the_trionfo_is_weighed_by_its_points() -> None:
    about = question("trionfo-now", {"hand": cards("3 9 leone"), "trick": cards("8"), "trionfo": "3"})
    text = said(about, sent(["yes"])).points[0].text
    assert text == "Points of this trick: 11 with the Trionfo, 17 with the best other card."
    four = {"hand": cards("1 9 12"), "trick": cards("2 10 4"), "trionfo": "1", "options": FOUR}
    assert "win your side" in task_text(question("trionfo-now", four))
    assert "win you more" in task_text(about)


def test_a_count_is_told_card_by_card() -> None:
    about = question("count-tricks", {"tricks": [cards("15 9"), cards("15 leone")]})
    lines = [(line.cards, line.points) for line in said(about, sent([], 3)).lines]
    assert lines == [("XV XV", 30), ("IX", 9)]


def test_every_refusal_of_the_records_has_a_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = set()
    with translation.override(lang), untranslated(monkeypatch) as missing:
        for line in (RECORDS / "cucco-illegal.jsonl").read_text().splitlines():
            replay = records.replay(records.read(json.loads(line)["record"]), GAMES["cucco"])
            assert replay.fault
            rules.add(replay.fault.verdict.rule)
            text = refusal(replay.fault.verdict, due=getattr(replay.state, "verb", ""), seats=2)
            assert text.endswith(".")
            assert text[0] == text[0].upper()
        for due in ("take", "return", "play", ""):
            assert refusal(Verdict(False, r.TURN), due=due, seats=2)
        assert refusal(Verdict(False, r.TRIONFO_ASK, because=0b11))
    assert missing == []
    assert {r.FOLLOW, r.LEAD, r.CUTTER, r.CUTTER_RETURN, r.TRIONFO_ASK} <= rules


def test_every_event_of_the_records_has_a_sentence(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: set[str] = set()

    def seen(seats: int, state: Any, action: Any) -> None:
        for event in state.events(action):
            told.add(event.kind)
            assert event_text(event, 0, seats, "cucco").endswith(".")

    with translation.override(lang), untranslated(monkeypatch) as missing:
        for name, seats in (("cucco-2", 2), ("cucco-4", 4)):
            for line in (RECORDS / f"{name}.jsonl").read_text().splitlines()[:40]:
                given = json.loads(line)["record"]
                records.replay(records.read(given), GAMES["cucco"], partial(seen, seats))
    assert missing == []
    assert {"took-stock", "returned", "turned", "led", "played", "took", "over"} <= told
    assert {"asked-numbers", "asked-figures"} <= told


def test_events_count_and_name_cuccos_own_cards() -> None:
    assert event_text(Event("took-stock", 1, points=2), 0, 2) == "Your opponent takes 2 cards from the stock."
    assert event_text(Event("took-stock", 0, points=1), 0, 2) == "You take 1 card from the stock."
    assert event_text(Event("took-stock", 1), 0, 2) == "Your opponent takes nothing from the stock."
    turned = Event("turned", 0, PACK.set(["12"]))
    assert event_text(turned, 0, 2, "cucco").startswith("The Trionfo is the Cat (XII)")
    with translation.override("lij"):
        assert event_text(Event("returned", 1, points=1), 0, 2) == "L’avversäio o mette sotta o muggio 1 carta."
