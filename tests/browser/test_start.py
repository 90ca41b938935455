"""The way in."""

from playwright.sync_api import Page, expect


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
