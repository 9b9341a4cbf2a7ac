"""Reading and playing together: the stage stays in sight, and nothing else moves."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import middle, see_now, state, wait_for_state
from tests.browser.student import Course, first_screen, wait_for_value
from tests.browser.waiting import until

#: Where the parts of the page stand on it, whatever is scrolled.
BOXES = """[...document.querySelectorAll(
  ".carom-asked, .carom-grid, .carom-rail, .carom-after, main > .prose, main > .code, .foot")]
  .filter((one) => one.offsetHeight > 0)
  .map((one) => { const { x, y, width, height } = one.getBoundingClientRect();
    return [x, y + scrollY, width, height].map(Math.round).join(" "); })"""

#: The boxes of the small stage and of the text that can be seen beside it or below it.
STAGE, TEXT = ".carom-stage", "main > .prose p, main > .prose h2"


def read_on(page: Page) -> None:
    """Scroll to a set-up that is named in the text."""
    page.evaluate(
        "document.querySelector(\"a[href='#set-up=on-the-moon']\")"
        ".scrollIntoView({ block: 'center', behavior: 'instant' })"
    )
    wait_for_state(page, "data.small !== undefined")


@pytest.mark.parametrize(
    ("width", "height", "how"), [(1280, 800, "beside"), (390, 664, "above"), (664, 390, "above")]
)
def test_the_stage_stays_in_sight_and_nothing_else_moves(
    course: Course, width: int, height: int, how: str
) -> None:
    page = course("01_plane_bounce", "?level=1&show=1&fresh=1", width=width, height=height)
    before = page.evaluate(BOXES)
    large = page.locator(STAGE).bounding_box()
    read_on(page)
    assert state(page, "small") == how
    assert page.evaluate(BOXES) == before
    small = page.locator(STAGE).bounding_box()
    assert small and large
    assert small["y"] >= 40
    assert small["y"] + small["height"] <= height
    if how == "beside":
        assert 320 <= small["width"] <= 480
        ends = page.eval_on_selector_all(
            TEXT, "all => all.map(one => one.getBoundingClientRect().right)"
        )
        assert max(ends) < small["x"]
    else:
        assert small["height"] == (190 if height > 480 else 100)
        assert small["x"] == 0
        assert small["width"] == width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator("a[href='#set-up=on-the-moon']").click()
    expect(page.get_by_label("Preset").locator("option:checked")).to_have_text("On the Moon")
    until(page, "location.search.includes('gravity=1.62')")
    assert state(page, "small") == how
    page.get_by_role("button", name="Large").click()
    wait_for_state(page, "data.small === undefined")
    until(page, "document.querySelector('.carom-asked').getBoundingClientRect().bottom > 0")
    back = page.locator(STAGE).bounding_box()
    assert back
    assert (back["width"], back["height"]) == (large["width"], large["height"])


def test_after_the_verdict_there_is_something_to_play_with_and_to_share(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1&fresh=1")
    toys = page.get_by_role("group", name="Play with it")
    expect(toys).to_be_hidden()
    before = page.locator(".carom-words").bounding_box()
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    assert page.locator(".carom-words").bounding_box() == before, "nothing jumps"
    bars = (toys, page.get_by_role("group", name="Time"))
    first_screen(page, *bars)
    moon = toys.get_by_role("button", name="On the Moon")
    moon.click()
    wait_for_state(page, "data.phase === 'ask' && Number(data.time) === 0")
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    expect(moon).to_have_attribute("aria-pressed", "true")
    page.get_by_role("slider", name="Moment of the run").press("End")
    expect(page.get_by_text("The run ends here.")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    wait_for_state(page, "Number(data.time) > 8.1")
    expect(moon).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Share").click()
    sheet = page.get_by_role("dialog", name="Share what you see")
    sheet.get_by_label("A name of your own").fill("My bounce")
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Save the picture").click()
    assert saved.value.suggested_filename == "my_bounce.png"
    expect(sheet.get_by_role("status")).to_have_text("Saved as my_bounce.png.")
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    moon.click()
    expect(moon).to_have_attribute("aria-pressed", "false")


#: A hand that goes 60 px to the right and 20 px up within 30 ms, and lets go while it moves:
#: neither at one moment nor after a rest, however slow the machine is.
HAND = """(grip, [x, y]) => {
  const say = (type, part) => grip.dispatchEvent(new PointerEvent(type, { pointerId: 1,
    bubbles: true, clientX: x + 60 * part, clientY: y - 20 * part }));
  for (const part of [1 / 3, 2 / 3, 1]) {
    const end = performance.now() + 10;
    while (performance.now() < end);
    say("pointermove", part);
  }
  say("pointerup", 1);
}"""


def test_a_ball_is_thrown_by_hand_and_the_drawer_lies_over_the_rail(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1&show=1&fresh=1")
    page.get_by_role("button", name="Throw it").click()
    wait_for_state(page, "Number(data.time) === 0")
    expect(page.locator(".carom-grip-velocity")).to_be_hidden()
    x, y = middle(page.locator(".carom-grip-position"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.locator(".carom-grip-position").evaluate(HAND, [x, y])
    page.mouse.up()
    wait_for_value(page, "velocity_x", "value > 0")
    wait_for_value(page, "velocity_y", "value > 0")
    wait_for_state(page, "data.playing === 'true' && Number(data.time) > 0.1")
    page.get_by_role("button", name="All controls").click()
    fewer = page.get_by_role("button", name="Fewer controls")
    expect(fewer).to_be_focused()
    rail = page.locator(".carom-rail").bounding_box()
    drawer = page.get_by_role("complementary", name="Controls").bounding_box()
    assert rail and drawer
    assert drawer["x"] <= rail["x"]
    assert drawer["y"] == rail["y"]
    nothing_found(page, ".carom-lesson")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="All controls")).to_be_focused()
    moon = page.locator("a[href='#set-up=on-the-moon']")
    moon.focus()
    page.keyboard.press(" ")
    expect(page.get_by_label("Preset").locator("option:checked")).to_have_text("On the Moon")
