"""Imports only ever point down."""

import subprocess
import sys
from pathlib import Path

from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

ROOT = Path(__file__).parent.parent


def test_contracts_in_pyproject_hold() -> None:
    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == EXIT_STATUS_SUCCESS


def test_games_work_where_there_is_no_django() -> None:
    program = """
import pkgutil, sys
sys.modules["django"] = sys.modules["tutor"] = None  # importing them now fails
import games
for module in pkgutil.walk_packages(games.__path__, "games."):
    if not module.name.endswith("__main__"):
        __import__(module.name)
"""
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
