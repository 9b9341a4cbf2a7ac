"""Lesson 06 as a student goes through it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import state, type_value, wait_for_state
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    choose,
    contacts,
    guess,
    readout,
    skip,
    to_the_end,
    wait_for_value,
)
from tests.browser.waiting import until

NAME = "06_soft_contact"


def test_guess_that_a_number_holds_and_see_that_gentle_touches_keep_more(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "What share of its speed does it keep from 1 cm?")
    said = guess(page, "The same share.")
    expect(said).to_contain_text("kept 80 % at 4.43 m/s and 86.6 % at 0.443 m/s.")
    expect(said).to_contain_text("The number belongs to a ball")
    to_the_end(page)
    expect(contacts(page)).to_have_count(1)
    assert readout(page, "drop", "force of the plate") == pytest.approx(0, abs=1e-6)
    page.get_by_role("button", name="Chart", exact=True).click()
    page.locator(".carom-lesson .carom-chart-box").scroll_into_view_if_needed()
    page.get_by_role("button", name="Again", exact=True).click()
    expect(page.get_by_text("of real speed (slow)")).to_be_visible()
    wait_for_state(page, "data.playing === 'false'")
    assert left_on_chart(page) == ["rubber, dropped", "1", "0.866"]
    page.get_by_role("button", name="Clear the points").click()
    assert left_on_chart(page) is None


def test_act_1_opens_loop_and_chart_side_by_side(course: Course) -> None:
    """The loop's area is lost, and drops leave points: both without a press."""
    page = course(NAME, "?level=1")
    skip(page)
    loop, other = page.locator(".carom-lesson .carom-curve").all()
    expect(loop.get_by_role("combobox", name="against")).to_have_value("depth")
    chart = page.locator(".carom-lesson .carom-chart")
    expect(chart).to_be_visible()
    boxes = [one.bounding_box() for one in (loop, chart, other)]
    assert all(boxes)
    left, right, below = [box or {} for box in boxes]
    assert abs(left["y"] - right["y"]) < 2
    assert left["x"] + left["width"] <= right["x"]
    # The second curve follows the first one, and not the chart, which is higher.
    assert 0 <= below["y"] - (left["y"] + left["height"]) < 60
    words = page.get_by_role("group", name="Look closer").get_by_role("button", expanded=True)
    assert words.all_inner_texts() == ["Curves", "Chart"]
    page.get_by_role("button", name="Curves", exact=True).click()
    expect(loop).to_be_hidden()
    expect(chart).to_be_visible()
    page.get_by_role("button", name="Curves", exact=True).click()
    expect(loop).to_be_visible()
    expect(chart).to_be_hidden()


def left_on_chart(page: Page) -> list[str] | None:
    """The last row of the numbers of the chart, if a drop has left it there."""
    folded = page.locator(".carom-lesson .carom-chart details")
    folded.evaluate("fold => { fold.open = true; }")
    rows = folded.locator("tbody tr")
    expect(rows).not_to_have_count(0)
    last = rows.last.locator("th, td").all_inner_texts()
    return last if "dropped" in last[0] else None


def test_the_loop_steel_and_the_chart_that_drops_the_ball(course: Course) -> None:
    page = course(NAME)
    skip(page)
    loop = page.get_by_role("combobox", name="against").first
    expect(loop).to_have_value("depth")
    choose(page, "Steel, hardly touching")
    until(page, "location.search.includes('material=steel')")
    if state(page, "phase") == "ask":
        skip(page)
    expect(page.get_by_text("lost: 1 − e² = 0 % of the energy")).to_be_visible()
    type_value(page, "height", "100")
    expect(page.get_by_text("lost: 1 − e² = 75.6 % of the energy")).to_be_visible()
    before = state(page, "sequence")
    chart = page.locator(".carom-lesson .carom-chart-box")
    chart.scroll_into_view_if_needed()
    until(page, "document.querySelector('.carom-lesson .carom-chart-box').dataset.words")
    chart.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    wait_for_state(page, f"data.sequence !== '{before}'")
    wait_for_value(page, "height", "value < 100")


def test_a_body_of_two_parts_is_measured_by_what_it_has(course: Course) -> None:
    """Flight and what is inside, and no plate, depth or height; a drop has them again."""
    page = course(NAME, "?act=3&level=3")
    asks_and_gives_nothing_away(page, "How much of its speed does the body keep?")
    said = guess(page, "All of it, or nearly all.")
    expect(said).to_contain_text("96 % of the energy now shakes the parts against each other.")
    to_the_end(page)
    expect(contacts(page)).to_have_count(1)
    page.get_by_role("button", name="Bars", exact=True).click()
    bars = page.locator(".carom-bars:visible h3")
    expect(bars.filter(has_text="Energy of the body")).to_be_visible()
    expect(bars.filter(has_text="Speed at the plate")).to_have_count(0)
    assert readout(page, "two parts", "speed of the body") == pytest.approx(0.4, abs=1e-3)
    page.get_by_role("button", name="Curves", exact=True).click()
    drawn = page.locator(".carom-lesson .carom-curve").first.get_by_role("combobox").first
    expect(drawn).to_have_value("speed of the body")
    choose(page, "Steel on steel")
    until(page, "location.search.includes('material=steel')")
    if state(page, "phase") == "ask":
        skip(page)
    expect(drawn).to_have_value("force of the plate")
    expect(bars.filter(has_text="Energy of the body")).to_have_count(0)
