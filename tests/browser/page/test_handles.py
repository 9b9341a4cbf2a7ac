"""Balls and arrows that can be moved on the stage, by mouse, finger and keys."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import (
    Opened,
    control,
    drag,
    lesson,
    middle,
    pause,
    state,
    wait_for_state,
)
from tests.browser.student import wait_for_value
from tests.browser.waiting import until


def grip(page: Page, kind: str, ball: int = 0) -> Locator:
    """A grip on the stage."""
    return page.locator(f'.carom-grip-{kind}[data-ball="{ball}"]')


def test_a_dragged_ball_pushes_the_other_away(opened: Opened) -> None:
    page = opened("05_space")
    wait_for_state(page, "Number(data.time) > 0.1")
    pause(page)
    x, y = middle(grip(page, "position"))
    to = middle(grip(page, "position", 1))
    drag(page, (x, y), (to[0] - 8, y), steps=12)
    wait_for_value(page, "x1", "value > 0.8")
    wait_for_value(page, "x2", "value > 1.6")
    # Read at once: pictures of the last moves may still be on their way.
    x1, x2 = page.evaluate(
        "['x1', 'x2'].map((name) => Number(document.querySelector("
        "`.carom-control[data-parameter='${name}'] input[type=text]`).value))"
    )
    assert x2 - x1 > 0.8
    assert state(page, "time") == "0.000000", "the clock went back to the start"
    expect(page.locator(".carom-notice")).to_be_hidden()


def test_at_its_limit_the_other_ball_stops_the_dragged_one(opened: Opened) -> None:
    page = opened("05_space")
    pause(page)
    height = control(page, "y1").locator('input[type="text"]')
    height.fill("1.2")  # as high as the other: there is no way round it
    height.press("Enter")
    wait_for_value(page, "y1", "value === 1.2")
    until(
        page,
        """(() => {
      const [one, two] = [0, 1].map((ball) => {
        const box = document.querySelector(`.carom-grip-position[data-ball="${ball}"]`);
        const { top, height } = box.getBoundingClientRect();
        return top + height / 2;
      });
      return Math.abs(one - two) < 0.5;
    })()""",
    )
    x, y = middle(grip(page, "position"))
    drag(page, (x, y), (x + 700, y), steps=20)
    wait_for_value(page, "x2", "value === 2")
    wait_for_value(page, "x1", "value > 1 && value < 1.2")
    expect(page.locator(".carom-notice")).to_be_hidden()


def test_arrows_move_a_grip_and_say_where_it_is(opened: Opened) -> None:
    page = opened("05_space")
    pause(page)
    ball = grip(page, "position")
    ball.focus()
    page.keyboard.press("ArrowRight")
    wait_for_value(page, "x1", "value === -1.9")
    page.keyboard.press("Shift+ArrowUp")
    wait_for_value(page, "y1", "value === 2.5")
    expect(ball).to_have_attribute("aria-label", "Move ball 1, place: x1 = −1.9 m, y1 = 2.5 m")
    expect(lesson(page).locator("> [role=status]")).to_contain_text("x1 = −1.9 m, y1 = 2.5 m")
    grip(page, "velocity").focus()
    page.keyboard.press("ArrowLeft")
    wait_for_value(page, "v1", "value === 1.9")


def test_a_finger_drags_the_tip_of_an_arrow(opened: Opened) -> None:
    page = opened("05_space", has_touch=True, width=390, height=844)
    pause(page)
    x, y = middle(grip(page, "velocity"))
    finger = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + 15, "y": y}]),
        ("touchMove", [{"x": x + 30, "y": y}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    wait_for_value(page, "v1", "value > 2.5")


def test_in_space_a_ball_follows_the_pointer(opened: Opened) -> None:
    page = opened("05_space")
    pause(page)
    page.get_by_role("button", name="In space").click()
    page.get_by_label("View in space").select_option("front")
    x, y = middle(grip(page, "position"))
    drag(page, (x, y), (x - 40, y - 30))
    wait_for_value(page, "x1", "value < -2.1")
    wait_for_value(page, "y1", "value > 1.6")


def test_what_acts_on_nothing_has_no_grip(opened: Opened) -> None:
    page = opened("05_space", "?space=1")
    expect(grip(page, "position")).to_be_visible()
    expect(grip(page, "position", 1)).to_be_hidden()


def test_balls_come_and_go_by_buttons(opened: Opened) -> None:
    page = opened("05_space")
    more, fewer = (
        page.get_by_role("button", name=f"One ball {what}") for what in ("more", "fewer")
    )
    expect(fewer).to_be_disabled()
    more.click()
    wait_for_value(page, "count", "value === 3")
    expect(more).to_be_disabled()
    fewer.click()
    wait_for_value(page, "count", "value === 2")


def test_two_lessons_keep_their_grips_apart(opened: Opened) -> None:
    page = opened("03_two")
    for number in (0, 1):
        wait_for_state(page, "data.ready === 'true'", number)
        if state(page, "playing", number) == "true":
            lesson(page, number).get_by_role("button", name="Pause").click()
        wait_for_state(page, "data.playing === 'false'", number)
    before = control(page, "height", 1).locator('input[type="text"]').input_value()
    lesson(page).locator(".carom-grip-position").focus()
    page.keyboard.press("Shift+ArrowUp")
    wait_for_value(page, "height", "value > 5.2")
    assert control(page, "height", 1).locator('input[type="text"]').input_value() == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_among_the_grips(opened: Opened, scheme: str) -> None:
    page = opened("05_space", color_scheme=scheme)
    pause(page)
    expect(grip(page, "position", 1)).to_be_visible()
    nothing_found(page, ".carom-lesson")
