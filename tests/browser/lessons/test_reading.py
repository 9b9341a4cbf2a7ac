"""Reading and playing together: the stage stays in sight, and nothing else moves."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import state, wait_for_state
from tests.browser.student import Course
from tests.browser.waiting import until

#: Where the parts of the page stand on it, whatever is scrolled.
BOXES = """[...document.querySelectorAll(
  ".carom-asked, .carom-grid, .carom-rail, .carom-after, main > .prose, main > .code, .foot")]
  .filter((one) => one.offsetHeight > 0)
  .map((one) => { const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round).join(" "); })"""

#: The boxes of the small stage and of the text that can be seen beside it or below it.
STAGE, TEXT = ".carom-stage", "main > .prose p, main > .prose h2"


def read_on(page: Page) -> None:
    """Scroll to a set-up that is named in the text."""
    page.evaluate(
        "document.querySelector(\"a[href='#set-up=on-the-moon']\")"
        ".scrollIntoView({ block: 'center', behavior: 'instant' })"
    )
    wait_for_state(page, "data.small !== undefined")


@pytest.mark.parametrize(("width", "height", "how"), [(1280, 800, "beside"), (390, 664, "above")])
def test_the_stage_stays_in_sight_and_nothing_else_moves(
    course: Course, width: int, height: int, how: str
) -> None:
    page = course("01_plane_bounce", "?level=1&show=1&fresh=1", width=width, height=height)
    before = page.evaluate(BOXES)
    large = page.locator(STAGE).bounding_box()
    read_on(page)
    assert state(page, "small") == how
    assert page.evaluate(BOXES) == before
    small = page.locator(STAGE).bounding_box()
    assert small and large
    assert small["y"] >= 40
    assert small["y"] + small["height"] <= height
    if how == "beside":
        assert 320 <= small["width"] <= 480
        ends = page.eval_on_selector_all(
            TEXT, "all => all.map(one => one.getBoundingClientRect().right)"
        )
        assert max(ends) < small["x"]
    else:
        assert small["height"] == 190
        assert small["x"] == 0
        assert small["width"] == width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator("a[href='#set-up=on-the-moon']").click()
    expect(page.get_by_label("Preset").locator("option:checked")).to_have_text("On the Moon")
    wait_for_state(page, "Number(data.time) > 0.1")
    assert state(page, "small") == how
    page.get_by_role("button", name="Large").click()
    wait_for_state(page, "data.small === undefined")
    until(page, "document.querySelector('.carom-asked').getBoundingClientRect().bottom > 0")
    back = page.locator(STAGE).bounding_box()
    assert back
    assert (back["width"], back["height"]) == (large["width"], large["height"])
