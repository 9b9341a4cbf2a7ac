"""The sheet on paper: one page of A4 and of Letter, in black, with nothing cut."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from kernel_lib.serving.notebooks.sheet import PAPERS, page_of, sheet_of_lesson
from tests.serving.running import ROOT

FOLDER = ROOT / "lessons"
LESSONS = sorted(path.stem for path in FOLDER.glob("0[1-7]_*.ipynb"))
ADDRESS = "https://lessons.a-school-with-a-long-name.example/carom/05_newtons_cradle"

#: Colours of a page that are neither black nor white nor unset, and boxes that hold too much.
WRONG = """[...document.body.querySelectorAll("*")].filter((one) => {
  const style = getComputedStyle(one);
  const grey = (colour) => { const [r, g, b] = colour.match(/[\\d.]+/g).map(Number);
    return r === g && g === b; };
  const wide = !one.closest("svg") && one.scrollWidth > one.clientWidth + 1 && one.clientWidth;
  return wide || !grey(style.color) || !grey(style.borderTopColor);
}).map((one) => one.outerHTML.slice(0, 120))"""


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.fixture(scope="module")
def paper(browser: Browser) -> Page:
    context = browser.new_context(java_script_enabled=True)
    return context.new_page()


@pytest.mark.parametrize("name", LESSONS)
def test_a_sheet_is_one_page(paper: Page, name: str, tmp_path: Path) -> None:
    _, sheet = sheet_of_lesson(FOLDER, name)
    for size in PAPERS:
        for solutions in (False, True):
            paper.set_content(page_of(sheet, ADDRESS, size, solutions))
            paper.emulate_media(media="print")
            printed = paper.pdf(prefer_css_page_size=True)
            assert pages(printed) == 1, (size, solutions)
    assert paper.evaluate(WRONG) == []


def test_a_page_too_much_would_be_seen(paper: Page) -> None:
    _, sheet = sheet_of_lesson(FOLDER, "01")
    long = page_of(sheet, ADDRESS).replace("</table>", "</table>" + 25 * "<p>more</p>")
    paper.set_content(long)
    assert pages(paper.pdf(prefer_css_page_size=True)) == 2
