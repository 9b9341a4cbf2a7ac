"""What Binder does, as far as one machine can: build from binder/, start JupyterLab, open a lesson.

Binder's image installs binder/requirements.txt with pip, runs binder/postBuild in the folder of
the project, and starts `jupyter-lab` there behind a base address and with a token.
"""

import os
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.waiting import until
from tests.environments import ROOT, outside, programs, python, run, serving, uv

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Binder builds a Linux image")

LESSON = "lessons/01_plane_bounce.ipynb"
BASE = "/user/somebody-carom-1a2b3c4d/"
TOKEN = "a-token-of-binder"
MINUTE = 60_000.0  # ms


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a clone would hold: every file that git knows, as it is now."""
    folder = tmp_path_factory.mktemp("binder") / "home"
    for name in run(["git", "ls-files", "-z"], cwd=ROOT).rstrip("\0").split("\0"):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, target)
    return folder


@pytest.fixture(scope="module")
def variables(project: Path) -> dict[str, str]:
    """The environment of the image: its own Python first on PATH, the project as home."""
    folder = project.parent / "environment"
    path = os.pathsep.join([str(programs(folder)), os.environ["PATH"]])
    found = {**outside(), "PATH": path, "HOME": str(project), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    # Only the place of the download cache is kept, and with it what was fetched before.
    cache = run([sys.executable, "-m", "pip", "cache", "dir"]).strip().splitlines()[-1]
    found["PIP_CACHE_DIR"] = cache
    run([sys.executable, "-m", "venv", str(folder)])
    # Most of pip's time goes into unpacking what uv has unpacked already, for the environment of
    # these tests. Pip still reads the whole list after it, and fetches what it would have else.
    at_hand = ["--quiet", "--python", python(folder), "--require-hashes"]
    uv("pip", "install", *at_hand, "--requirement", str(project / "binder" / "requirements.txt"))
    install = [python(folder), "-m", "pip", "install", "--quiet"]
    run([*install, "-r", "binder/requirements.txt"], cwd=project, env=found)
    run(["./binder/postBuild"], cwd=project, env=found)
    return found


@pytest.fixture(scope="module")
def address(project: Path, variables: dict[str, str]) -> Iterator[str]:
    """Address of a running JupyterLab, started as Binder starts it; on the loopback only."""
    command = ["jupyter-lab", "--ip=127.0.0.1", "--port=0", "--no-browser", "--allow-root"]
    for owner in ("NotebookApp", "ServerApp"):
        command += [f"--{owner}.base_url={BASE}", f"--{owner}.token={TOKEN}"]
        command += [f"--{owner}.trust_xheaders=True"]
    command[0] = str(shutil.which(command[0], path=variables["PATH"]))
    with serving(command, rf"http://127\.0\.0\.1:\d+{BASE}", cwd=project, env=variables) as served:
        yield served[0].group()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """A page of a reader who wants no motion: nothing plays by itself."""
    context = browser.new_context(reduced_motion="reduce", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(MINUTE)
    yield context.new_page()
    context.close()


def play(page: Page) -> None:
    """Skip the guess, move a slider, and see the picture change, which stood still before."""
    lesson = page.locator(".carom-lesson[data-ready=true]").first
    expect(lesson).to_be_visible(timeout=MINUTE)
    lesson.get_by_role("button", name="Just show me").click()
    lesson.get_by_role("button", name="Now", exact=True).click()
    expect(lesson).to_have_attribute("data-covered", "false")
    expect(lesson).to_have_attribute("data-playing", "false")
    before = picture(page)
    assert picture(page) == before
    sequence = lesson.get_attribute("data-sequence")
    slider = lesson.locator("[data-parameter=k_b] input[type=range]")
    value = slider.input_value()
    slider.focus()
    for _ in range(10):
        page.keyboard.press("ArrowLeft")
    assert slider.input_value() != value
    expect(lesson).not_to_have_attribute("data-sequence", str(sequence))
    until(page, f"() => ({PICTURE})() !== {before!r}")


# The canvas of the stage, as text.
PICTURE = "() => document.querySelector('.carom-lesson .carom-stage canvas').toDataURL()"


def picture(page: Page) -> str:
    """What the stage shows once it has painted what is due."""
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")
    return str(page.evaluate(PICTURE))


def test_the_lesson_runs_in_lab(page: Page, address: str) -> None:
    page.goto(f"{address}lab/tree/{LESSON}?token={TOKEN}")
    # A reader who asks before Python is ready is not heard.
    expect(page.get_by_text("Python 3 (ipykernel) | Idle")).to_be_visible(timeout=MINUTE)
    page.get_by_role("menubar").get_by_text("Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
    # Lab goes along to the last cell; when all have run, the reader comes back.
    counts = page.locator(".jp-CodeCell .jp-InputArea-prompt")
    expect(counts.last).to_have_text(re.compile(r"^\[\d+\]:$"), timeout=MINUTE)
    page.locator(".jp-Notebook .jp-Cell").first.evaluate("cell => cell.scrollIntoView()")
    play(page)
    expect(page.locator("[data-mime-type='application/vnd.jupyter.stderr']")).to_have_count(0)


def test_the_lesson_runs_as_an_app(page: Page, address: str) -> None:
    page.goto(f"{address}voila/render/{LESSON}?token={TOKEN}")
    # The server's files answer later there, and a picture in Markdown ended the page at its place.
    expect(page.locator(".needs .drawing svg")).to_have_count(2)
    play(page)


def test_the_badge_leads_to_the_lessons(project: Path) -> None:
    readme = unquote((project / "README.md").read_text(encoding="utf-8"))
    assert "?urlpath=lab/tree/lessons/00_start_here.ipynb" in readme
    assert f"?urlpath=voila/render/{LESSON}" in readme
    assert (project / LESSON).is_file()
    assert (project / "lessons" / "00_start_here.ipynb").is_file()
