"""A phone as it is: fingers, bars that come and go, a notch, a keyboard, a sleep, turns, memory."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import at_rest
from tests.browser.conftest import Open, with_picture
from tests.browser.lesson_pages import (
    answers_of,
    control,
    middle,
    pause,
    resize,
    see_now,
    state,
    wait_for_state,
)
from tests.browser.student import Course, bar_of_time, skip, value, wait_for_value
from tests.browser.waiting import until
from tests.serving.running import Server

UPRIGHT, ACROSS = (390, 664), (664, 390)
PHONE: dict[str, Any] = {"width": 390, "height": 664, "has_touch": True, "is_mobile": True}
Point = tuple[float, float]


def touch(page: Page, *fingers: list[Point], held: Callable[[], Any] = lambda: None) -> None:
    """Fingers go down together, each along its own points, and up again, after `held`."""
    session = page.context.new_cdp_session(page)
    for at, points in enumerate(zip(*fingers, strict=True)):
        down = [{"x": x, "y": y, "id": one} for one, (x, y) in enumerate(points)]
        kind = "touchMove" if at else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": down})
    held()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def way(start: Point, across: float, down: float, steps: int = 6) -> list[Point]:
    """A straight way of a finger."""
    x, y = start
    return [(x + across * k / steps, y + down * k / steps) for k in range(steps + 1)]


def scrolled(page: Page) -> float:
    return float(page.evaluate("scrollY"))


def box_of(found: Locator) -> dict[str, float]:
    box = found.bounding_box()
    assert box
    return dict(box)


def nothing_is_cut(page: Page) -> None:
    """No part is wider than the window, the stage is in it, and its picture as large as itself."""
    wide, cut = page.evaluate("""() => {
      const canvas = document.querySelector(".carom-stage canvas");
      return [document.documentElement.scrollWidth - innerWidth,
        Math.abs(canvas.width / devicePixelRatio - canvas.clientWidth)];
    }""")
    assert wide <= 0
    assert cut <= 1
    expect(page.locator(".carom-lesson .carom-stage")).to_be_in_viewport(ratio=0.95)


def start_slowly(page: Page) -> None:
    pause(page)
    bar_of_time(page).press("Home")
    page.get_by_label("Speed of the clock").select_option("0.1")
    page.get_by_role("button", name="Play (space)").tap()
    wait_for_state(page, "data.playing === 'true' && Number(data.time) > 0")


def playing(course: Course) -> Page:
    """A phone on which the run of an answered question plays, slowly enough to be turned."""
    page = course("01_plane_bounce", "?act=all&level=3&show=1", **PHONE)
    start_slowly(page)
    return page


# Fingers.


def test_a_ball_follows_a_finger_and_the_page_stays(course: Course) -> None:
    page = course("01_plane_bounce", "?act=all&level=3&show=1", **PHONE)
    pause(page)
    before, top = value(page, "height"), scrolled(page)
    touch(page, way(middle(page.locator(".carom-grip-position").first), 0, 50))
    wait_for_value(page, "height", f"value < {before}")
    assert scrolled(page) == top


def test_a_finger_along_a_slider_moves_it_and_one_across_moves_the_page(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1", **PHONE)
    skip(page)
    slider = control(page, "k_b").locator('input[type="range"]')
    slider.evaluate("one => one.scrollIntoView({ block: 'center' })")
    share = float(slider.evaluate("s => (s.value - s.min) / (s.max - s.min)"))
    box = box_of(slider)
    x, y = box["x"] + 11 + share * (box["width"] - 22), middle(slider)[1]
    there = share - 60 / (box["width"] - 22)  # restitution runs from 0 to 1

    def stays_under_the_finger() -> None:
        wait_for_value(page, "k_b", f"Math.abs(value - {there}) < 0.006")
        wait_for_state(page, "data.covered === 'false' && data.phase !== 'told'")
        assert abs(box_of(slider)["y"] - box["y"]) < 3

    touch(page, way((x, y), -60, 0), held=stays_under_the_finger)
    set_to, top = value(page, "k_b"), scrolled(page)
    touch(page, way((box["x"] + box["width"] - 12, y), 0, -120))
    until(page, f"scrollY > {top + 60}")
    wait_for_value(page, "k_b", f"value === {set_to}")


def test_one_finger_on_the_stage_moves_the_page_and_two_the_picture(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1", **PHONE)
    skip(page)
    at_rest(page)
    canvas = page.locator(".carom-stage canvas").first
    box = box_of(canvas)
    empty = box["x"] + 0.75 * box["width"], box["y"] + 0.4 * box["height"]
    pixels = "() => document.querySelector('.carom-stage canvas').toDataURL()"
    held, top = page.evaluate(pixels), scrolled(page)
    touch(page, way(empty, -60, 0), way((empty[0] + 20, empty[1]), 30, 0))
    until(
        page, "(held) => document.querySelector('.carom-stage canvas').toDataURL() !== held", held
    )
    assert abs(scrolled(page) - top) < 15, "the fingers went 30 and 60"
    assert page.evaluate("visualViewport.scale") == 1
    touch(page, way(empty, 0, -120))
    until(page, f"scrollY > {top + 60}")


# The window.


def test_bars_that_come_and_go_move_nothing_and_cut_nothing(course: Course) -> None:
    page = playing(course)
    parts = {name: page.locator(name) for name in (".banner", ".carom-stage", ".carom-transport")}
    stage = page.locator(".carom-lesson .carom-stage")
    before = {name: box_of(part.last) for name, part in parts.items()}
    for size in ((390, 750), UPRIGHT):
        time = float(state(page, "time"))
        resize(page, size)
        nothing_is_cut(page)
        assert box_of(stage)["y"] == before[".carom-stage"]["y"]
        expect(page.get_by_role("button", name="Pause (space)")).to_be_in_viewport(ratio=1)
        wait_for_state(page, f"data.playing === 'true' && Number(data.time) > {time}")
    assert {name: box_of(part.last) for name, part in parts.items()} == before


@pytest.mark.parametrize("lesson", ["01_plane_bounce", "05_newtons_cradle"])
def test_with_bars_and_without_the_question_can_be_let_go(course: Course, lesson: str) -> None:
    page = course(lesson, "?level=1", **PHONE)
    for size in (UPRIGHT, (390, 750), UPRIGHT):
        resize(page, size)
        nothing_is_cut(page)
        expect(page.locator(".carom-question:visible")).to_be_in_viewport(ratio=1)
        expect(page.locator(".carom-asking .carom-go")).to_be_in_viewport(ratio=1)


def test_a_phone_that_is_turned_plays_on(course: Course) -> None:
    page = playing(course)
    stage = page.locator(".carom-lesson .carom-stage")
    before = box_of(stage)
    for size in (ACROSS, UPRIGHT):
        time = float(state(page, "time"))
        resize(page, size)
        nothing_is_cut(page)
        wait_for_state(page, f"data.playing === 'true' && Number(data.time) > {time}")
    assert box_of(stage) == before


NOTCHES = {
    UPRIGHT: {"top": 47, "bottom": 34, "left": 0, "right": 0},
    ACROSS: {"top": 0, "bottom": 21, "left": 47, "right": 47},
}
#: What can be pressed or read and reaches into the edges of the window, as it stands.
IN_THE_EDGE = """({ top, bottom, left, right }) => {
  const found = [];
  const kinds = "a, button, input, select, summary, p, h1, h2, canvas";
  for (const one of document.querySelectorAll(kinds)) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (getComputedStyle(one).clipPath !== "none" || one.matches(".skip, table *")) continue;
    const box = one.getBoundingClientRect();
    if (!box.width || box.top > innerHeight || box.bottom < 0) continue;
    const holder = one.closest(".banner, .carom-go, .carom-challenge-foot");
    const stays = holder && ["sticky", "fixed"].includes(getComputedStyle(holder).position);
    if (box.left < left || box.right > innerWidth - right
      || (stays && (box.top < top || box.bottom > innerHeight - bottom))) {
      found.push(one.outerHTML.slice(0, 90));
    }
  }
  return found;
}"""


@pytest.mark.parametrize("size", NOTCHES, ids=["upright", "across"])
@pytest.mark.parametrize("place", ["gallery", "question", "reading", "controls"])
def test_a_notch_covers_nothing(
    carom_server: Server, open_page: Open, size: tuple[int, int], place: str
) -> None:
    wishes = {**PHONE, "width": size[0], "height": size[1]}
    if place == "gallery":
        page = open_page(carom_server.address, **wishes).page
    else:
        page = with_picture(open_page, f"{carom_server.address}01_plane_bounce?level=1", **wishes)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": NOTCHES[size]})
    until(page, "getComputedStyle(document.querySelector('.foot')).paddingBottom !== '24px'")
    if place in ("reading", "controls"):
        skip(page)
    if place == "reading":
        page.locator(".prose").last.scroll_into_view_if_needed()
        until(page, "document.querySelector('.carom-lesson').dataset.small === 'above'")
    if place == "controls":
        page.get_by_role("button", name="All controls").tap()
        expect(page.get_by_role("button", name="Fewer controls")).to_be_in_viewport()
    assert page.evaluate(IN_THE_EDGE, NOTCHES[size]) == []


#: Whether a field can be seen, and whether anything lies over it.
FREE = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const inside = top >= 0 && bottom <= innerHeight + 1;
  const places = [[left + 4, top + 4], [(left + right) / 2, (top + bottom) / 2],
    [right - 4, bottom - 6]];
  return inside && places.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""


@pytest.mark.parametrize(
    ("lesson", "query", "field"),
    [
        ("01_plane_bounce", "?level=1", ".carom-guess-box input"),
        ("01_plane_bounce", "?act=all&level=3", '[data-parameter="velocity_y"] input[type="text"]'),
        ("01_plane_bounce", "?act=all&level=3", '.carom-exercise input[type="text"]'),
    ],
    ids=["guess", "control", "exercise"],
)
def test_a_keyboard_over_half_of_the_window_leaves_the_field_in_sight(
    course: Course, lesson: str, query: str, field: str
) -> None:
    page = course(lesson, query, **PHONE)
    box = page.locator(field).first
    box.focus()
    box.evaluate("one => one.scrollIntoView({ block: 'nearest' })")
    assert box.evaluate(FREE), "before the keyboard comes"
    resize(page, (390, 330))
    # What a browser does for the field that is typed into.
    box.evaluate("one => one.scrollIntoView({ block: 'nearest' })")
    until(page, f"() => ({FREE})(document.activeElement)")
    box.fill("0.5")
    assert box.evaluate(FREE)


# A sleep, and many rounds.


def test_a_tab_that_slept_for_ten_minutes_goes_on_where_it_was(
    carom_server: Server, open_page: Open
) -> None:
    page = open_page("about:blank", **PHONE).page
    page.clock.install()
    page.goto(f"{carom_server.address}01_plane_bounce?act=all&level=3&show=1")
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    start_slowly(page)
    session = page.context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    before = float(state(page, "time"))
    session.send("Page.setWebLifecycleState", {"state": "active"})
    page.clock.fast_forward("10:00")
    wait_for_state(page, f"data.playing === 'true' && Number(data.time) > {before}")
    assert float(state(page, "time")) < before + 0.5
    # The line, which was silent for longer than a server may be, is there again.
    expect(page.locator(".carom-notice")).to_be_hidden()
    slider = control(page, "k_b").locator('input[type="range"]')
    sequence = state(page, "sequence")
    slider.press("ArrowLeft")
    wait_for_state(page, f"data.sequence !== '{sequence}' && data.offline !== 'true'")


def heap(page: Page) -> float:
    """Bytes of the page's objects that something still holds."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.enable")
    for _ in range(3):  # what one finds free may have held more
        session.send("HeapProfiler.collectGarbage")
    used = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return float(used)


def test_twenty_rounds_hold_no_more_memory_than_three(course: Course) -> None:
    page = course("03_two_balls", "?act=1&level=1", **PHONE)
    after_three = 0.0
    for round_ in range(20):
        answers_of(page).nth(round_ % 2).check()
        page.get_by_role("button", name="Let go").click()
        wait_for_state(page, "data.phase === 'run'")
        see_now(page)
        page.keyboard.press("Escape")
        wait_for_state(page, "data.phase === 'told'")
        page.get_by_role("button", name="Another one").click()
        wait_for_state(page, "data.phase === 'ask'")
        if round_ == 2:
            after_three = heap(page)
    ratio = heap(page) / after_three
    assert ratio <= 1.2, f"{ratio:.2f}"
