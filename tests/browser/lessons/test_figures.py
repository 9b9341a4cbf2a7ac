"""Figures of a text: drawn by the page from their numbers, in its theme, with a table."""

from playwright.sync_api import expect

from tests.browser.student import Course
from tests.browser.waiting import until

DRAWN = "document.querySelector('.carom-figure canvas').toDataURL()"
UNFOLD = "document.querySelectorAll('details:has(.carom-figure)').forEach((one) => one.open = true)"


def test_a_figure_is_drawn_follows_the_theme_and_has_its_numbers(course: Course) -> None:
    page = course("01_plane_bounce", width=390)
    figure = page.locator(".carom-figure")
    expect(figure).to_have_count(1)
    page.evaluate(UNFOLD)
    until(page, "document.querySelector('.carom-figure .carom-chart-box').dataset.words")
    assert figure.locator("svg").count() == 0  # the still has gone
    light = page.evaluate(DRAWN)
    page.emulate_media(color_scheme="dark")
    until(page, f"light => {DRAWN} !== light", arg=light)
    figure.get_by_text("The chart in numbers").click()
    expect(figure.get_by_role("row")).to_have_count(1 + 5)  # the head and five steps
    expect(figure.get_by_role("columnheader").first).to_have_text("time step Δ (s)")
    with page.expect_download() as download:
        figure.get_by_role("button", name="Drawing (SVG)").click()
    assert download.value.suggested_filename == "figure_chart.svg"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
