"""The browser of the tests: found, fetched, or its lack said with what to do.

As a script it prints the path; `make test` calls it before anything else runs.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MINUTE = 60.0  # s
OWN_PATH = """\
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""

NO_BROWSER = """\
No browser was found, and none could be fetched; the tests drive a real one.
Any of these will do:
- Debian, Ubuntu: sudo apt install chromium
- anywhere: {python} -m playwright install --with-deps chromium
- a Chromium, Chrome or Edge you have: set CAROM_BROWSER to the path of its program"""


class NoBrowserError(Exception):
    """There is no browser, and the message says how to get one."""


@cache
def find() -> str:
    """Path of a browser that starts.

    In this order: the one that CAROM_BROWSER names, one on PATH, Playwright's own (fetched if
    it can be), Debian's.

    Raises
    ------
    NoBrowserError : with instructions
    """
    named = os.environ.get("CAROM_BROWSER")
    if named:
        if starts(named):
            return named
        raise NoBrowserError(f"CAROM_BROWSER names a program that does not start: {named}")
    for candidate in candidates():
        if starts(candidate):
            return candidate
    raise NoBrowserError(NO_BROWSER.format(python=sys.executable))


def candidates() -> Iterator[str]:
    """Paths to try, each found or fetched only when those before it did not serve."""
    yield from on_path()
    yield playwrights_own()
    if fetch("Playwright's Chromium", [sys.executable, "-m", "playwright", "install", "chromium"]):
        yield playwrights_own()
    if is_root_on_debian():
        # update may fail over one stale source and still leave the list that install needs.
        fetch("the list of Debian's packages", ["apt-get", "update", "-qq"])
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"]
        if fetch("Debian's chromium", install):
            yield from on_path()


def on_path() -> Iterator[str]:
    """Browsers on PATH."""
    yield from filter(None, map(shutil.which, NAMES))


def playwrights_own() -> str:
    """Where Playwright keeps its Chromium, installed or not."""
    # In a process of its own: a second Playwright in one thread refuses to start.
    asked = [sys.executable, "-c", OWN_PATH]
    answer = subprocess.run(asked, capture_output=True, text=True, timeout=MINUTE)
    return answer.stdout.strip()


def is_root_on_debian() -> bool:
    """Whether packages of Debian or its kin can be installed without asking anybody."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def starts(path: str) -> bool:
    """Whether a program is there and answers; a stub or one without its libraries does not."""
    if not Path(path).is_file():
        return False
    if os.name == "nt":  # There a browser opens a window instead of printing its version.
        return True
    try:
        version = subprocess.run([path, "--version"], capture_output=True, timeout=MINUTE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return version.returncode == 0


def fetch(what: str, command: list[str]) -> bool:
    """Whether a command that installs something went well; what it wrote is shown if not."""
    print(f"carom: no browser yet; fetching {what}", file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=10 * MINUTE,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"carom: that failed: {error}", file=sys.stderr, flush=True)
        return False
    if done.returncode != 0:
        last = "\n".join(done.stdout.strip().splitlines()[-3:])
        print(f"carom: that failed:\n{last}", file=sys.stderr, flush=True)
    return done.returncode == 0


if __name__ == "__main__":
    try:
        print(find())
    except NoBrowserError as error:
        sys.exit(str(error))
