"""The whole path by keyboard alone, and without scripts; then coming back, phones, and what axe says."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.reading import written
from tutor.lessons.reader import Exercise, Sent, Step, lesson, words

GATTI = lesson("gatti")


def exercises(game: str) -> list[tuple[Step, int, Exercise]]:
    """Every exercise of a path, with its number in its step."""
    return [(step, number, each) for step in lesson(game).steps for number, each in enumerate(step.exercises, 1)]


MOST_TABS = 80
GATTI_FULL = (
    *("", "discard/2/", "win/", "debt/2/", "melds/4/", "captured/2/", "count/3/", "sheet/", "tricks/2/"),
    *("three/", "frilli/", "cities/2/"),
)
CHINZE_FULL = tuple(
    f"/it/chinze/learn/{place}"
    for place in ("", "same/", "draw/", "known/2/", "again/", "fool/2/", "sheet/", "tricks/3/")
)

FOCUSED = """() => {
  const at = document.activeElement;
  return [at.name ?? "", at.value ?? "", at.checked ?? false, at.id, at.getAttribute("href") ?? ""];
}"""


def tab_to(page: Page, wanted: str, value: str) -> None:
    """Press Tab until the focus is where `wanted` (name, value, checked, id or href) has this value."""
    place = ["name", "value", "checked", "id", "href"].index(wanted)
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUSED)[place] == value:
            return
    raise AssertionError(f"not reached by keyboard: {wanted}={value} on {page.url}")


def choose_by_keyboard(page: Page, exercise: Exercise, sent: Sent) -> None:
    """Mark this answer and send it with Enter. The way on has led past menu and path: the next Tab is at a choice."""
    radio = exercise.question.form in ("card", "choice")
    for choice in sorted(sent.picked, key=exercise.question.choices.index):
        if not radio:
            tab_to(page, "value", choice)
            page.keyboard.press("Space")
            continue
        tab_to(page, "name", "pick")
        for _ in exercise.question.choices:
            if page.evaluate(FOCUSED)[1] == choice:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        assert page.evaluate(FOCUSED)[1:3] == [choice, True]
    if sent.number is not None:
        tab_to(page, "name", "number")
        page.keyboard.type(str(sent.number))
    page.keyboard.press("Enter")


@pytest.mark.parametrize(("game", "lang"), [("gatti", "lij"), ("chinze", "it")])
def test_the_whole_path_by_keyboard(page: Page, site: str, game: str, lang: str) -> None:
    page.goto(f"{site}/{lang}/{game}/learn/")
    tab_to(page, "href", f"/{lang}/{game}/learn/{lesson(game).steps[0].id}/#lesson")
    page.keyboard.press("Enter")
    for step, number, exercise in exercises(game):
        expect(page.locator(".task")).to_have_text(written(words(game, lang)[step.id].exercises[number - 1].task))
        expect(page.locator(".feedback")).to_have_count(0)
        choose_by_keyboard(page, exercise, exercise.expected[0])
        expect(page.locator(".feedback.is-right")).to_be_focused()
        onward = page.locator(".feedback .button-primary").get_attribute("href")
        tab_to(page, "href", onward or "")
        page.keyboard.press("Enter")
        page.wait_for_url(f"{site}{onward}")
    expect(page.locator(".steps > .is-done")).to_have_count(len(lesson(game).steps))


def test_the_whole_path_without_scripts_in_italian(chromium: Browser, site: str) -> None:
    with chromium.new_context(base_url=site, locale="it-IT", java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/it/gatti/learn/")
        page.get_by_role("link", name="Inizia").click()
        for step, number, exercise in exercises("gatti"):
            told = words("gatti", "it")[step.id]
            expect(page.get_by_role("heading", level=1)).to_have_text(told.title)
            expect(page.locator(".task")).to_have_text(written(told.exercises[number - 1].task))
            if (step.id, number) == ("over", 1):
                answer(page, exercise.wrong[0])
                expect(page.locator(".feedback")).to_be_visible()
                expect(page.locator(".feedback.is-right")).to_have_count(0)
                clear(page)
            answer(page, exercise.expected[0])
            expect(page.locator(".feedback.is-right")).to_be_visible()
            page.locator(".feedback .button-primary").click()
        expect(page.locator(".steps > .is-done")).to_have_count(len(GATTI.steps))


def answer(page: Page, sent: Sent) -> None:
    """Mark this answer and press the button."""
    for choice in sent.picked:
        page.locator(f'input[name="pick"][value="{choice}"]').check(force=True)
    if sent.number is not None:
        page.locator('input[name="number"]').fill(str(sent.number))
    page.get_by_role("button", name="Verifica").click()


def clear(page: Page) -> None:
    """Take back what is ticked; radio buttons follow the next choice by themselves."""
    ticked = page.locator('input[type="checkbox"]:checked')
    while ticked.count():
        ticked.first.uncheck(force=True)


def test_one_leaves_and_comes_back(context: BrowserContext, page: Page) -> None:
    page.goto("/en/gatti/learn/win/2/")
    page.locator('input[value="T6"]').check(force=True)
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".feedback.is-right")).to_be_visible()
    page.close()
    page = context.new_page()
    page.goto("/it/gatti/learn/")
    page.get_by_role("link", name="Riprendi da dove eri").click()
    expect(page).to_have_url(re.compile("/it/gatti/learn/win/3/#lesson$"))


def test_the_forbidden_card_may_be_tried_and_the_focus_stays(page: Page) -> None:
    page.goto("/en/gatti/learn/trump/")
    page.locator('input[value="Ks"]').focus()
    page.keyboard.press("Enter")  # chooses it
    page.keyboard.press("Enter")  # sends it
    expect(page.locator(".feedback.is-wrong")).to_contain_text("trump")
    expect(page.locator('.feedback a[href="/en/gatti/rules/#gatti.follow.trump"]').first).to_be_visible()
    expect(page.locator('input[value="Ks"]')).to_be_focused()


def test_the_fullest_steps_fit_a_phone(chromium: Browser, site: str) -> None:
    with chromium.new_context(base_url=site, viewport={"width": 360, "height": 640}) as context:
        page = context.new_page()
        for place in (*(f"/lij/gatti/learn/{place}" for place in GATTI_FULL), *CHINZE_FULL):
            page.goto(place)
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= 360, f"{page.url}: {wide} px"


def test_axe_finds_no_serious_fault(page: Page) -> None:
    places = ("", "pack/", "values/", "win/", "debt/2/", "melds/", "melds/2/", "sheet/", "tricks/2/", "three/2/")
    for place in (*(f"/lij/gatti/learn/{place}" for place in places), *CHINZE_FULL):
        page.goto(place)
        _no_serious_fault(page)
    page.goto("/lij/gatti/learn/trump/")
    page.locator('input[value="Ks"]').check(force=True)
    page.locator("#check").click()
    expect(page.locator(".feedback.is-wrong")).to_be_visible()
    _no_serious_fault(page)


def _no_serious_fault(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    serious = [fault["id"] for fault in found if fault["impact"] in ("serious", "critical")]
    assert not serious, (page.url, serious, [node["html"] for fault in found for node in fault["nodes"]][:5])
