"""For everybody: no violations that axe can find, small and large windows, light and dark."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import (
    Opened,
    picture,
    state,
    type_value,
)
from tests.browser.waiting import until


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", ["01_open", "02_guess", "07_arrow"])
def test_axe_finds_nothing(opened: Opened, name: str, scheme: str) -> None:
    page = opened(name, color_scheme=scheme)
    type_value(page, "e", "abc")
    expect(page.locator(".carom-control .carom-problem").first).to_contain_text("takes a number")
    nothing_found(page, ".carom-lesson")


def open_all(page: Page) -> None:
    """Open every fold, microscope, ruler and protractor."""
    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
    for name in ("More", "Look closer", "Ruler", "Protractor"):
        button = page.get_by_role("button", name=name, exact=True)
        if button.is_visible():
            button.click()
    # What stays under the bar is half hidden, and no target that is too small.
    page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize(("width", "scheme"), [(390, "light"), (1280, "dark"), (2560, "light")])
@pytest.mark.parametrize("query", ["", "?lock=e,count,back,colour&hide=step", "?view=stage"])
def test_axe_finds_nothing_with_all_open(
    opened: Opened, query: str, width: int, scheme: str
) -> None:
    page = opened("01_open", query, width=width, color_scheme=scheme)
    open_all(page)
    nothing_found(page, ".carom-lesson")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_question_and_stage_fit_the_first_screen(opened: Opened, width: int, height: int) -> None:
    page = opened("02_guess", width=width, height=height)
    for part in (".carom-question", ".carom-stage", ".carom-flag-grip"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height, part


@pytest.mark.parametrize("width", [390, 600, 781, 1280, 2560])
def test_nothing_is_wider_than_the_window(opened: Opened, width: int) -> None:
    page = opened("01_open", width=width, height=844)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_canvas_is_sharp_and_follows_the_window(opened: Opened) -> None:
    page = opened("01_open", device_scale_factor=2)
    canvas = page.locator(".carom-stage canvas")
    for width in (1280, 900):
        page.set_viewport_size({"width": width, "height": 720})
        until(
            page,
            "(() => { const c = document.querySelector('.carom-stage canvas');"
            " return c.width === Math.round(2 * c.clientWidth); })()",
        )
    assert canvas.bounding_box()


def test_dark_pages_get_dark_canvases(opened: Opened) -> None:
    page = opened("02_guess")
    light = picture(page)
    page.emulate_media(color_scheme="dark")
    until(
        page,
        "held => document.querySelector('.carom-stage canvas').toDataURL() !== held",
        arg=light,
    )


def test_reduced_motion_starts_at_rest(opened: Opened) -> None:
    page = opened("01_open", reduced_motion="reduce")
    assert state(page, "playing") == "false"
    page.get_by_role("button", name="Play (space)").click()
    page.wait_for_selector('.carom-lesson[data-playing="true"]')


def test_every_control_can_be_reached_by_the_keyboard(opened: Opened) -> None:
    page = opened("01_open")
    page.locator(".carom-stage").focus()
    reached = set()
    for _ in range(90):
        page.keyboard.press("Tab")
        reached.add(
            page.evaluate(
                "(() => { const e = document.activeElement;"
                " return e.getAttribute('aria-label') ?? e.textContent; })()"
            )
        )
    wanted = {"Speed of the clock", "Preset", "Reset all", "Copy link", "Moment of the run"}
    assert wanted <= reached
    assert any("restitution of the floor, typed" in name for name in reached)
