"""Without a network the lessons and rules are still there, and nothing pretends that a table is."""

from playwright.sync_api import Browser, expect

KEPT = "async (path) => Boolean(await caches.match(path))"


def test_lessons_and_rules_can_be_read_without_a_network(chromium: Browser, site: str) -> None:
    with chromium.new_context(base_url=site) as visitor:
        page = visitor.new_page()
        page.goto("/lij/gatti/learn/")
        for path in ("/lij/gatti/learn/follow/", "/lij/offline/"):
            for _ in range(200):
                if page.evaluate(KEPT, path):
                    break
                page.wait_for_timeout(100)
        visitor.set_offline(True)
        page.goto("/lij/gatti/learn/follow/")
        expect(page.locator("main .hand")).to_be_visible()
        page.goto("/lij/gatti/play/")
        expect(page.get_by_role("heading", level=1)).to_have_text("Oua no gh’é l’Internet")
        visitor.set_offline(False)
        page.goto("/lij/gatti/play/")
        expect(page.locator("main form").first).to_be_visible()
