"""Several lessons on one page, and one shown twice: what is done in one leaves the others alone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import Opened, lesson, wait_for_state

COUNT = 3


def calm(opened: Opened) -> Page:
    """Two lessons, the first shown twice, all at rest."""
    page = opened("08_pairs", reduced_motion="reduce")
    expect(page.locator('.carom-lesson[data-ready="true"]')).to_have_count(COUNT)
    return page


def pressed(page: Page, name: str) -> list[str | None]:
    """How a switch stands in each lesson."""
    found = [
        lesson(page, number).get_by_role("button", name=name, exact=True) for number in range(COUNT)
    ]
    return [button.get_attribute("aria-pressed") for button in found]


def test_space_ruler_and_sound_are_switched_in_one_view_alone(opened: Opened) -> None:
    page = calm(opened)
    for name in ("In space", "Ruler", "Protractor", "Sound of the contacts"):
        lesson(page, 2).get_by_role("button", name=name, exact=True).click()
        assert pressed(page, name) == ["false", "false", "true"]
    for number, there in enumerate((False, False, True)):
        view = lesson(page, number)
        expect(view.get_by_label("Turn the view")).to_be_visible(visible=there)
        end = view.get_by_role("button", name=re.compile("Ruler, other end"))
        expect(end).to_be_visible(visible=there)


def test_the_microscope_opens_in_one_view_and_time_stays_its_own(opened: Opened) -> None:
    page = calm(opened)
    before = [lesson(page, number).get_attribute("data-time") for number in range(COUNT)]
    last = lesson(page, 2)
    last.get_by_role("button", name="One contact on").click()
    wait_for_state(page, f"data.time !== '{before[2]}'", 2)
    last.get_by_role("button", name="Look closer").click()
    expect(last.get_by_label("Impact microscope").locator("tbody tr").first).to_be_visible()
    for number in (0, 1):
        expect(lesson(page, number).get_by_label("Impact microscope")).to_be_hidden()
        assert lesson(page, number).get_attribute("data-time") == before[number]
    # What Python said of this contact to the one view is taken by the other when it asks as well.
    first = lesson(page, 0)
    first.get_by_role("button", name="Look closer").click()
    expect(first.get_by_label("Impact microscope").locator("tbody tr").first).to_be_visible()
