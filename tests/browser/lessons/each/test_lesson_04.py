"""Lesson 04 as a student goes through it."""

import pytest
from playwright.sync_api import expect

from tests.browser.lesson_pages import control, wait_for_state
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    choose,
    contacts,
    guess,
    readout,
    skip,
    slide,
    to_the_end,
    wait_for_value,
)
from tests.browser.waiting import until

NAME = "04_rotating_spheres"
SLIP = "slip at the nearest contact"


def test_open_read_guess_and_see_it_come_back(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "Which way does it fly then?")
    said = guess(page, "It flies on, about as fast.")
    expect(said).to_contain_text("the table used the spin")
    wait_for_state(page, "Number(data.time) > 1.5")
    to_the_end(page)
    assert readout(page, "rough", "velocity right") < -2
    assert readout(page, "smooth", "velocity right") > 2
    expect(contacts(page).first).to_contain_text("The ball hits the floor")
    expect(page.locator(".carom-contacts")).to_contain_text("The ball hits the table")


def test_slip_turns_round_at_each_bounce_and_stays_without_grip(course: Course) -> None:
    page = course(NAME)
    skip(page)
    page.locator(".carom-stage").focus()
    page.keyboard.press("Home")
    before = readout(page, "rough", SLIP)
    page.keyboard.press("Shift+ArrowRight")
    wait_for_state(page, "Number(data.time) > 0.4")
    page.keyboard.press("ArrowRight")
    wait_for_state(page, "Number(data.time) > 0.53")
    assert readout(page, "rough", SLIP) == pytest.approx(-before, abs=2e-3)
    assert readout(page, "smooth", SLIP) == pytest.approx(before, abs=2e-3)


def test_a_spinning_ball_starts_another_but_not_a_counter_spinning_one(course: Course) -> None:
    page = course(NAME)
    skip(page)
    choose(page, "Off centre, both rough")
    skip(page)
    to_the_end(page)
    assert readout(page, "rough", "spin of ball 2") < -1
    assert readout(page, "smooth", "spin of ball 2") == 0
    choose(page, "Opposite spins")
    skip(page)
    to_the_end(page)
    assert readout(page, "rough", "spin of ball 1") == 10
    assert readout(page, "rough", "spin of ball 2") == -10


def test_the_estimate_fails_first_and_the_law_mends_it(course: Course) -> None:
    page = course(NAME)
    skip(page)
    choose(page, "First it fails: always μ J")
    made = contacts(page).filter(has_text="estimate")
    expect(made).to_contain_text("the energy grows by")
    kept = contacts(page).filter(has_text="rough")
    expect(kept).to_contain_text("no energy is lost")
    slide(page, "estimate", 0.0)
    wait_for_value(page, "estimate", "value < 0.01")
    expect(contacts(page).filter(has_text="estimate")).to_have_count(0)


def test_a_rough_billiard_ball_is_thrown_and_spin_in_space_is_seen(course: Course) -> None:
    page = course(NAME)
    skip(page)
    choose(page, "Billiards, off centre")
    skip(page)
    to_the_end(page)
    assert readout(page, "rough", "throw of ball 2") == pytest.approx(3.434, abs=5e-3)
    assert readout(page, "smooth", "throw of ball 2") == pytest.approx(0, abs=1e-3)
    choose(page, "Upright spin, seen in space")
    expect(page.get_by_label("View in space")).to_be_visible()
    expect(page.get_by_role("slider", name="Turn the view")).to_be_visible()


def test_down_a_slope_it_slips_then_rolls_or_never_rolls(course: Course) -> None:
    page = course(NAME)
    skip(page)
    choose(page, "Sliding down a slope")
    skip(page)
    expect(contacts(page).filter(has_text="begins to roll")).to_have_count(1)
    slide(page, "friction", 0.02)
    wait_for_value(page, "friction", "value < 0.08")
    expect(contacts(page).filter(has_text="begins to roll")).to_have_count(0)
    expect(page.get_by_text("tan θ = 0.35 is above 7/2 μ")).to_be_visible()


def test_the_switch_of_endless_grip_brings_friction_and_a_point_on_the_map(course: Course) -> None:
    page = course(NAME)
    skip(page)
    expect(control(page, "friction")).to_be_hidden()
    control(page, "grip").locator("input").uncheck()
    expect(control(page, "friction")).to_be_visible()
    page.locator(".carom-lesson .carom-chart").scroll_into_view_if_needed()
    words = "document.querySelector('.carom-chart-box').dataset.words"
    until(page, f"{words}?.includes('your first impact')")
