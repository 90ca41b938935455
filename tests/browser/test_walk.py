"""A finished hand: from the table's sheet through it by keyboard, tried again, counted; a stranger without scripts."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_table import serious
from tests.browser.test_variants import open_table
from tests.web.tables import Visitor
from tutor.table.models import Hand, Slip

PHONE = {"width": 360, "height": 740}


def played(page: Page, game: str, lang: str = "en") -> tuple[Visitor, Hand]:
    """A table whose first hand has come to its end."""
    behind = open_table(page, game, lang=lang)
    behind.deal_to("sheet")
    page.reload()
    return behind, Hand.objects.get(table=behind.table)


def at(page: Page, ply: int, hand: Hand) -> None:
    """The position is shown, and the address says so."""
    expect(page.locator(".walk .table-bar")).to_contain_text(f"{ply}/{hand.plays.count()}")
    expect(page).to_have_url(re.compile(rf"/hand/{hand.token}/{ply}/$"))


def test_through_the_hand_by_keyboard(page: Page) -> None:
    _, hand = played(page, "gatti")
    own = hand.plays.filter(text__startswith="0 play")[1]
    Slip.objects.create(hand=hand, ply=own.ply, kind="taken-back", text=own.text, rule="gatti.lead")
    page.locator("#walk-hand").press("Enter")
    expect(page.locator(".walk .open-hand")).to_have_count(4)
    page.wait_for_load_state()
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("n", 5), ("n", 9), ("p", 5)):
        page.keyboard.press(key)
        at(page, ply, hand)
    expect(page).to_have_title(re.compile(r"^Before the first card · A hand of gatti"))
    page.go_back()
    at(page, 9, hand)
    page.go_forward()
    at(page, 5, hand)
    assert serious(page) == []
    page.locator(".walk-mark .button").first.press("Enter")
    page.locator("input[name=pick]").first.press("Space")
    page.locator("#check").press("Enter")
    expect(page.locator("#feedback")).to_be_visible()
    page.keyboard.press("n")
    at(page, own.ply, hand)


def test_points_are_counted_by_oneself_and_told(page: Page) -> None:
    behind, hand = played(page, "chinze", lang="it")
    page.goto(f"/it/hand/{hand.token}/{hand.plays.count()}/")
    page.locator(".walk-end .button-primary").click()
    for name in ("melds", "bagatto", "cards"):
        page.fill(f"#count-{name}", "0")
    page.locator("#check").click()
    expect(page.locator("#feedback")).to_be_focused()
    expect(page.locator(".walk-figures tfoot")).to_contain_text(str(behind.now().state.result().points(0)))
    assert serious(page) == []


@pytest.mark.parametrize("game", ["cirollon", "cucco"])
def test_a_stranger_with_a_phone_and_no_scripts(page: Page, chromium: Browser, site: str, game: str) -> None:
    behind, hand = played(page, game) if game != "cucco" else _cucco(page)
    with chromium.new_context(base_url=site, viewport=PHONE, java_script_enabled=False) as context:
        stranger = context.new_page()
        stranger.goto(f"/en/hand/{hand.token}/")
        expect(stranger.locator("#address")).to_have_value(re.compile(rf"/en/hand/{hand.token}/0/$"))
        stranger.locator("#walk-trick-on").click()
        stranger.locator("#walk-last").click()
        stranger.locator("#sheet summary").click()
        expect(stranger.locator(".walk-figures")).to_be_visible()
        assert stranger.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        assert behind.table.token not in stranger.content()
        stranger.get_by_role("button", name="Play the same deal again").click()
        expect(stranger.locator("#table")).to_be_visible()


def _cucco(page: Page) -> tuple[Visitor, Hand]:
    behind = open_table(page, "cucco")
    behind.deal_to("end")
    return behind, Hand.objects.get(table=behind.table)
