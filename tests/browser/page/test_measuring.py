"""Measuring on the stage by hand and by keys, and a table of one's own."""

import csv
import io
import re

from playwright.sync_api import Page, expect

from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import (
    Opened,
    drag,
    lesson,
    middle,
    pause,
    state,
    type_value,
    wait_for_state,
)
from tests.browser.page.test_take import CLIPBOARD, saved


def test_ruler_and_protractor_are_dragged_read_and_put_away(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    ruler = page.get_by_role("button", name="Ruler", exact=True)
    end = page.get_by_role("button", name=re.compile("Ruler, other end"))
    expect(end).to_be_hidden()
    ruler.click()
    expect(end).to_have_attribute("aria-label", re.compile(r"Ruler, other end: [\d.]+ m"))
    before = end.get_attribute("aria-label")
    end.scroll_into_view_if_needed()
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


def to_moment(page: Page, key: str) -> None:
    """Put the clock to an end of the run."""
    page.get_by_role("slider", name="Moment of the run").press(key)
    wait_for_state(page, f"Number(data.time) {'===' if key == 'Home' else '>'} 0")


def test_watch_and_gate_measure_what_has_happened_and_no_more(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    to_moment(page, "Home")
    for tool in ("Stopwatch", "Photogate"):
        page.get_by_role("button", name=tool, exact=True).click()
    end = page.get_by_role("button", name="Photogate, one end")
    watch = page.locator(".carom-stopwatch")
    expect(end).to_have_attribute("aria-label", "Photogate, one end: no pass yet")
    expect(watch).to_have_text("0.000 s")
    to_moment(page, "End")
    expect(end).to_have_attribute("aria-label", re.compile(r"pass 1: dark for [\d.]+ m?s"))
    moments = page.locator(".carom-stopwatch-lists option").all_text_contents()
    first, second = (float(text.split(", ")[-1][:-2]) for text in moments[1:3])
    shown = float(watch.inner_text().removesuffix(" s"))
    assert abs(shown - (second - first)) < 0.011
    page.get_by_label("Stopwatch, from").select_option("start")
    page.get_by_label("Stopwatch, to").select_option("now")
    expect(watch).to_have_text(f"{float(state(page, 'time')):.3f} s")


def test_what_is_noted_stays_is_drawn_and_taken(opened: Opened) -> None:
    page = opened("01_open", **CLIPBOARD)
    pause(page)
    page.get_by_role("button", name="Ruler", exact=True).click()
    note = page.get_by_role("button", name="Note it")
    to_moment(page, "End")
    note.click()
    type_value(page, "e", "0.25")
    wait_for_state(page, "location.search === '?e=0.25'")
    to_moment(page, "End")
    note.click()
    rows = page.locator(".carom-own-rows tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1)).to_contain_text("e 0.25")
    expect(page.locator(".carom-own-plot-box")).to_have_attribute(
        "aria-label", re.compile("Your points, 2 in all: Ruler")
    )
    name, table = saved(page, "CSV: My table")
    assert name == "small_own_table.csv"
    first, second = csv.DictReader(io.StringIO(table.decode("utf-8-sig")))
    assert (first["e"], second["e"]) == ("0.7", "0.25")
    assert first["Ruler (m)"] == second["Ruler (m)"] != ""
    page.get_by_role("button", name="Copy: My table").click()
    assert page.evaluate("navigator.clipboard.readText()").startswith("set-up\te\tclock (s)\t")
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    expect(rows).to_have_count(2)
    page.get_by_role("button", name="Clear the table").click()
    expect(rows).to_have_count(0)
    page.get_by_role("button", name="Bring it back").click()
    expect(rows).to_have_count(2)
    page.get_by_role("button", name="Remove row 1").click()
    expect(rows).to_have_count(1)
    assert "e 0.25" in page.evaluate("localStorage.getItem('carom:small:table')")
