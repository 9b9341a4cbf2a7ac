"""Voila alone, with our template by its name: every lesson plays, each visitor with a kernel."""

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from kernel_lib.serving.pages.assets import LOOK, STATIC, TEMPLATES
from tests.browser.conftest import Open
from tests.browser.lesson_pages import PATIENCE, WHOLE
from tests.environments import ROOT, free_port, programs, serving

#: Pixels above a lesson, beyond the bar, for which its stage makes room; and those that there are.
ABOVE = """(root) => {
  const { top } = root.parentElement.getBoundingClientRect();
  return [parseFloat(root.style.getPropertyValue("--above")),
    Math.min(240, Math.max(0, top + scrollY - 52))];
}"""
LESSONS = sorted(path for path in (ROOT / "lessons").glob("[0-9]*.ipynb") if path.stem[:2] != "00")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a Voila that finds the template of this checkout, not an installed copy."""
    data = tmp_path_factory.mktemp("jupyter")
    template = data / "voila" / "templates" / "carom"
    shutil.copytree(TEMPLATES, template)
    shutil.copytree(STATIC, template / "static")
    for tokens in LOOK.glob("tokens*.css"):
        shutil.copy(tokens, template / "static")
    environment = Path(sys.prefix)
    command = [str(programs(environment) / "voila"), "--template=carom", "--no-browser"]
    command += [f"--port={free_port()}", "--Voila.ip=127.0.0.1", str(ROOT / "lessons")]
    variables = {**os.environ, "JUPYTER_PATH": str(data)}
    with serving(command, r"http://127\.0\.0\.1:(\d+)/", env=variables) as (found, _):
        yield found[0]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: path.stem[:2])
def test_a_lesson_plays_with_a_kernel_of_its_own(
    address: str, open_page: Open, lesson: Path
) -> None:
    watched = open_page(f"{address}voila/render/{lesson.name}?{WHOLE}")
    page = watched.page
    stage = page.locator('.carom-lesson[data-ready="true"]').first
    stage.wait_for(timeout=PATIENCE)
    assert page.locator("html.carom-page").count() == 1
    assert page.locator("math").count() > 0
    told, there = stage.evaluate(ABOVE)
    assert told == pytest.approx(there, abs=2)
    # Where a page that waits looks whether the server is there.
    assert page.evaluate("fetch(document.body.dataset.here).then((answer) => answer.ok)")
    asked = stage.get_attribute("data-sequence")
    slider = stage.locator("[data-parameter] input[type=range]:visible").first
    slider.focus()
    at_start = slider.evaluate("one => one.value === one.min")
    page.keyboard.press("ArrowRight" if at_start else "ArrowLeft")
    expect(stage).not_to_have_attribute("data-sequence", str(asked), timeout=PATIENCE)
