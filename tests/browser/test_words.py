"""Words by keyboard, by touch and without scripts: a term opens its meaning, and one is back where one was."""

import pytest
from playwright.sync_api import Browser, Page, expect

PAGES = [
    "/lij/words/",
    "/it/words/?q=boña",
    "/en/words/practice/",
    "/en/words/practice/lij-en/3/",
    "/lij/gatti/rules/?beside=en",
]


def test_a_term_opens_its_note_by_keyboard(page: Page) -> None:
    page.goto("/en/gatti/rules/")
    term = page.locator("[id='gatti.follow.suit'] .term").first
    note = page.locator("#term-suit")
    expect(note).to_be_hidden()
    term.focus()
    page.keyboard.press("Enter")
    expect(note).to_be_visible()
    expect(note).to_contain_text("mersa")
    expect(note).to_be_focused()  # so that it is read out
    page.keyboard.press("Tab")
    assert note.evaluate("note => note.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()
    expect(term).to_be_focused()


def test_terms_work_by_touch_and_without_scripts(chromium: Browser, site: str) -> None:
    with chromium.new_context(
        base_url=site, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, java_script_enabled=False
    ) as phone:
        page = phone.new_page()
        page.goto("/lij/gatti/learn/follow/")
        term, note = page.locator(".rule-sentence .term").first, page.locator(".term-note:popover-open")
        term.tap()
        expect(note).to_be_visible()
        box = note.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 640
        note.get_by_role("button").tap()
        expect(note).to_be_hidden()
        page.goto("/en/words/practice/en-lij/3/")
        page.locator(".choice").first.tap()
        page.locator("#check").tap()
        expect(page.locator("#feedback")).to_be_visible()


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_runs_off_the_pages(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 740})
    for address in PAGES:
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth"), address


def test_a_finger_hits_the_term_it_is_on(page: Page) -> None:
    """Targets are as high as a finger where there is room, and never lie over a word of another line."""
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/en/gatti/rules/")
    reaches = page.locator("[id='gatti.pack'] .term").evaluate_all(
        """terms => terms.map(term => {
            term.scrollIntoView({ block: "center" });
            const { left, top, width, height } = term.getBoundingClientRect();
            const hits = (y) => document.elementFromPoint(left + width / 2, top + y) === term;
            const own = [...Array(Math.floor(height)).keys()].every((y) => hits(y + 0.5));
            let high = 0;
            for (let y = -30; y < height + 30; y++) high += hits(y);
            return [own, high];
        })"""
    )
    assert len(reaches) > 8
    assert all(own for own, _ in reaches)
    assert max(high for _, high in reaches) >= 44
