"""Lesson 10 as a student goes through it: real stones, in hours and millimetres a second."""

import re

from playwright.sync_api import expect

from tests.browser.lesson_pages import see_now, state, wait_for_state
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    bar_of_time,
    contacts,
    guess,
    skip,
)

NAME = "10_attracting_stones"


def test_guess_that_they_circle_and_see_them_end_touching(course: Course) -> None:
    page = course(NAME, "?fresh=1")
    asks_and_gives_nothing_away(page, "How does it end?")
    expect(page.locator(".carom-stage")).to_have_attribute(
        "aria-description", re.compile(r"0\.1 mm/s.*They pull each other with 0\.293 mN\.")
    )
    said = guess(page, "They circle and never touch.")
    expect(said).to_contain_text("What attracts need not circle.")
    expect(said).to_contain_text("0.187 mm/s sideways")
    expect(page.locator(".carom-now")).to_have_text("15.24 h")
    first = contacts(page).first
    expect(first).to_contain_text("3.49 h")
    expect(first).to_contain_text(re.compile(r"stone 1 leaves at 0\.\d+ mm/s", re.IGNORECASE))


def test_the_stage_says_how_long_a_second_is_while_the_stones_move(course: Course) -> None:
    page = course(NAME, "?fresh=1")
    chip = page.locator(".carom-slow")
    expect(chip).to_be_hidden()  # how long it takes would tell how it ends
    page.get_by_role("radio", name="They end touching.").check()
    page.get_by_role("button", name="Let go").click()
    expect(chip).to_have_text("1 s is 4 hours")
    expect(chip).to_have_text("1 s is 1 minute (slow)")
    expect(chip).to_have_text("1 s is 48 minutes (slow)")
    see_now(page)
    wait_for_state(page, "data.phase === 'told'")
    speeds = page.get_by_label("Speed of the clock")
    expect(speeds.locator("option:checked")).to_have_text("1 s is 4 hours")
    speeds.select_option(label="1 s is 1 minute")
    bar = bar_of_time(page)
    bar.press("Home")
    expect(bar).to_have_attribute("aria-valuetext", "0.0000 h")


def test_a_stone_that_is_pushed_has_a_twin_on_the_same_clock(course: Course) -> None:
    page = course(NAME, "?act=3&level=1&fresh=1")
    said = guess(page, "It is ahead of its twin.")
    expect(said).to_contain_text("It is behind its twin")
    expect(said).to_contain_text("38.5 h instead of 35 h")
    expect(page.locator(".carom-parting")).to_be_hidden()  # two stones, not two descriptions
    assert 126000 < float(state(page, "time")) < 126100


def test_two_stones_at_rest_are_a_question(course: Course) -> None:
    page = course(NAME, "?sideways=0&distance=10&fresh=1")
    skip(page)
    expect(page.locator(".carom-verdict")).to_contain_text("fall together")
