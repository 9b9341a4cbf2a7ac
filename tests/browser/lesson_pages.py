"""Small lessons, and what tests do to a lesson in a real browser."""

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page, TimeoutError as Timeout, expect

from tests.browser.waiting import until
from tests.serving.running import ROOT

_DARK = (ROOT / "kernel_lib" / "page" / "base" / "tokens_dark.css").read_text(encoding="utf-8")
_PAPER = re.search(r"--paper: #(\w\w)(\w\w)(\w\w);", _DARK)
assert _PAPER
#: The background of a dark page, as a browser tells it.
DARK_PAPER = f"rgb({', '.join(str(int(part, 16)) for part in _PAPER.groups())})"

START = f"""import sys
sys.path.insert(0, {str(ROOT)!r})
from kernel_lib.widgets import Lesson
from tests.widgets.small_experiment import experiment
"""
LESSONS = {
    "01_open": ["lesson = Lesson(experiment(guess=False))", "lesson"],
    "02_guess": ["Lesson(experiment())"],
    "03_two": [
        "Lesson(experiment(guess=False))",
        "other = Lesson(experiment(guess=False, name='other'))\nother",
        "other",
    ],
    "05_space": ["from tests.widgets.pair_experiment import pair\nLesson(pair())"],
    "08_pairs": [
        "from tests.widgets.pair_experiment import pair\nlesson = Lesson(pair())\nlesson",
        "Lesson(pair())",
        "lesson",
    ],
    "05_number": ["Lesson(experiment('number'))"],
    "06_choice": ["Lesson(experiment('choice'))"],
    "07_arrow": ["Lesson(experiment('arrow'))"],
    "06_head_on": ["from tests.widgets.head_on_experiment import head_on\nLesson(head_on())"],
    "09_watched": [
        "lesson = Lesson(experiment(guess=False))\n"
        "lesson.observe(lambda change: None, 'values')\nlesson"
    ],
    "04_busy": [
        "import time\nlesson = Lesson(experiment(guess=False))\n"
        "slow = lesson.experiment.runs\n"
        "def runs(values):\n    time.sleep(3 if values['count'] == 3 else 0)\n"
        "    return slow(values)\n"
        "object.__setattr__(lesson.experiment, 'runs', runs)\nlesson"
    ],
}
KERNEL = "JSON.parse(document.getElementById('jupyter-config-data').text).kernelId"
PATIENCE = 60_000  # ms; a busy machine may take long
expect.set_options(timeout=20_000)


Opened = Callable[..., Page]  # opens a small lesson and waits for its first picture


def lesson(page: Page, number: int = 0) -> Locator:
    """The lesson, or one of several."""
    return page.locator(".carom-lesson").nth(number)


def state(page: Page, key: str, number: int = 0) -> str:
    """What the lesson says of itself: time, playing, sequence, covered ..."""
    return lesson(page, number).get_attribute(f"data-{key}") or ""


def wait_for_state(page: Page, condition: str, number: int = 0) -> None:
    """Wait until a condition on `data`, the lesson's data attributes, holds."""
    until(
        page,
        f"number => {{ const data = document.querySelectorAll('.carom-lesson')[number].dataset;"
        f" return {condition}; }}",
        arg=number,
    )


def see_now(page: Page, name: str = "Now") -> None:
    """Jump over the first look, after a guess or instead of one, to the verdict; on a slow machine
    that may have come by itself."""
    with suppress(Timeout):
        page.get_by_role("button", name=name, exact=True).click(timeout=3_000)
    wait_for_state(page, "data.covered === 'false'")


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window, and the pictures that follow it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def kernel_of(page: Page) -> str:
    """The kernel of a page; "" between two pages."""
    with suppress(Error):
        return str(page.evaluate(KERNEL))
    return ""


def pause(page: Page) -> None:
    """Stop the clock wherever it is."""
    if state(page, "playing") == "true":
        page.get_by_role("button", name="Pause").first.click()
    wait_for_state(page, "data.playing === 'false'")


def picture(page: Page, selector: str = ".carom-stage canvas") -> str:
    """What a canvas shows."""
    return page.eval_on_selector(selector, "canvas => canvas.toDataURL()")


#: Opens a lesson of the course as a whole: every description, every panel, every control.
WHOLE = "act=all&level=3&"


def open_groups(page: Page) -> None:
    """Unfold the groups of controls."""
    page.evaluate(
        "document.querySelectorAll('.carom-drawer details').forEach((one) => { one.open = true; })"
    )


def control(page: Page, name: str, number: int = 0) -> Locator:
    """The control of a parameter."""
    return lesson(page, number).locator(f'.carom-control[data-parameter="{name}"]')


def type_value(page: Page, name: str, value: str) -> None:
    """Type a value and press Enter."""
    box = control(page, name).locator('input[type="text"]')
    box.fill(value)
    box.press("Enter")


def drag(page: Page, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
    """Drag with the mouse."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=steps)
    page.mouse.up()


#: Resolves as soon as an element has stood still for three frames.
STANDS = """element => new Promise((stands) => {
  let last = "", times = 0;
  const look = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const now = [x, y, width, height].join();
    times = now === last ? times + 1 : 0;
    last = now;
    if (times === 3) stands();
    else requestAnimationFrame(look);
  };
  look();
})"""


def middle(found: Locator) -> tuple[float, float]:
    """Centre of an element in the window, once it stands still there."""
    found.evaluate(STANDS)
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def answers_of(page: Page) -> Locator:
    """The answers to choose from of the question, and none of an exercise in the text."""
    return page.locator(".carom-guess").get_by_role("radio")


#: Whether letters are as wide as those of DejaVu, 0.52 of their size on average: with them a
#: row has room for fewer words.
_WIDE = """(one) => {
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `100px ${getComputedStyle(one).fontFamily}`;
  return pen.measureText("etaoinshrdlu").width / 12 > 51;
}"""


def is_wide(words: Locator) -> bool:
    """Whether the letters of these words are wide."""
    return bool(words.evaluate(_WIDE))


def acts_of(page: Page) -> Locator:
    """The bar of acts, opened where wide letters have folded it."""
    acts = page.get_by_role("navigation", name="Acts")
    fold = acts.locator(".carom-act-fold")
    if fold.is_visible() and fold.get_attribute("aria-expanded") != "true":
        fold.press("Enter")
    return acts


def open_act(page: Page, name: str) -> None:
    """Press an act in the bar."""
    acts_of(page).get_by_role("button", name=name).click()
