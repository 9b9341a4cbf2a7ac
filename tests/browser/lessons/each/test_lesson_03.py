"""Lesson 03 as a student goes through it."""

import pytest
from playwright.sync_api import Page, Route, expect

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

#: Speeds afterwards in the puzzle of act 2, with the law that is named.
LAWS = {
    ("2.50", "1.00"): "The first ball would have to pass through the second.",
    ("0.80", "4.40"): "Energy would grow from 9 J to 10.3 J: something must explode.",
    ("1.38", "3.24"): "No law rejects it: these balls return 62 % of the closing speed. Momentum "
    "leaves one number free, and the material fills it in.",
}
QUOTE = "Your two answers, (0.80, 4.40) and (1.38, 3.24) m/s, both keep momentum."


def open_puzzle(page: Page) -> None:
    """Open the puzzle behind *Play first*."""
    page.get_by_role("button", name="Play first").click()
    expect(page.get_by_text("Set both speeds afterwards so that momentum is kept.")).to_be_visible()


def keep_answer(page: Page, *speeds: str) -> None:
    for ball, speed in enumerate(speeds, start=1):
        page.get_by_label(f"speed of ball {ball}, typed").fill(speed)
    page.get_by_role("button", name="Keep this answer").click()


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


def test_two_answers_are_played_each_with_its_law_and_the_verdict_quotes_them(
    course: Course,
) -> None:
    page = course(NAME, "?act=2&draw=1")
    open_puzzle(page)
    said, chip = page.locator(".carom-speed-answer"), page.locator(".carom-slow")
    expect(control(page, "m1")).to_be_hidden()
    expect(said).to_have_count(0)
    keep_answer(page, "1", "3")
    expect(page.get_by_text("Momentum is 5.00 kg m/s instead of 6.00.")).to_be_visible()
    expect(said).to_have_count(0)
    for speeds, law in LAWS.items():
        keep_answer(page, *speeds)
        expect(chip).to_have_text(f"Your answer ({', '.join(speeds)}) m/s, not a run")
        expect(said.last).to_have_text(f"({', '.join(speeds)}) m/s: {law}")
    expect(said).to_have_count(2)
    keep_answer(page, "1.40", "3.20")
    expect(page.get_by_text("You have (0.80, 4.40) and (1.38, 3.24) already")).to_be_visible()
    page.get_by_role("button", name="To the question").click()
    expect(control(page, "m1")).to_be_visible()
    verdict = guess(page, "The lorry's way.")
    expect(verdict).to_contain_text("They went the lorry's way")
    expect(page.locator(".carom-quote")).to_have_text(QUOTE)
    page.reload()
    expect(page.locator(".carom-quote")).to_have_text(QUOTE)
    page.get_by_role("button", name="Another one").click()
    open_puzzle(page)
    expect(said).to_have_text([f"({', '.join(one)}) m/s: {LAWS[one]}" for one in list(LAWS)[1:]])


def test_a_puzzle_opened_before_the_next_question_has_come_stays_open(course: Course) -> None:
    page = course(NAME, "?act=2&draw=1")
    guess(page, "The lorry's way.")
    put_off: list[Route] = []
    page.route("**/carom/answer", lambda one: put_off.append(one))
    with page.expect_request("**/carom/answer"):
        page.get_by_role("button", name="Another one").click()
    open_puzzle(page)
    page.get_by_label("speed of ball 1, typed").fill("2.00")
    before = page.locator(".carom-lesson").get_attribute("data-sequence")
    for one in put_off:
        one.continue_()
    page.unroute("**/carom/answer")
    wait_for_state(page, f"data.sequence !== '{before}'")
    page.get_by_label("speed of ball 2, typed").fill("2.00")
    page.get_by_role("button", name="Keep this answer").click()
    expect(page.locator(".carom-speed-answer b")).to_have_text("(2.00, 2.00) m/s:")
    page.get_by_role("button", name="To the question").click()
    expect(page.get_by_role("button", name="Let go")).to_be_visible()


def test_kept_back_answers_have_no_law_and_a_fresh_page_has_none(course: Course) -> None:
    page = course(NAME, "?act=2&draw=1&hide=answers")
    open_puzzle(page)
    keep_answer(page, "2.00", "2.00")
    expect(page.locator(".carom-speed-answer b")).to_have_text("(2.00, 2.00) m/s:")
    wait_for_state(page, "data.playing === 'false'")
    expect(page.locator(".carom-speed-law")).to_be_hidden()
    page.goto(page.url.replace("hide=answers", "fresh=1"))
    open_puzzle(page)
    expect(page.locator(".carom-speed-answer")).to_have_count(0)
