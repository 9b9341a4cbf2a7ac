"""With a scroll bar that takes room, as a laptop has it: the names of the acts in the head."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.browser.browsers import find
from tests.browser.conftest import ARGUMENTS
from tests.browser.lesson_pages import PATIENCE, is_wide
from tests.serving.running import Server

#: What the row of names would take, what it has, and whether a part of it lies under another.
ROOM = """() => {
  const box = (selector) => document.querySelector(selector).getBoundingClientRect();
  const [row, bar, menu] = [".carom-acts ol", ".carom-bar-of-acts", ".carom-menu"].map(box);
  return [row.width + 8 + menu.width <= bar.width, row.right <= menu.left && row.left >= bar.left];
}"""


@pytest.fixture(scope="module")
def barred(playwright: Playwright) -> Iterator[Browser]:
    """A browser that shows its scroll bars."""
    launched = playwright.chromium.launch(
        executable_path=find(), args=ARGUMENTS, ignore_default_args=["--hide-scrollbars"]
    )
    yield launched
    launched.close()


def names_stand(page: Page) -> bool:
    """Whether the names of the acts stand in the head; else they are folded."""
    names, fold = page.locator(".carom-acts ol"), page.locator(".carom-act-fold")
    assert names.is_visible() != fold.is_visible()
    return names.is_visible()


@pytest.mark.parametrize("name", ["01_plane_bounce", "05_newtons_cradle", "07_bowl"])
def test_the_names_of_the_acts_fold_where_their_row_does_not_fit_and_only_there(
    carom_server: Server, barred: Browser, name: str
) -> None:
    page = barred.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{carom_server.address}{name}?level=1", wait_until="domcontentloaded")
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    assert page.evaluate("document.documentElement.clientWidth") < 1280, "no scroll bar"
    seen: dict[int, bool] = {}
    for width in (2000, 1280, 1000, 800, 390):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        fits, clear = page.evaluate(ROOM)
        assert names_stand(page) == fits, width
        assert clear or not fits, width
        seen[width] = fits
    assert seen[2000] and not seen[390]
    longest = name == "05_newtons_cradle" or is_wide(page.locator(".carom-act-fold"))
    assert seen[1280] or longest
    page.context.close()
