"""What axe finds on a page that has come to rest."""

from typing import Any

from axe_playwright_python.base import AXE_SCRIPT
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

#: Equal letters in one painted box have one contrast: a table has it in one cell, code in one word
#: of each colour. Axe measures the first of them within the part of the page that it looks at;
#: thousands of words took it twenty seconds.
MARK_REPEATED = """(within) => {
  const before = document.querySelectorAll("[data-repeated]");
  for (const one of before) one.removeAttribute("data-repeated");
  const paints = (one) => {
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(one);
    return backgroundColor !== "rgba(0, 0, 0, 0)" || backgroundImage !== "none" || opacity !== "1"
      || position !== "static";
  };
  const seen = new Map();
  const words = [...document.querySelectorAll(`${within} :not(:has(*))`)]
    .filter((one) => one.textContent.trim().length > 1);  // axe leaves single letters out
  for (const one of words) {
    let box = one;
    while (box !== document.body && !paints(box)) box = box.parentElement;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(one);
    const letters = [color, fontSize, fontWeight, textShadow, one.checkVisibility()].join();
    if (!seen.has(box)) seen.set(box, new Set());
    one.toggleAttribute("data-repeated", seen.get(box).has(letters));
    seen.get(box).add(letters);
  }
}"""
ONCE = """;
axe.configure({ rules: [{ id: "color-contrast", selector: ":not([data-repeated])" }] });"""

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
    if not isinstance(context, dict):  # which leaves some out, the first of equal ones perhaps
        page.evaluate(MARK_REPEATED, context or "body")
    found = Axe(AXE_SCRIPT + ONCE).run(page, context=context, options=options)
    assert found.response["violations"] == [], found.generate_report()
