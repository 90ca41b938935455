"""A hand of cirollon in a browser: by mouse, by keyboard alone, without scripts."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_table import allowed, changed, tap
from tests.web.tables import Visitor
from tests.web.test_cirollon import FIRST, SOUTH, TABLE, deck
from tutor.table.models import Hand, Play, Table
from tutor.table.selectors import results


def open_table(page: Page, *actions: str) -> Visitor:
    """Open a table with the mouse, where this has been done with the test's own cards."""
    page.goto("/en/cirollon/play/")
    page.check("input[name=speed][value=step]")
    page.click("main .button-primary")
    expect(page.locator("#table")).to_be_visible()
    table = Table.objects.get(token=page.url.split("/")[5])
    hand = Hand.objects.get(table=table, number=1)
    Play.objects.filter(hand=hand).delete()
    Hand.objects.filter(pk=hand.pk).update(deck=deck(SOUTH, TABLE, FIRST))
    Play.objects.bulk_create(Play(hand=hand, ply=ply, text=text) for ply, text in enumerate(actions))
    behind = Visitor(None, table)
    behind.set(first_dealer=FIRST, acknowledged=0)
    page.reload()
    return behind


def test_one_of_several_ways_with_the_mouse(page: Page) -> None:
    behind = open_table(page, "0 declare")
    before = page.locator(".cloth").bounding_box()
    tap(page, "Js")
    page.click("#do-play")
    page.locator(".way", has_text="3 + 4 + J = 15").click()
    assert page.locator(".cloth").bounding_box() == before  # nothing jumps
    changed(page, page.locator("#do-play").click)
    assert behind.record() == ["0 declare", "0 play Js x 3d 4c"]
    expect(page.locator(".fished .is-taken")).to_have_count(3)
    assert page.locator(".cloth").bounding_box() == before  # nothing jumps


def test_by_keyboard_alone(page: Page) -> None:
    behind = open_table(page, "0 declare")
    page.focus("#card-Js")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator(".ways")).to_be_visible()
    page.focus("#way-1")
    page.keyboard.press("ArrowDown")
    changed(page, lambda: page.keyboard.press("Enter"))
    assert behind.record()[1].startswith("0 play Js x")


@pytest.mark.parametrize("width", [360, 1280])
def test_without_scripts_and_at_any_width(chromium: Browser, site: str, width: int) -> None:
    size = {"width": width, "height": 720}
    with chromium.new_context(base_url=site, java_script_enabled=False, viewport=size) as context:
        page = context.new_page()
        behind = open_table(page, "0 declare")
        tap(page, "Js")
        page.click("#do-play")
        page.locator(".way", has_text="3 + 5 = 8").click()
        changed(page, lambda: page.click("#do-play"))
        assert behind.record()[1] == "0 play Js x 3d 5c"
        page.click("#back")
        tap(page, "1s")
        page.click("#do-play")
        expect(page.locator(".sgobba-word")).to_be_visible()
        for _ in range(3):
            changed(page, lambda: page.click("#advance"))
        assert len(behind.record()) > 3
        tables = page.locator("#table")
        assert tables.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_a_match_to_101(page: Page) -> None:
    """From the first card to the end of the match, with the mouse; what the sheet adds up is what the hands brought."""
    page.goto("/en/cirollon/play/")
    page.check("input[name=speed][value=instant]")
    page.click("main .button-primary")
    expect(page.locator("#table")).to_be_visible()
    behind = Visitor(None, Table.objects.get(token=page.url.split("/")[5]))
    while behind.now().phase != "end":
        if page.locator(".way").count():
            page.locator(".way").first.click()
        elif page.locator("#do-play").count():
            tap(page, allowed(page)[0])
        with page.expect_response(lambda answer: "/table/" in answer.url):
            page.locator(".action-bar .button-primary").click()
        expect(page.locator(".htmx-request, .htmx-swapping, .htmx-settling")).to_have_count(0)
    standing = behind.now().standing
    assert standing.winners
    assert max(standing.totals) >= 101 or any(hand.result.cappotto is not None for hand in results(behind.now()))
    for total in standing.totals:
        expect(page.locator(".sheet").first).to_contain_text(str(total))
