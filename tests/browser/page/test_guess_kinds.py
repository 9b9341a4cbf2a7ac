"""Guess first: a number, a choice, and an arrow set on the stage."""

import math

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import (
    Opened,
    drag,
    middle,
    see_now,
    state,
)

UP = 0.7 * math.sqrt(1 + 2 * 9.807 * 4)  # m/s, after the first bounce


def answered(page: Page, words: str) -> None:
    """Give the answer and see the comparison."""
    page.locator(".carom-go").first.click()
    see_now(page)
    expect(page.locator(".carom-result")).to_contain_text(words)


def test_a_number(opened: Opened) -> None:
    page = opened("05_number")
    give = page.get_by_role("button", name="My guess")
    give.click()
    expect(page.get_by_text("Say a number first.")).to_be_visible()
    expect(page.get_by_label("Your guess in m")).to_be_focused()
    page.get_by_label("Your guess in m").fill("a lot")
    give.click()
    expect(page.get_by_text("A guess is a number; you typed “a lot”.")).to_be_visible()
    assert state(page, "covered") == "true"
    page.get_by_label("Your guess in m").fill("12")
    give.click()
    expect(page.get_by_text("A guess lies between 0 and 10 m; you typed “12”.")).to_be_visible()
    page.get_by_label("Your guess in m").fill("3,5")
    answered(page, "You said 3.5 m, the ball reached 2.98 m.")


def test_a_choice(opened: Opened) -> None:
    page = opened("06_choice")
    page.get_by_role("button", name="Let go").click()
    expect(page.get_by_text("Choose an answer first.")).to_be_visible()
    assert state(page, "covered") == "true"
    page.get_by_label("higher").check()
    answered(page, "No: lower.")
    expect(page.locator(".carom-head")).to_have_text("Lower")
    expect(page.get_by_label("higher")).to_be_hidden()
    page.get_by_role("button", name="Try once more").click()
    expect(page.get_by_label("higher")).not_to_be_checked()


def test_an_arrow_is_dragged_and_compared(opened: Opened) -> None:
    page = opened("07_arrow")
    tip = page.get_by_role("slider", name="Arrow: your guess")
    expect(tip).to_have_attribute("aria-valuetext", "5 m/s at 0°")
    x, y = middle(tip)
    drag(page, (x, y), (x, y - 60))
    angle = float(tip.get_attribute("aria-valuenow") or "nan")
    assert 20 < angle < 70
    length = float(page.get_by_label("Your guess: length in m/s").input_value())
    assert 5 < length < 10
    typed = page.get_by_label("Your guess: direction").input_value()
    assert float(typed) == pytest.approx(angle, abs=0.1)
    answered(page, f"it was (4.00, {UP:.2f})")
    expect(page.locator(".carom-aim-told")).to_contain_text("it was 7.41 m/s at 57°")
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    expect(tip).to_have_attribute("aria-disabled", "true")
    expect(tip).to_have_attribute("aria-valuenow", str(angle).removesuffix(".0"))


def test_the_arrow_obeys_the_keyboard_and_what_is_typed(opened: Opened) -> None:
    page = opened("07_arrow")
    tip = page.get_by_role("slider", name="Arrow: your guess")
    tip.focus()
    for key, told in (
        ("ArrowLeft", "5 m/s at 5°"),
        ("Shift+ArrowRight", "5 m/s at 4°"),
        ("ArrowUp", "5.5 m/s at 4°"),
        ("ArrowDown", "5 m/s at 4°"),
        ("Home", "5 m/s at 0°"),
    ):
        page.keyboard.press(key)
        expect(tip).to_have_attribute("aria-valuetext", told)
    page.get_by_label("Your guess: direction").fill("-90")
    expect(tip).to_have_attribute("aria-valuetext", "5 m/s at −90°")
    page.get_by_label("Your guess: length in m/s").fill("12")
    page.get_by_role("button", name="My guess").click()
    expect(page.get_by_text("The arrow may be 10 m/s long; yours is 12.")).to_be_visible()
    page.get_by_label("Your guess: length in m/s").fill("2")
    answered(page, "You said (0.00, −2.00)")
