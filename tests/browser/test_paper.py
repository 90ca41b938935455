"""What is meant for paper fits on its page: a card and a score sheet are one sheet of A4 each."""

import re

from playwright.sync_api import Page

from games.registry import GAMES

ALL = {
    "gatti": "players=2&captured=1&melds=zena&angel=1&old=1&exchange=0&bagatto=0",
    "chinze": "hands=4&melds=spezza&angel=1&old=1&exchange=0&bagatto=0",
    "cirollon": "limit=51&first=right",
    "cucco": "seats=4&hands=4",
}
"""By game as many house rules as there can be: then there is most to tell."""
LANGUAGES = ("lij", "it", "en")


def pages(page: Page) -> int:
    """How many pages Chromium would print."""
    return len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True)))


def test_each_is_one_page(page: Page) -> None:
    for game in GAMES:
        for kind in ("card", "score-sheet"):
            for lang in LANGUAGES:
                for query in ("", ALL[game]) if kind == "card" else (ALL[game],):
                    page.goto(f"/{lang}/{game}/{kind}/?{query}")
                    assert pages(page) == 1, (lang, game, kind, query)


def test_the_rules_print_without_what_is_for_the_screen(page: Page) -> None:
    page.goto("/en/gatti/rules/")
    page.emulate_media(media="print")
    assert page.locator(".rule").first.is_visible()
    for screen in (".site-header nav", ".toc", ".site-footer", ".skip-link"):
        assert not page.locator(screen).first.is_visible(), screen


def test_a_sheet_does_not_scroll_sideways_on_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    for path in ("cirollon/score-sheet/", "chinze/card/", "gatti/on-paper/", "clauses/cirollon/"):
        page.goto(f"/lij/{path}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, path
