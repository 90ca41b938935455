"""axe finds nothing, of whatever weight, on any kind of page: in each language by day, and by night too."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import Browser, Page, expect

from games.puzzles.registry import PUZZLES
from games.registry import GAMES
from tests.web.tables import Visitor
from tutor.learners import clock
from tutor.learners.models import Learner
from tutor.learners.services import answers_record
from tutor.pad.services import pad_open
from tutor.review.services import session_today
from tutor.table.models import Hand
from tutor.table.services import table_open

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
COLOUR = ["color-contrast", "link-in-text-block"]  # what differs by night; and by no language
# Of what is the same many times over, the first will do.
LONG = [
    ".rule:nth-of-type(n+3)",
    ".word:nth-of-type(n+4)",
    ".clauses tr:nth-of-type(n+4)",
    ".print-sheet:nth-of-type(n+3)",
]
RUN = """async ([rest, options]) => {
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));  // a new theme is there
  const found = await axe.run({ exclude: rest }, { resultTypes: ["violations"], ...options });
  return found.violations.map((each) => `${each.id} (${each.impact}): ${each.nodes[0].html}`);
}"""

ANSWERED = "!"  # with an answer to it
STRANGERS = [
    "",
    "gatti/",
    f"gatti/learn/trump/{ANSWERED}",
    "gatti/learn/sheet/",
    "cucco/learn/trionfo/",
    "gatti/practice/",
    f"gatti/practice/who-takes/3/{ANSWERED}",
    "chinze/practice/known/3/",
    "cirollon/practice/primiera/3/",
    "cucco/practice/cut/3/",
    "chinze/rules/",
    "cirollon/rules/?beside=en",
    "words/?q=ma",
    "words/practice/",
    f"words/practice/it-en/3/{ANSWERED}",
    "today/",
    "progress/",
    "account/enter/",
    "account/new/",
    "preferences/",
    "gatti/on-paper/",
    "cirollon/card/",
    "chinze/score-sheet/",
    "cucco/pack/",
    "clauses/",
    "clauses/cucco/",
    "cirollon/pad/",
    "gatti/play/",
    "offline/",
    "nowhere/",
]


@pytest.fixture
def learners(db: None) -> tuple[str, list[str]]:
    """A learner's session, with an account, and the pages that are theirs: a table of each game, a finished one, …"""
    learner = Learner.objects.create(user=User.objects.create_user("manena", first_name="Manena"))
    pages = ["", "gatti/", "gatti/learn/", "progress/", "progress/gatti/", "account/", "account/password/"]
    pages += ["account/delete/", "gatti/play/", "gatti/pad/", "today/"]
    for game in GAMES:
        behind = Visitor(None, table_open(learner=learner, game=game, options={}, tutor=True, speed="instant"))
        behind.deal_to("play", tricks=2)
        pages.append(f"table/{behind.table.token}/")
        pad = pad_open(learner=learner, game=game, options={}, names=[""] * 4, first_dealer=0)
        pages.append(f"pad/{pad.token}/")
    behind = Visitor(None, table_open(learner=learner, game="chinze", options={}, tutor=True, speed="instant"))
    behind.deal_to("sheet")
    hand = Hand.objects.get(table=behind.table)
    pages += [f"table/{behind.table.token}/{more}" for more in ("", "tricks/", "delete/")]
    pages += [f"hand/{hand.token}/{more}" for more in ("", "20/", f"{hand.plays.count()}/", "count/")]
    with pytest.MonkeyPatch.context() as patch:
        now = clock.now()
        patch.setattr(clock, "now", lambda: now - timedelta(days=1))
        for number, theme in enumerate(PUZZLES["gatti"].themes.values()):
            answers_record(
                learner=learner, theme=theme.id, rules=theme.rules[:1], right=number % 2 > 0, source="puzzle"
            )
    session = session_today(learner)
    assert session
    pages.append(f"today/{session.day}/1/{ANSWERED}")
    client = Client()
    client.force_login(learner.user)
    return client.cookies[settings.SESSION_COOKIE_NAME].value, pages


@pytest.fixture
def browsers(chromium: Browser, site: str, learners: tuple[str, list[str]]) -> Iterator[list[tuple[Page, list[str]]]]:
    """A stranger's window and the learner's, each with the pages to see in it."""
    session, own = learners
    with (
        chromium.new_context(base_url=site, service_workers="block", reduced_motion="reduce") as stranger,
        chromium.new_context(base_url=site, service_workers="block", reduced_motion="reduce") as learner,
    ):
        learner.add_cookies([{"name": settings.SESSION_COOKIE_NAME, "value": session, "url": site}])
        for context in (stranger, learner):
            context.add_init_script(Axe().axe_script)  # once a page; the page's own policy would not let it in
        yield [(stranger.new_page(), STRANGERS), (learner.new_page(), own)]


def test_axe_finds_nothing(browsers: list[tuple[Page, list[str]]], lang: str) -> None:
    found: list[tuple[str, str]] = []
    for page, places in browsers:
        for place in places:
            _open(page, f"/{lang}/{place}")
            asked = {"runOnly": TAGS}
            if lang != "lij":
                asked["rules"] = {rule: {"enabled": False} for rule in COLOUR}
            found += [(place, each) for each in page.evaluate(RUN, [LONG, asked])]
            if lang == "lij":
                page.emulate_media(color_scheme="dark")
                found += [(f"{place} by night", each) for each in page.evaluate(RUN, [LONG, {"runOnly": COLOUR}])]
                page.emulate_media(color_scheme="light")
    assert not found, "\n".join(f"{place}: {each}" for place, each in found)


def _open(page: Page, place: str) -> None:
    """The page, with all that can be unfolded; answered, where it says so, with whatever stands first."""
    page.goto(place.removesuffix(ANSWERED))
    if place.endswith(ANSWERED):
        choices = page.locator("form#question input:is([type=radio], [type=checkbox])")
        if choices.count():
            choices.first.check(force=True)
        if page.locator("#number").count():
            page.locator("#number").fill("12")
        page.locator("#check").click()
        expect(page.locator("#feedback")).to_be_visible()
    page.evaluate("document.querySelectorAll('main details').forEach((each) => { each.open = true; })")
