"""Values of which an act asks nothing: why, and that they play."""

import pytest
from playwright.sync_api import expect

from tests.browser.lesson_pages import type_value, wait_for_state
from tests.browser.student import Course

KEPT = "localStorage.getItem('carom:plane_bounce:guess.rest')"


@pytest.mark.parametrize(
    ("k_b", "words"),
    [
        ("0.66", "Too close to call. Move a little further."),
        ("0", "No question fits these values."),
    ],
)
def test_values_without_a_question_say_why_and_play(course: Course, k_b: str, words: str) -> None:
    page = course("01_plane_bounce", "?act=2&level=1&height=6")
    question = page.get_by_text("When does the ball come to rest?")
    expect(question).to_be_visible()
    type_value(page, "k_b", k_b)
    expect(page.locator(".carom-guess").get_by_text(words, exact=True)).to_be_visible()
    expect(question).to_be_hidden()
    page.locator(".carom-guess").get_by_role("button", name="Let go").click()
    wait_for_state(page, "Number(data.time) > 0.2")
    assert page.evaluate(KEPT) is None
    type_value(page, "k_b", "0.7")
    expect(question).to_be_visible()
