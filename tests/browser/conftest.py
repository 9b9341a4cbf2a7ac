"""A real browser that reaches this machine alone, and running servers for it to look at."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from tests.browser.browsers import find
from tests.browser.lesson_pages import LESSONS, PATIENCE, START, WHOLE, Opened, open_groups
from tests.browser.student import Course
from tests.serving.running import ROOT, SLIDER, Server, code, running, text, write_lesson

LOOPBACK = ("127.0.0.1", "localhost", "[::1]", "::1")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # No name of another machine is known, so a page that needs the network looks broken.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
]
FORMULAS = r"""## Model

It meets the floor with $v = \sqrt{2 g h}$ and leaves with $k_b v$:

$$ h_1 = k_b^2 h, \qquad t_\infty = \sqrt{\frac{2h}{g}}\,\frac{1 + k_b}{1 - k_b} $$

| case | $k_b$ | printed | computed | relative difference | source of the printed figure |
| --- | --- | --- | --- | --- | --- |
| plane 2 | 0.7 | 2.4500 | 2.4510 | 0.0004 | Nikulin 2024, the second of the plane cases |

Code such as `$x$` stays.

<details><summary>What is $e$?</summary>

$$ e = \sqrt{h_1/h_0} $$

</details>
"""


@dataclass
class Watched:
    """A page, and what went wrong on it."""

    page: Page
    errors: list[str] = field(default_factory=list)  # errors in its console
    outside: list[str] = field(default_factory=list)  # requests that leave the machine
    loaded: list[str] = field(default_factory=list)  # addresses asked for
    sockets: list[str] = field(default_factory=list)  # web sockets opened

    def __post_init__(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("request", lambda request: self._asked(request.url))
        self.page.on("websocket", lambda socket: self.sockets.append(socket.url))

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(f"{message.text} ({message.location.get('url', '')})")

    def _asked(self, address: str) -> None:
        self.loaded.append(address)
        parts = urlsplit(address)
        if parts.scheme in ("http", "https", "ws", "wss") and parts.hostname not in LOOPBACK:
            self.outside.append(address)

    def check(self) -> None:
        """Nothing was asked of another machine, and the console holds no error."""
        assert self.outside == []
        assert self.errors == []


Open = Callable[..., Watched]


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """The one Playwright of a process; a second one in the same thread refuses to start.

    It ends with its module: while it runs, no test in this process can begin a loop of asyncio.
    """
    with sync_playwright() as running_playwright:
        yield running_playwright


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """A browser whose network ends at this machine."""
    launched = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
    yield launched
    launched.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Opens an address: open_page(address, width=1280, height=800, color_scheme="light").

    At the end of the test each page must have kept to this machine without an error.
    """
    opened: list[Watched] = []

    def open_one(address: str, width: int = 1280, height: int = 800, **context: Any) -> Watched:
        size: Any = {"width": width, "height": height}
        page = browser.new_context(viewport=size, **context).new_page()
        watched = Watched(page)
        opened.append(watched)
        page.goto(address, wait_until="domcontentloaded", timeout=PATIENCE)
        return watched

    yield open_one
    for watched in opened:
        with suppress(Exception):  # a test may have closed it
            watched.page.context.close()
    for watched in opened:
        watched.check()


@pytest.fixture(scope="session")
def carom_server() -> Iterator[Server]:
    """A server over the lessons of this repository."""
    with running(folder=ROOT / "lessons") as server:
        yield server


@pytest.fixture(scope="session")
def small_carom(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server over a small lesson with all that a lesson may hold, and a broken notebook."""
    folder = tmp_path_factory.mktemp("lessons")
    write_small_lesson(folder)
    write_lesson(folder, "02_broken", picture="<svg")
    # A page that a test closes says no goodbye: its kernel ends 90 s later.
    with running("--max-students", "100", folder=folder) as server:
        yield server


@pytest.fixture(scope="session")
def small_lessons(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A `carom` that serves the small lessons."""
    folder = tmp_path_factory.mktemp("lessons")
    for name, cells in LESSONS.items():
        sources = [code(START + cells[0], "hide-source"), *map(code, cells[1:])]
        write_lesson(folder, name, [text(f"# {name}"), *sources])
    with running(folder=folder) as server:
        yield server


def with_picture(open_page: Open, address: str, **wishes: Any) -> Page:
    """A lesson as a laptop shows it, once its first picture is there."""
    page = open_page(address, **{"height": 720, **wishes}).page
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    return page


@pytest.fixture
def opened(small_lessons: Server, open_page: Open) -> Opened:
    """Opens a small lesson and waits until its first picture is there."""

    def go(name: str, query: str = "", **wishes: Any) -> Page:
        small_lessons.rehearse(f"{name}.ipynb")
        address = f"{small_lessons.address}voila/render/{name}.ipynb{query}"
        return with_picture(open_page, address, **wishes)

    return go


@pytest.fixture
def course(carom_server: Server, open_page: Open) -> Course:
    """Opens a lesson of the course, all of it at once unless the query names a level, and waits
    until its first picture is there."""

    def go(name: str, query: str = "", **wishes: Any) -> Page:
        whole = "" if "level=" in query or "act=" in query else WHOLE
        query = f"?{whole}{query[1:]}" if whole else query
        carom_server.rehearse(f"{name}.ipynb")
        page = with_picture(open_page, f"{carom_server.address}{name}{query}", **wishes)
        open_groups(page)
        return page

    return go


def write_small_lesson(folder: Path) -> Path:
    """Prose, formulas, tables, folded answers, code, ipywidgets, and a widget of our own."""
    cells = [
        text("# Plane bounce\n\nA ball keeps 70 % of its speed. **How high does it come back?**"),
        code(SLIDER, "hide-source"),
        text(FORMULAS),
        code("def impulse(speed):\n    return 1.7 * speed  # N s\n\nprint(impulse(2.0))"),
        code(
            "import ipywidgets\n"
            'ipywidgets.VBox([ipywidgets.FloatSlider(description="g"), '
            'ipywidgets.Dropdown(options=["plane 1"], description="case")])',
            "hide-source",
        ),
        code('from IPython.display import Math\nMath(r"\\frac{1}{2} m v^2")', "hide-source"),
    ]
    return write_lesson(folder, cells=cells)
