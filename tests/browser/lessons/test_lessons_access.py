"""The lessons for everybody: axe finds nothing with every fold open, nothing sticks out."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.student import Course, skip
from tests.browser.waiting import until
from tests.environments import ROOT

LESSONS = sorted(path.stem for path in (ROOT / "lessons").glob("0[1-9]_*.ipynb"))
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}


def open_all(page: Page) -> None:
    """Open every fold of the page, those of the interface and those within others too."""
    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
    page.locator(".carom-lesson .carom-chart").scroll_into_view_if_needed()
    until(page, "document.querySelector('.carom-chart-box[data-words]')")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", LESSONS)
def test_axe_finds_nothing_with_every_fold_open(
    course: Course, name: str, width: int, scheme: str
) -> None:
    page = course(name, width=width, color_scheme=scheme)
    skip(page)
    open_all(page)
    found = Axe().run(page, options=RULES)
    assert found.response["violations"] == [], found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
