"""A lesson whose scripts are kept away, or have no origin: it plays, or says how it would."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import FrameLocator, Page, expect

from tests.browser.conftest import Open, Watched
from tests.browser.lesson_pages import PATIENCE, WHOLE
from tests.browser.site.file_server import FileServer, serving
from tests.serving.running import Server, code, running, write_lesson

SCRIPTS = "**/carom/static/lesson_page.js*"
BY_ITSELF = "Open this lesson by itself"
READY = '.carom-lesson[data-ready="true"]'


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("lessons")
    show = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
    write_lesson(path, "01_ours", [code(show)])
    return path


@pytest.fixture(scope="module")
def course(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FileServer]:
    """Another site, at 127.0.0.1; lessons are at localhost."""
    with serving(tmp_path_factory.mktemp("course")) as site:
        yield site


@pytest.fixture(scope="module")
def embedded(folder: Path, course: FileServer) -> Iterator[Server]:
    """A server whose lessons the other site may show."""
    with running("--embed-from", course.address.rstrip("/"), folder=folder) as server:
        server.wait_ready("01_ours.ipynb")
        yield server


@pytest.fixture(scope="module")
def alone(folder: Path) -> Iterator[Server]:
    """A server whose lessons none but its own site may show."""
    with running(folder=folder) as server:
        server.wait_ready("01_ours.ipynb")
        yield server


def frame(server: Server, sandbox: str) -> str:
    """A page with a lesson in a frame with a sandbox."""
    address = f"{server.address}01_ours?{WHOLE}height=3"
    return (
        '<!DOCTYPE html><title>Course</title><link rel="icon" href="data:,">'
        f'<iframe sandbox="{sandbox}" src="{address}" width=900 height=900></iframe>'
    )


def opened(
    embedded: Server, course: FileServer, open_page: Open, sandbox: str
) -> tuple[Watched, FrameLocator]:
    """A page of the other site, and the lesson in its frame."""
    (course.folder / "framed.html").write_text(frame(embedded, sandbox), encoding="utf-8")
    watched = open_page(f"{course.address}framed.html")
    return watched, watched.page.frame_locator("iframe")


def type_share(lesson: FrameLocator, share: str) -> None:
    """Type a share of speed."""
    box = lesson.locator('[data-parameter="k_b"] input[type="text"]').first
    box.fill(share)
    box.press("Enter")


def test_a_lesson_plays_in_a_sandbox_of_a_site_that_may_show_it(
    embedded: Server, course: FileServer, open_page: Open
) -> None:
    watched, lesson = opened(embedded, course, open_page, "allow-scripts")
    lesson.locator(READY).wait_for(timeout=PATIENCE)
    expect(lesson.get_by_text(BY_ITSELF)).to_have_count(0)
    type_share(lesson, "0.5")
    slider = lesson.locator('[data-parameter="k_b"] input[type="range"]').first
    expect(slider).to_have_attribute("aria-valuetext", "0.5")
    watched.page.close()


def test_where_it_may_not_ask_a_lesson_says_so_and_where_it_may(
    alone: Server, open_page: Open
) -> None:
    watched = open_page("about:blank")
    page, address = watched.page, f"{alone.address}course.html"
    body = frame(alone, "allow-scripts")
    page.route(address, lambda one: one.fulfill(body=body, content_type="text/html"))
    page.goto(address)
    lesson = page.frame_locator("iframe")
    lesson.locator(READY).wait_for(timeout=PATIENCE)
    type_share(lesson, "0.5")
    notice = lesson.locator(".carom-notice")
    expect(notice).to_contain_text("a page in a frame with a sandbox, cannot ask here")
    expect(notice.get_by_role("link", name=BY_ITSELF)).to_be_visible()
    watched.page.close()
    watched.errors.clear()  # the browser reports the refusal


def says_how(page: Page | FrameLocator, address: str) -> None:
    """The sentence stands there with its link, in sight."""
    link = page.get_by_role("link", name=BY_ITSELF)
    expect(link).to_be_visible()
    expect(page.get_by_text("Sliders and set-ups cannot begin here")).to_be_visible()
    assert link.evaluate("one => one.href") == address
    assert link.get_attribute("target") == "_blank"


def test_a_lesson_in_a_frame_without_scripts_says_how_to_open_it(
    embedded: Server, course: FileServer, open_page: Open
) -> None:
    watched, lesson = opened(embedded, course, open_page, "")
    says_how(lesson, f"{embedded.address}voila/render/01_ours.ipynb?{WHOLE}height=3")
    watched.errors.clear()  # the browser reports each script that it did not run


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_lesson_whose_script_does_not_arrive_says_how_to_open_it(
    alone: Server, open_page: Open, motion: str
) -> None:
    watched = open_page("about:blank", reduced_motion=motion)
    watched.page.route(SCRIPTS, lambda one: one.abort())
    watched.page.goto(f"{alone.address}01_ours")
    says_how(watched.page, f"{alone.address}voila/render/01_ours.ipynb")
    watched.errors.clear()  # the browser reports the script


def test_a_lesson_that_plays_does_not_speak_of_it(alone: Server, open_page: Open) -> None:
    page = open_page(f"{alone.address}01_ours").page
    page.wait_for_selector(READY, timeout=PATIENCE)
    expect(page.get_by_text(BY_ITSELF)).to_have_count(0)
