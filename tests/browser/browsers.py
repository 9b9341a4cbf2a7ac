"""The browsers of the tests: found, fetched, or their lack said with what to do.

As a script it prints, for each that is there, the variable that names it and its path; `make test`
calls it before anything else runs. Chromium must be there; on Linux all three, where CI is set.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

MINUTE = 60.0  # s
OWN_PATH = """\
from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""
#: What WebKitWebDriver opens; it needs GTK's bindings, a browser of theirs would say nothing of.
WINDOW = Path(__file__).parent / "engines" / "webkit_window.py"

NO_CHROMIUM = """\
No browser was found, and none could be fetched; the tests drive a real one.
Any of these will do:
- Debian, Ubuntu: sudo apt install chromium
- anywhere: {python} -m playwright install --with-deps chromium
- a Chromium, Chrome or Edge you have: set CAROM_BROWSER to the path of its program"""
#: Chromium without its own windows: the same tests take it 26 s of processor time in place of 45.
SHELL = "chromium-headless-shell"
NOT_TESTED = "No {name} was found, and its tests do not run: sudo apt install {packages}"


@dataclass(frozen=True)
class Browser:
    """Names of its program, and the packages of Debian that hold all it needs.

    lighter : packages of a newer Debian that are enough
    """

    variable: str  # of the environment, in which its path can stand
    programs: tuple[str, ...]
    packages: tuple[str, ...]
    lighter: tuple[str, ...] = ()
    missing: str = NOT_TESTED


BROWSERS = {
    "Chromium": Browser(
        "CAROM_BROWSER",
        (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
        ("chromium",),
        (SHELL,),
        NO_CHROMIUM,
    ),
    "Firefox": Browser("CAROM_FIREFOX", ("firefox-esr", "firefox"), ("firefox-esr",)),
    "WebKit": Browser(
        "CAROM_WEBKIT",
        ("WebKitWebDriver",),
        ("webkit2gtk-driver", "gir1.2-webkit2-4.1", "python3-gi", "xvfb"),
    ),
}


class NoBrowserError(Exception):
    """There is no browser, and the message says how to get one."""


@cache
def find(name: str = "Chromium") -> str:
    """Path of a browser that starts.

    In this order: the one that its variable names, one on PATH, Playwright's own Chromium (fetched
    if it can be), Debian's.

    Raises
    ------
    NoBrowserError : with instructions
    """
    browser = BROWSERS[name]
    packages = " ".join(browser.packages)
    named = os.environ.get(browser.variable)
    if named:
        if starts(named):
            return named
        raise NoBrowserError(
            f"{browser.variable} names a program that does not start: {named};"
            f" unset it, or have one by: sudo apt install {packages}"
        )
    for candidate in candidates(name):
        if starts(candidate):
            return candidate
    raise NoBrowserError(
        browser.missing.format(name=name, packages=packages, python=sys.executable)
    )


def candidates(name: str) -> Iterator[str]:
    """Paths to try, each found or fetched only when those before it did not serve."""
    browser = BROWSERS[name]
    yield from on_path(browser)
    if name == "Chromium":
        yield playwrights_own()
        install = [sys.executable, "-m", "playwright", "install", "chromium"]
        if fetch("Playwright's Chromium", install):
            yield playwrights_own()
    if is_root_on_debian():
        # update may fail over one stale source and still leave the list that install needs.
        fetch("the list of Debian's packages", ["apt-get", "update", "-qq"])
        for packages in filter(None, (browser.lighter, browser.packages)):
            install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
            if fetch(f"Debian's {' '.join(packages)}", install):
                yield from on_path(browser)


def on_path(browser: Browser) -> Iterator[str]:
    """Programs of a browser on PATH."""
    yield from filter(None, map(shutil.which, browser.programs))


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
    if Path(path).name in BROWSERS["WebKit"].programs:  # WebKitWebDriver itself needs little
        return shutil.which("Xvfb") is not None and answers(str(WINDOW))
    return answers(path)


def answers(path: str) -> bool:
    """Whether a program says its version."""
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


def is_needed(name: str) -> bool:
    """Whether the tests cannot do without this browser: the checks of a change need all where
    Debian's packages are, which alone hold WebKit."""
    return name == "Chromium" or bool(os.environ.get("CI") and sys.platform == "linux")


def main() -> None:
    """Say where the browsers are; end with what is missing where the tests cannot do without."""
    for name, browser in BROWSERS.items():
        try:
            print(f"{browser.variable}={find(name)}")
        except NoBrowserError as error:
            if is_needed(name):
                sys.exit(str(error))


if __name__ == "__main__":
    main()
