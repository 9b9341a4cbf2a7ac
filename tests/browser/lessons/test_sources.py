"""The links of the table of sources open their page with its question."""

from itertools import groupby

import pytest
from playwright.sync_api import expect

from tests.browser.lesson_pages import wait_for_state
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
    for query in NOTEBOOKS[notebook]:
        page = course(f"{notebook}", f"?{query}&fresh=1")
        wait_for_state(page, "data.phase === 'ask' && data.covered === 'true'")
        expect(page.locator(".carom-question:visible").first).not_to_be_empty()
        expect(page.locator(".carom-asking")).to_be_visible()
        page.context.close()
