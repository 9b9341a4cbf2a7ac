"""The projector before a class: question, votes, run, result; nothing before it is asked for."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import state, wait_for_state
from tests.browser.student import Course

NUMBERS = "Round 1 of 2", "Talk", "Round 2 of 2", "Show"


#: Where the stage has ink, from the left: shares of its width.
REACH = """() => {
  const canvas = document.querySelector(".carom-stage canvas");
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const inner = (x) => x > 0.02 * width && x < 0.98 * width;
  const at = (x, y) => data.slice(4 * (y * width + x), 4 * (y * width + x) + 3);
  const paper = at(Math.round(width / 2), Math.round(0.97 * height));
  const columns = [...Array(width).keys()].filter((x) => inner(x) &&
    [...Array(Math.floor(0.8 * height)).keys()].some((y) => y > 0.1 * height &&
      at(x, y).some((one, k) => Math.abs(one - paper[k]) > 60)));
  return [columns[0] / width, columns.at(-1) / width];
}"""


def lead(page: Page, says: str) -> None:
    """Press the one button, which says so."""
    button = page.locator(".carom-class-lead")
    expect(button).to_have_text(says)
    button.click()


def test_a_class_votes_twice_before_the_run_is_shown(course: Course) -> None:
    page = course("01_plane_bounce", "?view=projector")
    expect(page.locator(".carom-class-question")).to_contain_text("It falls from 1 m")
    choices = page.locator(".carom-class-choices li")
    expect(choices).to_have_count(4)
    for gone in (".carom-rail", ".carom-transport", ".carom-results"):
        expect(page.locator(gone).first).to_be_hidden()
    room = page.locator(".carom-grid").bounding_box()
    stage = page.locator(".carom-stage").bounding_box()
    assert room and stage and stage["height"] == room["height"], "nothing else takes its room"
    for says in NUMBERS[:-1]:
        assert (state(page, "playing"), state(page, "covered")) == ("false", "true")
        assert float(state(page, "time")) == 0
        lead(page, says)
    lead(page, "Show")
    wait_for_state(page, "data.playing === 'true'")
    lead(page, "Now")
    wait_for_state(page, "data.covered === 'false' && data.playing === 'false'")
    expect(page.locator(".carom-class-told")).to_contain_text("49 cm. It hit the floor at 4.43 m/s")
    expect(choices.nth(2)).to_have_attribute("data-right", "true")
    for gone in (".carom-rail", ".carom-transport", ".carom-toys"):
        expect(page.locator(gone).first).to_be_hidden()
    assert float(state(page, "time")) == 0.767708
    # A presenter's keys: back covers it again, two questions on stands the one asked once.
    page.keyboard.press("PageUp")
    wait_for_state(page, "data.covered === 'true' && Number(data.time) === 0")
    expect(page.locator("[data-right]")).to_have_count(0)
    assert "height" not in page.url


def test_an_act_opens_its_question_and_the_whole_lesson_comes_back(course: Course) -> None:
    page = course("02_oblique_plane", "?view=stage&act=3")
    expect(page.locator(".carom-class-count")).to_have_text("Question 3 of 3")
    lead(page, "One round")
    lead(page, "Show")
    wait_for_state(page, "data.playing === 'true'")
    page.keyboard.press("PageDown")
    expect(page.locator(".carom-class-told")).to_contain_text("It stays.")
    page.get_by_role("button", name="Whole lesson").click()
    expect(page.locator(".carom-class-head")).to_have_count(0)
    expect(page.locator(".carom-rail")).to_be_visible()
    assert "view" not in page.url


def test_a_link_with_values_shows_them_large_and_waits(course: Course) -> None:
    page = course("01_plane_bounce", "?view=projector&k_b=0.9")
    expect(page.locator(".carom-class-head")).to_have_count(0)
    expect(page.locator(".carom-transport")).to_be_visible()
    assert state(page, "playing") == "false"


def test_a_question_is_framed_for_what_it_shows(course: Course) -> None:
    """The row of the vote stood at the edge, as small as four in a row would be. It has room at the
    right, where its last ball leaves."""
    page = course("05_newtons_cradle", "?view=projector")
    expect(page.locator(".carom-class-question")).to_contain_text("Two steel balls touch")
    page.wait_for_function(f"() => {{ const [left, right] = ({REACH})(); return left < right; }}")
    left, right = page.evaluate(REACH)
    assert left > 0.05 and right - left > 0.33, (left, right)
    assert right < 0.6, (left, right)


def test_the_sign_of_the_right_answer_moves_nothing(course: Course) -> None:
    page = course("04_rotating_spheres", "?view=projector&act=3")
    choices = page.locator(".carom-class-words")
    expect(choices.first).to_have_text("It rolls sooner, at the same speed.")
    places = """all => all.map((one) => [...one.getClientRects()].map(
      ({ x, y, height }) => [x, y, height].map(Math.round)))"""
    before = choices.evaluate_all(places)
    for says in ("One round", "Show"):
        lead(page, says)
    wait_for_state(page, "data.playing === 'true'")
    lead(page, "Now")
    expect(page.locator(".carom-class-tick svg")).to_be_visible()
    assert choices.evaluate_all(places) == before


#: Of what is seen: edges, the size of its letters, and whether all of it lies in the window.
SEEN = """one => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const letters = parseFloat(getComputedStyle(one).fontSize);
  const all = top >= 0 && bottom <= innerHeight && right > left;
  return { left, right, top, bottom, letters, all };
}"""


@pytest.mark.parametrize(
    ("name", "query"),
    [("01_plane_bounce", ""), ("05_newtons_cradle", "&act=3"), ("08_many_balls", "")],
)
def test_question_answers_tick_and_picture_stay_until_the_next(
    course: Course, name: str, query: str
) -> None:
    page = course(name, f"?view=projector{query}")
    lead_button = page.locator(".carom-class-lead")
    right = page.locator("li[data-right]")
    while right.count() == 0:
        before = lead_button.inner_text()
        lead_button.click()
        expect(lead_button).not_to_have_text(before)
    places = {
        part: page.locator(f".carom-class-{part}").first.evaluate(SEEN)
        for part in ("question", "told", "choices")
    }
    places["stage"] = page.locator(".carom-stage").evaluate(SEEN)
    assert all(place["all"] for place in places.values()), places
    question, told, stage = (places[part] for part in ("question", "told", "stage"))
    assert question["bottom"] <= told["top"] and told["bottom"] <= stage["top"]
    assert stage["bottom"] - stage["top"] > 200
    assert told["letters"] >= question["letters"] >= 20
    tick = right.locator(".carom-class-tick").evaluate(SEEN)
    distances = page.locator(".carom-class-letter").evaluate_all(
        "(all, tick) => all.map((one) => { const { left, right } = one.getBoundingClientRect();"
        " return Math.abs((left + right) / 2 - (tick.left + tick.right) / 2); })",
        tick,
    )
    (own,) = [k for k, one in enumerate(page.locator(".carom-class-choices li").all())
              if one.get_attribute("data-right")]  # fmt: skip
    rows = page.locator(".carom-class-letter").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    near = [d for d, top in zip(distances, rows, strict=True) if abs(top - rows[own]) < 5]
    assert distances[own] == min(near) < 40, "the tick lies on the letter of its answer"


def test_each_shape_of_speeds_has_its_histogram(course: Course) -> None:
    page = course("08_many_balls", "?view=projector")
    sketches = page.locator(".carom-class-choices .carom-sketch")
    expect(sketches).to_have_count(4)
    for sketch in sketches.all():
        assert sketch.evaluate(SEEN)["bottom"] - sketch.evaluate(SEEN)["top"] > 20


def test_print_opens_the_sheet_of_the_lesson_at_its_address(course: Course) -> None:
    page = course("01_plane_bounce", "")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Print").click()
    page.wait_for_url("**/carom/sheet/01_plane_bounce")
    expect(page.locator("footer b")).to_have_text(
        re.compile("^_+$")
    )  # only this machine reaches it
    page.goto(f"{page.url}?solutions=1&paper=letter")
    expect(page.locator(".box .filled").first).to_have_text("2.45 m")
