"""The words of a lesson's page in the pseudo-language, and its tables in long words."""

import pytest
from playwright.sync_api import expect

from tests.browser.lesson_pages import resize
from tests.browser.student import Course

NAMES = """(all) => all.filter((one) => one.checkVisibility())
    .map((one) => one.getAttribute('aria-label') ?? one.textContent)"""

#: Tables of what cells have found that have to be moved to the side: how wide, how wide in sight.
MOVED = """(all) => all.filter((one) => one.scrollWidth > one.clientWidth)
    .map((one) => [one.ariaLabel, one.scrollWidth, one.clientWidth])"""
UNFOLD = "document.querySelectorAll('details').forEach((one) => one.open = true)"


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


@pytest.mark.parametrize("language", ["de", "ja"])
@pytest.mark.parametrize("name", ["04_rotating_spheres", "05_newtons_cradle"])
def test_tables_have_room_for_long_words(course: Course, name: str, language: str) -> None:
    page = course(name, f"?act=all&level=3&show=1&lang={language}", width=1280, height=800)
    page.evaluate(UNFOLD)
    assert page.locator(".table").count() > 3
    assert page.locator(".table").evaluate_all(MOVED) == []
    resize(page, (390, 664))
    assert page.locator(".published").evaluate_all(MOVED) == []
