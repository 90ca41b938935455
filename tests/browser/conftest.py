"""A real server and a real browser."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import waitress
from django.db import connections
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.chromium import find

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    if not path:
        missing = "no Chromium on this machine"
        # .ci/run asks for the browser tests; elsewhere they are left out with this one line.
        pytest.fail(missing) if os.environ.get("PREISA_BROWSER") == "required" else pytest.skip(missing)
    # Playwright keeps an event loop in this thread, which Django would take for asynchronous code.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=False, args=FLAGS)
        yield browser
        browser.close()
    del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]


@pytest.fixture
def site(transactional_db: None) -> Iterator[str]:
    """The site's address, as `make run` serves it, on a port of its own."""
    from tutor.wsgi import application

    server = waitress.create_server(application, host="127.0.0.1", port=0, threads=4)
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}"
    server.close()
    thread.join(timeout=5)
    connections.close_all()


@pytest.fixture
def context(chromium: Browser, site: str) -> Iterator[BrowserContext]:
    """A visitor with cookies of their own. For other sizes or without scripts: `chromium.new_context(…)`."""
    with chromium.new_context(base_url=site, locale="en-GB") as context:
        context.set_default_timeout(5000)
        yield context


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page that must not complain: an error in the console, or a script that fails, fails the test."""
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    yield page
    assert not complaints
