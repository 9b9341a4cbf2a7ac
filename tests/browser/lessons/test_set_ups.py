"""Set-ups wait at their start, and say what they show after their run."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import state, wait_for_state
from tests.browser.student import Course, choose

WAITS = "data.playing === 'false' && Number(data.time) === 0"


def waits_and_tells_nothing(page: Page) -> None:
    """At the start, with one button that lets go; the note is not seen."""
    wait_for_state(page, WAITS)
    expect(page.locator(".carom-note")).to_be_hidden()
    expect(page.locator(".carom-go:visible")).to_have_count(1)


@pytest.mark.parametrize("lesson", ["03_two_balls", "07_bowl"])
def test_set_ups_wait_at_their_start(course: Course, lesson: str) -> None:
    page = course(lesson, "?act=1&level=3")
    names = page.get_by_label("Preset").locator("option").all_text_contents()[1:]
    assert len(names) > 5
    for name in names:
        before = state(page, "sequence")
        page.get_by_label("Preset").select_option(label=name)
        wait_for_state(page, f"data.sequence !== '{before}'")
        waits_and_tells_nothing(page)


def test_a_set_up_opens_the_act_that_asks_its_question(course: Course) -> None:
    page = course("07_bowl", "?act=1&level=3")
    choose(page, "Two mirrors")
    wait_for_state(page, "data.act === '3' && data.phase === 'ask'")
    expect(page.locator(".carom-question:visible")).to_contain_text("Without gravity")


def test_the_note_comes_after_a_run_of_which_nothing_is_asked(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1&level=3")
    choose(page, "Clay")
    wait_for_state(page, "data.phase === 'none'")
    waits_and_tells_nothing(page)
    page.locator(".carom-guess").get_by_role("button", name="Let go").click()
    wait_for_state(page, "Number(data.time) > 0")
    expect(page.locator(".carom-note")).to_be_visible()
    page.get_by_role("button", name="To the start").click()
    wait_for_state(page, WAITS)
    expect(page.locator(".carom-note")).to_be_visible()


def test_that_a_run_ends_early_is_said_after_it(course: Course) -> None:
    page = course("03_two_balls", "?act=1&level=3")
    choose(page, "Drag that makes faster")
    waits_and_tells_nothing(page)
    early = page.locator(".carom-early")
    expect(early).to_be_hidden()
    page.locator(".carom-guess").get_by_role("button", name="Let go").click()
    wait_for_state(page, "Number(data.time) > 0")
    expect(early).to_contain_text("“fixed steps” ends at 1.3 s")


def test_a_link_to_a_set_up_that_asks_nothing_waits_at_its_start(course: Course) -> None:
    page = course("10_attracting_stones", "?act=all&situation=three+in+a+triangle&fresh=1")
    expect(page.get_by_text("No question fits these values.")).to_be_visible()
    wait_for_state(page, "data.untold === 'true' && Number(data.time) === 0")
    page.get_by_role("button", name="Let go").click()
    wait_for_state(page, "data.untold === 'false' && Number(data.time) > 0")
