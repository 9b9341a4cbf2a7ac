"""One step further: after two right answers a number, or one of several options, is judged."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.student import Course, one_step_further


@pytest.mark.parametrize(
    ("number", "asks", "unit", "checks"),
    [
        (
            "06.1",
            "From what height must you drop it on the Moon to keep as much?",
            "m",
            {"3": "Too low", "1": "You kept the height.", "6": "Right: from 6.05 m"},
        ),
        (
            "06.2",
            "on the Moon. From how low must it fall to lose nothing at all?",
            "mm",
            {"2": "From there it loses nothing", "60": "still left a dent", "5": "Right: from"},
        ),
        (
            "07.2",
            "After how many bounces are they first 1 cm apart?",
            "bounces",
            {
                "6": "Too early",
                "20": "Too late",
                "9000": "Nothing is added",
                "15": "Right: at bounce",
            },
        ),
        (
            "07.3",
            "What is the farthest distance at which it stays?",
            "m",
            {
                "0.7": "one centre lies between",
                "3": "Beyond both radii",
                "1.4": "Right: up to 1.4 m",
            },
        ),
    ],
)
def test_a_number_is_asked_and_judged_after_two_right_answers(
    course: Course, number: str, asks: str, unit: str, checks: dict[str, str]
) -> None:
    box = one_step_further(course, number)
    expect(box).to_contain_text(asks)
    for typed, said in checks.items():
        box.get_by_role("textbox", name=f"Your guess in {unit}").fill(typed)
        box.get_by_role("button", name="Check").click()
        if number != "07.2":
            box.get_by_role("button", name="Now").click()
        expect(box.get_by_role("status")).to_contain_text(said)


def test_an_option_is_chosen_and_judged_and_is_kept(course: Course) -> None:
    box = one_step_further(course, "08.3")
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
    kept = box.page.evaluate("localStorage.getItem('carom:many_balls:guess.half')")
    assert json.loads(kept)["further"] == "same"


def test_on_a_phone_the_verdict_comes_into_sight(course: Course) -> None:
    box = one_step_further(course, "07.2", width=390, height=664)
    box.get_by_role("textbox").fill("6")
    button = box.get_by_role("button", name="Check")
    button.evaluate("one => { one.scrollIntoView({ block: 'end' }); one.click(); }")
    expect(box.get_by_role("status")).to_be_in_viewport(ratio=0.9)
