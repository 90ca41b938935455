"""Reading the settings' environment variables: an odd value stops the start instead of meaning something."""

import contextlib
import os
import secrets
from pathlib import Path

import environ
from django.core.exceptions import ImproperlyConfigured

_env = environ.Env()


def switch(name: str) -> bool:
    """True for `1`, false for `0`, nothing or unset; anything else is refused ("ture" must not mean no)."""
    value = os.environ.get(name, "").strip()
    if value not in {"", "0", "1"}:
        raise ImproperlyConfigured(f"{name} must be 0 or 1, not {value!r}.")
    return value == "1"


def words(name: str, default: list[str]) -> list[str]:
    """A list with commas between; unset or empty gives the default."""
    return [word.strip() for word in _env.list(name, default=[]) if word.strip()] or default


def database(name: str, sqlite_file: Path) -> dict[str, object]:
    """A Django database from a URL (`postgres://…`, `sqlite:////…`); unset gives the SQLite file."""
    url = os.environ.get(name, "").strip() or f"sqlite:///{sqlite_file}"
    config = environ.Env.db_url_config(url)
    engine = config.get("ENGINE", "")
    if engine not in {"django.db.backends.sqlite3", "django.db.backends.postgresql"} or not config.get("NAME"):
        raise ImproperlyConfigured(f"{name} must be a postgres:// or sqlite:/// address with a name.")
    if engine.endswith("sqlite3"):
        # Writers queue instead of failing half-way: the lock is taken when the transaction starts.
        config["OPTIONS"] = {
            "transaction_mode": "IMMEDIATE",
            "timeout": 10,
            "init_command": "PRAGMA journal_mode=WAL;PRAGMA synchronous=NORMAL",
        }
    else:
        config.update(CONN_MAX_AGE=60, CONN_HEALTH_CHECKS=True)
    return config


def secret_key(name: str, file: Path) -> str:
    """The key from the variable, or else from a private file that is made on the first run."""
    if key := os.environ.get(name, "").strip():
        if len(key) < 50:
            raise ImproperlyConfigured(f"{name} must have at least 50 characters.")
        return key
    if not file.exists():
        # Written aside and linked into place: of two processes that start together, both read one key.
        draft = file.with_name(f"{file.name}.{os.getpid()}")
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(64))
        with contextlib.suppress(FileExistsError):
            os.link(draft, file)
        draft.unlink()
    return file.read_text().strip()
