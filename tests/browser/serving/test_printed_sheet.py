"""The sheet on paper: one page of A4 and of Letter, in black, with nothing cut."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from kernel_lib.serving.notebooks.sheet import PAPERS, page_of, sheet_of_lesson
from tests.browser.student import NOTEBOOKS
from tests.serving.running import ROOT

FOLDER = ROOT / "lessons"
ADDRESS = "https://lessons.a-school-with-a-long-name.example/carom/05_newtons_cradle"

#: Colours of a page that are neither black nor white nor unset, and boxes that hold too much.
WRONG = """[...document.body.querySelectorAll("*")].filter((one) => {
  const style = getComputedStyle(one);
  const grey = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number);
    return r === g && g === b; };
  const wide = !one.closest("svg") && one.scrollWidth > one.clientWidth + 1 && one.clientWidth;
  return wide || !grey(style.color) || !grey(style.borderTopColor);
}).map((one) => one.outerHTML.slice(0, 120))"""


#: What is filled with other than white, ink or hatching; balls and rings by their outlines.
FILLS = """[...document.querySelectorAll(".picture path[fill*='--ground'], .picture circle")]
  .filter((one) => one.getBoundingClientRect().width && getComputedStyle(one).display !== "none")
  .map((one) => `${one.tagName} ${getComputedStyle(one).fill}`)"""
BALL, RING = "circle rgb(255, 255, 255)", "circle none"


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Page:
    context = browser.new_context(java_script_enabled=True)
    return context.new_page()


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_a_sheet_is_one_page(paper: Page, name: str, tmp_path: Path) -> None:
    _, sheet = sheet_of_lesson(FOLDER, name)
    for size in PAPERS:
        for solutions in (False, True):
            paper.set_content(page_of(sheet, ADDRESS, size, solutions))
            paper.emulate_media(media="print")
            printed = paper.pdf(prefer_css_page_size=True)
            assert pages(printed) == 1, (size, solutions)
    assert paper.evaluate(WRONG) == []


@pytest.mark.parametrize(
    ("number", "drawn"),
    [
        ("01", {'path url("#hatch")', BALL}),
        ("02", {'path url("#hatch")', BALL}),
        ("05", {BALL}),
        ("08", {"path rgb(255, 255, 255)", BALL}),
        ("09", {BALL, RING}),
    ],
)
def test_floors_are_hatched_and_balls_are_outlines(
    paper: Page, number: str, drawn: set[str]
) -> None:
    paper.set_content(page_of(sheet_of_lesson(FOLDER, number)[1], ADDRESS))
    told = paper.evaluate(FILLS)
    assert {one.replace("rgb(255, 253, 245)", "rgb(255, 255, 255)") for one in told} == drawn


def test_boxes_to_tick_are_drawn_whatever_letters_a_machine_has(paper: Page) -> None:
    paper.set_content(page_of(sheet_of_lesson(FOLDER, "02")[1], ADDRESS, solutions=True))
    told = paper.evaluate("""[...document.querySelectorAll(".box li")].map((one) => {
      const box = getComputedStyle(one, "::before");
      return [box.content, box.borderTopStyle, box.backgroundColor]; })""")
    white, black = "rgba(0, 0, 0, 0)", "rgb(0, 0, 0)"
    fills = [white, white, black, white]
    assert told == [['""', "solid", fill] for fill in fills]


def test_a_page_too_much_would_be_seen(paper: Page) -> None:
    _, sheet = sheet_of_lesson(FOLDER, "01")
    long = page_of(sheet, ADDRESS).replace("</table>", "</table>" + 25 * "<p>more</p>")
    paper.set_content(long)
    assert pages(paper.pdf(prefer_css_page_size=True)) == 2
