"""The links of the table of sources open their page with its question."""

from itertools import groupby

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import PATIENCE, wait_for_state
from tests.browser.student import Course
from tests.sources import LINKS

NOTEBOOKS = {
    name: [one.query for one in found]
    for name, found in groupby(
        sorted(LINKS, key=lambda one: one.notebook), lambda one: one.notebook
    )
}


@pytest.mark.parametrize("notebook", NOTEBOOKS)
def test_links_of_the_sources_open_their_question(course: Course, notebook: str) -> None:
    first, *others = (f"?{query}&fresh=1" for query in NOTEBOOKS[notebook])
    page = course(notebook, first)
    asks(page)
    for query in others:
        page.goto(f"{page.url.split('?')[0]}{query}")
        asks(page)


def asks(page: Page) -> None:
    """A question is open."""
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    wait_for_state(page, "data.phase === 'ask' && data.covered === 'true'")
    expect(page.locator(".carom-question:visible").first).not_to_be_empty()
    expect(page.locator(".carom-asking")).to_be_visible()
