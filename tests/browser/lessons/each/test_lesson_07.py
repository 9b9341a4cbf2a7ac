"""Lesson 07 as a student goes through it."""

from playwright.sync_api import expect

from tests.browser.lesson_pages import drag, middle, state, wait_for_state
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    choose,
    contacts,
    guess,
    skip,
    wait_for_value,
)
from tests.browser.waiting import until

NAME = "07_bowl"


def test_guess_that_a_bowl_brings_it_back_and_see_how_far(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "It stays near the middle:")
    said = guess(page, "from any height")
    expect(said).to_contain_text("it was 12.9 cm away at bounce 6")
    expect(said).to_contain_text("A bowl brings it back, and can bring back too much of it.")
    expect(contacts(page)).not_to_have_count(0)
    expect(page.get_by_text("h = 0.6 m is above a/2 = 0.5 m")).to_be_attached()


def test_the_bowl_is_bent_on_the_stage_by_hand_and_by_keys(course: Course) -> None:
    page = course(NAME)
    skip(page)
    grip = page.locator(".carom-grip-bend")
    expect(grip).to_have_attribute("aria-label", "Bend the wall: a = 1 m")
    grip.focus()
    page.keyboard.press("ArrowDown")
    wait_for_value(page, "radius", "value === 1.05")
    expect(page.get_by_text("is above a/2 = 0.525 m")).to_be_attached()
    page.keyboard.press("Shift+ArrowUp")
    wait_for_value(page, "radius", "value < 0.9")
    x, y = middle(grip)
    drag(page, (x, y), (x, y + 60))
    wait_for_value(page, "radius", "value > 1")


def test_a_tap_on_the_section_starts_a_ball_and_mirrors_have_no_grip(course: Course) -> None:
    page = course(NAME, "?act=2&show=1")
    before = state(page, "sequence")
    chart = page.locator(".carom-chart-box")
    chart.scroll_into_view_if_needed()
    until(page, "document.querySelector('.carom-chart-box').dataset.words")
    assert "other balls of this energy" in (chart.get_attribute("data-words") or "")
    chart.focus()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    wait_for_state(page, f"data.sequence !== '{before}'")
    until(page, "location.search.includes('speed=')")
    choose(page, "Two mirrors")
    expect(page.locator(".carom-grip-bend")).to_be_hidden()
