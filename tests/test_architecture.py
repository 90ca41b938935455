"""The engine stands alone. (The contracts in pyproject.toml are kept by `make check`.)"""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


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
