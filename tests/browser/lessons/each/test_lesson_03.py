"""Lesson 03 as a student goes through it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import control, drag, middle, type_value, wait_for_state
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    contacts,
    guess,
    readout,
    skip,
    slide,
    to_the_end,
    wait_for_value,
)
from tests.browser.waiting import until

NAME = "03_two_balls"
SLIDE_PAST = "speed of sliding past each other"


def show(page: Page, setup: str) -> None:
    """Take a set-up that has a question of its own, and see what comes of it without a guess."""
    page.get_by_label("Preset").select_option(label=setup)
    skip(page)
    expect(page.locator(".carom-note")).to_be_visible()


def test_open_read_guess_and_see_the_impulses(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "largest impulse")
    expect(guess(page, "In the lowest pair.")).to_contain_text("The top pair got the largest")
    page.get_by_role("button", name="More", exact=False).first.click()
    expect(page.get_by_role("button", name="Impulse", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    to_the_end(page)
    expect(contacts(page)).to_have_count(3)
    expect(page.get_by_text("ball 1 changes by")).to_be_visible()


def test_the_light_ball_leaves_faster_the_heavier_the_other(course: Course) -> None:
    page = course(NAME)
    skip(page)
    to_the_end(page)
    before = readout(page, "exact", "momentum of all left balls")
    slide(page, "m2", 1.0)
    wait_for_value(page, "m2", "value > 9000")
    until(page, "location.search.includes('m2=')")
    expect(contacts(page).first).to_contain_text("leaves at 3 m/s")
    to_the_end(page)
    assert readout(page, "exact", "momentum of all left balls") < before - 1


def test_no_bounce_and_yet_they_part(course: Course) -> None:
    page = course(NAME)
    skip(page)
    show(page, "Nikulin, balls 3")
    to_the_end(page)
    assert readout(page, "exact", "gap between the balls") > 10
    show(page, "Nikulin, balls 1")
    to_the_end(page)
    assert readout(page, "exact", "gap between the balls") == pytest.approx(0, abs=1e-3)
    assert readout(page, "exact", SLIDE_PAST) == pytest.approx(0, abs=1e-3)
    page.locator(".carom-lesson .carom-chart").scroll_into_view_if_needed()
    words = "document.querySelector('.carom-chart-box').dataset.words"
    until(page, f"{words}?.includes('balls 1 at (5, 20)')")
    expect(page.locator(".carom-lesson .carom-chart-box canvas")).to_be_visible()


def test_what_acts_on_nothing_is_left_out(course: Course) -> None:
    page = course(NAME)
    skip(page)
    for name in ("y2", "step", "gravity"):
        expect(control(page, name)).to_be_hidden()
    expect(page.locator(".carom-grip-position").first).to_be_hidden()
    control(page, "film").locator("select").select_option("one pair")
    for name in ("y2", "step", "gravity"):
        expect(control(page, name)).to_be_visible()
    expect(page.locator(".carom-readouts")).to_contain_text("fixed steps")


def test_a_ball_is_dragged_and_glue_holds_the_pair(course: Course) -> None:
    page = course(NAME, "?film=one%20pair&duration=1.5")
    skip(page)
    page.locator(".carom-stage").focus()
    page.keyboard.press("Home")
    x, y = middle(page.locator('.carom-grip-position[data-ball="1"]'))
    drag(page, (x, y), (x, y + 30))
    wait_for_value(page, "y2", "value < 4.5")
    control(page, "glued").locator("input").check()
    expect(page.locator(".carom-readouts")).to_contain_text("glued")
    to_the_end(page)
    wait_for_state(page, "Number(data.time) === 1.5")  # the readouts are painted with it
    assert readout(page, "glued", "gap between the balls") == pytest.approx(0, abs=1e-3)
    type_value(page, "drag", "1")
    expect(page.get_by_text("glue is known without walls and drag only")).to_be_visible()


def test_with_a_long_step_nobody_sees_the_collision(course: Course) -> None:
    page = course(NAME)
    skip(page)
    show(page, "Steps of 0.2 s")
    expect(contacts(page)).to_have_count(1)
    expect(contacts(page).first).to_contain_text("exact")


@pytest.mark.parametrize("name", ["02_oblique_plane", NAME, "04_rotating_spheres"])
def test_on_a_phone_nothing_is_wider_than_the_screen(course: Course, name: str) -> None:
    page = course(name, "?film=one%20pair" if name == NAME else "", width=390, height=844)
    skip(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
