"""Lesson 08 as a student goes through it."""

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.lesson_pages import control
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    choose,
    guess,
    skip,
    to_the_end,
)
from tests.browser.waiting import until

NAME = "08_many_balls"


def test_guess_a_bell_and_see_that_it_is_lopsided(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "How are their speeds spread then?")
    expect(page.locator(".carom-sketch")).to_have_count(4)
    said = guess(page, "a bell around 1 m/s")
    expect(said).to_contain_text("needs 6 % more energy than there is")
    claim = re.compile(r"\d+ of 1000 balls are faster than that")
    spoken = page.locator(".carom-lesson > .carom-unseen[role=status]")
    expect(spoken).to_have_text(claim)
    expect(spoken).not_to_contain_text("hits")
    expect(page.locator(".carom-stage")).to_have_attribute("aria-description", claim)
    expect(page.get_by_text("way between two collisions: 4.01 m")).to_be_attached()


def test_the_question_and_the_stage_stay_where_they_are_until_the_run_is_there(
    course: Course,
) -> None:
    page = course(NAME, "?fresh=1&act=1", width=390, height=664)
    answers: list[Route] = []
    page.route("**/carom/answer", lambda route: answers.append(route))
    page.reload(wait_until="commit")
    question, stage = page.locator(".carom-question:not([hidden])"), page.locator(".carom-stage")
    page.wait_for_selector(".carom-lesson:not(.carom-before)", state="attached")
    expect(question).to_contain_text("How are their speeds spread then?")
    before = stage.bounding_box()
    until_held(page, answers)
    answers[0].continue_()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    assert stage.bounding_box() == before


def test_turned_round_soon_they_find_back_and_late_they_do_not(course: Course) -> None:
    page = course(NAME, "?act=2")
    asked = page.locator(".carom-question").filter(has_text="return to their first speed?")
    expect(asked).to_contain_text("Each ball collides 4 times on average")  # as the control says
    said = guess(page, "hardly any")
    expect(said).to_contain_text("turned round, all 500 went home")
    choose(page, "Too late")
    skip(page)
    expect(page.get_by_text("turned round at", exact=False).first).to_be_attached()
    until(page, "location.search.includes('each=11')")


def test_a_piston_moves_on_the_stage_and_the_chart_weighs_the_walls(course: Course) -> None:
    page = course(NAME, "?act=3")
    skip(page)
    chart = page.locator(".carom-chart-box")
    chart.scroll_into_view_if_needed()
    until(page, "document.querySelector('.carom-chart-box').dataset.words")
    words = chart.get_attribute("data-words") or ""
    assert "N kT/A" in words and "felt, in a twelfth of the run each" in words


def test_what_is_said_at_the_head_of_the_stage_leaves_the_picture_of_speeds_free(
    course: Course,
) -> None:
    page = course(NAME, "?balls=200&act=1")
    skip(page)
    to_the_end(page)
    end = page.locator(".carom-run-end")
    expect(end).to_contain_text("The run ends here.")
    expect(end).to_be_visible()
    stage, said = page.locator(".carom-stage").bounding_box(), end.bounding_box()
    sheet = page.locator(".carom-stage").evaluate(
        "s => parseFloat(s.style.getPropertyValue('--sheet'))"
    )
    assert stage
    assert said
    assert sheet > stage["width"] / 2
    assert said["x"] > stage["x"]
    assert said["x"] + said["width"] <= stage["x"] + sheet


def test_a_set_up_in_the_plane_after_one_in_space_is_seen_flat(course: Course) -> None:
    page = course(NAME, "?balls=200&each=1")
    skip(page)
    grip = page.locator(".carom-turn")
    choose(page, "In space")
    expect(grip).to_be_visible()
    choose(page, "Soon")
    expect(grip).to_be_hidden()


def test_ten_times_as_many_balls_come_in_parts_that_can_be_stopped(course: Course) -> None:
    page, held = course(NAME, "?balls=200&each=4"), []

    def hold_the_first_part(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        if asked.get("kind") == "part" and not held:
            held.append(route)
        else:
            route.continue_()

    page.route("**/carom/answer", hold_the_first_part)
    control(page, "many").locator("input").check()
    parts = page.locator(".carom-parts-to-come")
    expect(parts).to_contain_text("Part 1 of 5 is there")
    parts.get_by_role("button", name="Stop").click()
    expect(parts).to_contain_text("Stopped at part 1 of 5")
    until_held(page, held)
    held[0].continue_()
    expect(parts).to_contain_text("Stopped at part 2 of 5")
    parts.get_by_role("button", name="Go on").click()
    expect(parts).to_be_hidden()
    # The law is that of the whole run: four collisions each and some.
    expect(page.get_by_text(re.compile(r"^collisions each: 4\.")).first).to_be_attached()


def until_held(page: Page, held: list[Route]) -> None:
    """Wait until the page has asked for the part that is held back."""
    while not held:
        page.evaluate("new Promise(requestAnimationFrame)")


def test_all_that_a_challenge_asks_to_change_is_in_sight(course: Course) -> None:
    page = course(NAME, "?act=1&show=1&balls=200&each=1", width=1280, height=800)
    page.evaluate("document.querySelector('.carom-tasks').open = true")
    challenge = page.locator(".carom-challenge").filter(has_text="Double the push")
    challenge.get_by_role("button", name="Try it").press("Enter")
    for name in ("balls", "speed", "side"):
        expect(control(page, name).get_by_role("slider")).to_be_in_viewport(ratio=1)
