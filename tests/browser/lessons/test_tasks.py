"""Exercises in a browser: answers are checked, and stay; and the list of what there is to do."""

from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import control
from tests.browser.student import Course, skip

REST = "Choose floor and height so that the ball comes to rest at 10 s."


def opened(page: Page) -> None:
    page.evaluate("document.querySelector('.carom-tasks').open = true")


def test_an_exercise_is_checked_and_stays_solved(course: Course) -> None:
    page = course("01_plane_bounce", width=1280)
    expect(page.locator(".carom-tasks")).to_be_hidden()
    skip(page)
    opened(page)
    # An exercise stands where the text asks it, once, without the printed answer.
    expect(page.locator(".prose .carom-exercise:visible")).to_have_count(3)
    expect(page.locator(".carom-tasks .carom-exercise:not(.carom-own)")).to_have_count(0)
    printed = "a[href^='#exercise=']:visible, summary:text-is('Answer'):visible"
    expect(page.locator(printed)).to_have_count(0)
    half = page.locator("main .prose .carom-exercise").first
    half.get_by_role("textbox").fill("50")
    half.get_by_role("button", name="Check").press("Enter")
    expect(half.get_by_role("status")).to_contain_text("Not yet.")
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
    expect(own.get_by_role("status")).to_contain_text("is at rest 1.24 s after the first click")
    own.get_by_role("button", name="Try it on the stage").press("Enter")
    expect(control(page, "k_b").get_by_role("textbox")).to_have_value("0.5")
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    expect(page.locator(".prose .carom-exercise").first).to_contain_text("Solved before.")


def test_what_a_question_asked_leaves_the_stage_to_a_challenge(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1")
    skip(page)
    truth = page.locator(".carom-truth")
    expect(truth).to_be_visible()
    opened(page)
    rest = page.locator(".carom-challenge").filter(has_text=REST)
    expect(rest).to_contain_text("No star yet")
    rest.get_by_role("button", name="Try it").press("Enter")  # begins at the same values
    expect(page.locator(".carom-goal")).to_contain_text(REST)
    expect(truth).to_be_hidden()
    leave = page.get_by_role("button", name="Back to the lesson")
    leave.click()
    expect(truth).to_be_visible()
