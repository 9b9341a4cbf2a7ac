"""The lessons for everybody: axe finds nothing with every fold open, nothing sticks out; level one
works with one thumb."""

import pytest
from playwright.sync_api import Page

from tests.browser.accessibility import nothing_found
from tests.browser.conftest import Open
from tests.browser.student import Course, skip
from tests.browser.waiting import until
from tests.environments import ROOT

LESSONS = sorted(path.stem for path in (ROOT / "lessons").glob("0[1-9]_*.ipynb"))


def open_all(page: Page) -> None:
    """Open every fold of the page, those of the interface and those within others too."""
    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
    page.locator(".carom-lesson .carom-chart").scroll_into_view_if_needed()
    until(page, "document.querySelector('.carom-chart-box[data-words]')")
    # What stays under the bar is half hidden, and no target that is too small.
    page.evaluate("scrollTo(0, 0)")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", LESSONS)
def test_axe_finds_nothing_with_every_fold_open(
    course: Course, name: str, width: int, scheme: str
) -> None:
    page = course(name, width=width, color_scheme=scheme)
    skip(page)
    open_all(page)
    nothing_found(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


FADING = """<!DOCTYPE html><html lang="en"><title>a text</title><main><h1>What happened</h1><style>
  h1 { animation: fade 600ms linear 400ms both } @keyframes fade { from { opacity: 0 } }
</style></main></html>"""


def test_axe_looks_at_a_page_when_its_texts_have_faded_in(open_page: Open) -> None:
    """The verdict of lesson 01 fades in: axe once came meanwhile, and found too little contrast."""
    page = open_page("about:blank").page
    page.set_content(FADING)
    nothing_found(page)
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).opacity") == "1"


UPRIGHT, ACROSS = (390, 664), (664, 390)

#: What lies outside the window, what is too small (44 px) for a finger, and what scrolls the page.
FOUND = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.className} ${one.textContent.slice(0, 20)}`;
  const inside = seen(".carom-question, .carom-stage, .carom-go");
  const targets = seen(".carom-guess :is(button, label, input[type=range]), .carom-flag-grip,"
    + " .carom-aim-grip, .carom-bar-of-acts button");
  return {
    parts: inside.length,
    outside: inside.filter((one) => box(one).top < 0 || box(one).bottom > innerHeight).map(name),
    small: targets.filter((one) => Math.min(box(one).width, box(one).height) < 44).map(name),
    scrolling: seen(".carom-flag-grip, .carom-aim-grip, .carom-grip")
      .filter((one) => getComputedStyle(one).touchAction !== "none").map(name),
    wide: document.documentElement.scrollWidth - innerWidth,
  };
}"""


@pytest.mark.parametrize("name", LESSONS)
def test_question_stage_and_button_stand_in_one_screen(course: Course, name: str) -> None:
    width, height = UPRIGHT
    page = course(name, "?level=1", width=width, height=height, has_touch=True, is_mobile=True)
    for size in (UPRIGHT, ACROSS):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("scrollTo(0, 0)")
        found = page.evaluate(FOUND)
        assert found.pop("parts") == 3
        assert found == {"outside": [], "small": [], "scrolling": [], "wide": 0}, size
