"""On a phone nothing that is looked at moves by itself: at load, and up to the verdict."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.lesson_pages import PATIENCE, see_now, wait_for_state
from tests.serving.running import Server

#: The browser's measure: share of the window that moves, times how far, in windows.
MOST = 0.05

#: Keeps each shift that the browser reports, those right after a press too.
WATCH = """window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries()))
  .observe({ type: "layout-shift", buffered: true });"""

#: Sum of the shifts since the last call, and what moved; two frames later all are reported.
SHIFTED = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const all = shifts.splice(0);
    done([all.reduce((sum, { value }) => sum + value, 0), all.flatMap(({ value, sources }) =>
      sources.map(({ node }) => `${value.toFixed(3)} ${node?.className ?? node?.nodeName}`))]);
  }));
})"""


def shifted(page: Page) -> None:
    """Hold what has moved since the last call to the limit."""
    amount, what = page.evaluate(SHIFTED)
    assert amount <= MOST, what


@pytest.mark.parametrize(
    ("name", "height", "does"),
    [
        ("01_plane_bounce", 664, "fill"),
        ("02_oblique_plane", 844, "choose"),
        ("07_bowl", 844, "fill"),
        ("09_track", 664, "choose"),
    ],
)
def test_nothing_moves_at_load_and_from_let_go_to_the_verdict(
    carom_server: Server, open_page: Open, name: str, height: int, does: str
) -> None:
    page = open_page("about:blank", width=390, height=height, has_touch=True, is_mobile=True).page
    page.add_init_script(WATCH)
    page.goto(f"{carom_server.address}{name}?level=1", wait_until="domcontentloaded")
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    shifted(page)
    if does == "fill":
        page.get_by_label("Your guess in").first.fill("1")
    else:
        page.locator(".carom-guess .carom-choice").first.click()
    page.evaluate(SHIFTED)
    page.locator(".carom-go").first.click()
    wait_for_state(page, "data.phase === 'run'")
    see_now(page)
    expect(page.locator(".carom-head")).to_be_visible()
    shifted(page)
