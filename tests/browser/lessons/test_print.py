"""A lesson on paper: what can only be pressed is gone, and its numbers are whole."""

import pytest

from tests.browser.lesson_pages import see_now
from tests.browser.student import Course

#: What can be pressed and is seen. Buttons that name a run, a quantity or a contact are words.
PRESSED = """() => [...document.querySelectorAll(
    "button, select, input[type=range]")]
  .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width
    && !one.matches(".carom-run-name, .carom-means, .carom-contacts-list button"))
  .map((one) => one.outerHTML.slice(0, 160))"""

#: Tables of numbers of which a part is out of sight.
CUT = """() => [...document.querySelectorAll(".carom-readouts")]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
#: What a sheet of A4 has within its margins, at 96 pixels an inch.
A4 = {"width": 718, "height": 1047}


@pytest.mark.parametrize("name", ["01_plane_bounce", "03_two_balls", "09_track"])
def test_a_printed_lesson_has_no_buttons_and_whole_tables(course: Course, name: str) -> None:
    page = course(name, "?level=3")
    page.get_by_role("button", name="Just show me").first.click()
    see_now(page)
    page.emulate_media(media="print")
    page.set_viewport_size(A4)
    assert page.evaluate(PRESSED) == []
    assert page.evaluate(CUT) == []
