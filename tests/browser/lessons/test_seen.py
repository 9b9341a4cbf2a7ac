"""What did you see? It is asked before the verdict, and what is pressed is what is kept."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import wait_for_state
from tests.browser.student import Course
from tests.browser.waiting import until

RECORD = "JSON.parse(localStorage.getItem('carom:two_balls:guess.together') ?? '{}')"


def look(course: Course) -> Page:
    """Lesson 03, act 1, watched to the end of its run."""
    page = course("03_two_balls", "?act=1&level=1")
    page.locator(".carom-guess").get_by_role("radio", name="They stay together.").check()
    page.get_by_role("button", name="Let go").click()
    expect(page.locator(".carom-saw-option").first).to_be_visible(timeout=60_000)
    return page


@pytest.mark.parametrize(
    ("said", "right"),
    [
        ("They stayed together.", False),
        ("They slid off each other.", True),
        ("They bounced off each other.", False),
    ],
)
def test_what_was_seen_is_asked_once_more_where_it_is_wrong_and_kept(
    course: Course, said: str, right: bool
) -> None:
    page = look(course)
    expect(page.locator(".carom-saw-head")).to_have_text("What did you see?")
    assert page.locator(".carom-set-answer .carom-you").is_hidden(), "one's own guess is hidden"
    expect(page.locator(".carom-result")).to_be_empty()
    page.get_by_role("button", name=said).click()
    if not right:
        again = page.locator(".carom-saw-head")
        expect(again).to_have_text("Look once more: what did you see?", timeout=60_000)
        expect(page.get_by_role("button", name=said)).to_be_visible(timeout=60_000)
        page.get_by_role("button", name=said).click()
    wait_for_state(page, "data.phase === 'told'")
    until(page, f"{RECORD}.shown?.seen === {json.dumps(said)}")
    kept = page.evaluate(RECORD)
    assert (kept["guess"], kept["answer"]) == ("stay", "slide")
    assert (kept["seen"] == kept["answer"]) == right
    expect(page.locator(".carom-figures")).to_contain_text(f"You saw{said}")


def test_escape_passes_it_by_and_nothing_is_kept_of_it(course: Course) -> None:
    page = look(course)
    page.keyboard.press("Escape")
    wait_for_state(page, "data.phase === 'told'")
    assert "seen" not in page.evaluate(RECORD)
