"""Some tricks of each game and variant with the mouse, in the order in which the page asks for things."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_table import act_by_mouse, allowed, changed, note_tops, serious, tap
from tests.web.tables import Visitor
from tutor.table.models import Table


def open_table(page: Page, game: str, *ticked: str, lang: str = "en") -> Visitor:
    """Open a table with these house rules; the guest who sits there, for looking behind the page."""
    page.goto(f"/{lang}/{game}/play/")
    page.check("input[name=speed][value=instant]")
    for tick in ticked:
        page.check(f"#{tick}")
    page.click("main .button-primary")
    expect(page.locator("#table")).to_be_visible()
    return Visitor(None, Table.objects.get(token=page.url.split("/")[5]), lang)


def test_three_discard_declare_and_play(page: Page) -> None:
    behind = open_table(page, "gatti", "players-3", "old-1")
    behind.dealt_by(0)
    behind.deal_to("discard")
    page.reload()
    expect(page.locator(".say")).to_contain_text("three cards")
    expect(page.locator(".seat")).to_have_count(3)
    for code in allowed(page)[:3]:
        tap(page, code)
    changed(page, page.locator("#do-discard").click)
    while len(behind.now().state.tricks) < 3:
        act_by_mouse(page)
    expect(page.locator(".table-bar a")).to_have_attribute("href", "#house")
    assert serious(page) == []


def test_dummies_the_hand_to_play_is_plain_to_see(page: Page) -> None:
    behind = open_table(page, "gatti", "players-2")
    behind.deal_to("play")
    page.reload()
    seen = set()
    for _ in range(12):
        sitting = behind.now()
        if sitting.phase == "play":
            name = {0: "You", 2: "North"}[sitting.acting]
            seen.add(name)
            expect(page.locator(".whose.is-to-play")).to_have_text(name)
            expect(page.locator(".seat.is-to-act .seat-name")).to_have_text(name)
            expect(page.locator("#hand input")).to_have_count(sitting.turn.cards.bit_count())
            expect(page.locator(".open-hand")).to_have_count(2)
            expect(page.locator(".open-hand input")).to_have_count(0)
        act_by_mouse(page)
    assert seen == {"You", "North"}
    assert serious(page) == []


def test_chinze_declare_and_then_play(page: Page) -> None:
    behind = open_table(page, "chinze")
    expect(page.locator(".stock")).to_contain_text("48 cards in the stock")
    act_by_mouse(page)
    behind.deal_to("play", tricks=1, offered=True)
    page.reload()
    declare = page.locator("#do-declare")
    expect(page.locator(".say")).to_contain_text("you may declare first")
    trick = page.locator(".trick .card").count()
    changed(page, declare.click)
    expect(declare).to_have_count(0)
    expect(page.locator(".trick .card")).to_have_count(trick)
    assert re.match(r"0 declare \w+", behind.record()[-1])
    act_by_mouse(page)
    if behind.now().state.tricks:
        expect(page.locator(".drawn .card")).to_have_count(2)
    page.click(".settings summary")
    page.check("input[name=known]")
    page.click("#set")
    expect(page.get_by_role("heading", name="Your opponent’s cards that you know")).to_be_visible()
    assert serious(page) == []


PHASES = {
    ("gatti", "players-3"): [("discard", 0), ("declare", 0), ("play", 0), ("trick", 1), ("play", 20), ("sheet", 0)],
    ("gatti", "players-2"): [("discard", 0), ("declare", 0), ("play", 0), ("trick", 1), ("play", 15), ("sheet", 0)],
    ("chinze", "hands-4"): [("play", 0), ("trick", 1), ("play", 12), ("play", 30), ("sheet", 0)],
}


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
@pytest.mark.parametrize(("game", "tick"), PHASES)
def test_nothing_jumps_and_all_fits(page: Page, game: str, tick: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    behind = open_table(page, game, tick, lang="lij")
    behind.dealt_by(0)
    places: dict[str, set[int]] = {".cloth": set(), ".say": set(), ".action-bar": set()}
    for phase, tricks in PHASES[game, tick]:
        behind.deal_to(phase, tricks=tricks)
        page.reload()
        note_tops(page, places)
        page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert {selector: len(tops) for selector, tops in places.items()} == dict.fromkeys(places, 1), places
