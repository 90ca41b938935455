"""Tests run with production's settings: hashed static files, a database in a file, compiled messages."""

import os
import secrets
from random import Random

import pytest
from django.conf import settings
from django.core.management import call_command
from django.db import connections
from django.test import Client
from django.utils import translation
from hypothesis import settings as hypothesis_settings
from pytest_django import Settings

from tutor.language import catalogues

# How long an example takes says something about the machine, not about the code: speed is `make bench`.
hypothesis_settings.register_profile("preisa", deadline=None)
hypothesis_settings.load_profile("preisa")


@pytest.fixture(scope="session", autouse=True)
def compiled_messages() -> None:
    catalogues.compile_all()


@pytest.fixture(scope="session", autouse=True)
def collected_static_files(tmp_path_factory: pytest.TempPathFactory) -> None:
    settings.STATIC_ROOT = str(tmp_path_factory.mktemp("static"))
    call_command("collectstatic", interactive=False, verbosity=0)


@pytest.fixture(scope="session")
def django_db_modify_db_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    """A file, not memory: several connections must be able to write, as several visitors do."""
    file = tmp_path_factory.mktemp("database") / "test.sqlite3"
    connections["default"].settings_dict["TEST"]["NAME"] = str(file)


@pytest.fixture(autouse=True)
def no_language_left_over() -> None:
    """A request leaves its language active in the thread: the next test must not hang on it."""
    translation.activate(settings.LANGUAGE_CODE)


@pytest.fixture(autouse=True)
def dealt_by_name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each test is dealt its own cards, the same ones on every run: one that fails, fails again.

    PREISA_DEAL, any word, deals other cards: to look for what hangs on the deal.
    """
    chance = Random(f"{request.node.nodeid} {os.environ.get('PREISA_DEAL', '')}")
    monkeypatch.setattr(secrets, "SystemRandom", lambda: chance)
    monkeypatch.setattr(secrets, "randbelow", chance.randrange)


@pytest.fixture(params=["lij", "it", "en"])
def lang(request: pytest.FixtureRequest) -> str:
    """Each language of the site in turn."""
    return request.param


@pytest.fixture
def guest(db: None) -> Client:
    """A visitor's browser, without scripts, that checks form tokens as a real one has to."""
    return Client(enforce_csrf_checks=True)


@pytest.fixture
def quick_hashes(settings: Settings) -> None:
    """Django's own hash of a password takes its time on purpose."""
    settings.PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
