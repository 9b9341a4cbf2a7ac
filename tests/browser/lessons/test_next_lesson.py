"""The way on: after the last act to the next lesson, after the last lesson back to all of them."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.lesson_pages import see_now
from tests.browser.student import Course
from tests.serving.running import Server


def verdict(page: Page) -> Locator:
    """The verdict after a look without a guess."""
    page.get_by_role("button", name="Just show me").first.click()
    see_now(page)
    return page.locator(".carom-verdict")


def test_the_last_act_leads_to_the_next_lesson(course: Course, carom_server: Server) -> None:
    page = course("01_plane_bounce", "?act=3&level=1&fresh=1")
    onward = page.locator(".carom-verdict").get_by_role("link", name="Next lesson: Oblique plane")
    expect(onward).to_be_hidden()
    verdict(page)
    expect(onward).to_be_visible()
    expect(page.locator(".carom-go:visible")).to_have_count(1)
    onward.click()
    page.wait_for_url(f"{carom_server.address}voila/render/02_oblique_plane.ipynb")
    page.wait_for_selector('.carom-lesson[data-ready="true"]')


def test_an_act_before_the_last_leads_to_the_next_act_alone(course: Course) -> None:
    told = verdict(course("01_plane_bounce", "?level=1&act=1&fresh=1"))
    expect(told.get_by_role("button", name="Next: ")).to_be_visible()
    expect(told.get_by_role("link")).to_have_count(0)


def test_the_last_lesson_says_that_the_course_ends(course: Course, carom_server: Server) -> None:
    page = course("10_attracting_stones", "?act=3&level=1&fresh=1")
    expect(verdict(page)).to_contain_text("This is the end of the course.")
    page.locator(".carom-verdict").get_by_role("link", name="All lessons").click()
    page.wait_for_url(carom_server.address)
