"""Pages that go, and pages whose connection goes and comes back."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Browser, Error, Page, Playwright, expect

from tests.browser.browsers import find
from tests.browser.conftest import ARGUMENTS, Open, Watched
from tests.browser.cut_line import Line, line_to
from tests.browser.lesson_pages import (
    PATIENCE,
    control,
    kernel_of,
    see_now,
    type_value,
    wait_for_state,
)
from tests.serving.running import Server, code, running, wait_until, write_lesson

CELLS = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
OTHER = "import ipywidgets\nipywidgets.IntSlider()"
#: s without a page after which a kernel ends, for tests.
HASTY = (
    "from kernel_lib.serving.command import voila_settings as settings;"
    " settings.KERNEL_ALONE = settings.LOOK = 3"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a lesson with a kernel, and of little patience with pages that are away."""
    folder = tmp_path_factory.mktemp("lessons")
    write_lesson(folder, cells=[code(CELLS), code(OTHER)])
    with running(folder=folder, before=HASTY) as one:
        one.wait_ready()
        yield one


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    with line_to(server.address) as one:
        yield one


def opened(open_page: Open, port: int, query: str = "") -> Watched:
    """A lesson whose first picture is there."""
    watched = open_page(f"http://127.0.0.1:{port}/01_plane_bounce{query}")
    watched.page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    return watched


def shows(page: Page, k_b: str) -> None:
    """The control shows a value of k_b that Python has taken."""
    box = control(page, "k_b").locator('input[type="text"]')
    expect(box).to_have_value(k_b, timeout=PATIENCE)


def test_a_page_whose_connection_comes_back_goes_on(
    server: Server, line: Line, open_page: Open
) -> None:
    watched = opened(open_page, line.port)
    page = watched.page
    type_value(page, "k_b", "0.5")
    wait_for_state(page, "Number(data.sequence) > 1")
    kernel = kernel_of(page)
    line.cut()
    notice = page.locator("#problem")
    expect(notice).to_contain_text("The connection to the server is lost", timeout=PATIENCE)
    line.mend()
    expect(notice).to_be_hidden(timeout=PATIENCE)
    wait_for_state(page, "data.offline !== 'true'")
    before = page.locator(".carom-lesson").get_attribute("data-sequence")
    type_value(page, "k_b", "0.25")
    wait_for_state(page, f"data.sequence !== '{before}'")
    shows(page, "0.25")
    assert kernel_of(page) == kernel
    assert server.kernel(kernel)
    watched.errors.clear()  # the browser reports the lost connection


def test_a_page_that_was_away_too_long_starts_again_by_itself_with_its_values(
    server: Server, line: Line, open_page: Open
) -> None:
    watched = opened(open_page, line.port)
    page = watched.page
    type_value(page, "k_b", "0.5")
    page.wait_for_url("**k_b=0.5*")
    page.locator(".carom-guess input").first.fill("2")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    kernel = kernel_of(page)
    page.wait_for_url("**k_b=0.5*")
    line.cut()
    wait_until(lambda: not server.kernel(kernel), "the kernel of a page that is away still runs")
    line.mend()
    wait_until(lambda: kernel_of(page) not in ("", kernel), "the page has not started again")
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    shows(page, "0.5")
    wait_for_state(page, "data.covered === 'false'")  # the guess was kept by the page, too
    watched.errors.clear()


@pytest.mark.parametrize("way", ["reload", "another page", "closed"])
def test_the_kernel_of_a_page_that_goes_ends_at_once(
    small_carom: Server, open_page: Open, way: str
) -> None:
    """This server waits 90 s for pages that come back, so it was the page that said goodbye."""
    small_carom.wait_ready()
    watched = open_page(f"{small_carom.address}01_plane_bounce")
    expect(watched.page.locator("input[type=range]").first).to_be_visible(timeout=PATIENCE)
    kernel = kernel_of(watched.page)
    assert small_carom.kernel(kernel)
    if way == "reload":
        watched.page.reload()
    elif way == "closed":
        watched.page.close(run_before_unload=True)
    else:
        watched.page.goto(small_carom.address)
    wait_until(lambda: not small_carom.kernel(kernel), "its kernel still runs", patience=30)
    watched.errors.clear()  # Voila's script speaks of the kernel that it has let go


def test_the_kernel_of_a_killed_browser_ends(server: Server, playwright: Playwright) -> None:
    browser: Browser = playwright.chromium.launch(executable_path=find(), args=ARGUMENTS)
    page = browser.new_page()
    page.goto(f"{server.address}01_plane_bounce")
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    kernel = kernel_of(page)
    assert server.kernel(kernel)
    crash = browser.new_browser_cdp_session()
    with suppress(Error):  # nothing answers any more
        crash.send("Browser.crash")
    wait_until(lambda: not server.kernel(kernel), "the kernel of a killed browser still runs")
