"""Lessons that workers answer, in a real browser: they play, and outlive whatever ends."""

import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Open, Watched
from tests.browser.cut_line import Line, line_to
from tests.browser.lesson_pages import (
    PATIENCE,
    WHOLE,
    control,
    open_groups,
    picture,
    type_value,
    wait_for_state,
)
from tests.serving.running import (
    REHEARSED,
    ROOT,
    Server,
    code,
    keeping_lessons_in,
    running,
    write_lesson,
)


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(folder=ROOT / "lessons") as one:
        one.wait_ready()
        one.wait_ready("05_newtons_cradle.ipynb")
        yield one


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    with line_to(server.address) as one:
        yield one


def opened(
    open_page: Open, line: Line, lesson: str = "01_plane_bounce", query: str = ""
) -> Watched:
    watched = open_page(f"http://127.0.0.1:{line.port}/{lesson}{query}")
    watched.page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    return watched


@pytest.mark.parametrize("lesson", ["01_plane_bounce", "05_newtons_cradle"])
def test_a_lesson_plays_without_kernel_and_without_another_front_end(
    server: Server, line: Line, open_page: Open, lesson: str
) -> None:
    watched = opened(open_page, line, lesson, f"?{WHOLE}k_b=0.5")
    page = watched.page
    expect(control(page, "k_b").locator('input[type="text"]')).to_have_value("0.5")
    before = picture(page)
    page.get_by_role("button", name=re.compile("Just show me|Skip the vote")).click()
    wait_for_state(page, "data.covered === 'false'")
    open_groups(page)
    type_value(page, "k_b", "0.25")
    page.wait_for_url("**k_b=0.25*")
    assert picture(page) != before
    assert not server.kernels() and not watched.sockets
    assert not [address for address in watched.loaded if "/voila/static" in address]
    for ending in (".css", ".js"):
        assert len([address for address in watched.loaded if ending in address]) == 1, ending


def test_workers_that_are_killed_are_not_missed(
    server: Server, line: Line, open_page: Open
) -> None:
    page = opened(open_page, line).page
    for value in ("0.31", "0.32", "0.33"):
        for worker in server.workers():
            worker.kill()
        type_value(page, "k_b", value)
        page.wait_for_url(f"**k_b={value}*")


def test_a_page_whose_server_goes_is_told_untouched_and_goes_on_when_it_is_back(
    line: Line, open_page: Open
) -> None:
    watched = opened(open_page, line)
    page = watched.page
    type_value(page, "k_b", "0.41")
    page.wait_for_url("**k_b=0.41*")
    line.cut()
    wait_for_state(page, "data.offline === 'true'")
    expect(page.locator(".carom-notice").first).to_contain_text("does not answer")
    line.mend()
    wait_for_state(page, "data.offline !== 'true'")
    type_value(page, "k_b", "0.42")
    page.wait_for_url("**k_b=0.42*")
    watched.errors.clear()  # the browser reports the lost connection


def test_what_was_typed_while_the_server_was_away_holds_everywhere_once_it_is_back(
    line: Line, open_page: Open
) -> None:
    watched = opened(open_page, line, query="?act=1&level=3")
    page = watched.page
    open_groups(page)
    before = picture(page)
    height = control(page, "height")
    height.locator('input[type="text"]').fill("2.5")
    line.cut()
    wait_for_state(page, "data.offline === 'true'")
    line.mend()
    page.wait_for_url("**height=2.5*", timeout=PATIENCE)
    expect(height.locator('input[type="text"]')).to_have_value("2.5")
    expect(height.get_by_role("slider")).to_have_attribute("aria-valuetext", "2.5 m")
    expect(page.locator(".carom-question:visible")).to_contain_text("falls from 1.5 m")
    assert picture(page) != before
    watched.errors.clear()  # the browser reports the lost connection


def test_a_page_outlives_its_server_and_waits_for_the_next_one_to_be_ready(
    tmp_path: Path, open_page: Open
) -> None:
    """Another machine, say: its notebook has not run there yet, and no server knows its lesson."""
    gate = tmp_path / "gate"
    gate.touch()
    show = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
    write_lesson(tmp_path, "01_ours", [code(f"open({str(gate)!r}).read()"), code(show)])
    with running(folder=tmp_path) as first, line_to(first.address) as line:
        first.wait_ready("01_ours.ipynb")
        watched = opened(open_page, line, "01_ours", f"?{WHOLE}height=5.5")
        page = watched.page
        type_value(page, "k_b", "0.41")
        page.wait_for_url("**k_b=0.41*")
        first.process.terminate()
        wait_for_state(page, "data.offline === 'true'")
        gate.unlink()
        os.mkfifo(gate)
        with running(folder=tmp_path, before=keeping_lessons_in(tmp_path / "other")) as second:
            line.lead(second.address)
            wait_for_state(page, "data.offline !== 'true'")
            with page.expect_response(lambda reply: reply.status == 503, timeout=PATIENCE):
                type_value(page, "k_b", "0.42")
            gate.write_text("go")
            page.wait_for_url("**k_b=0.42*", timeout=1000 * REHEARSED)
            assert "height=5.5" in page.url
            page.close()  # this server, too, ends
            watched.errors.clear()  # the browser reports the lost connection


@contextmanager
def course(folder: Path) -> Iterator[str]:
    """Another site, which serves a folder: the lessons are at localhost, this is at 127.0.0.1."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as site:
        Thread(target=site.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{site.server_port}"
        site.shutdown()


def embed_code(open_page: Open, address: str) -> str:
    """The code that a teacher copies from a lesson, to show it as it stands within another page."""
    page = open_page(address, permissions=["clipboard-read", "clipboard-write"]).page
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="For instructors").click()
    page.get_by_label("All controls open").check()
    page.get_by_role("button", name="Copy embed code").click()
    expect(page.get_by_text("Embed code copied.")).to_be_visible()
    copied = str(page.evaluate("navigator.clipboard.readText()"))
    page.close()  # before the server ends
    return copied


def test_a_lesson_plays_in_a_frame_on_another_site_without_cookies(
    tmp_path: Path, open_page: Open
) -> None:
    show = "from kernel_lib.widgets import plane_bounce\nplane_bounce()"
    write_lesson(tmp_path, "01_ours", [code(show)])
    with course(tmp_path) as site, running("--embed-from", site, folder=tmp_path) as server:
        server.wait_ready("01_ours.ipynb")
        held = embed_code(open_page, f"{server.address}01_ours?{WHOLE}k_b=0.6")
        (tmp_path / "course.html").write_text(f"<!DOCTYPE html><title>Course</title>{held}")
        watched = open_page(f"{site}/course.html")
        page = watched.page
        lesson = page.frame_locator("iframe")
        lesson.locator('.carom-lesson[data-ready="true"]').wait_for(timeout=PATIENCE)
        box = lesson.locator('[data-parameter="k_b"] input[type="text"]')
        expect(box).to_have_value("0.6")
        with page.expect_response("**/carom/answer", timeout=PATIENCE) as answer:
            box.fill("0.25")
            box.press("Enter")
        assert answer.value.ok
        page.frames[1].wait_for_url("**k_b=0.25*", timeout=PATIENCE)
        assert page.context.cookies() == []
        page.close()
        watched.errors.clear()  # that site has no icon
