"""What axe finds on a page that has come to rest."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.lesson_pages import STANDS
from tests.browser.waiting import until

__all__ = ["EVERYTHING", "LEVELS", "at_rest", "nothing_found"]

#: The rules of the Web Content Accessibility Guidelines 2.2, levels A and AA.
LEVELS = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
    "resultTypes": ["violations"],
}
#: All rules of axe, its own good practice as well.
EVERYTHING = {"resultTypes": ["violations"]}

STILL = """document.fonts.status === "loaded"
  && document.getAnimations().every((one) => one.playState !== "running")"""


def at_rest(page: Page) -> None:
    """Wait until nothing scrolls, fades or waits for its font.

    A text that is still fading in has little contrast, and what scrolls under a bar little height.
    """
    page.locator("html").evaluate(STANDS)
    until(page, STILL)


def nothing_found(page: Page, context: Any = None, options: Any = LEVELS) -> None:
    """Axe finds nothing on the page, or in a part of it."""
    at_rest(page)
    found = Axe().run(page, context=context, options=options)
    assert found.response["violations"] == [], found.generate_report()
