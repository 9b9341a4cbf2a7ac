"""Lesson 02 as a student goes through it."""

import pytest
from playwright.sync_api import expect

from tests.browser.lesson_pages import drag, middle, type_value, wait_for_state
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    contacts,
    guess,
    readout,
    skip,
    slide,
    to_the_end,
    value,
    wait_for_value,
)
from tests.browser.waiting import until

NAME = "02_oblique_plane"


def test_open_read_guess_and_see_the_answer_compared(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "lump of snow")
    said = guess(page, "It stops where it lands.")
    expect(said).to_contain_text("It slid up, then back down")
    # The stage stands at the landing, which explains it.
    wait_for_state(page, "Math.abs(Number(data.time) - 0.92157) < 1e-4")
    to_the_end(page)
    expect(contacts(page).first).to_contain_text("The ball hits the slope")
    expect(contacts(page).filter(has_text="begins to slide")).to_have_count(2)


def test_what_it_has_along_the_plane_it_keeps_and_comes_back(course: Course) -> None:
    page = course(NAME)
    skip(page)
    contacts(page).filter(has_text="exact").first.get_by_role("button").click()
    wait_for_state(page, "Number(data.time) > 0.9")
    page.locator(".carom-stage").focus()
    page.keyboard.press("ArrowRight")
    wait_for_state(page, "Number(data.time) > 0.93")
    assert readout(page, "exact", "speed away from the slope") == pytest.approx(0, abs=1e-3)
    assert 2.3 < readout(page, "exact", "speed up the slope") < 2.35
    to_the_end(page)
    assert readout(page, "exact", "speed up the slope") < -3


def test_friction_above_the_slope_holds_it_for_good(course: Course) -> None:
    page = course(NAME)
    skip(page)
    page.get_by_label("Preset").select_option(label="A flat, rough slope")
    until(page, "location.search.includes('friction=0.21')")
    skip(page)  # it has a question of its own
    expect(page.locator(".carom-note")).to_contain_text("it stays up there")
    resting = contacts(page).filter(has_text="comes to rest").filter(has_text="exact")
    expect(resting).to_have_count(1)
    to_the_end(page)
    assert readout(page, "exact", "speed up the slope") == pytest.approx(0, abs=1e-3)
    type_value(page, "slope", "0.3")
    expect(resting).to_have_count(0)


def test_the_slope_and_the_throw_are_dragged(course: Course) -> None:
    page = course(NAME)
    skip(page)
    assert value(page, "slope") == 0.2
    slide(page, "slope", 0.5)
    wait_for_value(page, "slope", "Math.abs(value - 0.75) < 0.1")
    until(page, "location.search.includes('slope=')")
    page.locator(".carom-stage").scroll_into_view_if_needed()
    page.locator(".carom-stage").focus()
    page.keyboard.press("Home")
    x, y = middle(page.locator(".carom-grip-velocity"))
    drag(page, (x, y), (x - 120, y))
    wait_for_value(page, "velocity_x", "value < 0")
    until(page, "location.search.includes('velocity_x=-')")
