"""Pages that are kept as a file: they need no server, no network, and show a picture at least."""

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Page, expect

import kernel_lib as kl
from tests.browser.lesson_pages import wait_for_state
from tests.environments import ROOT

SCENE = kl.Scene([kl.Ball((0, 3), (2, 0), 0.5, 1)], [kl.Plane((0, 0), (0, 1))], (0, -9.807), 0.8)
VIEW = "application/vnd.jupyter.widget-view+json"
STATE = "application/vnd.jupyter.widget-state+json"

#: What scripts of Jupyter do with the state of a widget, on line.
BEGIN = """async (state) => {
  const model = { get: (name) => state[name], send() {}, on() {}, off() {},
    set() {}, save_changes() {} };
  const module = new Blob([state._esm], { type: "text/javascript" });
  const { default: make } = await import(URL.createObjectURL(module));
  const el = document.createElement("div");
  document.querySelector(".carom-exported").append(el);
  const widget = make();
  await widget.initialize({ model });
  await widget.render({ model, el });
}"""


def config() -> Path:
    """What a wheel installs where nbconvert looks for its configuration."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    shared = project["tool"]["hatch"]["build"]["targets"]["wheel"]["shared-data"]
    installed = {target: ROOT / source for source, target in shared.items()}
    return installed["etc/jupyter/jupyter_nbconvert_config.json"]


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a browser that reaches nothing but files."""
    context = browser.new_context(offline=True)
    yield context.new_page()
    context.close()


def test_a_run_that_was_saved_as_a_page_plays_from_a_disk(tmp_path: Path, page: Page) -> None:
    file = tmp_path / "run.html"
    kl.show(kl.simulate(SCENE, 2), title="Mine <and> yours").save(file)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    problems: list[str] = []
    page.on("console", lambda message: problems.append(message.text))
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(file.as_uri())
    wait_for_state(page, "Number(data.time) > 0.5")
    expect(page).to_have_title("Mine <and> yours")
    expect(page.get_by_text("Sliders go in steps")).to_be_hidden()
    assert asked == [file.as_uri()] and problems == []


def test_a_run_that_was_saved_as_a_page_has_a_picture_without_scripts(
    tmp_path: Path, browser: Browser
) -> None:
    file = tmp_path / "run.html"
    kl.show(kl.simulate(SCENE, 2)).save(file)
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(file.as_uri())
    expect(page.locator("circle").first).to_be_visible()
    page.context.close()


def test_a_notebook_that_nbconvert_made_a_page_shows_its_lesson_off_line(
    tmp_path: Path, page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Run by nbconvert, the notebook holds the state of its widgets, and their view goes first."""
    cell = nbformat.v4.new_code_cell("from kernel_lib.widgets import two_balls\ntwo_balls()")
    nbformat.write(nbformat.v4.new_notebook(cells=[cell]), tmp_path / "book.ipynb")
    monkeypatch.setenv("JUPYTER_CONFIG_PATH", str(config().parent))
    convert = [sys.executable, "-m", "nbconvert", "--to", "html", "--execute", "book.ipynb"]
    subprocess.run(convert, cwd=tmp_path, check=True, capture_output=True, timeout=120)
    page.goto((tmp_path / "book.html").as_uri(), wait_until="domcontentloaded")
    still = page.locator("svg.carom-still")
    expect(still).to_be_visible()
    expect(still.locator("circle").first).to_be_visible()
    model = json.loads(page.locator(f'script[type="{VIEW}"]').text_content() or "")["model_id"]
    told = json.loads(page.locator(f'script[type="{STATE}"]').text_content() or "")
    page.evaluate(BEGIN, told["state"][model]["state"])
    wait_for_state(page, "true")
    assert page.locator(".carom-exported > .carom-still").count() == 0
