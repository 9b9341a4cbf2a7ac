"""Lesson 07 as a student goes through it."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lesson_pages import STANDS, drag, middle, see_now, state, wait_for_state
from tests.browser.student import (
    Course,
    asks_and_gives_nothing_away,
    choose,
    contacts,
    skip,
    wait_for_value,
)
from tests.browser.waiting import until

NAME = "07_bowl"

#: The question's first and last line can be seen, with nothing over them.
ASKED_IN_SIGHT = """(() => {
  const asked = [...document.querySelectorAll(".carom-question")].find((one) => !one.hidden);
  return [...asked.querySelectorAll("span")].flatMap((one) => [...one.getClientRects()])
    .every(({ left, top, height }) =>
      asked.contains(document.elementFromPoint(left + 4, top + height / 2)));
})()"""


def flag(page: Page, height: str) -> Locator:
    """Set the flag, let go and see the verdict; its words."""
    page.get_by_label("Your guess in m").fill(height)
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    return page.locator(".carom-result")


def test_guess_that_a_bowl_brings_it_back_and_see_how_far(course: Course) -> None:
    page = course(NAME)
    asks_and_gives_nothing_away(page, "From how high can it fall and stay")
    said = flag(page, "2")
    expect(said).to_contain_text("A bowl does bring the ball back, but from high up too fast")
    expect(said).to_contain_text("from 1.6 m it overshot")
    expect(contacts(page)).not_to_have_count(0)
    expect(page.get_by_text("h = 0.6 m is above a/2 = 0.5 m")).to_be_attached()


#: Boxes of the flag and of the number at the true height: left, top, right, bottom.
FLAG_AND_TRUTH = """() => [".carom-flag-label", ".carom-truth span"].map((one) => {
  const { left, top, right, bottom } = document.querySelector(one).getBoundingClientRect();
  return [left, top, right, bottom];
})"""


@pytest.mark.parametrize("guessed", ["0.45", "0.55"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 664)])
def test_the_flag_does_not_cover_a_truth_near_it(
    course: Course, width: int, height: int, guessed: str
) -> None:
    page = course(NAME, "?level=1", width=width, height=height)
    flag(page, guessed)
    wait_for_state(page, "data.phase === 'told'")
    (left, top, right, bottom), truth = page.evaluate(FLAG_AND_TRUTH)
    assert right <= truth[0] or truth[2] <= left or bottom <= truth[1] or truth[3] <= top
    assert truth[0] >= 0


def test_the_bowl_is_bent_on_the_stage_by_hand_and_by_keys(course: Course) -> None:
    page = course(NAME)
    skip(page)
    grip = page.locator(".carom-grip-bend")
    expect(grip).to_have_attribute("aria-label", "Bend the wall: a = 1 m")
    grip.focus()
    page.keyboard.press("ArrowDown")
    wait_for_value(page, "radius", "value === 1.05")
    expect(page.get_by_text("is above a/2 = 0.525 m")).to_be_attached()
    page.keyboard.press("Shift+ArrowUp")
    wait_for_value(page, "radius", "value < 0.9")
    x, y = middle(grip)
    drag(page, (x, y), (x, y + 60))
    wait_for_value(page, "radius", "value > 1")


@pytest.mark.parametrize("width", [390, 1280])
def test_no_grip_lies_on_the_chart_of_a_verdict(course: Course, width: int) -> None:
    page = course(NAME, "?e=0.95&height=1", width=width, height=800)
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    wait_for_state(page, "data.phase === 'told'")
    grip, stage = page.locator(".carom-grip-bend"), page.locator(".carom-stage canvas").first
    if width < 800:
        expect(grip).to_be_hidden()
    else:
        box = stage.bounding_box()
        assert box and middle(grip)[0] < box["x"] + box["width"] - 340


def test_a_tap_on_the_section_starts_a_ball_and_mirrors_have_no_grip(course: Course) -> None:
    page = course(NAME, "?act=2&show=1")
    before = state(page, "sequence")
    chart = page.locator(".carom-chart-box")
    chart.scroll_into_view_if_needed()
    until(page, "document.querySelector('.carom-chart-box').dataset.words")
    assert "other starts with this energy" in (chart.get_attribute("data-words") or "")
    chart.focus()
    for key in ("ArrowUp", "ArrowUp", "Enter"):
        page.keyboard.press(key)
    wait_for_state(page, f"data.sequence !== '{before}'")
    until(page, "location.search.includes('speed=')")
    choose(page, "Two mirrors")
    expect(page.locator(".carom-grip-bend")).to_be_hidden()


def test_another_one_is_asked_at_other_values(course: Course) -> None:
    page = course(NAME, "?level=1")
    flag(page, "0.5")
    page.get_by_role("button", name="Another one").click()
    wait_for_state(page, "data.phase === 'ask' && data.covered === 'true'")
    asked = page.locator(".carom-question:visible")
    expect(asked).to_contain_text("stay")
    expect(asked).not_to_contain_text("A bowl has a radius of 1 m. A ball")


@pytest.mark.parametrize("lesson", [NAME, "01_plane_bounce"])
def test_on_a_phone_what_is_asked_next_comes_into_sight(course: Course, lesson: str) -> None:
    page = course(lesson, "?level=1", width=390, height=664, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    page.get_by_role("button", name="Another one").click()
    wait_for_state(page, "data.phase === 'ask' && data.covered === 'true'")
    until(page, ASKED_IN_SIGHT)


#: The stage is pinned and its way there is over; the verdict begins below it.
TOLD_IN_SIGHT = """(() => {
  const [stage, head] = [".carom-stage", ".carom-head[data-text]"].map((one) =>
    document.querySelector(one)?.getBoundingClientRect());
  return head && stage.bottom <= head.top && head.bottom < innerHeight
    && Math.abs(head.top - stage.bottom) < 60;
})()"""


def test_on_a_phone_whoever_is_quick_reads_the_verdict_from_its_head(course: Course) -> None:
    page = course(NAME, "?level=1", width=390, height=664, has_touch=True, is_mobile=True)
    # While the page still scrolls to the stage.
    page.evaluate("""() => new Promise((pressed) => {
      document.querySelector(".carom-skip").click();
      const look = () => {
        if (scrollY < 60) { requestAnimationFrame(look); return; }
        document.querySelector(".carom-running button").click();
        pressed();
      };
      look();
    })""")
    wait_for_state(page, "data.phase === 'told'")
    page.locator(".carom-head[data-text]").evaluate(STANDS)
    until(page, "scrollY > 85")
    page.locator(".carom-head[data-text]").evaluate(STANDS)
    assert page.evaluate(TOLD_IN_SIGHT)
