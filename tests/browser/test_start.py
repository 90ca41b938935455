"""The way in, and from there to a first card in under two minutes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from games.registry import GAMES
from tests.browser.test_lessons import FOCUSED, tab_to
from tests.web.reading import JOINER
from tutor.lessons.reader import lesson, words

TWO_MINUTES = 120
WORDS_A_SECOND = 200 / 60
"""A slow reader, who reads every word of each page but its header and footer."""
SECONDS_A_CLICK = 3
COLUMNS = {"phone": 360, "tablet": 768, "wide": 1280}


def seconds_to_read(page: Page) -> float:
    """How long one needs for all the words that are to be seen here."""
    return len(page.locator("main").inner_text().split()) / WORDS_A_SECOND


def test_visitor_chooses_a_language_and_finds_the_rules(page: Page) -> None:
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.get_by_role("link", name="Ligure").first.click()
    expect(page).to_have_url("/lij/")
    page.get_by_role("link", name="Regole").first.click()
    expect(page.locator("html")).to_have_attribute("lang", "lij")
    rule = page.locator(".toc a").first
    anchor = rule.get_attribute("href")
    rule.click()
    expect(page.locator(f'[id="{anchor.removeprefix("#")}"]')).to_be_in_viewport()


@pytest.mark.parametrize(("game", "lang"), [*zip(GAMES, ("en", "lij", "it", "lij"), strict=True)])
def test_a_first_card_is_played_in_under_two_minutes(page: Page, game: str, lang: str) -> None:
    card = lesson(game).steps[0].exercises[0].expected[0].picked[0]
    page.goto(f"/{lang}/")
    clicks, seconds = 0, seconds_to_read(page)
    for link in (f'main a[href="/{lang}/{game}/"]', ".next .button-primary"):
        page.locator(link).click()
        clicks, seconds = clicks + 1, seconds + seconds_to_read(page)
    expect(page.locator(".task")).to_be_visible()
    task = page.locator(".task").inner_text().strip().replace(JOINER, "")
    assert task == words(game, lang)["taste"].exercises[0].task
    page.locator(f'label:has(input[value="{card}"])').click()
    page.locator("form .button-primary").click()
    clicks += 2
    expect(page.locator(".feedback.is-right")).to_be_visible()
    assert clicks <= 4
    assert seconds + clicks * SECONDS_A_CLICK < TWO_MINUTES


def test_a_first_card_is_played_by_keyboard_alone(page: Page) -> None:
    page.goto("/en/")
    tab_to(page, "href", "/en/cucco/")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/cucco/")
    tab_to(page, "href", "/en/cucco/learn/taste/#lesson")
    page.keyboard.press("Enter")
    page.wait_for_url("**/taste/#lesson")
    tab_to(page, "name", "pick")
    while page.evaluate(FOCUSED)[1] != "9":
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    page.keyboard.press("Enter")
    expect(page.locator(".feedback.is-right")).to_be_focused()


@pytest.mark.parametrize("column", COLUMNS)
def test_today_and_progress_are_one_touch_away(chromium: Browser, site: str, column: str) -> None:
    """Behind one sign where there is no room for them, which opens without scripts."""
    size = {"width": COLUMNS[column], "height": 800}
    with chromium.new_context(base_url=site, viewport=size, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("/lij/gatti/")
        menu = page.locator(".yours-menu summary")
        if column == "wide":
            expect(menu).to_be_hidden()
        else:
            menu.click()
        page.get_by_role("link", name="Progresci").locator("visible=true").first.click()
        expect(page).to_have_url("/lij/progress/")
        assert page.evaluate("document.documentElement.scrollWidth") <= COLUMNS[column]


def test_axe_finds_no_serious_fault(page: Page) -> None:
    page.goto("/en/gatti/learn/taste/")
    page.locator('label:has(input[value="4c"])').click()
    page.locator("form .button-primary").click()
    expect(page.locator(".feedback.is-wrong")).to_be_visible()
    for size in ({"width": 360, "height": 640}, {"width": 1280, "height": 800}):
        page.set_viewport_size(size)
        for place in ("/lij/", "/it/gatti/", "/lij/progress/", "/en/progress/gatti/"):
            page.goto(place)
            page.locator("details").evaluate_all("all => all.forEach(each => each.open = true)")
            serious = [
                fault for fault in Axe().run(page).response["violations"] if fault["impact"] in ("serious", "critical")
            ]
            assert not serious, (place, size, [(each["id"], each["nodes"][0]["html"]) for each in serious])
            assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
