"""The chart under the hand: it follows, is read off, sets values, and is a table as well."""

import re

from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import Opened, control, pause, type_value
from tests.browser.waiting import until

DRAWN = "document.querySelector('.carom-chart-box canvas').toDataURL()"


def chart(page: Page) -> None:
    """Bring the chart into view and wait until it is drawn."""
    pause(page)
    page.locator(".carom-chart").scroll_into_view_if_needed()
    page.wait_for_selector(".carom-chart-box[data-words]")


def test_the_chart_follows_the_values_and_says_what_it_shows(opened: Opened) -> None:
    page = opened("01_open")
    chart(page)
    box = page.locator(".carom-chart-box")
    words = "Heights. height (m) against bounce. Lines: heights."
    expect(box).to_have_attribute("data-words", words)
    before = page.evaluate(DRAWN)
    type_value(page, "e", "0.2")
    chart(page)  # beside the control it may be out of sight, and is asked for when it comes back
    until(page, f"before => {DRAWN} !== before", arg=before)


#: Writes down how high the bar of time and the chart were in every frame from when all was ready.
HEIGHTS = """window.heights = [];
  const note = () => {
    const high = (name) => document.querySelector(name).offsetHeight;
    if (document.querySelector('.carom-lesson[data-ready="true"]'))
      heights.push([high(".carom-transport"), high(".carom-chart")]);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);"""


def test_nothing_moves_from_under_a_hand_as_words_and_numbers_come(opened: Opened) -> None:
    page = opened("01_open")
    page.add_init_script(HEIGHTS)
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    page.locator(".carom-chart-box").scroll_into_view_if_needed()
    expect(page.locator(".carom-chart-box")).to_have_attribute("data-words", re.compile("."))
    heights = page.evaluate("heights")
    for name, seen in zip(("bar of time", "chart"), zip(*heights, strict=True), strict=True):
        assert max(seen) - min(seen) <= 8, f"{name}: {min(seen)} to {max(seen)} px high"


def test_keys_read_it_off_and_escape_ends(opened: Opened) -> None:
    page = opened("01_open")
    chart(page)
    box, reading = page.locator(".carom-chart-box"), page.locator(".carom-chart-reading")
    box.focus()
    for _ in range(30):
        page.keyboard.press("Shift+ArrowLeft")
    expect(reading).to_contain_text("bounce 0\nheights: 5")
    for _ in range(10):
        page.keyboard.press("ArrowRight")
    expect(reading).to_contain_text("bounce 1.06\nheights: 2.38")
    page.keyboard.press("Escape")
    expect(reading).to_be_empty()


def test_a_click_sets_what_the_chart_names(opened: Opened) -> None:
    page = opened("01_open")
    chart(page)
    canvas = page.locator(".carom-chart-box canvas")
    box = canvas.bounding_box()
    assert box
    canvas.hover(position={"x": box["width"] / 2, "y": 60})
    expect(page.locator(".carom-chart-reading")).to_contain_text("Click or Enter: set ")
    height = control(page, "height").locator('input[type="text"]')
    before = height.input_value()
    canvas.click(position={"x": box["width"] / 2, "y": 60})
    expect(height).not_to_have_value(before)


def test_the_numbers_stand_in_a_table_that_follows(opened: Opened) -> None:
    page = opened("01_open")
    chart(page)
    page.get_by_text("The chart in numbers").click()
    cells = page.locator(".carom-chart-table tbody tr").nth(1).locator("th, td")
    expect(cells).to_have_text(["1", "2.45"])
    type_value(page, "e", "0.2")
    chart(page)
    expect(cells).to_have_text(["1", "0.2"])


def test_with_forced_colours_paper_is_not_ink(opened: Opened) -> None:
    """All colours read alike there once, and maps were black on black."""
    page = opened("01_open", forced_colors="active")
    chart(page)
    shades = page.evaluate(
        """() => { const canvas = document.querySelector('.carom-chart-box canvas');
        const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
        const found = new Set();
        for (let k = 0; k < data.length; k += 4) if (data[k + 3] > 250) found.add(data[k] >> 5);
        return [...found]; }"""
    )
    assert len(shades) > 1, "points have a rim of paper"
