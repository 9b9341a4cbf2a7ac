"""The panel: what a person can take back, bring back and start again from."""

from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import (
    Opened,
    control,
    drag,
    middle,
    opened,
    pause,
    small_lessons,
    type_value,
)
from tests.browser.waiting import until

__all__ = ["opened", "small_lessons"]


def query(page: Page, wanted: str) -> None:
    """Wait until the address says so."""
    until(page, "wanted => location.search === wanted", arg=wanted)


def test_undo_and_redo_by_button_and_by_key(opened: Opened) -> None:
    page = opened("01_open")
    undo, redo = (page.get_by_role("button", name=name) for name in ("Undo", "Redo"))
    expect(undo).to_be_disabled()
    type_value(page, "e", "0.5")
    query(page, "?e=0.5")
    page.get_by_label("Preset", exact=True).select_option(label="Clay")
    query(page, "?e=0&speed=2")
    undo.click()
    query(page, "?e=0.5")
    expect(redo).to_be_enabled()
    control(page, "e").locator('input[type="range"]').focus()
    page.keyboard.press("Control+z")
    query(page, "")
    page.keyboard.press("Control+Shift+z")
    query(page, "?e=0.5")
    expect(undo).to_be_enabled()
    page.keyboard.press("Control+y")
    query(page, "?e=0&speed=2")
    expect(redo).to_be_disabled()


def test_the_keys_of_a_text_box_stay_its_own(opened: Opened) -> None:
    page = opened("01_open")
    type_value(page, "e", "0.5")
    query(page, "?e=0.5")
    box = control(page, "height").locator('input[type="text"]')
    box.press_sequentially("77")
    box.press("Control+z")
    expect(box).not_to_have_value("77")
    expect(control(page, "e").locator('input[type="text"]')).to_have_value("0.5")
    expect(page.get_by_role("button", name="Redo")).to_be_disabled()


def test_one_drag_is_one_step(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    slider = control(page, "height").locator('input[type="range"]')
    x, y = middle(slider)
    drag(page, (x, y), (x + 40, y), steps=12)
    until(page, "/^\\?height=/.test(location.search)")
    held = page.locator(".carom-grip-position")
    x, y = middle(held)
    drag(page, (x, y), (x, y + 50), steps=12)
    first = page.evaluate("location.search")
    until(page, "first => location.search !== first", arg=first)
    page.get_by_role("button", name="Undo").click()
    query(page, first)
    page.get_by_role("button", name="Undo").click()
    query(page, "")
    expect(page.get_by_role("button", name="Undo")).to_be_disabled()


def test_restart_mine_goes_back_to_the_link_and_reset_all_to_the_lesson(opened: Opened) -> None:
    page = opened("01_open", "?e=0.4&height=3")
    restart = page.get_by_role("button", name="Restart mine")
    expect(restart).to_be_disabled()
    type_value(page, "e", "0.9")
    query(page, "?e=0.9&height=3")
    restart.click()
    query(page, "?e=0.4&height=3")
    page.get_by_role("button", name="Reset all").click()
    query(page, "")
    page.get_by_label("Preset", exact=True).select_option(label="Clay")
    query(page, "?e=0&speed=2")
    type_value(page, "lift", "5")
    query(page, "?e=0&speed=2&lift=5")
    restart.click()
    query(page, "?e=0&speed=2")
