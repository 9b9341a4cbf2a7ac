"""What a student does to a lesson of the course, and what there is to see."""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

from kernel_lib.experiments import lessons
from tests.browser.lesson_pages import control, pause, see_now, state, wait_for_state
from tests.browser.waiting import until
from tests.environments import ROOT

#: The notebooks of the course, without the one to start from.
NOTEBOOKS = sorted(path.stem for path in (ROOT / "lessons").glob("[0-9]*.ipynb"))[1:]
EXPERIMENTS = {name: lessons()[name[3:]] for name in NOTEBOOKS}
#: A notebook and the number of an act of it that asks.
ACTS = [
    (name, number)
    for name, experiment in EXPERIMENTS.items()
    for number, act in enumerate(experiment.acts, start=1)
    if act.cases
]

Course = Callable[..., Page]  # opens a lesson of the course and waits for its first picture


def first_screen(page: Page, *parts: Locator) -> None:
    """Every part can be seen without scrolling."""
    height = page.evaluate("innerHeight")
    for part in parts:
        box = part.bounding_box()
        assert box, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= height, part


def nothing_is_given_away(page: Page) -> None:
    """Before the guess: no curve, no readout, no contact, no note, no playing."""
    assert state(page, "covered") == "true"
    for hidden in (".carom-curves", ".carom-readouts", ".carom-contacts", ".carom-note"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.get_by_role("button", name="Play (space)")).to_be_disabled()


def asks_and_gives_nothing_away(page: Page, words: str) -> None:
    """The first screen holds this question and the stage, and no answer."""
    asked = page.locator(".carom-question").filter(has_text=words)
    first_screen(page, asked, page.locator(".carom-stage"))
    nothing_is_given_away(page)


def guess(page: Page, choice: str) -> Locator:
    """Choose an answer and let go; returns what the lesson says to it."""
    page.get_by_role("radio", name=choice).check()
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    return page.locator(".carom-result")


def bar_of_time(page: Page) -> Locator:
    """The bar that moves the clock, once it can be used: a frame after the result is uncovered; a
    key pressed before goes to the page."""
    bar = page.get_by_role("slider", name="Moment of the run")
    expect(bar).to_be_enabled()
    return bar


def skip(page: Page) -> None:
    """See without guessing, from the start and at rest."""
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    bar_of_time(page).press("Home")
    wait_for_state(page, "Number(data.time) === 0")


def choose(page: Page, setup: str) -> None:
    """Take a set-up by its name; its note, covered while its question is open, and its picture
    are there."""
    before = state(page, "sequence")
    page.get_by_label("Preset").select_option(label=setup)
    wait_for_state(page, f"data.sequence !== '{before}'")
    expect(page.locator(".carom-note")).not_to_be_empty()
    expect(page.get_by_label("Preset").locator("option:checked")).to_have_text(setup)


def to_the_end(page: Page) -> None:
    """Move the clock to the end of the run."""
    pause(page)
    bar_of_time(page).press("End")
    until(
        page,
        "(() => { const s = document.querySelector('.carom-transport input[type=range]');"
        " return Number(s.value) >= Number(s.max) * 0.999; })()",
    )


def contacts(page: Page) -> Locator:
    """The rows of the list of contacts."""
    return page.locator(".carom-contacts-list li:not([hidden])")


def readout(page: Page, run: str, name: str) -> float:
    """What the table says of a run, by the full name of the quantity."""
    heads = page.locator(".carom-readouts thead th")
    titles = [heads.nth(k).get_attribute("title") for k in range(heads.count())]
    row = page.locator(".carom-readouts tbody tr").filter(has_text=run)
    text = row.locator("td").nth(titles.index(name) - 1).inner_text()
    return float(text.replace("−", "-").replace("~", ""))


def slide(page: Page, name: str, share: float) -> None:
    """Drag the slider of a parameter to a share of its length."""
    slider = control(page, name).locator('input[type="range"]')
    slider.scroll_into_view_if_needed()
    box = slider.bounding_box()
    assert box
    y = box["y"] + box["height"] / 2
    here = float(
        slider.evaluate("s => (Number(s.value) - Number(s.min)) / (Number(s.max) - Number(s.min))")
    )
    inner = box["width"] - 16  # the thumb stays within
    page.mouse.move(box["x"] + 8 + here * inner, y)
    page.mouse.down()
    page.mouse.move(box["x"] + 8 + share * inner, y, steps=6)
    page.mouse.up()


def value(page: Page, name: str) -> float:
    """The value that a control shows."""
    return float(control(page, name).locator('input[type="text"]').input_value().replace("−", "-"))


def wait_for_value(page: Page, name: str, condition: str) -> None:
    """Wait until `value`, what a control shows, fulfils a condition."""
    text = f".carom-control[data-parameter='{name}'] input[type=text]"
    until(
        page,
        f'(() => {{ const value = Number(document.querySelector("{text}").value);'
        f" return {condition}; }})()",
    )


class TwiceRight(NamedTuple):
    """An act of which one is right a second time: its notebook; its question, an answer that was
    right at other values, and these; and which option is right now."""

    notebook: str
    question: str
    before: str
    values: dict[str, Any]
    option: str


#: By the number of the lesson and the act.
TWICE_RIGHT = {
    "06.1": TwiceRight("06_soft_contact", "rubber_touch", "less", {"height": 500}, "A larger"),
    "06.2": TwiceRight("06_soft_contact", "steel_touch", "less", {"height": 500}, "A larger"),
    "07.2": TwiceRight("07_bowl", "parting", "below", {"height": 0.3}, "more than 2 cm"),
    "07.3": TwiceRight("07_bowl", "distances", "all", {"distance": 0.5}, "and the farthest"),
    "08.3": TwiceRight("08_many_balls", "half", "half", {"piston": -0.08}, "about twice"),
}


def one_step_further(course: Course, number: str, **wishes: int) -> Locator:
    """The box of one step further, after two right answers of an act, such as "06.1"."""
    notebook, question, before, values, option = TWICE_RIGHT[number]
    act = int(number[-1])
    page = course(notebook, f"?act={act}&level=1", **wishes)
    record = {
        "name": question,
        "act": act,
        "kind": "choice",
        "guess": before,
        "answer": before,
        "shown": {"guess": before, "answer": before},
        "right": True,
        "count": 1,
        "values": values,
        "when": "2026-01-01T00:00:00.000Z",
    }
    key = json.dumps(f"carom:{notebook[3:]}:guess.{question}")
    page.evaluate(f"localStorage.setItem({key}, {json.dumps(json.dumps(record))})")
    page.reload()
    rail = page.locator(".carom-guess")
    rail.get_by_role("radio", name=option).check()
    rail.get_by_role("button", name="Let go").click()
    see_now(page)
    page.keyboard.press("Escape")
    wait_for_state(page, "data.phase === 'told'")
    rail.get_by_role("button", name="One step further").click()
    return page.locator(".carom-further-box")
