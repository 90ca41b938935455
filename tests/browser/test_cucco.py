"""Cucco with the mouse, by keyboard and without scripts: from the cut to the count; and the pack on paper."""

import pytest
from playwright.sync_api import Browser, Page, expect

from games.cucco.cards import PACK
from games.referee import answer as referee
from tests.browser.test_table import MOST_STEPS, act_by_mouse, changed, serious
from tests.browser.test_variants import open_table
from tests.web.tables import Visitor
from tutor.table.models import Hand, Play
from tutor.table.selectors import record_json

MINE, THEIRS = "9 3 4 11 12 leone nulla 5", "1 2 6 7 13 14 matto secchia"


def lay(behind: Visitor, *actions: str) -> None:
    """The learner cuts, with a X under the stock; the 9 is turned up, and the learner holds the other one."""
    dealt = [code for pair in zip(MINE.split(), THEIRS.split(), strict=True) for code in pair]
    left = list(PACK.codes)
    for code in [*dealt, "9", "8", "10"]:
        left.remove(code)
    hand = Hand.objects.get(table=behind.table)
    Play.objects.filter(hand=hand).delete()
    Hand.objects.filter(pk=hand.pk).update(deck=" ".join([*dealt, "9", *left, "8", "10"]))
    Play.objects.bulk_create(Play(hand=hand, ply=ply, text=text) for ply, text in enumerate(actions))
    behind.dealt_by(1)


def to_the_end(page: Page) -> None:
    for _ in range(MOST_STEPS):
        if page.locator("#new-match").count():
            return
        act_by_mouse(page)
    raise AssertionError("the match does not end")


def test_from_the_cut_to_the_count_with_the_mouse(page: Page) -> None:
    behind = open_table(page, "cucco", lang="lij")
    lay(behind)
    page.reload()
    expect(page.locator(".look .card")).to_have_count(2)
    changed(page, page.locator("#do-take-1").click)
    page.locator("label:has(#card-nulla)").click(position={"x": 10, "y": 20})
    changed(page, page.locator("#do-return").click)
    assert behind.record()[:3] == ["0 take 1", "0 return nulla", "1 take 0"]
    expect(page.locator(".talon")).to_contain_text("Trionfo")
    expect(page.locator(".look")).to_have_count(0)

    page.locator("label:has(#card-9)").click(position={"x": 10, "y": 20})
    page.check("#ask-numbers")
    changed(page, page.locator("#do-play").click)
    assert behind.record()[3] == "0 play 9 ask numbers"
    to_the_end(page)
    assert referee(record_json(behind.table, 1) or "")["over"]
    expect(page.locator(".on-cloth tbody tr")).to_have_count(1)


def test_the_cut_by_keyboard(page: Page) -> None:
    behind = open_table(page, "cucco", lang="it")
    lay(behind)
    page.reload()
    expect(page.locator("#do-take-1")).to_be_focused()
    changed(page, lambda: page.keyboard.press("Enter"))
    expect(page.locator("#hand :focus")).to_have_count(1)
    page.keyboard.press("Space")
    changed(page, lambda: page.keyboard.press("Enter"))
    assert behind.record()[1] == "0 return 3"


def test_four_without_scripts(chromium: Browser, site: str) -> None:
    with chromium.new_context(base_url=site, java_script_enabled=False) as context:
        page = context.new_page()
        behind = open_table(page, "cucco", "seats-4")
        to_the_end(page)
        assert behind.now().phase == "end"
        expect(page.locator(".say")).to_contain_text("The match is")


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800)])
def test_nothing_jumps_and_everything_fits(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    behind = open_table(page, "cucco", lang="lij")
    tops = set()
    for actions in ([], ["0 take 1"], ["0 take 0", "1 take 0"], ["0 take 0", "1 take 0", "0 play 3", "1 play 2"]):
        lay(behind, *actions)
        page.reload()
        tops.add(round((page.locator(".say").bounding_box() or {})["y"] + page.evaluate("scrollY")))
        assert page.evaluate("document.documentElement.scrollWidth") == width
        for control in page.locator(".action-bar .button").all():
            assert (control.bounding_box() or {})["height"] >= 44
        assert serious(page) == []
    assert len(tops) == 1


def test_the_pack_on_paper(page: Page) -> None:
    page.goto("/en/cucco/pack/")
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator(".site-header")).to_be_hidden()
    sheets = [sheet.bounding_box() or {} for sheet in page.locator(".print-sheet").all()]
    assert {round(sheet["width"] / 96 * 25.4) for sheet in sheets} == {210}
    assert {round(sheet["height"] / 96 * 25.4) for sheet in sheets} == {297}
