"""The lessons for everybody: axe finds nothing with every fold open, nothing sticks out; level one
works with one thumb."""

from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.accessibility import EVERYTHING, nothing_found
from tests.browser.conftest import Open
from tests.browser.lesson_pages import DARK_PAPER, answers_of, see_now
from tests.browser.student import Course, skip
from tests.browser.waiting import until
from tests.environments import ROOT

LESSONS = sorted(path.stem for path in (ROOT / "lessons").glob("[0-9][0-9]_*.ipynb"))[1:]


def open_all(page: Page) -> None:
    """Open every fold of the page, those of the interface and those within others too."""
    page.evaluate("document.querySelectorAll('details').forEach((fold) => { fold.open = true; })")
    page.locator(".carom-lesson .carom-chart").scroll_into_view_if_needed()
    until(page, "document.querySelector('.carom-chart-box[data-words]')")
    # What stays under the bar is half hidden, and no target that is too small.
    page.evaluate("scrollTo(0, 0)")


PAPER = "getComputedStyle(document.documentElement).backgroundColor"


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", LESSONS)
def test_axe_finds_nothing_with_every_fold_open(course: Course, name: str, width: int) -> None:
    page = course(name, width=width)
    skip(page)
    open_all(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        is_dark = f"({PAPER} === '{DARK_PAPER}')"  # the page hears of it a moment later
        until(page, is_dark if scheme == "dark" else f"!{is_dark}")
        nothing_found(page, options=EVERYTHING)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


FADING = """<!DOCTYPE html><html lang="en"><title>a text</title><main><h1>What happened</h1><style>
  h1 { animation: fade 600ms linear 400ms both } @keyframes fade { from { opacity: 0 } }
</style></main></html>"""


def test_axe_looks_at_a_page_when_its_texts_have_faded_in(open_page: Open) -> None:
    """The verdict of lesson 01 fades in: axe once came meanwhile, and found too little contrast."""
    page = open_page("about:blank").page
    page.set_content(FADING)
    nothing_found(page)
    assert page.evaluate("getComputedStyle(document.querySelector('h1')).opacity") == "1"


ROWS = """<!DOCTYPE html><html lang="en"><title>a table</title><main><h1>Speeds</h1><style>
  .pale { color: #999 } .dark { background: #444 }
</style><table><tr><th>m/s</th></tr><tr><td>1</td></tr><tr><td>1.1</td></tr>
<tr><td>2.2</td></tr><tr><td>3.3</td></tr></table></main></html>"""


@pytest.mark.parametrize("name", ["pale", "dark"])
def test_axe_looks_at_equal_texts_of_a_table_once_and_at_unequal_ones(
    open_page: Open, name: str
) -> None:
    page = open_page("about:blank").page
    page.set_content(ROWS)
    nothing_found(page)
    assert page.locator("td[data-repeated]").all_inner_texts() == ["2.2", "3.3"]
    page.locator("td").last.evaluate("(one, name) => one.classList.add(name)", name)
    with pytest.raises(AssertionError, match="color-contrast"):
        nothing_found(page)


def test_axe_looks_at_a_part_of_a_page_whatever_stands_before_it(open_page: Open) -> None:
    """The first of equal texts lay outside the part, so that none of them was looked at."""
    page = open_page("about:blank").page
    before = '<p class="pale">Speeds of balls</p><table>'
    page.set_content(ROWS.replace(".pale", ".pale, td").replace("<table>", before))
    with pytest.raises(AssertionError, match="color-contrast"):
        nothing_found(page, "table")


#: Every live region of the page keeps when its words changed, ms.
WATCH_REGIONS = """() => {
  window.spoken = {};
  const live = "[role=status], [role=alert], [aria-live=polite], output:not([aria-live=off])";
  document.querySelectorAll(live).forEach((one, place) => {
    const times = window.spoken[`${place} ${one.className}`] = [];
    new MutationObserver(() => times.push(performance.now()))
      .observe(one, { childList: true, characterData: true, subtree: true });
  });
}"""


def test_a_screen_reader_hears_at_most_one_sentence_a_second_of_many_balls(course: Course) -> None:
    page = course("08_many_balls")
    skip(page)
    page.evaluate(WATCH_REGIONS)
    moment = page.get_by_role("slider", name="Moment of the run")
    moment.press("Home")
    heard = "Object.entries(spoken).find(([name]) => name.includes('carom-unseen'))[1].length"
    for _ in range(60):  # of so many steps within a few seconds most are not read out
        moment.press("ArrowRight")
    until(page, f"{heard} >= 2")
    page.get_by_role("button", name="Play (space)", exact=True).click()
    until(page, "Number(document.querySelector('.carom-lesson').dataset.time) > 0.5")
    spoken: dict[str, list[float]] = page.evaluate("spoken")
    for region, times in spoken.items():
        gaps = [later - sooner for sooner, later in pairwise(times)]
        assert all(gap > 990 for gap in gaps), f"{region}: {gaps}"


UPRIGHT, ACROSS = (390, 664), (664, 390)

#: What lies outside the window, what is too small (44 px) for a finger, and what scrolls the page.
FOUND = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.className} ${one.textContent.slice(0, 20)}`;
  const inside = seen(".carom-question, .carom-stage, .carom-go");
  const targets = seen(".carom-guess :is(button, label, input:not([type=radio])),"
    + " .carom-at-hand :is(input:not([type=checkbox]), label, button), .carom-flag-grip,"
    + " .carom-aim-grip, .carom-bar-of-acts button, .banner .home");
  return {
    parts: inside.length,
    outside: inside.filter((one) => box(one).top < 0 || box(one).bottom > innerHeight).map(name),
    small: targets.filter((one) => Math.min(box(one).width, box(one).height) < 44).map(name),
    scrolling: seen(".carom-flag-grip, .carom-aim-grip, .carom-grip")
      .filter((one) => getComputedStyle(one).touchAction !== "none").map(name),
    wide: document.documentElement.scrollWidth - innerWidth,
    margin: innerWidth - seen(".carom-stage")[0].clientWidth,
    cut: seen(".lesson-name span").filter((one) => one.scrollWidth > one.clientWidth).map(name),
  };
}"""


@pytest.mark.parametrize("name", LESSONS)
def test_question_stage_and_button_stand_in_one_screen(course: Course, name: str) -> None:
    width, height = UPRIGHT
    page = course(name, "?level=1", width=width, height=height, has_touch=True, is_mobile=True)
    for size in (UPRIGHT, ACROSS):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("scrollTo(0, 0)")
        found = page.evaluate(FOUND)
        assert found.pop("parts") == 3
        margin = found.pop("margin")
        assert margin == 0 or size == ACROSS, "held upright the stage goes from edge to edge"
        assert found == {"outside": [], "small": [], "scrolling": [], "wide": 0, "cut": []}, size


#: Where question and stage stand, and where the lines of the question break.
PLACES = """() => [".carom-question", ".carom-given", ".carom-stage"].map((one) => {
  const { top, width, height } = document.querySelector(one).getBoundingClientRect();
  return [top, width, height];
})"""


#: The words of an option that is chosen by a button.
TEXT_OF = "one => one.closest('label').lastElementChild.textContent"


@pytest.mark.parametrize("name", ["02_oblique_plane", "04_rotating_spheres"])
def test_a_chosen_answer_is_set_into_the_question_and_nothing_moves(
    course: Course, name: str
) -> None:
    page = course(name, "?level=1", width=1280, height=800)
    mine = page.locator(".carom-question .carom-you")
    expect(mine).to_be_hidden()
    before = page.evaluate(PLACES)
    for choice in answers_of(page).all():
        choice.check()
        expect(mine).to_have_text(choice.evaluate(TEXT_OF))
        assert page.evaluate(PLACES) == before
    # The list says which one is chosen; the question does not say it again.
    assert mine.evaluate("one => one.closest('[aria-hidden=true]') !== null")
    expect(mine).to_have_css("background-color", "rgb(255, 201, 60)")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    expect(mine).to_be_visible()
    assert page.evaluate(PLACES) == before
    page.set_viewport_size({"width": UPRIGHT[0], "height": UPRIGHT[1]})
    expect(mine).to_be_hidden()  # there the list stood under the question


#: Where everything below the question stands on the page.
BELOW = """() => [...document.querySelectorAll(".carom-stage, .carom-go, .carom-skip, main h2")]
  .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().top + scrollY)"""


@pytest.mark.parametrize("name", ["06_soft_contact", "09_track"])
def test_on_a_phone_a_chosen_answer_moves_nothing_down_the_page(course: Course, name: str) -> None:
    page = course(name, "?level=1", width=UPRIGHT[0], height=UPRIGHT[1])
    before = page.evaluate(BELOW)
    for choice in answers_of(page).all():
        choice.check()
        expect(page.locator(".carom-asking .carom-because")).to_be_visible()
        assert page.evaluate(BELOW) == before


#: What stands beyond the window, or is cut, of the head of the page and the first screen.
BEYOND = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const name = (one) => `${one.className} ${one.textContent.slice(0, 30)}`;
  return {
    wide: document.documentElement.scrollWidth - innerWidth,
    beyond: seen(".banner :is(a, button, span), .carom-guess :is(button, label)")
      .filter((one) => one.getBoundingClientRect().right > innerWidth).map(name),
    cut: seen(".lesson-name span, .lesson-number, .carom-guess :is(.carom-letter, .carom-guess-box,"
      + " .carom-speed-lock)")
      .filter((one) => Math.max(one.scrollWidth - one.clientWidth,
        one.scrollHeight - one.clientHeight) > 1)
      .map(name),
  };
}"""


def test_a_finger_finds_the_speeds_of_the_puzzle(course: Course) -> None:
    """Boxes and lock were 26 px high; with room for a finger the button is still in sight."""
    wishes = {"width": UPRIGHT[0], "height": UPRIGHT[1], "has_touch": True, "is_mobile": True}
    page = course("05_newtons_cradle", "?level=1", **wishes)
    page.get_by_role("radio", name="It stops.").check()
    page.get_by_role("button", name="My vote").tap()
    expect(page.get_by_label("speed of ball 3, typed")).to_be_visible()
    expect(page.get_by_text("Act 2 shows the answer.")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    found = page.evaluate(FOUND)
    assert found["parts"] == 3
    assert (found["outside"], found["small"]) == ([], [])


#: Pixels by which the names below two bars run into one another; below 0 where there are none.
NAMES_MEET = """() => {
  const [one, other] = [...document.querySelectorAll(".carom-heights-name")]
    .map((name) => name.getBoundingClientRect()).sort((a, b) => a.left - b.left);
  return other ? one.right - other.left : -1;
}"""
NOTHING_BEYOND = {"wide": 0, "beyond": [], "cut": []}


@pytest.mark.parametrize("name", LESSONS)
def test_type_of_twice_the_size_has_room(course: Course, name: str) -> None:
    """Acts, menu and the way back stood beyond the window, on a tablet too; letters fell out of
    their circles, locks out of their buttons, and the stage beside the text was an empty band."""
    page = course(name, "?level=1")
    for width in (900, 1024, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate(BEYOND) == NOTHING_BEYOND, width
    larger = {"fontSizes": {"standard": 32, "fixed": 26}}
    page.context.new_cdp_session(page).send("Page.setFontSizes", larger)
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    desk = {"width": 1280, "height": 800}
    for size in (desk, {"width": UPRIGHT[0], "height": UPRIGHT[1]}):
        page.set_viewport_size(size)
        expect(page.locator(".carom-asking > .carom-go").first).to_be_in_viewport(ratio=1)
        assert page.evaluate(BEYOND) == NOTHING_BEYOND
    page.locator(".carom-skip").click()
    if "newtons_cradle" not in name:  # whose vote is followed by the puzzle
        see_now(page)
    for size in (page.viewport_size, desk):
        assert size
        page.set_viewport_size(size)
        assert page.evaluate(BEYOND) == NOTHING_BEYOND
        until(page, f"({NAMES_MEET})() < 0")
    page.locator(".foot").scroll_into_view_if_needed()
    until(page, "document.querySelector('[data-small] .carom-stage')?.clientWidth > 600")


def test_with_forced_colours_a_slider_has_its_track(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1", forced_colors="active")
    slider = page.locator(".carom-panel input[type=range]").first
    slider.scroll_into_view_if_needed()
    drawn = Image.open(BytesIO(slider.screenshot())).convert("L")
    middle = [drawn.getpixel((drawn.width // 20, y)) for y in range(drawn.height)]
    assert min(middle) < 100, "paper on paper"
    assert max(middle) > 200


def darkest(page: Page, drawn: str) -> int:
    """Of all that is drawn by these areas, from 0 to 255; each must be in sight."""
    areas = page.locator(drawn).locator("visible=true")
    expect(areas.first).to_be_attached()
    pictures = [Image.open(BytesIO(one.screenshot())).convert("L") for one in areas.all()]
    return min(one.getextrema()[0] for one in pictures)


def test_with_forced_colours_what_is_an_area_is_there(course: Course) -> None:
    """Browsers take areas of other colours away: the small charts of lesson 08 were empty boxes."""
    page = course("08_many_balls", "?act=1", forced_colors="active")
    assert darkest(page, ".carom-sketch-bar") < 100, "paper on paper"
    page = course("01_plane_bounce", "?act=1", forced_colors="active")
    page.get_by_label("Your guess in m").fill("3.5")
    assert darkest(page, ".carom-flag-pole") < 100, "paper on paper"


def test_with_forced_colours_what_is_pressed_has_an_edge_of_its_own(course: Course) -> None:
    page = course("01_plane_bounce", "", forced_colors="active")
    edge = "one => getComputedStyle(one).outlineStyle"
    pressed = page.locator(".carom-lesson [aria-pressed=true]").locator("visible=true")
    others = page.locator(".carom-lesson [aria-pressed=false]").locator("visible=true")
    expect(pressed.first).to_be_attached()
    expect(others.first).to_be_attached()
    assert pressed.first.evaluate(edge) == "double"
    assert others.first.evaluate(edge) != "double"
    pressed.first.focus()
    assert pressed.first.evaluate(edge) != "double", "the ring of the focus gives way to none"
