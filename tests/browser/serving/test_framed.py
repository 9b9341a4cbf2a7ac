"""A lesson in a frame of another site: nothing lies over what it asks.

CAROM_FRAMES=all tries each lesson, and each as one file, in all sizes.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Frame

from tests.browser.conftest import Open, Watched
from tests.browser.lesson_pages import LESSONS as SMALL, PATIENCE, START
from tests.browser.serving.test_site import build
from tests.browser.site.file_server import FileServer, serving
from tests.browser.student import NOTEBOOKS
from tests.serving.running import ROOT, Server, code, running, write_lesson

ALL = os.environ.get("CAROM_FRAMES") == "all"
#: Questions by a flag, by choices, by an arrow, by speeds.
SHAPES = ["01_plane_bounce", "03_two_balls", "04_rotating_spheres", "05_newtons_cradle"]
SMALL_SHAPES = ["02_guess", "06_choice", "07_arrow"]
SIZES = [(width, height) for width in (1280, 900, 760, 600) for height in (1000, 760, 600)]
SOME_SIZES = [(1280, 760), (600, 600)]

#: The frame of the code that a teacher copies, in a column of a page of the course.
COURSE = """<!DOCTYPE html><title>Course</title><link rel="icon" href="data:,">
<style>body { margin: 0 }</style><div><iframe title="Lesson" width="100%" height="760"
style="border: 0" loading="lazy" allow="clipboard-write"></iframe></div>"""
RESIZE = """([width, height]) => {
  document.querySelector("div").style.width = `${width}px`;
  document.querySelector("iframe").height = height;
}"""

#: What lies over question, answers or button, or is not there; each is first scrolled to.
COVERED = """async () => {
  const root = document.querySelector(".carom-lesson"), found = [];
  const looked = () => new Promise((go) => { new IntersectionObserver(go).observe(root); });
  await looked();
  await looked();
  if (root.dataset.small) found.push(`the stage is small, ${root.dataset.small}`);
  for (const name of [".carom-question", ".carom-guess-fields", ".carom-go"]) {
    const parts = [...root.querySelectorAll(name)].filter((one) => one.checkVisibility());
    if (!parts.length) found.push(`no ${name}`);
    for (const part of parts.flatMap((one) => [one, ...one.querySelectorAll("label, input")])) {
      part.scrollIntoView({ block: "nearest", behavior: "instant" });
      await looked();
      const { left, top, width, height } = part.getBoundingClientRect();
      for (const [x, y] of [[0.1, 0.2], [0.5, 0.5], [0.9, 0.8]]) {
        const seen = document.elementFromPoint(left + x * width, top + y * height);
        const free = seen && (part.contains(seen) || seen.contains(part));
        if (width && !free) found.push(`${name}: ${seen?.className ?? "out of the frame"}`);
      }
    }
  }
  return found;
}"""


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    """Another site, at 127.0.0.1, with a page that has a frame; lessons are at localhost."""
    folder = tmp_path_factory.mktemp("course")
    (folder / "course.html").write_text(COURSE, encoding="utf-8")
    with serving(folder) as site:
        yield site


@pytest.fixture(scope="module")
def lessons(course: FileServer) -> Iterator[Server]:
    """The lessons of the course, which that site may embed."""
    with running("--embed-from", course.address.rstrip("/"), folder=ROOT / "lessons") as server:
        yield server


def covered_in(watched: Watched, address: str) -> list[str]:
    """What is covered of a lesson, by size of its frame."""
    page, found = watched.page, []
    frame: Frame = page.frames[1]
    for size in SIZES if ALL else SOME_SIZES:
        page.evaluate(RESIZE, size)
        frame.goto(address, wait_until="domcontentloaded")
        frame.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
        assert frame.evaluate("[innerWidth, innerHeight]") == list(size)
        found += [f"{size}: {one}" for one in frame.evaluate(COVERED)]
    return found


def in_course(open_page: Open, course: FileServer) -> Watched:
    """The page of the course, wider and lower than what its frame shows."""
    return open_page(f"{course.address}course.html", width=1400, height=700)


@pytest.mark.parametrize("name", NOTEBOOKS if ALL else SHAPES)
def test_nothing_lies_over_a_question_in_a_frame(
    name: str, course: FileServer, lessons: Server, open_page: Open
) -> None:
    watched = in_course(open_page, course)
    assert covered_in(watched, f"{lessons.address}{name}?fresh=1") == []
    watched.page.close()


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Small lessons that ask, which are files within seconds; or those of the course."""
    folder = tmp_path_factory.mktemp("notebooks")
    for name in SMALL_SHAPES:
        cells = SMALL[name]
        write_lesson(folder, name, [code(START + cells[0]), *map(code, cells[1:])])
    return ROOT / "lessons" if ALL else folder


@pytest.mark.parametrize("name", NOTEBOOKS if ALL else SMALL_SHAPES)
def test_nothing_lies_over_the_question_of_one_file_in_a_frame(
    name: str, notebooks: Path, course: FileServer, open_page: Open
) -> None:
    path = Path(course.folder, f"{name}.html")
    build("--one-file", name[:2], str(path), "--lessons", str(notebooks))
    address = course.address.replace("127.0.0.1", "localhost")
    assert covered_in(in_course(open_page, course), f"{address}{path.name}?fresh=1") == []
