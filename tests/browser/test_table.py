"""A hand at the table: with the mouse, by keyboard alone, without scripts; on a phone; and what axe says."""

import re
from collections.abc import Callable
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from games.core.tarot import PACK
from tests.web.tables import TO_LEAD, Visitor
from tutor.table.models import Table

MOST_STEPS = 120
MOST_TABS = 60
REVISION = "main form input[name=revision]"


def open_table(page: Page, lang: str, speed: str = "instant") -> Visitor:
    """Open a table with the mouse; the guest who sits there, for looking behind the page."""
    page.goto(f"/{lang}/gatti/play/")
    page.check(f"input[name=speed][value={speed}]")
    page.click("main .button-primary")
    expect(page.locator("#table")).to_be_visible()
    return Visitor(None, Table.objects.get(token=page.url.split("/")[5]), lang)


def changed(page: Page, act: Callable[[], object]) -> None:
    """Act, and wait until the table has moved on."""
    before = page.locator(REVISION).first.get_attribute("value")
    act()
    expect(page.locator(REVISION).first).not_to_have_value(str(before))


def card(page: Page, code: str) -> Locator:
    return page.locator(f"label:has(#card-{code})")


def tap(page: Page, code: str) -> None:
    """A click on the corner that shows of a card in a hand."""
    card(page, code).click(position={"x": 10, "y": 20})


def allowed(page: Page) -> list[str]:
    """The cards without the mark of those that may not be played."""
    inputs = page.locator(".hand .card-choice:not(.is-dimmed) input")
    return [each.get_attribute("value") or "" for each in inputs.all()]


def act_by_mouse(page: Page) -> None:
    """Do the next thing that the table asks for, with the mouse."""
    back = page.locator("#do-return").count() and int(re.findall(r"\d+", page.locator(".say").inner_text())[-1])
    for button, cards in (("#do-discard", 2), ("#do-play", 1), ("#do-give", 1), ("#do-return", back)):
        if page.locator(button).count():
            for code in allowed(page)[:cards]:
                tap(page, code)
            break
    changed(page, page.locator(".action-bar .button-primary").click)


# --- journeys --------------------------------------------------------------------------------------


def test_a_hand_with_the_mouse(page: Page) -> None:
    behind = open_table(page, "lij", "normal")
    behind.lay(*TO_LEAD)
    page.reload()

    tap(page, "3h")
    expect(page.locator("#do-play")).to_have_text("Callâ: 3 de coppe")
    assert behind.record() == TO_LEAD, "choosing a card must not play it"
    changed(page, page.locator("#do-play").click)
    assert len(page.locator(".trick .card").all()) == 4
    changed(page, page.locator("#back").click)
    assert behind.record() == TO_LEAD
    expect(page.locator(".table-bar")).to_contain_text("con l’aggiutto")

    tried = False
    for _ in range(MOST_STEPS):
        if page.locator("#next-hand").count():
            break
        barred = page.locator(".hand .is-dimmed input")
        if not tried and page.locator("#do-play").count() and barred.count():
            tried = True
            record = behind.record()
            tap(page, barred.first.get_attribute("value") or "")
            page.locator("#do-play").click()
            expect(page.locator(".say-notice.is-wrong a")).to_have_attribute("href", re.compile("#gatti.follow"))
            assert behind.record() == record
            page.click("#hint")
            expect(page.locator(".say-notice:not(.is-wrong)")).to_be_visible()
        act_by_mouse(page)
    assert tried

    page.click(".last-trick summary")
    expect(page.locator(".last-trick .card")).to_have_count(4)
    expect(page.locator(".sheet tbody")).to_have_count(1)
    figure = page.locator(".sheet tbody a").last
    points = figure.inner_text().split()[0]
    figure.click()
    expect(page.locator("#why summary strong")).to_have_text(points)
    changed(page, page.locator("#next-hand").click)
    expect(page.locator(".table-bar")).to_contain_text("Man 2 de 4")


def test_a_hand_by_keyboard_alone(page: Page) -> None:
    """Arrows choose, Enter plays, one key goes on; the focus is always where one acts next."""
    page.goto("/it/gatti/play/")
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('main button.button-primary')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator("#table")).to_be_visible()
    for step in range(2 * MOST_STEPS):
        if page.locator("#next-hand").count():
            break
        expect(page.locator("#table :focus")).to_have_count(1)
        before = page.locator(REVISION).first.get_attribute("value")
        if page.locator("#do-discard").count():
            discard_by_keyboard(page)
        elif page.locator("#do-play, #do-give").count():
            choose_by_keyboard(page)
        else:
            with_n = step % 2 and page.locator(".action-bar [data-key=n]").count()  # no key of its own declares melds
            page.keyboard.press("n" if with_n else "Space")
        expect(page.locator(REVISION).first).not_to_have_value(str(before))
    expect(page.locator("#next-hand")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("La mano è finita.")


def choose_by_keyboard(page: Page) -> None:
    wanted = allowed(page)[-1]
    chosen = page.locator("#table .hand :checked")
    if not chosen.count():  # the only card that may be played is chosen already
        page.keyboard.press("Enter")  # on a card that is not chosen yet it only chooses it
        expect(chosen).to_have_count(1)
    for _ in range(30):
        if page.evaluate("document.activeElement.value") == wanted:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def discard_by_keyboard(page: Page) -> None:
    for code in allowed(page)[:2]:
        for _ in range(30):
            if page.evaluate("document.activeElement.value") == code:
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
    page.keyboard.press("Enter")


def test_a_hand_without_scripts(chromium: Browser, site: str) -> None:
    with chromium.new_context(base_url=site, java_script_enabled=False) as context:
        page = context.new_page()
        behind = open_table(page, "en", "step")
        for _ in range(2 * MOST_STEPS):
            if page.locator("#next-hand").count():
                break
            if page.locator("#skip").count():
                page.click("#skip")
                continue
            act_by_mouse(page)
        assert behind.now().phase == "sheet"
        page.click(".sheet tbody a >> nth=-1")
        expect(page.locator("main details")).to_contain_text("cards in the pile")
        page.click("main .button")
        page.click("#next-hand")
        expect(page.locator(".table-bar")).to_contain_text("Hand 2 of 4")


def test_one_tap_plays_only_where_it_was_asked_for(page: Page) -> None:
    behind = open_table(page, "en")
    behind.lay(*TO_LEAD)
    behind.set(one_tap=True)
    page.reload()
    changed(page, lambda: tap(page, "3h"))
    assert behind.record()[5] == "0 play 3h"


def test_cards_fall_one_after_another_unless_motion_is_unwanted(page: Page) -> None:
    behind = open_table(page, "en", "normal")
    behind.lay(*TO_LEAD)
    page.reload()
    tap(page, "3h")
    changed(page, page.locator("#do-play").click)
    delays = "[...document.querySelectorAll('.trick .is-new .card')].map((c) => getComputedStyle(c).animationDelay)"
    assert len(set(page.evaluate(delays))) == 4
    page.emulate_media(reduced_motion="reduce")
    durations = delays.replace("animationDelay", "animationDuration")
    assert set(page.evaluate(durations)) <= {"0.001s", "0s"}
    assert set(page.evaluate(delays)) == {"0s"}


# --- sizes --------------------------------------------------------------------------------------------

# For each card of the hand: how much of its left edge and of its top answers to a finger.
REACHED = """() => [...document.querySelectorAll(".hand .card-choice")].map((label) => {
  const box = label.getBoundingClientRect();
  const mine = (x, y) => label.contains(document.elementFromPoint(x, y));
  let across = 0, down = 0;
  for (let x = Math.ceil(box.left); x < box.right; x++) across += mine(x, box.top + 12);
  for (let y = Math.ceil(box.top); y < box.bottom; y++) down += mine(box.left + 8, y);
  return [label.querySelector("input").value, across, down];
})"""


@pytest.mark.parametrize("lang", ["lij", "it"])
def test_twenty_one_cards_on_a_phone(page: Page, lang: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    behind = open_table(page, lang)
    behind.lay(dealer=0)
    page.reload()
    reached = page.evaluate(REACHED)
    assert len(reached) == 21
    assert [each for each in reached if each[1] < 44 or each[2] < 44] == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    for control in page.locator(".action-bar .button").all():
        assert (control.bounding_box() or {})["height"] >= 44
    tap(page, PACK.texts(behind.now().view.cards)[0])
    hand, bar = page.locator("#hand").bounding_box(), page.locator(".action-bar").bounding_box()
    assert hand
    assert bar
    assert bar["y"] + bar["height"] <= 640


PHASES = [
    ("discard", 0),
    ("declare", 0),
    ("play", 0),
    ("trick", 1),
    ("play", 9),
    ("play", 17),
    ("bot", 1),
    ("sheet", 0),
]


def note_tops(page: Page, places: dict[str, set[int]]) -> None:
    """Where on the page these areas begin now, beside where they began before."""
    for selector, tops in places.items():
        box = page.locator(selector).bounding_box()
        assert box
        tops.add(round(box["y"] + page.evaluate("scrollY")))


@pytest.mark.parametrize(("width", "height"), [(360, 640), (1280, 800), (1600, 900)])
def test_nothing_jumps_from_the_deal_to_the_sheet(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    behind = open_table(page, "lij", "step")
    behind.set(first_dealer=0)
    behind.table.first_dealer = 0
    places: dict[str, set[int]] = {".cloth": set(), ".say": set(), ".action-bar": set()}
    for phase, tricks in PHASES:
        behind.deal_to(phase, tricks=tricks)
        page.reload()
        note_tops(page, places)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert {selector: len(tops) for selector, tops in places.items()} == dict.fromkeys(places, 1), places
    page.locator(".sheet tbody a").last.click()
    expect(page.locator("#why summary")).to_be_focused()
    page.get_by_role("link", name="Tutte e preise").click()
    expect(page.locator("#tricks summary")).to_be_focused()
    page.click(".settings summary")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_wide_screen_shows_everything_at_once(page: Page) -> None:
    page.set_viewport_size({"width": 1600, "height": 900})
    open_table(page, "en")
    for selector in (".cloth", "#hand", ".action-bar", ".sheet", ".log-panel"):
        box = page.locator(selector).bounding_box()
        assert box
        assert box["y"] + box["height"] <= 900, selector


# --- for everybody ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_no_serious_fault(page: Page, scheme: Literal["light", "dark"]) -> None:
    page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
    behind = open_table(page, "en", "step")
    behind.set(first_dealer=0)
    behind.table.first_dealer = 0
    for phase, tricks in PHASES:
        behind.deal_to(phase, tricks=tricks)
        page.reload()
        page.evaluate("document.querySelectorAll('details').forEach((each) => { each.open = true; })")
        assert serious(page) == [], phase
    page.goto("/en/gatti/play/")
    assert serious(page) == []


def serious(page: Page) -> list[str]:
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['help']}" for each in found if each["impact"] in ("serious", "critical")]


def test_a_lost_session_is_told_in_the_pages_language(chromium: Browser, site: str) -> None:
    with chromium.new_context(base_url=site) as context:
        page = context.new_page()
        behind = open_table(page, "it")
        behind.lay(*TO_LEAD)
        page.reload()
        context.clear_cookies()
        tap(page, "3h")
        page.locator("#do-play").click()
        expect(page.locator("#table")).to_have_count(0)
        expect(page.locator("main h1")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "it")
        assert behind.record() == TO_LEAD


def test_an_old_tab_gets_the_table_as_it_is(page: Page) -> None:
    behind = open_table(page, "en")
    behind.lay(*TO_LEAD)
    page.reload()
    old = page.context.new_page()
    old.goto(page.url)
    tap(page, "3h")
    changed(page, page.locator("#do-play").click)
    record = behind.record()
    tap(old, "9h")
    changed(old, old.locator("#do-play").click)
    expect(old.locator(".say-notice")).to_contain_text("moved on")
    expect(old.locator("#advance")).to_be_focused()
    assert behind.record() == record
