"""Steps of cirollon by keyboard alone, in Ligurian: ways to take, the ace, a sgobba, two turns of a real hand."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.test_lessons import choose_by_keyboard, tab_to
from tests.web.reading import written
from tutor.lessons.reader import lesson, words

CIROLLON = lesson("cirollon")
PHONE = 360


@pytest.mark.parametrize("step", ["sum", "ace", "sgobba", "round"])
def test_a_step_of_cirollon_by_keyboard(page: Page, site: str, step: str) -> None:
    page.goto(f"/lij/cirollon/learn/{step}/#lesson")
    told = words("cirollon", "lij")[step].exercises
    for number, exercise in enumerate(CIROLLON.step(step).exercises, 1):
        expect(page.locator(".task")).to_have_text(written(told[number - 1].task))
        choose_by_keyboard(page, exercise, exercise.expected[0])
        expect(page.locator(".feedback.is-right")).to_be_focused()
        onward = page.locator(".feedback .button-primary").get_attribute("href")
        tab_to(page, "href", onward or "")
        page.keyboard.press("Enter")
        page.wait_for_url(f"{site}{onward}")


def test_the_fullest_steps_fit_a_phone_and_please_axe(page: Page) -> None:
    page.set_viewport_size({"width": PHONE, "height": 640})
    for place in ("sum/2", "fifteen/2", "melds/2", "poncin", "primiera/2", "points", "round/2"):
        page.goto(f"/lij/cirollon/learn/{place}/")
        wide = page.evaluate("() => document.documentElement.scrollWidth")
        assert wide <= PHONE, f"{place}: {wide} px"
        faults = Axe().run(page).response["violations"]
        assert not [fault["id"] for fault in faults if fault["impact"] in ("serious", "critical")], place
