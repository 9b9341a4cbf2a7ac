"""Lesson 01 in a browser: the picture of its verdict."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lesson_pages import is_wide, see_now, state, wait_for_state
from tests.browser.student import Course, value

#: Boxes of the words on the picture and the clock: [words, left, top, right, bottom], in the stage.
WORDS = """() => {
  const stage = document.querySelector(".carom-stage").getBoundingClientRect();
  return [...document.querySelectorAll(".carom-heights text, .carom-now, .carom-truth span,"
    + " .carom-flag-label")].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return [one.textContent, left - stage.left, top - stage.top, right - stage.left,
      bottom - stage.top, stage.width, stage.height];
  });
}"""

#: Upper and lower edges of the hatched part of a bar, the line of the flag, that of the truth.
HEIGHTS = """() => [".carom-heights-missed path", ".carom-flag-line", ".carom-truth"].map((one) => {
  const { top, bottom } = document.querySelector(one).getBoundingClientRect();
  return [top, bottom];
})"""


def told(page: Page, flag: str) -> list[list]:
    """Set the flag, let go and see the verdict; the words of its picture and where they stand."""
    page.get_by_label("Your guess in m").fill(flag)
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    expect(page.locator(".carom-heights-bar")).to_have_count(2)
    return page.evaluate(WORDS)


def clear_of_each_other(words: list[list]) -> None:
    """No word covers another one, or leaves the stage."""
    for k, (name, left, top, right, bottom, wide, high) in enumerate(words):
        assert left >= 0 and top >= 0 and right <= wide and bottom <= high + 1, name
        for other, *box, _, _ in words[k + 1 :]:
            apart = right <= box[0] + 1 or box[2] <= left + 1
            assert apart or bottom <= box[1] + 4 or box[3] <= top + 4, (name, other)


def lines_of(words: Locator) -> int:
    """How many lines the words take."""
    return int(
        words.evaluate(
            "(one) => Math.round(one.getBoundingClientRect().height"
            " / parseFloat(getComputedStyle(one).lineHeight))"
        )
    )


@pytest.mark.parametrize(
    ("width", "height", "link", "flag", "said"),
    [
        (1280, 800, "?level=1", "3.5", ["5 → 2.45 m", "9.9 → 6.93 m/s"]),
        (390, 664, "?level=1", "3.5", ["2.45 m", "6.93 m/s"]),
        (
            390,
            664,
            "?act=1&level=1&velocity_x=0&velocity_y=0&height=6&k_b=0.9",
            "4.8",
            ["4.05 m", "8.91 m/s"],
        ),
    ],
)
def test_two_bars_stand_beside_the_flag_on_every_stage(
    course: Course, width: int, height: int, link: str, flag: str, said: list[str]
) -> None:
    page = course("01_plane_bounce", link, width=width, height=height)
    asked = page.locator(".carom-asked .carom-question:visible").first
    assert lines_of(asked) <= 3 + is_wide(asked), "the question"
    words = told(page, flag)
    clear_of_each_other(words)
    expect(page.locator(".carom-head")).to_contain_text("It rose to")
    assert lines_of(page.locator(".carom-verdict .carom-text")) <= 4, "what the mistake was"
    assert set(said) <= {one[0] for one in words}
    bars = page.locator(".carom-heights-bar text")
    assert {"height", "speed", "before"} <= set(bars.all_text_contents())
    # Between flag and truth the bar of heights is hatched. Asked at once: a phone's page may still
    # be on its way to the verdict.
    missed, line, truth = page.evaluate(HEIGHTS)
    assert missed[0] == pytest.approx(line[0], abs=3)
    assert missed[1] == pytest.approx(truth[0], abs=3)


def test_beside_a_path_to_the_side_each_word_stands_at_the_marks_of_its_own_way(
    course: Course,
) -> None:
    """All stood below the start, and marks were left out at the heights of a ball elsewhere."""
    page = course("01_plane_bounce", "?act=1&level=1&height=6&velocity_x=4&velocity_y=0")
    page.get_by_label("Your guess in m").fill("3.5")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    words = {name: (left, top) for name, left, top, *_ in page.evaluate(WORDS)}
    marks = page.locator(".carom-heights-marks path").get_attribute("d") or ""
    lines = [[float(one) for one in mark.split("h")[0].split()] for mark in marks.split("M")[1:]]
    assert len(lines) >= 17, "a mark each 0.1 s, 1.72 s long, but for what the ball covers"
    lowest = max(lines, key=lambda place: place[1])
    assert words["down"][0] < lowest[0] < words["up"][0]


def test_act_3_leaves_what_can_be_played_with_above_the_fold(course: Course) -> None:
    page = course("01_plane_bounce", "?act=3&level=1", width=1280, height=800)
    page.get_by_role("button", name="Just show me").click()
    see_now(page)
    box = page.get_by_role("button", name="Throw it").bounding_box()
    assert box and box["y"] + box["height"] / 2 <= 800, "its question has three lines"


def test_two_right_answers_that_differ_count_as_understood(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1&draw=1")
    told(page, "2.45")
    counts = page.locator(".carom-counts")
    expect(counts).to_have_text("Two different right answers count as understood.")
    before = state(page, "sequence")
    page.get_by_role("button", name="Another one").click()
    # The question is open at once, and its values come with the next picture.
    wait_for_state(page, f"data.phase === 'ask' && data.sequence !== '{before}'")
    expect(page.locator(".carom-question:visible")).to_contain_text("after its second bounce")
    # It falls by what its lowest point stands above the floor: the radius is 1 m.
    right = value(page, "k_b") ** 4 * (value(page, "height") - 1)
    page.get_by_label("Your guess in m").fill(f"{right:.3g}")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    expect(counts).to_have_text("Two different right answers: understood.")
    page.get_by_role("link", name="Carom").first.click()
    expect(page.locator(".card .done").first).to_contain_text("Right · understood")
    expect(page.get_by_text("1 of 10 lessons begun, 1 understood")).to_be_visible()
