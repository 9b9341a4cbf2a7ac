"""The words of a lesson's page in the pseudo-language."""

import pytest
from playwright.sync_api import expect

from tests.browser.student import Course

NAMES = """(all) => all.filter((one) => one.checkVisibility())
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)"""


@pytest.mark.parametrize("width", [390, 1280])
def test_a_page_says_its_own_words_in_the_language_of_its_address(
    course: Course, width: int
) -> None:
    page = course("01_plane_bounce", "?act=1&lang=xx", width=width)
    expect(page.locator("html")).to_have_attribute("lang", "xx")
    expect(page.get_by_role("button", name="⟦Lét gó")).to_be_visible()
    names = page.locator(".carom-guess button").evaluate_all(NAMES)
    assert len(names) >= 3
    assert [name for name in names if name[:1] + name[-1:] != "⟦⟧"] == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_language_that_is_not_there_leaves_the_page_in_english(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1&lang=zz")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_role("button", name="Let go")).to_be_visible()
