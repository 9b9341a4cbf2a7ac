"""The page before its script: text, tables and the still; and the stage that takes over from it."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Open, Watched
from tests.browser.lesson_pages import PATIENCE
from tests.browser.waiting import until
from tests.serving.running import ROOT, Server, running

SCRIPT = "**/carom/static/lesson_page.js*"
#: Where the stage is on the page, and how large.
BOX = """() => {
  const { x, y, width, height } = document.querySelector(".carom-stage").getBoundingClientRect();
  return [x, y, width, height];
}"""
#: Centre of the still's first ball within the stage, and the width of the stage.
STILL = """() => {
  const circles = document.querySelectorAll(".carom-still circle");
  const ball = circles[circles.length - 1].getBoundingClientRect();
  const stage = document.querySelector(".carom-stage").getBoundingClientRect();
  return [ball.x + ball.width / 2 - stage.x, ball.y + ball.height / 2 - stage.y, stage.width];
}"""
#: The same of the grip that lies on the ball of the stage.
GRIP = """() => {
  const ball = document.querySelector(".carom-grip-position").getBoundingClientRect();
  const stage = document.querySelector(".carom-stage").getBoundingClientRect();
  return [ball.x + ball.width / 2 - stage.x, ball.y + ball.height / 2 - stage.y, stage.width];
}"""
#: The still again, below the canvas that has taken over from it.
KEEP = "() => { window.kept = document.querySelector('.carom-still').cloneNode(true); }"
BACK = "() => document.querySelector('.carom-stage').prepend(window.kept)"


#: A browser shows nothing before its styles have come, but tells where it would stand without them.
STYLED = """[...document.querySelectorAll("link[rel=stylesheet]")].every((one) => one.sheet)"""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(folder=ROOT / "lessons") as one:
        one.wait_ready()
        one.wait_ready("04_rotating_spheres.ipynb")
        yield one


def held_back(open_page: Open, address: str, **wishes: Any) -> tuple[Watched, list[Any]]:
    """A page whose script waits until it is let go."""
    watched = open_page("about:blank", **wishes)
    held: list[Any] = []
    watched.page.route(SCRIPT, lambda route: held.append(route))
    watched.page.goto(address, wait_until="commit")
    watched.page.wait_for_selector(".carom-still circle", state="attached", timeout=PATIENCE)
    return watched, held


def stands(page: Page) -> list[float]:
    """Where the still has its first ball, once all styles are there."""
    page.wait_for_selector(".carom-still circle", timeout=PATIENCE)
    until(page, STYLED)
    return page.evaluate(STILL)


@pytest.mark.parametrize(
    ("lesson", "width", "height"),
    [
        ("01_plane_bounce", 1280, 800),
        ("01_plane_bounce", 390, 664),
        ("01_plane_bounce?act=all&height=3", 1280, 800),
    ],
)
def test_the_stage_takes_over_where_the_still_was(
    server: Server, open_page: Open, lesson: str, width: int, height: int
) -> None:
    watched, held = held_back(open_page, f"{server.address}{lesson}", width=width, height=height)
    page = watched.page
    stands(page)
    before = page.evaluate(BOX)
    page.evaluate(KEEP)
    for route in held:
        route.continue_()
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    expect(page.locator(".carom-still")).to_have_count(0)
    if "act=" not in lesson:  # the sentence of another act comes with the script
        assert page.evaluate(BOX) == pytest.approx(before, abs=1), "the stage has not moved"
    page.evaluate(BACK)
    assert page.evaluate(GRIP) == pytest.approx(page.evaluate(STILL), abs=1.5)
    # The page has brought its first picture along, and asks for none.
    assert not [one for one in watched.loaded if one.endswith("/carom/answer")]


def test_a_link_shows_its_own_picture_first(server: Server, open_page: Open) -> None:
    address = f"{server.address}01_plane_bounce"
    usual = stands(held_back(open_page, address)[0].page)
    linked, held = held_back(open_page, f"{address}?height=8&k_b=0.35")
    assert stands(linked.page) != pytest.approx(usual, abs=5)
    for route in held:
        route.continue_()
    linked.page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    expect(linked.page.locator('[data-parameter="height"] input[type="text"]')).to_have_value("8")


def test_a_bad_link_is_told_and_has_a_picture(server: Server, open_page: Open) -> None:
    page = open_page(f"{server.address}01_plane_bounce?k_b=7&height=6").page
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    expect(page.locator(".carom-notice")).to_contain_text("The link says k_b=7")
    expect(page.locator('[data-parameter="height"] input[type="text"]')).to_have_value("6")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_without_javascript_there_are_text_tables_formulas_and_the_still(
    server: Server, browser: Browser, scheme: Any
) -> None:
    context = browser.new_context(java_script_enabled=False, color_scheme=scheme)
    try:
        page = context.new_page()
        page.goto(f"{server.address}01_plane_bounce")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.locator(".table table").first).to_be_attached()
        expect(page.locator("math").first).to_be_attached()
        expect(page.get_by_role("img", name="The balls at the start")).to_be_visible()
        expect(page.locator(".carom-question")).to_have_text(re.compile(r"\w+ \w+"))
        expect(page.locator(".carom-panel p")).to_contain_text("JavaScript is switched off")
        paper = {"light": "rgb(247, 244, 237)", "dark": "rgb(16, 20, 25)"}[scheme]
        expect(page.locator("html")).to_have_css("background-color", paper)
        assert page.locator("button:visible").count() == 0
    finally:
        context.close()
