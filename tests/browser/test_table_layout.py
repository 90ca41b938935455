"""Nothing jumps at a table: every area has its place and size from the deal to the end, and all fit on the screen."""

import pytest
from playwright.sync_api import Page

from tests.browser.test_variants import open_table

AREAS = (".cloth", ".say", "#hand", ".action-bar")
TABLES = {
    "gatti": ((), ["discard", "declare", "play", "trick", "sheet", "end"]),
    "gatti for three": (("players-3",), ["discard", "play", "sheet"]),
    "gatti with dummies": (("players-2",), ["discard", "play", "sheet"]),
    "chinze": ((), ["play", "trick", "sheet"]),
    "cirollon": ((), ["declare", "play", "trick", "sheet"]),
    "cucco": ((), ["return", "play", "trick", "end"]),
}
BOXES = """(areas) => areas.map((area) => {
  const box = document.querySelector(area).getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom].map((side, at) => Math.round(side + (at % 2 ? scrollY : 0)));
})"""
FIGURES = """[...document.querySelectorAll(".on-cloth td:has(a)")].map((cell) =>
  Math.round(cell.getBoundingClientRect().height))"""
HIDES = """(area) => {
  const box = document.querySelector(area);
  return box.scrollHeight - box.clientHeight;
}"""


@pytest.mark.parametrize("name", TABLES)
def test_every_area_keeps_its_place_and_size(page: Page, name: str) -> None:
    ticked, phases = TABLES[name]
    behind = open_table(page, name.split()[0], *ticked, lang="lij")
    behind.dealt_by(0)
    seen: dict[int, list[list[list[int]]]] = {360: [], 1280: []}
    for phase in phases:
        last = behind.now().hands_in_match if phase == "end" else 1
        behind.deal_to(phase, tricks=2 if phase in ("play", "trick") else 0, number=last)
        page.reload()
        for width, height in ((360, 640), (1280, 800)):
            page.set_viewport_size({"width": width, "height": height})
            boxes = page.evaluate(BOXES, AREAS)
            seen[width].append(boxes)
            hand, bar = boxes[2:]
            assert hand[3] <= bar[1], (phase, width)
            assert bar[3] <= height, (phase, width)
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (phase, width)
            assert page.evaluate(HIDES, ".say") <= 2, (phase, width)
            assert min(page.evaluate(FIGURES), default=24) >= 24, (phase, width)
            if phase in ("sheet", "end"):
                assert page.evaluate(HIDES, ".on-cloth") <= 0, (phase, width)
        for box in page.evaluate(BOXES, [".sheet", ".log-panel", ".settings"]):
            assert box[3] <= 800, phase
        assert page.evaluate(HIDES, ".table-side") <= 0, phase
    for width, all_boxes in seen.items():
        first, *later = ([side for box in boxes for side in box] for boxes in all_boxes)
        for boxes in later:
            moved = [abs(was - now) for was, now in zip(first, boxes, strict=True)]
            assert max(moved) <= 2, (width, all_boxes)


WAYS_DOWN = {
    "gatti": (("players-2",), "#to-open-hands", "#open-hands", False),
    "chinze": ((), "#to-declare", "#declare-now", True),
}


@pytest.mark.parametrize("game", WAYS_DOWN)
def test_on_a_phone_what_lies_below_is_one_tap_away_and_seen_with_the_hand(page: Page, game: str) -> None:
    ticked, way, place, offered = WAYS_DOWN[game]
    behind = open_table(page, game, *ticked, lang="lij")
    behind.deal_to("play", offered=offered)
    page.reload()
    page.set_viewport_size({"width": 1280, "height": 800})
    assert not page.locator(way).is_visible()
    assert page.evaluate(BOXES, [place])[0][3] <= 800
    page.set_viewport_size({"width": 360, "height": 640})
    _, top, _, bottom = page.evaluate(BOXES, [way])[0]
    assert bottom - top >= 44
    assert bottom <= 640
    page.click(way)
    scrolled = page.evaluate("scrollY")
    assert scrolled > 0
    for _, top, _, bottom in page.evaluate(BOXES, ["#hand", ".action-bar", place]):
        assert scrolled <= top < bottom <= scrolled + 640
