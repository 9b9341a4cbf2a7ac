"""Lesson 05 as a student goes through it: two answers, four cradles, the map under the hand."""

import itertools
import re
import time
from functools import partial

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lesson_pages import (
    PATIENCE,
    answers_of,
    control,
    middle,
    open_act,
    picture,
    see_now,
    state,
    wait_for_state,
)
from tests.browser.student import (
    Course,
    choose,
    contacts,
    first_screen,
    guess,
    readout,
    skip,
    to_the_end,
)
from tests.browser.waiting import until

SECOND = ("-0.3", "0.49", "0.81")


@pytest.fixture
def cradle(course: Course) -> Course:
    """Opens the lesson and waits for its first picture."""
    return partial(course, "05_newtons_cradle")


@pytest.fixture
def puzzle(cradle: Course) -> Course:
    """The lesson after its vote, at the puzzle of three speeds."""

    def go(query: str = "") -> Page:
        page = cradle(query)
        if answers_of(page).count():
            page.get_by_role("button", name="Just show me").click()
            see_now(page)
            page.get_by_role("button", name="Next question").click()
        wait_for_state(page, "data.phase === 'ask'")
        return page

    return go


def speed(page: Page, ball: int) -> Locator:
    """The slider of a ball's speed."""
    return page.get_by_label(f"speed of ball {ball} afterwards, m/s")


def lock(page: Page) -> Locator:
    """What holds ball 1 at rest."""
    return page.get_by_role("button", name="lock ball 1 at rest")


def set_speeds(page: Page, *speeds: str) -> None:
    if lock(page).count() and lock(page).get_attribute("aria-pressed") == "true":
        lock(page).click()
    for ball, value in enumerate(speeds, start=1):
        speed(page, ball).fill(value)


def meter(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def keep(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^Keep"))


def test_two_answers_keep_both_laws_and_four_cradles_swing(puzzle) -> None:
    page = puzzle()
    expect(meter(page, "Momentum")).to_contain_text("too little")
    keep(page).click()
    expect(page.get_by_text("Set speeds that keep both first")).to_be_visible()
    before = picture(page)
    set_speeds(page, "0", "0", "1")
    until(page, "before => document.querySelector('.carom-stage canvas').toDataURL() !== before",
          arg=before)  # fmt: skip
    for name in ("Momentum", "Energy"):
        expect(meter(page, name)).to_contain_text("✓ kept")
    keep(page).click()
    expect(page.get_by_text("You have (0.00, 0.00, 1.00) already; find another.")).to_be_visible()
    set_speeds(page, *SECOND)
    keep(page).click()
    line = page.get_by_text("Your guess: (0.00, 0.00, 1.00) and (−0.30, 0.49, 0.81) m/s")
    expect(line).to_be_visible()
    see_now(page)
    wait_for_state(page, "Number(data.time) > 0.2")
    expect(page.locator(".carom-result")).to_contain_text(
        "Yours, (0.00, 0.00, 1.00) and (−0.30, 0.49, 0.81) m/s, are both allowed"
    )
    expect(page.get_by_text("Hertz: v = (−0.07, 0.08, 0.99) m/s")).to_be_visible()


def test_too_much_too_little_and_balls_that_pass_through_are_told_in_words(puzzle) -> None:
    page = puzzle()
    set_speeds(page, "0", "1", "1")
    expect(meter(page, "Momentum")).to_contain_text("2.00 of 1.00 kg m/s")
    expect(meter(page, "Energy")).to_contain_text("↑ too much")
    set_speeds(page, "1", "0", "0")
    expect(meter(page, "Energy")).to_contain_text("✓ kept")
    expect(page.get_by_text("✗ ball 1 would pass through ball 2")).to_be_visible()
    keep(page).click()
    expect(page.get_by_text("Set speeds that keep both first")).to_be_visible()


def test_who_finds_no_second_answer_is_told_of_the_lock_after_a_while(cradle) -> None:
    page = cradle("?level=1")
    page.clock.install()
    page.get_by_role("radio", name="It stops.").check()
    page.get_by_role("button", name="My vote").click()
    expect(speed(page, 1)).to_be_disabled()
    hint = page.get_by_text("Ball 1 may move back: unlock it")
    page.clock.fast_forward(30_000)
    expect(hint).to_have_count(0)
    page.get_by_label("speed of ball 3, typed").fill("1")
    expect(meter(page, "Energy")).to_contain_text("✓ kept")
    page.clock.fast_forward(10_000)
    expect(hint).to_be_visible()
    lock(page).click()
    expect(hint).to_have_count(0)
    page.get_by_label("speed of ball 1, typed").fill("−0,3")
    expect(speed(page, 1)).to_have_value("-0.3")
    for typed in ("1e9", "abc", ""):
        box = page.get_by_label("speed of ball 2, typed")
        box.fill(typed)
        box.press("Enter")
        said = page.locator(".carom-speed-said")
        expect(said).to_have_text(f"v of ball 2 goes from −1 to 1.5 m/s; you typed “{typed}”.")
        expect(box).to_have_value("0.00")
    lock(page).click()
    expect(speed(page, 1)).to_have_value("0")


def test_the_sliders_obey_the_keyboard_and_the_row_in_the_link(puzzle) -> None:
    page = puzzle("?balls=4&speed=2")
    asked = page.get_by_text("Ball 1 comes in at 2 m/s. Set the four speeds afterwards.")
    expect(asked).to_be_visible()
    speed(page, 4).focus()
    page.keyboard.press("ArrowRight")
    expect(speed(page, 4)).to_have_attribute("aria-valuetext", "0.02 m/s")
    expect(meter(page, "Momentum")).to_contain_text("0.02 of 2.00 kg m/s")


def reach(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus, which can be seen there."""
    for _ in range(60):
        if target.evaluate("found => found === document.activeElement"):
            assert target.evaluate("found => found.matches(':focus-visible')")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"60 times Tab do not reach {target}")


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_the_keyboard_alone_goes_from_the_guess_to_the_set_ups(puzzle) -> None:
    page = puzzle()
    reach(page, speed(page, 3))
    press(page, "End", *["PageDown"] * 2)
    reach(page, keep(page))
    press(page, "Enter")
    expect(page.get_by_text("You have (0.00, 0.00, 1.00) already; find another.")).to_be_visible()
    press(page, *["Shift+Tab"] * 5)
    reach(page, lock(page))
    press(page, "Enter", "Shift+Tab")
    reach(page, speed(page, 1))
    press(page, "PageDown", *["ArrowLeft"] * 5)
    reach(page, speed(page, 2))
    press(page, *["PageUp"] * 2, "ArrowLeft")
    reach(page, speed(page, 3))
    press(page, "PageDown", *["ArrowRight"] * 6)
    reach(page, keep(page))
    press(page, "Enter")
    wait_for_state(page, "data.phase === 'run'")
    press(page, "Enter")
    wait_for_state(page, "data.covered === 'false'")
    expect(page.locator(".carom-result")).to_contain_text("(−0.30, 0.49, 0.81)")
    before = state(page, "sequence")
    reach(page, page.get_by_label("Preset"))
    press(page, "ArrowDown")
    wait_for_state(page, f"data.sequence !== '{before}'")
    expect(page.locator(".carom-note")).to_contain_text(
        "One by one says: one in, one out. Real balls all move."
    )


def test_two_balls_have_one_answer(puzzle) -> None:
    page = puzzle("?balls=2")
    asked = page.get_by_text("Ball 1 comes in at 1 m/s. Set the two speeds afterwards.")
    expect(asked).to_be_visible()
    expect(page.get_by_text("Then find a second answer.")).to_have_count(0)
    set_speeds(page, "0", "1")
    page.get_by_role("button", name="Keep and play").click()
    see_now(page)
    expect(page.locator(".carom-result")).to_contain_text("for two balls nothing else is")


def test_two_balls_squeezed_agree_and_three_do_not(cradle) -> None:
    page = cradle()
    skip(page)
    for setup, agree in (("Two balls, squeezed", True), ("Three balls, squeezed", False)):
        choose(page, setup)
        skip(page)
        to_the_end(page)
        last = [
            readout(page, run, "velocity of the last ball")
            for run in ("one by one", "all at once", "springs", "Hertz")
        ]
        assert (max(last) - min(last) < 1e-3) == agree
        assert last[0] == pytest.approx(1, abs=1e-3)


def test_three_programs_have_a_frame_each_and_say_their_speeds_once_they_are_seen(cradle) -> None:
    page = cradle("?act=3")
    assert state(page, "framed") == "true"
    said = page.locator(".carom-lesson > .carom-unseen[role=status]")
    expect(said).not_to_contain_text("%")
    skip(page)
    expect(said).not_to_contain_text("%")
    to_the_end(page)
    expect(said).to_contain_text("Hertz: ball 1 −7.1 %, ball 2 7.6 %, ball 3 99.5 %.")
    expect(said).to_contain_text("all at once: ball 1 −33.3 %, ball 2 66.7 %, ball 3 66.7 %.")
    toys = page.get_by_role("group", name="Play with it")
    expect(toys.get_by_role("button", name="Small gaps")).to_be_visible()
    expect(toys.get_by_role("button", name="Side by side")).to_have_count(0)


def test_the_third_act_asks_which_rule_is_right_and_says_how_far_each_is_off(cradle) -> None:
    page = cradle("?act=3", width=664, height=390)
    question = page.locator(".carom-question:visible")
    expect(question).to_contain_text("Which rule gives the true speeds, within 5 %?")
    told = guess(page, "Neither.")
    expect(told).to_contain_text("Neither rule is right")
    expect(told).to_contain_text(
        "Real balls: (−7.1, 7.64, 99.5) %. One by one is off by 7.64 %, all at once by 59 %."
    )


HEIGHT = "document.querySelector('.carom-stage').getBoundingClientRect().height"


def test_on_a_phone_four_cradles_keep_their_size_and_let_go_is_in_sight(cradle) -> None:
    """They were small while they ran alone, and so large before that the button was below."""
    page = cradle("?act=3", width=390, height=664)
    page.evaluate("scrollTo(0, 0)")
    first_screen(page, page.get_by_role("button", name="Let go"), page.locator(".carom-stage"))
    before = page.evaluate(HEIGHT)
    page.get_by_role("radio", name="Neither.").check()
    page.get_by_role("button", name="Let go").click()
    wait_for_state(page, "data.phase === 'run'")
    assert page.evaluate(HEIGHT) == before
    see_now(page)
    assert page.evaluate(HEIGHT) == before


def test_held_across_the_stage_keeps_its_size_for_the_puzzle(cradle) -> None:
    """It shrank as on an upright phone, though the sliders stand beside it."""
    page = cradle("?act=1", width=664, height=390)
    before = page.evaluate(HEIGHT)
    page.get_by_role("button", name="Skip the vote").click()
    expect(speed(page, 1)).to_be_visible()
    assert page.evaluate(HEIGHT) == before


#: Waits for so many animation frames.
FRAMES = """(count) => new Promise((done) => {
  const next = (left) => left ? requestAnimationFrame(() => next(left - 1)) : done();
  next(count);
})"""


def settled(page: Page) -> str:
    """The picture once the camera has come to rest: it has been the same five times."""
    seen: list[str] = []
    while len(seen) < 5 or len(set(seen[-5:])) > 1:
        assert len(seen) < 100, "the picture never comes to rest"
        page.evaluate(FRAMES, 4)  # frames, not time: on a slow machine nothing moves for a while
        seen.append(picture(page))
    return seen[-1]


def test_the_first_screen_tells_what_to_do(cradle) -> None:
    page = cradle("?act=1")
    vote = page.locator(".carom-question").filter(
        has_text="What does the first ball do afterwards?"
    )
    rows = answers_of(page)
    parts = (rows.first, rows.last, page.get_by_role("button", name="My vote"))
    first_screen(page, vote, *parts, page.locator(".carom-stage"))


def told_in_act(page: Page) -> str:
    """All that the rail and the panels say."""
    parts = page.locator(".carom-guess, .carom-result, .carom-readouts, .carom-law")
    return " ".join(parts.all_text_contents())


def test_the_vote_is_kept_until_the_second_act_answers_it(cradle) -> None:
    page = cradle("?level=1")
    page.get_by_role("radio", name="It stops.").check()
    page.get_by_role("button", name="My vote").click()
    expect(page.get_by_text("Your vote is kept: It stops. Act 2 shows the answer.")).to_be_visible()
    expect(meter(page, "Momentum")).to_be_visible()
    expect(page.locator(".carom-result")).to_be_empty()
    assert state(page, "covered") == "true"
    for answer in (("0", "0", "1"), SECOND):
        set_speeds(page, *answer)
        keep(page).click()
    see_now(page)
    expect(page.locator(".carom-result")).to_contain_text("Two laws cannot fix three speeds")
    law = page.get_by_role("region", name="The law in numbers")
    page.get_by_role("button", name="Numbers").click()
    expect(law).to_contain_text("one by one: v = (0.00, 0.00, 1.00) m/s")
    assert "Hertz" not in told_in_act(page)
    open_act(page, "What do real balls do?")
    wait_for_state(page, "data.act === '2' && data.phase === 'ask'")
    expect(page.get_by_role("radio", name="It stops.")).to_be_checked()
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    expect(page.locator(".carom-result")).to_contain_text("It came back slowly")
    open_act(page, "Which speeds do the laws allow?")
    wait_for_state(page, "data.act === '1'")
    expect(page.get_by_text("Act 2 shows the answer.")).to_be_hidden()
    page.get_by_role("button", name="Numbers").click()
    expect(law).to_contain_text("Hertz: v = (−0.07, 0.08, 0.99) m/s")


def test_at_the_puzzle_sliders_and_meters_stand_beside_the_stage(puzzle) -> None:
    page = puzzle()
    told = page.get_by_text("Set the three speeds afterwards. Then find a second answer.")
    page.evaluate("scrollTo(0, 0)")
    first_screen(page, told, speed(page, 1), meter(page, "Momentum"), page.locator(".carom-stage"))


def test_after_the_guess_the_cradles_are_as_large_as_fits(cradle) -> None:
    page = cradle()
    skip(page)
    before = settled(page)
    page.get_by_role("button", name="Fit all").click()
    assert settled(page) == before


def test_the_map_follows_the_hand_and_the_balls_stay_as_they_are(cradle) -> None:
    page = cradle()
    skip(page)
    chart = page.locator(".carom-lesson .carom-chart-box canvas")
    page.locator(".carom-lesson .carom-chart").scroll_into_view_if_needed()
    expect(chart).to_be_visible()
    slider = control(page, "tolerance").locator('input[type="range"]')
    slider.scroll_into_view_if_needed()
    chart_is = "document.querySelector('.carom-chart-box').dataset.words"
    until(page, chart_is)
    told = page.evaluate(chart_is)
    assert "one by one in" in told
    expect(chart).to_be_in_viewport()
    x, y = middle(slider)
    page.mouse.move(x, y)
    page.mouse.down()
    end, moves = time.monotonic() + PATIENCE / 1000, itertools.count()
    while page.evaluate(chart_is) == told:  # the hand does not rest, and yet the map follows
        assert time.monotonic() < end, told
        page.mouse.move(x + 4 * (next(moves) % 8), y)
        page.wait_for_timeout(25)
    page.mouse.up()


def test_on_a_rail_the_contacts_take_time(cradle) -> None:
    page = cradle()
    skip(page)
    swings = page.get_by_text("a string of this swing takes")
    expect(swings).to_be_visible()
    before = state(page, "sequence")
    control(page, "picture").locator("select").select_option("on a rail")
    wait_for_state(page, f"data.sequence !== '{before}'")
    expect(swings).to_have_count(0)
    expect(control(page, "length")).to_be_hidden()
    page.get_by_role("button", name="One contact on").first.click()
    wait_for_state(page, "data.playing === 'false'")
    expect(page.get_by_text("two balls alone touch for 249 ms")).to_be_visible()


def test_a_soft_contact_of_the_cradle_is_seen_in_its_own_time(cradle) -> None:
    page = cradle()
    skip(page)
    contacts(page).filter(has_text="Hertz").first.get_by_role("button").click()
    expect(contacts(page).filter(has_text="Hertz").first).to_contain_text("no energy is lost")
    page.get_by_role("button", name="Look closer").click()
    closer = page.get_by_role("region", name="Impact microscope")
    page.locator(".carom-contacts-list button").filter(has_text="Hertz").first.click()
    expect(closer).to_contain_text("The force is at most")
    expect(closer).to_contain_text("The contact takes no time on the clock of the swings")
