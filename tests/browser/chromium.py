"""Where Chromium is. As a program: see to it that there is one, or say in one line what will not be run."""

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """The browser's path, or None."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Debian's own, where we may."""
    if os.geteuid() or not shutil.which("apt-get"):
        return
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", *command], env=environment, check=False, **quiet)


if __name__ == "__main__":
    if not find():
        install()
    if not find():
        sys.exit("Not run: the browser tests. There is no Chromium here, and it could not be installed.")
