"""Cards move from where they were to where they go, and lie still for whoever wants it so."""

import pytest
from playwright.sync_api import Page, expect

COUNT = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.moved.push(this.matches(".flying") ? "away" : this.closest(".hand") ? "hand" : "table");
    return animate.apply(this, how);
  };
}"""


def tricks(page: Page, speed: str) -> list[str]:
    """What moves while some tricks are played and put away."""
    page.goto("/en/chinze/play/")
    page.locator(f"input[name=speed][value={speed}]").check()
    page.locator("main .button-primary").click()
    expect(page.locator("#table")).to_be_visible()
    page.wait_for_load_state()
    page.evaluate(COUNT)
    for _ in range(8):
        choices = page.locator(".card-choice:not(.is-dimmed) input")
        if choices.count():
            choices.first.check(force=True)
        page.locator(".action-bar .button-primary").click()
        expect(page.locator(".htmx-request, .htmx-swapping, .htmx-settling")).to_have_count(0)
    expect(page.locator(".flying")).to_have_count(0)
    return page.evaluate("window.moved")


def test_a_new_hand_is_dealt(page: Page) -> None:
    page.add_init_script(f"({COUNT})()")
    page.goto("/en/chinze/play/")
    page.locator("input[name=speed][value=normal]").check()
    page.locator("main .button-primary").click()
    expect(page.locator("#table[data-dealt]")).to_have_count(1)
    page.wait_for_load_state()  # by then motion.js has run
    assert page.evaluate("window.moved").count("hand") == 15


def test_cards_are_played_drawn_and_taken(page: Page) -> None:
    assert {"away", "hand", "table"} <= set(tricks(page, "normal"))


@pytest.mark.parametrize("still", ["instant", "reduced"])
def test_nothing_moves_for_whoever_wants_it_still(page: Page, still: str) -> None:
    if still == "reduced":
        page.emulate_media(reduced_motion="reduce")
    assert tricks(page, "normal" if still == "reduced" else "instant") == []
