"""The pad on a phone: a hand is added up while it is entered, written, opened, printed."""

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

SMALL = """() => [...document.querySelectorAll("#hand-form :is(.tick, input[type=number], button, summary)")]
  .filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect())
  .filter((box) => box.width < 44 || box.height < 44).length"""


def test_a_hand_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("/lij/gatti/pad/")
    page.locator("main .button-primary").click()
    expect(page.locator("#hand-form")).to_be_visible()
    page.wait_for_load_state()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(SMALL) == 0
    page.locator("#frilli-0-1").fill("14")
    page.locator("#cards-0").fill("40")
    page.locator("#held-0-Kh").focus()
    page.keyboard.press("Space")
    expect(page.locator("#sum")).to_contain_text("15")  # what is wrong is said before it is sent
    page.locator("#hand-form .button-primary").click()
    expect(page.locator("#problems")).to_be_in_viewport()
    expect(page.locator("#problems")).to_be_focused()
    assert not Axe().run(page).response["violations"]
    page.locator("#frilli-0-1").fill("16")
    page.keyboard.press("Tab")
    expect(page.locator("#sum strong").first).to_have_text("33")
    expect(page.locator("#problems")).to_be_empty()
    page.locator("#hand-form .button-primary").click()
    expect(page.locator("tfoot td").first).to_have_text("33")
    page.locator("tbody td a").first.click()
    expect(page.locator("#why a").first).to_have_attribute("href", re.compile(r"#gatti\.meld\.frilli"))
    page.emulate_media(media="print")
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
