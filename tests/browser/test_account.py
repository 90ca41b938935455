"""An account by keyboard: a mistake is found where it is, and progress turns up on another device."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

NAME, PASSWORD = "M" * 40, "o mæ segretto"
"""As long as a name may be, in one word."""


pytestmark = pytest.mark.usefixtures("quick_hashes")


def test_progress_goes_from_one_device_to_another(page: Page, chromium: Browser, site: str) -> None:
    page.goto("/en/gatti/play/")
    page.locator("main form .button-primary").click()
    page.wait_for_url("**/table/**")
    table = page.url

    page.goto("/en/account/new/")
    expect(page.locator(".lead")).to_have_text("What you have done so far comes along.")
    page.locator("#name").focus()
    for text in (NAME, PASSWORD, "something else"):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#again")).to_be_focused()
    expect(page.locator("#again")).to_have_accessible_description(re.compile("^The two passwords are not the same"))
    expect(page.locator("#name")).to_have_value(NAME)
    page.locator("#password").fill(PASSWORD)
    page.locator("#again").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/account/")

    with chromium.new_context(
        base_url=site, viewport={"width": 360, "height": 640}, java_script_enabled=False, service_workers="block"
    ) as phone:
        other = phone.new_page()
        other.goto("/lij/account/enter/?next=/lij/gatti/play/")
        other.locator("#name").fill(NAME.lower())
        other.locator("#password").fill("wrong")
        other.keyboard.press("Enter")
        expect(other.locator("#password")).to_be_focused()
        other.locator("#password").fill(PASSWORD)
        other.keyboard.press("Enter")
        other.wait_for_url("**/lij/gatti/play/")
        expect(other.locator(f'a[href="/lij/table/{table.split("/table/")[1].split("/")[0]}/"]')).to_be_visible()
        for page_of_theirs in (f"words/?q={NAME}", "account/"):
            other.goto(f"/lij/{page_of_theirs}")
            expect(other.get_by_text(NAME)).to_be_visible()
            assert other.evaluate("document.documentElement.scrollWidth") == 360
        other.locator("main form .button").click()
        expect(other.locator("#done")).to_be_visible()
        assert other.goto(table.split("#")[0]).status == 404
