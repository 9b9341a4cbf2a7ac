"""Lesson 05 as a student goes through it: two answers, four cradles, the map under the hand."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.lesson_pages import PATIENCE, picture, wait_for_state
from tests.browser.waiting import until
from tests.serving.running import ROOT, Server, running

SECOND = ("-0.3", "0.49", "0.81")


@pytest.fixture(scope="module")
def lessons() -> Iterator[Server]:
    """A server that warms nothing beforehand: one lesson alone is opened."""
    with running("--pool", "0", folder=ROOT / "lessons") as server:
        yield server


@pytest.fixture
def cradle(lessons: Server, open_page: Open):
    """Opens the lesson and waits for its first picture."""

    def go(query: str = "", **wishes) -> Page:
        address = f"{lessons.address}05_newtons_cradle{query}"
        page = open_page(address, **{"height": 720, **wishes}).page
        page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
        return page

    return go


def speed(page: Page, ball: int) -> Locator:
    """The slider of a ball's speed."""
    return page.get_by_label(f"speed of ball {ball} afterwards, m/s")


def set_speeds(page: Page, *speeds: str) -> None:
    for ball, value in enumerate(speeds, start=1):
        speed(page, ball).fill(value)


def meter(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def keep(page: Page) -> Locator:
    return page.get_by_role("button", name="Keep")


def test_two_answers_keep_both_laws_and_four_cradles_swing(cradle) -> None:
    page = cradle()
    expect(meter(page, "Momentum")).to_contain_text("too little")
    expect(keep(page)).to_be_disabled()
    before = picture(page)
    set_speeds(page, "0", "0", "1")
    until(page, "before => document.querySelector('.carom-stage canvas').toDataURL() !== before",
          arg=before)  # fmt: skip
    for name in ("Momentum", "Energy"):
        expect(meter(page, name)).to_contain_text("✓ kept")
    keep(page).click()
    expect(page.get_by_text("You have (0.00, 0.00, 1.00) already; find another.")).to_be_visible()
    expect(keep(page)).to_be_disabled()
    set_speeds(page, *SECOND)
    keep(page).click()
    wait_for_state(page, "data.covered === 'false' && Number(data.time) > 0.2")
    expect(page.locator(".carom-result")).to_contain_text(
        "Yours, (0.00, 0.00, 1.00) and (−0.30, 0.49, 0.81) m/s, keep both laws"
    )
    expect(page.get_by_text("Hertz: v = (−0.07, 0.08, 0.99) m/s")).to_be_visible()


def test_too_much_too_little_and_balls_that_pass_through_are_told_in_words(cradle) -> None:
    page = cradle()
    set_speeds(page, "0", "1", "1")
    expect(meter(page, "Momentum")).to_contain_text("2.00 of 1.00 kg m/s")
    expect(meter(page, "Energy")).to_contain_text("↑ too much")
    set_speeds(page, "1", "0", "0")
    expect(meter(page, "Energy")).to_contain_text("✓ kept")
    expect(page.get_by_text("✗ ball 1 would pass through ball 2")).to_be_visible()
    expect(keep(page)).to_be_disabled()
