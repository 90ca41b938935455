"""A real server and a real browser."""

import contextlib
import os
import threading
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
import waitress
from django.db import connections
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.chromium import find

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=20_000)  # ms: how long an answer takes says something about the machine, not about the site

REQUIRED = os.environ.get("PREISA_BROWSER") == "required"  # by .ci/run


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a Chromium these tests are left out, of which `make test` says one line."""
    ours = [item for item in items if Path(__file__).parent in item.path.parents]
    for item in ours:
        item.add_marker(pytest.mark.browser)
    if not find() and not REQUIRED:
        config.hook.pytest_deselected(items=ours)
        items[:] = [item for item in items if item not in ours]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where browser tests are required, one that is skipped has failed."""
    report = yield
    if report.skipped and REQUIRED:
        report.outcome, report.longrepr = "failed", f"skipped, but required: {report.longrepr[2]}"
    return report


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = find()
    assert path, "no Chromium on this machine"
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

    def serve() -> None:
        with contextlib.suppress(OSError):  # the socket that it waits for is closed below
            server.run()

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.effective_port}"
    server.close()
    thread.join(timeout=5)
    connections.close_all()


@pytest.fixture
def context(chromium: Browser, site: str) -> Iterator[BrowserContext]:
    """A visitor with cookies of their own. For other sizes or without scripts: `chromium.new_context(…)`."""
    with chromium.new_context(base_url=site, locale="en-GB", service_workers="block") as context:
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
