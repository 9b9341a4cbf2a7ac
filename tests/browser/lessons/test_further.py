"""One step further: after two right answers a number that is judged."""

import json

from playwright.sync_api import expect

from tests.browser.lesson_pages import see_now, wait_for_state
from tests.browser.student import Course

#: One right answer of another case, as the browser keeps it.
BEFORE = {
    "name": "rubber_touch",
    "act": 1,
    "kind": "choice",
    "guess": "less",
    "answer": "less",
    "shown": {"guess": "A smaller share.", "answer": "A smaller share."},
    "right": True,
    "count": 1,
    "values": {"height": 500},
    "when": "2026-01-01T00:00:00.000Z",
}
KEY = "carom:soft_contact:guess.rubber_touch"


def test_a_number_is_asked_and_judged_after_two_right_answers(course: Course) -> None:
    page = course("06_soft_contact", "?act=1&level=1")
    page.evaluate(f"localStorage.setItem({json.dumps(KEY)}, {json.dumps(json.dumps(BEFORE))})")
    page.reload()
    rail = page.locator(".carom-guess")
    rail.get_by_role("radio", name="A larger share.").check()
    rail.get_by_role("button", name="Let go").click()
    see_now(page)
    page.keyboard.press("Escape")
    wait_for_state(page, "data.phase === 'told'")
    rail.get_by_role("button", name="One step further").click()
    box = page.locator(".carom-further-box")
    expect(box).to_contain_text("From what height must you drop it on the Moon to keep as much?")
    for number, said in (
        ("3", "Too low"),
        ("1", "You kept the height."),
        ("6", "Right: from 6.05 m"),
    ):
        box.get_by_role("textbox", name="Your guess in m").fill(number)
        box.get_by_role("button", name="Check").click()
        expect(box.get_by_role("status")).to_contain_text(said)
