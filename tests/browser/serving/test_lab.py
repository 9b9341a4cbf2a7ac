"""A link opened in JupyterLab: values, locks, what is hidden, and the stage alone."""

import sys
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect

from kernel_lib.page.bundle import bundled
from kernel_lib.widgets import plane_bounce
from kernel_lib.words import say_in
from tests.browser.lesson_pages import LESSONS, PATIENCE, START, control, lesson, until
from tests.environments import serving
from tests.serving.running import code, write_lesson


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a JupyterLab over one small lesson, and a saved notebook from elsewhere."""
    folder = tmp_path_factory.mktemp("lab")
    write_lesson(folder, "01_open", [code(START + "\n".join(LESSONS["01_open"]))])
    nbformat.write(saved(), folder / "02_from_elsewhere.ipynb")
    command = [sys.executable, "-m", "jupyterlab", "--ip=127.0.0.1", "--port=0", "--no-browser"]
    command += ["--allow-root", "--ServerApp.token=", "--ServerApp.open_browser=False"]
    with serving(command, r"http://127\.0\.0\.1:\d+/", cwd=Path(folder)) as served:
        yield served[0].group()


def saved() -> nbformat.NotebookNode:
    """A notebook that was run and saved."""
    data, _ = plane_bounce()._repr_mimebundle_()
    cell = code("from kernel_lib.widgets import plane_bounce\nplane_bounce()")
    cell.outputs = [nbformat.v4.new_output("execute_result", data, execution_count=1)]
    kernel = {"name": "python3", "display_name": "Python 3 (ipykernel)", "language": "python"}
    return nbformat.v4.new_notebook(cells=[cell], metadata={"kernelspec": kernel})


def opened_in_lab(browser: Browser, lab: str, query: str, language: str = "") -> Page:
    """The lesson after its cell was run."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(f"{lab}lab/tree/01_open.ipynb?reset&{query}")
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=PATIENCE)
    if language:
        page.evaluate("name => { document.documentElement.lang = name; }", language)
    run_all_cells(page)
    return page


def run_all_cells(page: Page) -> None:
    """The one cell is run, and its lesson is there."""
    page.get_by_role("menubar").get_by_text("Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    expect(page.locator('.carom-lesson[data-ready="true"]')).to_be_visible(timeout=PATIENCE)


def test_a_link_sets_fixes_and_hides_in_lab_too(browser: Browser, lab: str) -> None:
    page = opened_in_lab(browser, lab, "e=0.25&height=7&lock=e&hide=count")
    assert control(page, "e").locator('input[type="text"]').input_value() == "0.25"
    assert control(page, "height").locator('input[type="text"]').input_value() == "7"
    expect(control(page, "e").locator('input[type="range"]')).to_be_disabled()
    expect(control(page, "count")).to_be_hidden()
    expect(page.locator(".carom-notice")).to_be_hidden()  # Lab's own key `reset` is none of ours
    page.context.close()


def test_a_cell_that_is_run_again_hears_the_link_again(browser: Browser, lab: str) -> None:
    page = opened_in_lab(browser, lab, "e=0.25")
    first = lesson(page).element_handle()
    run_all_cells(page)
    until(page, "first => !first.isConnected", arg=first)
    expect(page.locator('.carom-lesson[data-ready="true"]')).to_be_visible(timeout=PATIENCE)
    assert control(page, "e").locator('input[type="text"]').input_value() == "0.25"
    page.context.close()


def test_a_lesson_speaks_the_language_of_lab(browser: Browser, lab: str) -> None:
    """Lab's own page says its language so, once its pack of that language is there."""
    page = opened_in_lab(browser, lab, "", language="de-DE")
    whole = lesson(page)
    expect(whole).to_have_attribute("lang", "de")
    play = say_in("de", "time-play")
    expect(whole.get_by_role("button", name=play)).to_be_visible()
    page.context.close()


def test_the_stage_alone_fills_the_window_of_lab(browser: Browser, lab: str) -> None:
    page = opened_in_lab(browser, lab, "view=stage")
    box = lesson(page).bounding_box()
    assert box
    assert (box["x"], box["y"], box["width"], box["height"]) == (0, 0, 1280, 900)
    middle = "document.elementFromPoint(640, 300).closest('.carom-stage') !== null"
    until(page, middle)
    page.get_by_role("button", name="Whole lesson").click()
    expect(page.locator(".carom-panel")).to_be_visible()
    page.context.close()


def test_a_notebook_from_elsewhere_says_what_to_do(browser: Browser, lab: str) -> None:
    page = browser.new_context(viewport={"width": 1280, "height": 900}).new_page()
    page.goto(f"{lab}lab/tree/02_from_elsewhere.ipynb?reset")
    told = page.get_by_text("Run this cell to play “Plane bounce”.")
    expect(told).to_be_visible(timeout=PATIENCE)
    page.context.close()


#: The widget over the state that a notebook keeps, and a line on which nobody answers.
RESTORED = """async ([script, style, state]) => {
  document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
  const source = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  const widget = (await import(source)).default();
  const model = { get: (name) => state[name], send() {}, on() {}, off() {},
    set() {}, save_changes() {} };
  widget.initialize({ model });
  widget.render({ model, el: document.body });
}"""


@pytest.mark.parametrize("query", ["", "?k_b=0.2"])
def test_a_page_that_nobody_answers_keeps_its_still(browser: Browser, query: str) -> None:
    """As a notebook does that was saved with the state of its widgets; no link goes with it."""
    lesson = plane_bounce()
    page = browser.new_page(viewport={"width": 1280, "height": 900})
    page.clock.install()
    page.route(
        "**/*", lambda route: route.fulfill(content_type="text/html", body="<!doctype html>")
    )
    page.goto(f"http://localhost/{query}")
    state = {"sheet": lesson.sheet, "still": lesson.still}
    page.evaluate(RESTORED, [bundled("widget.js"), bundled("widget.css"), state])
    page.clock.run_for(6000)
    expect(page.locator(".carom-notice")).to_contain_text("Open its notebook and run it")
    expect(page.locator(".carom-waiting")).to_be_hidden()
    balls = page.locator(".carom-stage .carom-still circle")
    if query:
        expect(balls).to_have_count(0)
    else:
        expect(balls.first).to_be_visible()
    page.close()
