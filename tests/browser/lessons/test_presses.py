"""A key presses what has the focus, and never twice within 400 ms: Enter and Space alike."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import state, wait_for_state
from tests.browser.lessons.test_challenges import begin as begin_challenge, entry
from tests.browser.student import Course

KEYS = {
    "Enter": {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"},
    "Space": {"key": " ", "code": "Space", "windowsVirtualKeyCode": 32, "text": " "},
}


def presser(page: Page, key: str) -> Callable[[int, bool], None]:
    """Presses the key at so many milliseconds after the first press, whatever this machine takes;
    True: as a key that is held does."""
    session = page.context.new_cdp_session(page)
    start = page.evaluate("Date.now()") / 1000

    def press(after: int, held: bool) -> None:
        at = {"timestamp": start + after / 1000}
        down = {"type": "keyDown", "autoRepeat": held}
        session.send("Input.dispatchKeyEvent", KEYS[key] | down | at)
        if not held:
            session.send("Input.dispatchKeyEvent", KEYS[key] | {"type": "keyUp"} | at)

    return press


def question(course: Course) -> tuple[Page, str]:
    page = course("03_two_balls", "?act=1&level=1&draw=1&fresh=1")
    page.locator(".carom-guess").get_by_role("radio").first.check()
    return page, ".carom-asking"


def challenge(course: Course) -> tuple[Page, str]:
    page = course("01_plane_bounce", "?act=1&fresh=1", width=1280)
    begin_challenge(page, entry(page))
    return page, ".carom-challenge-foot"


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("begin", [question, challenge])
def test_a_key_never_presses_twice_at_once(
    course: Course, begin: Callable[[Course], tuple[Page, str]], key: str
) -> None:
    page, foot = begin(course)
    go = page.locator(foot).get_by_role("button", name="Let go", exact=True)
    now = page.locator(".carom-rail").get_by_role("button", name="Now", exact=True)
    go.focus()
    press = presser(page, key)
    press(0, False)
    expect(now).to_be_focused()
    press(390, False)
    assert state(page, "covered") == "true"
    press(840, False)
    expect(now).to_be_hidden(timeout=600)  # the look has not come to its end by itself


def test_a_key_that_is_held_presses_once(course: Course) -> None:
    page, _ = challenge(course)
    press = presser(page, "Enter")
    press(0, False)
    expect(page.get_by_role("button", name="Now", exact=True)).to_be_focused()
    press(600, True)
    assert state(page, "covered") == "true"


def test_enter_presses_nothing_that_has_no_focus(course: Course) -> None:
    page, _ = challenge(course)
    page.get_by_role("button", name="Let go", exact=True).click()
    page.locator(".carom-stage").focus()
    page.keyboard.press("Enter")
    assert state(page, "covered") == "true"
    page.keyboard.press("Escape")
    wait_for_state(page, "data.covered === 'false'")
