"""What did you see? It is asked before the verdict, and what is pressed is what is kept."""

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import wait_for_state
from tests.browser.student import Course
from tests.browser.waiting import until

RECORD = "JSON.parse(localStorage.getItem('carom:two_balls:guess.together') ?? '{}')"


#: What a screen reader has got, in turn.
SAID = """window.said = [];
const line = document.querySelector(".carom-unseen[role=status]");
new MutationObserver(() => said.push(line.textContent))
  .observe(line, { childList: true, characterData: true, subtree: true });"""


def look(course: Course) -> Page:
    """Lesson 03, act 1, watched to the end of its run."""
    page = course("03_two_balls", "?act=1&level=1")
    page.evaluate(SAID)
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


def test_who_does_not_see_it_gets_what_is_given_and_that_the_run_plays(course: Course) -> None:
    page = course("03_two_balls", "?act=1&level=1")
    stage = page.locator(".carom-stage")
    expect(stage).to_have_attribute(
        "aria-description",
        "At the start: Ball 1 moves to the right at 2 m/s. Ball 2 moves to the left at 2 m/s.",
    )
    page = look(course)
    until(page, "said.includes('The run plays.')")
    expect(page.locator(".carom-saw-head")).to_be_focused()
    page.get_by_role("button", name="They bounced off each other.").press("Enter")
    expect(page.get_by_role("button", name="Now").first).to_be_focused()
    until(page, "said.includes('Once more, slowly.')")
    expect(page.locator(".carom-saw-head")).to_be_focused(timeout=60_000)


def test_the_last_picture_stands_while_it_is_asked(course: Course) -> None:
    page = look(course)
    assert page.evaluate("Number(document.querySelector('.carom-lesson').dataset.time)") > 1.04
    expect(page.locator(".carom-now")).not_to_have_text("0.00 s")


def test_escape_passes_it_by_and_nothing_is_kept_of_it(course: Course) -> None:
    page = look(course)
    page.keyboard.press("Escape")
    wait_for_state(page, "data.phase === 'told'")
    assert "seen" not in page.evaluate(RECORD)
