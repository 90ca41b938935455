"""Today by keyboard alone, on a phone, and as axe sees it."""

from __future__ import annotations

from datetime import timedelta

import pytest
from axe_playwright_python.sync_playwright import Axe
from django.contrib.sessions.backends.db import SessionStore
from playwright.sync_api import BrowserContext, Page, expect

from games.puzzles.registry import PUZZLES
from tests.browser.test_lessons import tab_to
from tutor.learners import clock
from tutor.learners.models import Learner
from tutor.learners.services import SESSION_KEY, answers_record
from tutor.review.drills import question_of
from tutor.review.models import Item


@pytest.fixture
def yesterdays(context: BrowserContext, site: str, monkeypatch: pytest.MonkeyPatch) -> Learner:
    """A learner, with this browser, who had a mistake yesterday in a theme of each game where one choice is asked."""
    learner, session = Learner.objects.create(), SessionStore()
    with monkeypatch.context() as patch:
        now = clock.now()
        patch.setattr(clock, "now", lambda: now - timedelta(days=1))
        for game, theme in (("gatti", "who-takes"), ("chinze", "who-takes")):
            rule = PUZZLES[game].themes[theme].rules[0]
            answers_record(learner=learner, theme=theme, rules=[rule], right=False, source="puzzle")
    session[SESSION_KEY] = learner.key
    session.save()
    context.add_cookies([{"name": "sessionid", "value": session.session_key or "", "url": site}])
    return learner


def test_today_by_keyboard_on_a_phone(page: Page, yesterdays: Learner) -> None:
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto("/lij/today/")
    page.keyboard.press("n")
    for position, verdict in ((1, "is-right"), (2, "is-wrong")):
        page.wait_for_url(f"**/{position}/#lesson")
        asked = question_of(Item.objects.get(position=position))
        wanted = next(code for code in asked.choices if (code in asked.right) == (verdict == "is-right"))
        tab_to(page, "name", "pick")
        for _ in range(asked.choices.index(wanted)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        expect(page.locator(f"#feedback.{verdict}")).to_be_focused()
        assert page.evaluate("document.documentElement.scrollWidth") == 360
        assert Axe().run(page).violations_count == 0
        page.keyboard.press("n")
    page.goto("/lij/today/")
    expect(page.locator(".path .is-done")).to_have_count(1)
    expect(page.locator(".path .is-again")).to_have_count(1)
    assert Axe().run(page).violations_count == 0
    Item.objects.filter(right=None).update(right=True)
    page.reload()
    expect(page.locator(".lead")).to_contain_text("Pe ancheu basta coscì.")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert Axe().run(page).violations_count == 0
