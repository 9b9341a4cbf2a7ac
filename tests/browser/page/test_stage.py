"""What the stage shows, from where, and how it is moved: by mouse, fingers and keys."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import (
    Opened,
    control,
    drag,
    lesson,
    middle,
    pause,
    picture,
    state,
    wait_for_state,
)
from tests.browser.waiting import until

CANVAS = ".carom-stage canvas"
CHANGED = f"held => document.querySelector('{CANVAS}').toDataURL() !== held"
SAME = f"held => document.querySelector('{CANVAS}').toDataURL() === held"
MORE = (
    "Momentum",
    "Impulse",
    "Centre of mass",
    "Momenta tip to tail",
    "Angular momentum",
    "Trail",
    "Mass",
    "Names",
    "Side by side",
)
#: Columns that differ between two pictures of the same size: the first and the last.
COLUMNS = """async ([one, two]) => {
  const [a, b] = await Promise.all([one, two].map(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  }));
  const columns = new Set();
  for (let at = 0; at < a.data.length; at += 4) {
    const far = [0, 1, 2].some((part) => Math.abs(a.data[at + part] - b.data[at + part]) > 40);
    if (far) columns.add((at / 4) % a.width);
  }
  return [Math.min(...columns), Math.max(...columns), a.width];
}"""


def toggle(page: Page, name: str, number: int = 0) -> Locator:
    """A switch below the stage, the folded ones unfolded."""
    fold = lesson(page, number).get_by_role("button", name="More", exact=True)
    if fold.get_attribute("aria-expanded") == "false":
        fold.click()
    shown = lesson(page, number).locator(".carom-show")
    return shown.get_by_role("button", name=name, exact=True)


def at_contact(opened: Opened, **wishes: object) -> Page:
    """The head-on lesson, stopped at its contact."""
    page = opened("06_head_on", **wishes)
    pause(page)
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="One contact on").click()
    wait_for_state(page, "Math.abs(Number(data.time) - 1.25) < 1e-4")
    return page


def changed(page: Page, held: str) -> str:
    """The picture, once it is another."""
    until(page, CHANGED, arg=held)
    return picture(page)


def test_each_switch_changes_the_picture_and_gives_it_back(opened: Opened) -> None:
    page = at_contact(opened)
    page.get_by_role("button", name="One frame on").click()
    wait_for_state(page, "Number(data.time) > 1.251")
    toggle(page, "Momentum")
    page.mouse.move(1, 1)
    held = picture(page)
    for name in (*MORE, "Velocity", "Preview", "Grid"):
        toggle(page, name).click()
        until(page, CHANGED, arg=held)
        toggle(page, name).click()
        until(page, SAME, arg=held)


def test_impulses_are_equal_and_opposite_and_fade(opened: Opened) -> None:
    page = at_contact(opened)
    page.locator(".carom-run-name", has_text="softer").click()
    toggle(page, "Velocity").click()
    expect(toggle(page, "Velocity")).to_have_attribute("aria-pressed", "false")
    without = picture(page)
    toggle(page, "Impulse").click()
    flash = changed(page, without)
    first, last, width = page.evaluate(COLUMNS, [without, flash])
    assert last - first > 0.15 * width
    assert (first + last) / 2 == pytest.approx(width / 2, abs=3), "they meet in the middle"
    for _ in range(2):  # the softer run touches at the same moment
        page.get_by_role("button", name="One contact back").click()
    toggle(page, "Impulse").click()
    page.get_by_role("button", name="To the start").click()
    wait_for_state(page, "Number(data.time) === 0")
    before = picture(page)
    toggle(page, "Impulse").click()
    expect(toggle(page, "Impulse")).to_have_attribute("aria-pressed", "true")
    assert picture(page) == before, "nothing has touched yet"


def test_from_the_centre_of_mass_both_balls_go_and_e_is_told(opened: Opened) -> None:
    page = at_contact(opened, query="?mass=3")
    held = picture(page)
    seen_from = page.get_by_label("Point of view")
    seen_from.select_option(label="the centre of mass")
    until(page, CHANGED, arg=held)
    expect(page.locator(".carom-grip-position")).to_be_hidden()
    seen_from.select_option(label="ball 2")
    ball = changed(page, held)
    page.get_by_role("button", name="One frame on").click()
    until(page, CHANGED, arg=ball)
    seen_from.select_option(label="the room")
    page.get_by_role("button", name="One frame back").click()
    until(page, SAME, arg=held)
    expect(page.locator(".carom-grip-position")).to_be_visible()


def test_the_camera_zooms_by_buttons_keys_and_wheel_and_fits_again(opened: Opened) -> None:
    page = at_contact(opened)
    held = picture(page)
    page.get_by_role("button", name="Zoom in").click()
    near = changed(page, held)
    page.get_by_role("button", name="Fit all").click()
    until(page, SAME, arg=held)
    page.locator(".carom-stage").focus()
    page.keyboard.press("+")
    until(page, SAME, arg=near)
    page.keyboard.press("-")
    page.keyboard.press("w")
    until(page, CHANGED, arg=held)
    page.keyboard.press("0")
    until(page, SAME, arg=held)
    page.mouse.move(*middle(page.locator(CANVAS)))
    page.mouse.wheel(0, 10)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -120)
    page.keyboard.up("Control")
    until(page, CHANGED, arg=held)
    expect(page.locator(".carom-show select").last).to_have_value("free")
    page.get_by_role("button", name="Fit all").click()
    expect(page.locator(".carom-show select").last).to_have_value("fit")


def test_the_empty_stage_is_dragged_and_that_is_no_click(opened: Opened) -> None:
    page = at_contact(opened)
    held = picture(page)
    box = page.locator(CANVAS).bounding_box()
    assert box
    # Low enough for the room around the handle of ball 1, which a finger may take.
    x, y = box["x"] + 60, box["y"] + box["height"] - 25
    drag(page, (x, y), (x + 50, y - 30))
    until(page, CHANGED, arg=held)
    assert state(page, "playing") == "false"
    drag(page, (x + 50, y - 30), (x, y))
    until(page, SAME, arg=held)
    page.mouse.click(x, y)
    wait_for_state(page, "data.playing === 'true'")


def test_two_fingers_zoom_and_the_page_stays(opened: Opened) -> None:
    page = at_contact(opened, width=390, height=844, has_touch=True)
    page.locator(CANVAS).scroll_into_view_if_needed()
    held, top = picture(page), page.evaluate("scrollY")
    x, y = middle(page.locator(CANVAS))
    fingers = page.context.new_cdp_session(page)
    for kind, apart in (("touchStart", 40), ("touchMove", 60), ("touchMove", 90)):
        points = [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    until(page, CHANGED, arg=held)
    assert page.evaluate("scrollY") == top
    page.get_by_role("button", name="Fit all").click()
    until(page, SAME, arg=held)


def test_the_camera_follows_a_ball_until_it_is_moved(opened: Opened) -> None:
    page = at_contact(opened)
    held = picture(page)
    toggle(page, "Momentum")
    follow = page.locator(".carom-show select").last
    follow.select_option(label="follows ball 1")
    until(page, CHANGED, arg=held)
    page.locator(".carom-stage").focus()
    page.keyboard.press("d")
    expect(follow).to_have_value("free")
    follow.select_option("fit")
    until(page, SAME, arg=held)


def test_the_slowest_clock_says_what_a_second_means_and_runs(opened: Opened) -> None:
    page = at_contact(opened)
    speed = page.get_by_label("Speed of the clock")
    speed.select_option(value="0.00001")
    now = page.locator(".carom-now")
    expect(now).to_have_text("1.2500000 s")
    page.get_by_role("button", name="Play (space)").click()
    expect(now).not_to_have_text("1.2500000 s")
    pause(page)
    assert float((now.text_content() or "").split()[0]) == pytest.approx(1.25, abs=1e-3)


def test_the_first_parting_is_told_marked_and_one_click_away(opened: Opened) -> None:
    page = at_contact(opened)
    told = page.locator(".carom-parting")
    expect(told).to_contain_text("From 1.28 s on you see ball 1 of “softer”")
    mark, bar = page.locator(".carom-parting-tick").bounding_box(), page.locator(".carom-scrub")
    box = bar.bounding_box()
    assert mark
    assert box
    assert (mark["x"] - box["x"]) / box["width"] == pytest.approx(1.275 / 2.5, abs=0.02)
    told.click()
    wait_for_state(page, "Math.abs(Number(data.time) - 1.275) < 0.001")
    slider = control(page, "e").locator('input[type="text"]')
    slider.fill("1")
    slider.press("Enter")
    expect(told).to_contain_text("You never see the runs apart")
    expect(page.locator(".carom-parting-tick")).to_be_hidden()


def test_before_the_guess_the_parting_is_not_given_away(opened: Opened) -> None:
    page = opened("02_guess")
    expect(page.locator(".carom-parting")).to_have_text(
        "After your guess you will see where they differ."
    )
    expect(page.locator(".carom-parting-tick")).to_be_hidden()


def test_a_dragged_ball_snaps_to_the_grid(opened: Opened) -> None:
    page = at_contact(opened)
    toggle(page, "Snap to grid").click()
    grip = page.locator(".carom-grip-position")
    x, y = middle(grip)
    drag(page, (x, y), (x - 71, y - 63))
    until(page, "/y1=/.test(location.search)")
    for name in ("x1", "y1"):
        value = float(control(page, name).locator('input[type="text"]').input_value())
        assert value % 1 == 0, f"{name} = {value}"
    assert state(page, "playing") == "false"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_with_all_unfolded(opened: Opened, scheme: str) -> None:
    page = at_contact(opened, color_scheme=scheme)
    for name in ("Momentum", "Side by side"):
        toggle(page, name).click()
    nothing_found(page, ".carom-lesson")


@pytest.mark.parametrize("width", [390, 1280, 2560])
def test_unfolded_it_fits_and_nothing_jumps_while_it_plays(opened: Opened, width: int) -> None:
    page = at_contact(opened, width=width, height=844)
    toggle(page, "Momentum").click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    heights = "[...document.querySelector('.carom-main').children].map(e => e.offsetTop).join()"
    before = page.evaluate(heights)
    page.get_by_role("button", name="Play (space)").click()
    wait_for_state(page, "Number(data.time) > 1.6")
    assert page.evaluate(heights) == before


def test_stages_of_one_page_do_not_disturb_each_other(opened: Opened) -> None:
    page = opened("03_two")
    expect(page.locator('.carom-lesson[data-ready="true"]')).to_have_count(3)
    for number in range(3):
        # One that has ended by now, on a slow machine, has no Pause.
        if state(page, "playing", number) == "true":
            lesson(page, number).get_by_role("button", name="Pause").click()
        lesson(page, number).get_by_role("button", name="To the start").click()
        wait_for_state(page, "Number(data.time) === 0", number)
    picture_of = "number => document.querySelectorAll('.carom-stage canvas')[number].toDataURL()"
    before = [page.evaluate(picture_of, number) for number in range(3)]
    toggle(page, "Velocity", 1).click()
    lesson(page, 1).get_by_role("button", name="Zoom in").click()
    lesson(page, 1).get_by_label("Point of view").select_option("0")
    until(page, f"held => ({picture_of})(1) !== held", arg=before[1])
    assert [page.evaluate(picture_of, number) for number in (0, 2)] == [before[0], before[2]]
