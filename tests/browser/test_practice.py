"""Practice by keyboard alone, in Ligurian; without scripts, in Italian; and as axe sees it."""

from __future__ import annotations

import re

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from games.puzzles.question import Question
from games.puzzles.registry import PUZZLES
from tests.browser.test_lessons import tab_to

THEMES = PUZZLES["gatti"].themes
PUZZLE = re.compile(r"/(?P<game>\w+)/practice/(?P<theme>[\w-]+)/(?P<seed>\d+)/\?level=(?P<level>\d)")


CHINZE = tuple(f"chinze/practice/{theme}" for theme in ("who-draws", "known", "melds"))


def puzzle_on(page: Page) -> Question:
    """The puzzle of the page's address."""
    found = PUZZLE.search(page.url)
    assert found, page.url
    return PUZZLES[found["game"]].make(found["theme"], int(found["seed"]), int(found["level"]))


def test_a_puzzle_by_keyboard_in_ligurian(page: Page, site: str) -> None:
    page.goto("/lij/gatti/practice/")
    tab_to(page, "href", "/lij/gatti/practice/may-play/")
    page.keyboard.press("Enter")
    page.wait_for_url(PUZZLE)
    asked = puzzle_on(page)

    # A wrong card first: the arrows walk through the hand, Enter sends the choice.
    wrong = next(code for code in asked.choices if code not in asked.right)
    tab_to(page, "name", "pick")
    for _ in range(asked.choices.index(wrong)):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator("#feedback")).to_be_focused()
    expect(page.locator("#feedback h2")).to_have_text("No l’é giusto")
    expect(page.locator(".card-choice.is-wrong")).to_have_count(1)
    expect(page.locator(".card-choice.is-missed")).to_have_count(len(asked.right))
    expect(page.locator("#live")).to_contain_text("No l’é giusto")

    # On to the next one with the key, and all of its cards right.
    before = page.url
    page.keyboard.press("n")
    page.wait_for_url(lambda url: url != before)
    asked = puzzle_on(page)
    tab_to(page, "name", "pick")
    for number, code in enumerate(asked.choices):
        if number:
            page.keyboard.press("ArrowRight")
        if code in asked.right:
            page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator("#feedback.is-right")).to_be_focused()
    expect(page.locator("#feedback h2")).to_have_text("Giusto")


def test_the_cards_one_knows_by_keyboard_in_chinze(page: Page, site: str) -> None:
    page.goto("/lij/chinze/practice/?level=2")
    tab_to(page, "href", "/lij/chinze/practice/known/?level=2")
    page.keyboard.press("Enter")
    page.wait_for_url(PUZZLE)
    asked = puzzle_on(page)
    for code in asked.choices:
        tab_to(page, "value", code)
        if code in asked.right:
            page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator("#feedback.is-right")).to_be_focused()
    expect(page.locator("#feedback h2")).to_have_text("Giusto")


def test_house_rules_by_keyboard_stay_from_puzzle_to_puzzle(page: Page, site: str) -> None:
    page.goto("/it/gatti/practice/")
    page.locator("details.house summary").focus()
    page.keyboard.press("Enter")
    tab_to(page, "id", "players-4")
    page.keyboard.press("ArrowDown")
    tab_to(page, "id", "angel-1")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"players=3&melds=all&angel=1"))
    page.locator(".themes a[href*='/who-takes/']").click()
    expect(page.locator(".house-rules a")).to_have_count(2)
    page.get_by_role("link", name="Un’altra domanda").click()
    assert page.url.endswith("&players=3&angel=1")
    expect(page.locator(".seat")).to_have_count(3)


def test_every_theme_without_scripts_in_italian(chromium: Browser, site: str) -> None:
    with chromium.new_context(
        base_url=site, locale="it-IT", java_script_enabled=False, viewport={"width": 360, "height": 640}
    ) as context:
        page = context.new_page()
        for theme in THEMES:
            page.goto("/it/gatti/practice/")
            page.locator(f".themes a[href$='/{theme}/']").click()
            asked = puzzle_on(page)
            page.get_by_role("button", name="Verifica").click()  # nothing chosen yet: a word, nothing lost
            expect(page.locator("#feedback")).to_be_visible()
            for code in sorted(asked.right):
                page.locator(f"input[value='{code}']").check(force=True)
            if asked.number is not None:
                page.get_by_label("Punti").fill(str(asked.number))
            page.get_by_role("button", name="Verifica").click()
            expect(page.locator("#feedback h2")).to_have_text("Giusto")
            expect(page.locator("#feedback")).to_be_in_viewport()
            page.get_by_role("link", name="Domanda successiva").click()
            assert f"/{theme}/" in page.url
        page.goto("/it/gatti/practice/")
        expect(page.locator("main")).to_contain_text(f"Risposte giuste: {len(THEMES)} di {len(THEMES)}")


def test_no_serious_fault_before_or_after_an_answer(page: Page) -> None:
    for place in ("gatti/practice/may-play", "gatti/practice/melds", "gatti/practice/fool-debt", *CHINZE):
        page.goto(f"/en/{place}/4/?level=2")
        _no_serious_fault(page)
        page.locator("input[name=pick]").first.check(force=True)
        if page.locator("#number").count():
            page.locator("#number").fill("1")
        page.locator("#check").click()
        expect(page.locator("#feedback")).to_be_visible()
        _no_serious_fault(page)
    page.goto("/en/gatti/practice/?players=3&melds=zena")
    page.locator("details.house summary").click()
    _no_serious_fault(page)


def _no_serious_fault(page: Page) -> None:
    found = Axe().run(page).response["violations"]
    serious = [fault["id"] for fault in found if fault["impact"] in ("serious", "critical")]
    assert not serious, (page.url, serious, [node["html"] for fault in found for node in fault["nodes"]][:5])
