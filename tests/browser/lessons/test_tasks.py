"""Challenges and exercises in a browser: stars follow the run, answers are checked, both stay."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import control
from tests.browser.student import Course, skip

REST = "Choose floor and height so that the ball comes to rest at 10 s."


#: Notebook, what is typed at hand for three stars of its two challenges, and what act 1 has there.
BY_HAND = [
    (
        "02_oblique_plane",
        {"velocity_x": "1.7"},
        {"slope": "1.5", "velocity_y": "-9"},
        "slope",
    ),
    ("03_two_balls", {"vy1": "16"}, {"m2": "39"}, "y2"),
    ("04_rotating_spheres", {"spin1": "3"}, {"spin1": "-14"}, "floor_grips"),
    ("05_newtons_cradle", {"middle": "0.83"}, {"gamma": "1000"}, ""),
]


@pytest.mark.parametrize(("notebook", "first", "second", "act"), BY_HAND)
def test_three_stars_are_reached_by_the_controls_at_hand(
    course: Course, notebook: str, first: dict[str, str], second: dict[str, str], act: str
) -> None:
    page = course(notebook, "?act=1&show=1", width=1280)
    opened(page)
    for place, typed in enumerate((first, second)):
        asked = page.locator(".carom-tasks .carom-challenge").nth(place)
        goal = asked.locator("p").first.inner_text()
        head = page.locator(".carom-asked .carom-question:visible")
        challenge = page.locator(".carom-challenge").filter(has_text=goal)
        challenge.get_by_role("button", name="Try it").press("Enter")
        expect(challenge.locator(".carom-reached")).to_be_visible()
        expect(challenge.locator(".carom-reached")).not_to_be_empty()
        expect(challenge).to_contain_text("No star yet")
        # The goal has the head of the page to itself, and the gauge its flag and its figures.
        expect(head).to_have_text(f"Challenge {place + 1} of 2. {goal}")
        expect(challenge.get_by_text(goal)).to_be_hidden()
        expect(challenge.locator(".carom-gauge-flag")).to_be_visible()
        assert challenge.locator(".carom-tick").count() > 0
        assert challenge.locator(".carom-star svg").first.bounding_box()["height"] == 60
        for name, value in typed.items():
            box = control(page, name).get_by_role("textbox")
            expect(box).to_be_in_viewport()
            box.fill(value)
            box.press("Enter")
        expect(challenge).to_contain_text("Three stars")
        challenge.get_by_role("button", name="Back to the lesson").click()
        expect(page.locator(".carom-tasks .carom-challenge")).to_have_count(2)
        expect(page.locator(".carom-goal")).to_have_count(0)
        for name in {*typed} - {act}:
            expect(control(page, name)).to_be_hidden()
        if act and place == 0:  # at the values of the second one it may act on nothing
            expect(control(page, act)).to_be_visible()


def opened(page: Page) -> None:
    page.evaluate("document.querySelector('.carom-tasks').open = true")


def test_stars_follow_the_run_and_stay_and_an_exercise_is_checked(course: Course) -> None:
    page = course("01_plane_bounce", width=1280)
    expect(page.locator(".carom-tasks")).to_be_hidden()
    skip(page)
    opened(page)
    rest = page.locator(".carom-challenge").filter(has_text=REST)
    expect(rest).to_contain_text("No star yet")
    rest.get_by_role("button", name="Try it").press("Enter")
    expect(rest.locator(".carom-reached")).to_have_text("5.72 s")
    # It is played beside the stage: goal, stars and the slider that matters can be seen together.
    for part in (rest, page.locator(".carom-stage"), control(page, "k_b")):
        expect(part).to_be_in_viewport()
    again, others = (
        rest.get_by_role("button", name="Try again"),
        page.get_by_role("button", name="Try it"),
    )
    expect(again).to_be_focused()
    # The bar marks no act: what is played is none. A press on one leads back to it.
    acts = page.locator(".carom-acts")
    expect(acts.locator("[aria-current]")).to_have_count(0)
    expect(acts.locator(".carom-act-fold")).to_have_text("Challenge 2")
    # It is the one yellow button of the screen.
    expect(again).to_have_class("carom-go")
    expect(page.locator(".carom-go:visible")).to_have_count(1)
    assert again.bounding_box()["height"] >= 52 > others.first.bounding_box()["height"]
    expect(page.locator(".carom-guess")).to_be_hidden()
    expect(rest).to_contain_text("For the first star: 9 to 11 s.")
    box = control(page, "k_b").get_by_role("textbox")
    box.fill("0.82")
    box.press("Enter")
    expect(rest).to_contain_text("Two stars")
    expect(rest).to_contain_text("For the third star: 9.9 to 10.1 s. A floor that returns a")
    box.fill("0.817")
    box.press("Enter")
    expect(rest).to_contain_text("Three stars")
    rest.get_by_role("button", name="Try again").press("Enter")
    expect(rest).to_contain_text("No star yet; before: 3")
    acts.get_by_role("button", name="How high?").press("Enter")
    expect(page.locator(".carom-tasks .carom-challenge")).to_have_count(2)
    expect(acts.locator("[aria-current]")).to_contain_text("How high?")
    expect(acts.locator(".carom-act-fold")).to_have_text("Act 1 of 3")
    expect(page.locator(".carom-guess")).to_be_visible()
    skip(page)  # it asks at its own values, which have no answer yet
    # An exercise stands where the text asks it, once, without the printed answer.
    expect(page.locator(".prose .carom-exercise:visible")).to_have_count(3)
    expect(page.locator(".carom-tasks .carom-exercise:not(.carom-own)")).to_have_count(0)
    printed = "a[href^='#exercise=']:visible, summary:text-is('Answer'):visible"
    expect(page.locator(printed)).to_have_count(0)
    half = page.locator("main .prose .carom-exercise").first
    half.get_by_role("textbox").fill("50")
    half.get_by_role("button", name="Check").press("Enter")
    expect(half.get_by_role("status")).to_contain_text("Not this.")
    half.get_by_role("textbox").fill("70,7")
    half.get_by_role("textbox").press("Enter")
    expect(half.get_by_role("status")).to_contain_text("Right. √0.5 = 0.707")
    own = page.locator(".carom-own")
    clicks = own.get_by_label("times between clicks")
    clicks.fill("0.6 often")
    clicks.press("Enter")
    expect(own.get_by_role("status")).to_contain_text("Type two times or more")
    clicks.fill("620 310")
    clicks.press("Enter")
    expect(own.get_by_role("status")).to_contain_text("Are these milliseconds?")
    own.get_by_role("button", name="Take them as milliseconds").click()
    expect(clicks).to_have_value("0.62 0.31")
    expect(own.get_by_role("status")).to_contain_text("e = 0.5. If every bounce")
    expect(own.get_by_role("status")).to_contain_text("lies still 1.24 s after the first click")
    own.get_by_role("button", name="Try it on the stage").press("Enter")
    expect(control(page, "k_b").get_by_role("textbox")).to_have_value("0.5")
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    expect(page.locator(".carom-challenge").filter(has_text=REST)).to_contain_text("Three stars")
    expect(page.locator(".prose .carom-exercise").first).to_contain_text("Solved before.")


def test_what_a_question_asked_leaves_the_stage_to_a_challenge(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1")
    skip(page)
    opened(page)
    truth = page.locator(".carom-truth")
    expect(truth).to_be_visible()
    rest = page.locator(".carom-challenge").filter(has_text=REST)
    rest.get_by_role("button", name="Try it").press("Enter")  # begins at the same values
    expect(rest.locator(".carom-reached")).to_have_text("5.72 s")
    expect(truth).to_be_hidden()
    leave = rest.get_by_role("button", name="Back to the lesson")
    # All controls lie over nothing of it, on a desk and on a phone.
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 664}):
        page.set_viewport_size(size)
        page.get_by_role("button", name="All controls").press("Enter")
        leave.click(trial=True)
        page.get_by_role("button", name="Fewer controls").press("Enter")
    leave.click()
    expect(truth).to_be_visible()
