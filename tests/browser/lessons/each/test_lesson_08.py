"""Lesson 08 as a student goes through it."""

from playwright.sync_api import expect

from tests.browser.student import Course, asks_and_gives_nothing_away, choose, guess, skip
from tests.browser.waiting import until

NAME = "08_many_balls"


def test_guess_a_bell_and_see_that_it_is_lopsided(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "how are the speeds spread?")
    expect(page.locator(".carom-sketch")).to_have_count(4)
    said = guess(page, "a bell about it")
    expect(said).to_contain_text("are faster than at the start")
    expect(said).to_contain_text("A bell has two like sides")
    expect(page.get_by_text("way between two collisions: 4.01 m")).to_be_attached()


def test_turned_round_soon_they_find_back_and_late_they_do_not(course: Course) -> None:
    page = course(NAME, "?act=2")
    said = guess(page, "always")
    expect(said).to_contain_text("all 500 came back to one speed")
    choose(page, "Too late")
    expect(page.get_by_text("turned round at", exact=False).first).to_be_attached()
    until(page, "location.search.includes('each=10')")


def test_a_piston_moves_on_the_stage_and_the_chart_weighs_the_walls(course: Course) -> None:
    page = course(NAME, "?act=3")
    skip(page)
    chart = page.locator(".carom-chart-box")
    chart.scroll_into_view_if_needed()
    until(page, "document.querySelector('.carom-chart-box').dataset.words")
    words = chart.get_attribute("data-words") or ""
    assert "N kT/A" in words and "felt, in a twelfth of the run each" in words
