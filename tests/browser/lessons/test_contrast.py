"""What is different? Two runs side by side, watched before it is asked."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import see_now, state, wait_for_state
from tests.browser.student import Course

#: Lesson, act, an option of its question ("" for a number); of the contrast what is right, and
#: what is said of something else.
CONTRASTS = [
    (
        "01_plane_bounce",
        1,
        "",
        "Only the time is different.",
        ("The Moon's ball rises higher.", "The Moon pulls less"),
    ),
    (
        "07_bowl",
        2,
        "closer than 0.1 mm",
        "On the right the two balls stay together.",
        ("The dish is deeper.", "The dish is flatter"),
    ),
    (
        "06_soft_contact",
        3,
        "Hardly any of it.",
        "Below, one part carries the energy off.",
        ("The spring takes energy away.", "Neither loses any energy."),
    ),
]


def offered(page: Page) -> None:
    """The first button of what there is to play with asks what is different; press it."""
    first = page.locator(".carom-toys-row button:visible").first
    expect(first).to_have_text("What is different?")
    before = state(page, "sequence")
    first.click()
    wait_for_state(page, f"data.sequence !== '{before}'")


def test_on_a_phone_its_question_comes_into_sight(course: Course) -> None:
    lesson, act, guess, *_ = CONTRASTS[1]
    page = course(lesson, f"?act={act}&level=1", width=390, height=664)
    page.locator(".carom-guess").get_by_role("radio", name=guess).check()
    page.locator(".carom-guess").get_by_role("button", name="Let go").click()
    see_now(page)
    page.locator(".carom-toys").scroll_into_view_if_needed()
    offered(page)
    expect(page.locator(".carom-question:visible")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("lesson", "act", "guess", "right", "wrong"), CONTRASTS)
def test_a_contrast_is_played_then_asked_then_told(
    course: Course, lesson: str, act: int, guess: str, right: str, wrong: tuple[str, str]
) -> None:
    page = course(lesson, f"?act={act}&level=1")
    rail = page.locator(".carom-guess")
    expect(page.get_by_role("button", name="What is different?")).to_be_hidden()
    if guess:
        rail.get_by_role("radio", name=guess).check()
    else:
        rail.get_by_role("textbox").first.fill("1")
    rail.get_by_role("button", name="Let go").click()
    see_now(page)
    offered(page)
    expect(page.locator(".carom-question:visible")).to_contain_text("What is different?")
    assert (state(page, "covered"), float(state(page, "time"))) == ("true", 0)
    expect(rail.get_by_role("radio").first).to_be_hidden()
    rail.get_by_role("button", name="Let go").click()
    expect(rail.get_by_role("radio", name=right)).to_be_visible(timeout=60_000)
    expect(rail.get_by_role("radio")).to_have_count(3)
    assert state(page, "covered") == "true"
    assert float(state(page, "time")) > 0, "the runs stand where they have come to"
    said, text = wrong
    rail.get_by_role("radio", name=said).check()
    rail.get_by_role("button", name="My guess").click()
    wait_for_state(page, "data.phase === 'told'")
    expect(page.locator(".carom-result .carom-text")).to_contain_text(text)
    expect(page.locator(".carom-figures")).to_contain_text(f"In fact{right}")
    expect(page.get_by_role("button", name="What is different?")).to_be_hidden()
    rail.get_by_role("button", name="Another one").click()
    expect(page.locator(".carom-question:visible")).not_to_contain_text("What is different?")
    expect(page.locator(".carom-asking")).to_be_visible()
