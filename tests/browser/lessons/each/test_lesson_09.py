"""Lesson 09 as a student goes through it."""

from playwright.sync_api import expect

from tests.browser.lesson_pages import control, drag, middle, type_value
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    choose,
    contacts,
    guess,
    readout,
    skip,
    to_the_end,
    wait_for_value,
)
from tests.browser.waiting import until

NAME = "09_track"


def test_guess_that_a_ball_needs_less_and_see_it_fall(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "How much does a rolling ball need?")
    said = guess(page, "less")
    expect(said).to_contain_text("Its spin does not help, since it had to be paid for.")
    expect(said).to_contain_text("At 160° the ball had 3.04 m/s")
    expect(contacts(page)).not_to_have_count(0)
    expect(page.get_by_text("ball: leaves at 160° from the lowest point")).to_be_attached()
    expect(page.locator(".carom-parting")).to_be_hidden()  # two bodies, not two descriptions
    type_value(page, "height", "2.72")
    expect(page.get_by_text("ball: gets round")).to_be_attached()


def test_a_track_is_drawn_on_the_stage_by_hand_and_by_keys(course: Course) -> None:
    page = course(NAME)
    skip(page)
    grips = page.locator(".carom-grip-point")
    expect(grips.first).to_be_hidden()
    choose(page, "Draw your own")
    skip(page)
    until(page, "location.search.includes('place=your')")
    to_the_end(page)
    expect(page.get_by_text("your own: there after 0.842 s")).to_be_attached()
    grip = grips.nth(1)
    expect(grip).to_have_attribute("aria-label", "Draw the track: −0.45 m high at 0.5 m")
    grip.focus()
    page.keyboard.press("ArrowDown")
    wait_for_value(page, "y2", "value === -0.46")
    page.keyboard.press("Shift+ArrowUp")
    wait_for_value(page, "y2", "value === -0.41")
    x, y = middle(grip)
    drag(page, (x, y), (x, y + 40))
    wait_for_value(page, "y2", "value < -0.5")
    until(page, "location.search.includes('y2=')")
    x, y = middle(grips.nth(2))
    drag(page, (x, y), (x, y + 20))
    until(page, "location.search.includes('y3=')")
    page.keyboard.press("Control+z")  # of two pulls, the second alone
    until(page, "!location.search.includes('y3=')")
    wait_for_value(page, "y2", "value < -0.5")
    to_the_end(page)
    assert 4 < readout(page, "straight", "speed") < 5


def test_a_name_stands_over_what_it_means_and_a_symbol_beside_its_last_word(course: Course) -> None:
    page = course(NAME, "?level=1")
    name = control(page, "never_slips").locator(".carom-name")
    expect(name).to_have_text("Never slips")
    meaning = control(page, "never_slips").locator(".carom-meaning").bounding_box()
    box = name.bounding_box()
    assert box
    assert meaning
    assert box["y"] + box["height"] <= meaning["y"] + 1
    # The lines of words and the symbol: the last word is on the symbol's line.
    lines = (
        control(page, "height")
        .locator(".carom-label")
        .evaluate(
            """label => {
          const symbol = label.querySelector(".carom-symbol").getBoundingClientRect();
          const words = document.createRange();
          words.selectNodeContents(label.querySelector(".carom-meaning"));
          const last = [...words.getClientRects()].at(-1);
          const middle = (last.top + last.bottom) / 2;
          return [symbol.top, symbol.bottom, middle, symbol.left - last.right];
        }"""
        )
    )
    assert lines[0] < lines[2] < lines[1]
    assert 0 < lines[3] < 12


def test_every_body_that_a_set_up_brings_is_named_on_the_stage_and_listed(course: Course) -> None:
    page = course(NAME, "?act=1")
    skip(page)
    choose(page, "Down a slope")
    for body in ("block", "ball", "hoop"):
        expect(page.locator(".carom-readouts tbody tr").filter(has_text=body)).to_have_count(1)
