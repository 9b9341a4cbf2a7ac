"""Spin in space: turning spheres, and a view that can be turned by hand and by keys."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import (
    Opened,
    control,
    drag,
    middle,
    pause,
    picture,
    state,
    wait_for_state,
)
from tests.browser.waiting import until

SPACE = "?space=1"


def wait_for_new_picture(page: Page, old: str) -> None:
    """Wait until the stage shows something else."""
    shown = "old => document.querySelector('.carom-stage canvas').toDataURL() !== old"
    until(page, shown, arg=old)


def at_start(page: Page) -> None:
    """The clock stands at zero."""
    pause(page)
    page.get_by_role("button", name="To the start").click()
    wait_for_state(page, "Number(data.time) === 0")


def test_runs_in_space_are_seen_in_space_and_spin_can_be(opened: Opened) -> None:
    page = opened("05_space")
    switch = page.get_by_role("button", name="In space")
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_label("Turn the view")).to_be_hidden()
    at_start(page)
    flat = picture(page)
    switch.click()
    expect(page.get_by_label("Turn the view")).to_be_visible()
    wait_for_new_picture(page, flat)
    switch.click()
    expect(page.get_by_label("Turn the view")).to_be_hidden()
    page = opened("05_space", SPACE)
    expect(page.get_by_label("Turn the view")).to_be_visible()
    expect(page.get_by_role("button", name="In space")).to_be_hidden()


def test_without_spin_there_is_no_choice(opened: Opened) -> None:
    page = opened("01_open")
    expect(page.get_by_role("button", name="In space")).to_be_hidden()


def test_keys_turn_the_view_and_say_so(opened: Opened) -> None:
    page = opened("05_space", SPACE)
    at_start(page)
    grip = page.get_by_label("Turn the view")
    grip.focus()
    page.keyboard.press("Home")
    expect(grip).to_have_attribute("aria-valuetext", "from the front")
    expect(page.get_by_label("View in space")).to_have_value("front")
    old = picture(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    expect(grip).to_have_attribute("aria-valuetext", "turned 5° to the right, 5° from above")
    wait_for_new_picture(page, old)
    assert float(state(page, "time")) == 0, "the arrow keys of the clock are others"


def test_dragging_the_stage_turns_the_view_and_does_not_play(opened: Opened) -> None:
    page = opened("05_space", SPACE)
    at_start(page)
    old = picture(page)
    x, y = middle(page.locator(".carom-stage"))
    drag(page, (x, y), (x + 90, y - 30))
    wait_for_new_picture(page, old)
    expect(page.get_by_label("View in space")).to_have_value("turned")
    assert state(page, "playing") == "false"
    page.mouse.click(x, y)
    wait_for_state(page, "data.playing === 'true'")


def test_a_finger_turns_the_view_at_the_cross(opened: Opened) -> None:
    page = opened("05_space", SPACE, has_touch=True, width=390, height=844)
    at_start(page)
    grip = page.get_by_label("Turn the view")
    before = grip.get_attribute("aria-valuetext")
    x, y = middle(grip)
    finger = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x + 30, "y": y}]),
        ("touchMove", [{"x": x + 50, "y": y + 20}]),
        ("touchEnd", []),
    ):
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    expect(grip).not_to_have_attribute("aria-valuetext", before or "")


def test_a_ball_that_turns_where_it_is_looks_different(opened: Opened) -> None:
    page = opened("05_space", f"{SPACE}&rough=0")  # a spin that does nothing but turn the ball
    at_start(page)
    old = picture(page)
    slider = control(page, "spin").locator('input[type="text"]')
    page.get_by_role("button", name="One frame on").click()
    wait_for_new_picture(page, old)
    with_spin = picture(page)
    slider.fill("-20")
    slider.press("Enter")
    wait_for_new_picture(page, with_spin)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_axe_finds_nothing_in_space(opened: Opened, scheme: str, width: int) -> None:
    page = opened("05_space", SPACE, color_scheme=scheme, width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    nothing_found(page, ".carom-lesson")
