"""Lessons as files: a folder behind a plain file server, and one file from a disk."""

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, with_picture
from tests.browser.lesson_pages import (
    LESSONS,
    START,
    control,
    pause,
    see_now,
    type_value,
    wait_for_state,
)
from tests.browser.waiting import until
from tests.serving.running import MAIN, REHEARSED, ROOT, code, text, write_lesson

LIVE = "https://hub.example/v2/gh/OWNER/carom/HEAD?urlpath=voila/render/lessons/{lesson}.ipynb"

#: Where a school puts the site, below the top of its own.
PLACE = "course/week3"


def build(*arguments: str) -> str:
    """What `carom build` says."""
    line = [sys.executable, "-c", MAIN, "build", *arguments]
    done = subprocess.run(
        line, capture_output=True, text=True, timeout=REHEARSED, cwd=ROOT, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server, without its log."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="module")
def notebooks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A lesson that is open and one that asks, of experiments of their own."""
    folder = tmp_path_factory.mktemp("notebooks")
    for name in ("01_open", "02_guess"):
        cells = LESSONS[name]
        sources = [code(START + cells[0], "hide-source"), *map(code, cells[1:])]
        link = "[the other](01_open.ipynb), [steep](#set-up=dropped)"
        write_lesson(folder, name, [text(f"# {name}\n\n{link}"), *sources])
    return folder


@pytest.fixture(scope="module")
def site(notebooks: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the site of these lessons, which have no Python."""
    folder = tmp_path_factory.mktemp("site")
    built = folder / PLACE
    build(str(built), "--lessons", str(notebooks), "--live", LIVE, "--no-python")
    assert (built / "carom" / "tables").is_dir()
    assert not (built / "carom" / "python").exists()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/{PLACE}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def file(notebooks: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a lesson that is one file."""
    path = tmp_path_factory.mktemp("stick") / "lesson.html"
    build("--one-file", "02", str(path), "--lessons", str(notebooks))
    assert path.stat().st_size < 3_000_000
    return path.as_uri()


def slider(page: Page, name: str) -> Any:
    return control(page, name).locator('input[type="range"]')


def stands_at(page: Page, name: str, value: str) -> None:
    """The control shows a value, and the address has it where it is not that of the begin."""
    expect(control(page, name).locator('input[type="text"]')).to_have_value(value)


def test_a_slider_goes_through_its_stops_by_key(site: str, open_page: Open) -> None:
    page = with_picture(open_page, f"{site}01_open.html")
    expect(page.get_by_text("Sliders go in steps here")).to_be_visible()
    stands_at(page, "e", "0.7")
    for key, value in (("ArrowRight", "0.75"), ("ArrowLeft", "0.7"), ("Home", "0"), ("End", "1")):
        slider(page, "e").press(key)
        stands_at(page, "e", value)
    until(page, "location.search === '?e=1'")
    page.reload(wait_until="domcontentloaded")
    wait_for_state(page, "data.ready === 'true'")
    stands_at(page, "e", "1")


def test_what_has_no_answer_says_so_and_leads_to_python(site: str, open_page: Open) -> None:
    page = with_picture(open_page, f"{site}01_open.html?lift=0.8")
    stands_at(page, "lift", "0.8")
    type_value(page, "lift", "0.33")
    expect(control(page, "lift").locator(".carom-problem")).to_contain_text("0.33")
    values = "?e=0.7&back=1&height=5&speed=4&lift=0.33&step=0.1&count=1&colour=red"
    expect(page.get_by_role("link", name="Open these values with Python")).to_have_attribute(
        "href", LIVE.replace("{lesson}", "01_open") + quote(values, safe="")
    )
    type_value(page, "e", "0.5")
    expect(control(page, "e").locator(".carom-problem")).to_contain_text("one change at a time")
    type_value(page, "lift", "1")
    stands_at(page, "lift", "1")
    type_value(page, "e", "0.5")
    until(page, "location.search === '?e=0.5'")
    expect(page.get_by_role("link", name="Open these values with Python")).to_have_count(0)


def test_what_needs_python_says_so_where_it_was_asked_for(site: str, open_page: Open) -> None:
    watched = open_page(f"{site}01_open.html")
    page = watched.page
    wait_for_state(page, "data.ready === 'true'")
    pause(page)
    page.get_by_role("button", name="Look closer").click()
    closer = page.get_by_role("region", name="Impact microscope")
    expect(closer).to_contain_text("This needs Python")
    expect(closer.locator("table")).to_be_hidden()
    page.get_by_text("Take it with you").click()
    said = page.locator(".carom-said", has_text="This needs Python")
    for name in ("Runs (CSV)", "Copy as Python"):
        page.get_by_role("button", name="Stage (PNG)").click()
        expect(said).to_have_count(0)
        page.get_by_role("button", name=name).click()
        expect(said).to_be_visible()
    assert not [one for one in watched.loaded if "/python/" in one]
    assert all(one.startswith((site, "data:", "blob:")) for one in watched.loaded)


def test_the_gallery_leads_to_the_lessons_and_they_lead_back(site: str, open_page: Open) -> None:
    page = open_page(site, width=390, height=664).page
    page.locator(".card a").nth(1).click()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    assert page.url.endswith("/02_guess.html")
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    end = page.locator(".carom-verdict .carom-course-end")
    expect(end).to_have_text("This is the end of the course. All lessons")
    assert str(end.get_by_role("link").evaluate("link => link.href")) == f"{site}index.html"
    page.get_by_role("link", name="the other").click()
    page.wait_for_url("**/01_open.html")
    page.get_by_role("link", name="All lessons").first.click()
    page.wait_for_url("**/index.html")


def test_a_set_up_is_there_exactly_with_its_chart(site: str, open_page: Open) -> None:
    page = with_picture(open_page, f"{site}01_open.html", color_scheme="dark")
    page.get_by_label("Preset").select_option("Clay")
    until(page, "location.search === '?e=0&speed=2'")
    box = page.locator(".carom-chart-box")
    box.scroll_into_view_if_needed()
    expect(box).to_have_attribute("data-words", re.compile("Lines: heights"))
    expect(page.locator(".carom-chart .carom-muted")).to_be_hidden()


def test_one_file_works_from_a_disk(file: str, open_page: Open) -> None:
    watched = open_page(file, width=390, height=664)
    page = watched.page
    wait_for_state(page, "data.ready === 'true'")
    flag = page.get_by_role("slider", name="Flag")
    for _ in range(3):
        flag.press("PageUp")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    expect(page.locator(".carom-result")).to_contain_text("the ball reached 2.98 m")
    expect(page.locator(".carom-verdict a[href]")).to_have_count(0)
    slider(page, "e").press("End")
    stands_at(page, "e", "1")
    until(page, "location.search.includes('e=1')")
    page.get_by_label("Preset").select_option("Clay")
    until(page, "location.search === '?e=0&speed=2'")
    assert {one.split(":")[0] for one in watched.loaded} <= {"file", "data"}
    page.reload(wait_until="domcontentloaded")
    wait_for_state(page, "data.ready === 'true'")
