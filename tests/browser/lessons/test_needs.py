"""What a lesson takes for granted: words below the first question, each with a picture."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import see_now, wait_for_state
from tests.browser.student import NOTEBOOKS, Course

#: Boxes of the stage, of the words, and of what stands below them in the main column.
BOXES = """[".carom-stage", ".carom-needs", ".carom-words"].map((one) =>
  document.querySelector(one).getBoundingClientRect()).map(({ top, bottom }) => [top, bottom])"""


def words_of(page: Page) -> list[str]:
    return page.locator(".carom-needs button.carom-need-word").all_inner_texts()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_what_a_lesson_needs_stands_between_stage_and_words_and_opens_with_a_picture(
    course: Course, name: str
) -> None:
    page = course(name, "?level=1")
    words = words_of(page)
    assert 2 <= len(words) <= 3
    (_, stage), (top, bottom), (below, _) = page.evaluate(BOXES)
    assert stage < top < bottom <= below
    for word in words:
        page.get_by_role("button", name=word, exact=True).click()
        sheet = page.get_by_role("dialog", name=word, exact=True)
        expect(sheet.locator(".drawing svg")).to_be_visible()
        assert len(sheet.locator("p").first.inner_text().split()) >= 10
        page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()


def test_what_it_needs_makes_room_for_the_bar_of_time(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1")
    stage = page.evaluate(BOXES)[0]
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    wait_for_state(page, "data.covered === 'false'")
    expect(page.locator(".carom-needs")).to_be_hidden()
    expect(page.locator(".carom-transport")).to_be_visible()
    assert page.evaluate(BOXES)[0] == stage  # the stage never moves
