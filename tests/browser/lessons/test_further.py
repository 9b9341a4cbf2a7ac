"""One step further: after two right answers a number, or one of several options, is judged."""

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.lesson_pages import see_now, wait_for_state
from tests.browser.student import Course


def right_before(page: Page, lesson: str, name: str, act: int, answer: str, **values: Any) -> None:
    """One right answer of another case, as the browser keeps it."""
    record = {
        "name": name,
        "act": act,
        "kind": "choice",
        "guess": answer,
        "answer": answer,
        "shown": {"guess": answer, "answer": answer},
        "right": True,
        "count": 1,
        "values": values,
        "when": "2026-01-01T00:00:00.000Z",
    }
    key = f"carom:{lesson}:guess.{name}"
    page.evaluate(f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(record))})")
    page.reload()


def step_further(page: Page, option: str) -> Locator:
    """The box of one step further, after another right answer."""
    rail = page.locator(".carom-guess")
    rail.get_by_role("radio", name=option).check()
    rail.get_by_role("button", name="Let go").click()
    see_now(page)
    page.keyboard.press("Escape")
    wait_for_state(page, "data.phase === 'told'")
    rail.get_by_role("button", name="One step further").click()
    return page.locator(".carom-further-box")


def test_a_number_is_asked_and_judged_after_two_right_answers(course: Course) -> None:
    page = course("06_soft_contact", "?act=1&level=1")
    right_before(page, "soft_contact", "rubber_touch", 1, "less", height=500)
    box = step_further(page, "A larger share.")
    expect(box).to_contain_text("From what height must you drop it on the Moon to keep as much?")
    for number, said in (
        ("3", "Too low"),
        ("1", "You kept the height."),
        ("6", "Right: from 6.05 m"),
    ):
        box.get_by_role("textbox", name="Your guess in m").fill(number)
        box.get_by_role("button", name="Check").click()
        expect(box.get_by_role("status")).to_contain_text(said)


def test_an_option_is_chosen_and_judged_and_is_kept(course: Course) -> None:
    page = course("08_many_balls", "?act=3&level=1")
    right_before(page, "many_balls", "half", 3, "half", piston=-0.08)
    box = step_further(page, "about twice")
    expect(box).to_contain_text("The piston then goes back out, just as slowly.")
    expect(box.get_by_role("radio").first).to_be_focused()
    box.get_by_role("button", name="Check").click()
    expect(box.get_by_role("status")).to_contain_text("half of that at the start")
    for option, said in (
        ("it stays, at", "The wall now moves away"),
        ("about that at the start", "Right: a ball that hits a wall moving away"),
    ):
        box.get_by_role("radio", name=option).check()
        box.get_by_role("button", name="Check").click()
        expect(box.get_by_role("status")).to_contain_text(said)
    kept = page.evaluate("localStorage.getItem('carom:many_balls:guess.half')")
    assert json.loads(kept)["further"] == "same"
