"""Ruler and protractor on the stage, by hand and by keys."""

import re

from playwright.sync_api import expect

from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import Opened, drag, lesson, middle, pause


def test_ruler_and_protractor_are_dragged_read_and_put_away(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    ruler = page.get_by_role("button", name="Ruler", exact=True)
    end = page.get_by_role("button", name=re.compile("Ruler, other end"))
    expect(end).to_be_hidden()
    ruler.click()
    expect(end).to_have_attribute("aria-label", re.compile(r"Ruler, other end: [\d.]+ m"))
    before = end.get_attribute("aria-label")
    x, y = middle(end)
    drag(page, (x, y), (x + 60, y))
    expect(end).not_to_have_attribute("aria-label", before or "")
    expect(lesson(page).locator("> [role=status]")).to_contain_text("Ruler: ")
    page.get_by_role("button", name="Protractor", exact=True).click()
    arm = page.get_by_role("button", name=re.compile("Protractor, second arm"))
    arm.focus()
    before = arm.get_attribute("aria-label")
    page.keyboard.press("Shift+ArrowLeft")
    expect(arm).not_to_have_attribute("aria-label", before or "")
    expect(lesson(page).locator("> [role=status]")).to_contain_text("°")
    nothing_found(page, ".carom-lesson")
    ruler.click()
    expect(end).to_be_hidden()
