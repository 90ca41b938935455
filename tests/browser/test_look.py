"""What a reader sees: nothing runs off the page, all can be tapped on a phone, cards are drawn."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_axe import ANSWERED, STRANGERS

PAGES = [
    "/lij/",
    "/it/gatti/",
    "/en/gatti/rules/",
    "/lij/gatti/learn/",
    "/it/gatti/learn/follow/",
    "/en/gatti/practice/",
    "/lij/gatti/practice/may-play/",
    "/it/gatti/play/",
]
SIZES = [(360, 640), (768, 1024), (1280, 800), (1600, 900)]

# How much of each card's label answers to a finger: pixels along its top row and down its left edge.
REACHABLE = """() => [...document.querySelectorAll(".hand .card-choice, .hand .card-held")].map((card) => {
  const box = card.getBoundingClientRect();
  const answers = (x, y) => card.contains(document.elementFromPoint(x, y));
  let wide = 0, high = 0;
  for (let x = box.left + 0.5; x < box.right; x++) wide += answers(x, box.top + 20);
  for (let y = box.top + 0.5; y < box.top + 81; y++) high += answers(box.left + 8, y);
  return Math.min(wide, high);
})"""

# What is pressed and lower than a finger. Links within a sentence, marked words and the stones of a way may be.
LOW = """() => {
  const alone = (node) => [...node.parentNode.childNodes].every((each) => each === node || !each.textContent.trim());
  const whole = (node) => getComputedStyle(node, "::after").position === "absolute";  // of a door all is a link
  return [...document.querySelectorAll("a[href], button, summary, select, input:not([type=hidden]), label:has(input)")]
    .filter((node) => node.checkVisibility() && !node.matches(".skip-link, .term, .path a, label input"))
    .filter((node) => (!node.matches("a") || alone(node)) && !whole(node))
    .filter((node) => node.getBoundingClientRect().height < 43.5)
    .map((node) => node.outerHTML.slice(0, 120));
}"""


def sideways(page: Page) -> int:
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_page_scrolls_sideways(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    for address in PAGES:
        page.goto(address)
        assert sideways(page) == 0, address


def test_on_a_phone_each_kind_of_page_has_one_head_and_is_for_fingers(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    for place in STRANGERS:
        if place == "nowhere/":  # its status would be a complaint in the console
            continue
        page.goto(f"/lij/{place.removesuffix(ANSWERED)}")
        assert sideways(page) == 0, place
        assert page.locator("h1").count() == 1, place
        assert page.evaluate(LOW) == [], place


def test_on_a_phone_the_whole_hand_can_be_tapped_and_nothing_covers_it(chromium: Browser, site: str) -> None:
    with chromium.new_context(
        base_url=site, viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True
    ) as phone:
        page = phone.new_page()
        page.goto("/en/gatti/play/")
        page.locator("main .button-primary").click()
        expect(page.locator(".hand")).to_be_visible()
        page.wait_for_load_state()
        assert page.locator(".hand .card").count() in (19, 21)
        assert sideways(page) == 0
        assert min(page.evaluate(REACHABLE)) >= 44
        hand, bar = page.locator(".hand").bounding_box(), page.locator(".action-bar").bounding_box()
        assert hand["y"] + hand["height"] <= bar["y"]
        assert bar["y"] + bar["height"] <= 640


FACES = {"light": "rgb(255, 250, 240)", "dark": "rgb(239, 231, 214)"}
FACE = """() => {
  const probe = document.querySelector(".card");
  probe.style.setProperty("color", "var(--card-face)");
  return getComputedStyle(probe).color;
}"""


@pytest.mark.parametrize("scheme", FACES)
def test_cards_take_their_colours_from_the_theme(page: Page, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto("/en/")
    assert page.evaluate(FACE) == FACES[scheme]


@pytest.mark.parametrize("chosen", FACES)
def test_the_reader_may_choose_day_or_night(page: Page, chosen: str) -> None:
    page.emulate_media(color_scheme="dark" if chosen == "light" else "light")
    page.goto("/en/preferences/")
    page.locator(f"#theme-{chosen}").check()
    page.locator("main .button-primary").click()
    expect(page.locator(".notice.is-right")).to_be_visible()
    page.wait_for_load_state()
    assert page.evaluate(FACE) == FACES[chosen]
