"""Challenges in a browser: set, let go, watched, judged; missed in two ways and won."""

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from kernel_lib.experiments import lessons
from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import acts_of, control, state, wait_for_state
from tests.browser.student import Course
from tests.browser.waiting import until


class Played(NamedTuple):
    """What is typed, for two misses of different kinds and for all the stars there are at once."""

    first: dict[str, str]
    miss: str
    second: dict[str, str]
    other: str
    won: dict[str, str]
    stars: str
    said: str


#: Notebook, and its challenges in their order.
LESSONS: dict[str, tuple[Played, Played]] = {
    "01_plane_bounce": (
        Played(
            {"k_b": "0.7"}, r"It passed the line by 20\.1 cm\.",
            {"k_b": "0"}, r"It never bounced twice\.",
            {"k_b": "0.67"}, "Three stars", r"It rose to 1\.01 m",
        ),
        Played(
            {"k_b": "0.7"}, r"It was at rest 4\.28 s too early\.",
            {"k_b": "0.95"}, r"At 14 s it still bounced\.",
            {"k_b": "0.817"}, "Three stars", r"It was at rest at 10 s",
        ),
    ),
    "02_oblique_plane": (
        Played(
            {"velocity_x": "4"}, r"26\.1 % of the speed was along the slope, uphill\.",
            {"velocity_x": "0"}, r"19\.6 % of the speed was along the slope, downhill\.",
            {"velocity_x": "1.7"}, "Three stars", r"0\.0456 % of the speed",
        ),
        Played(
            {"slope": "0.6"}, r"The landing took 18\.4 % of the energy of motion\.",
            {"slope": "1.5", "velocity_y": "10"}, r"After 1\.5 s it was still in the air\.",
            {"velocity_y": "-9"}, "Three stars", r"only .* more steeply than the hill falls",
        ),
    ),
    "03_two_balls": (
        Played(
            {"vy1": "20"}, r"They slid past each other at 20 m/s",
            {"vy1": "-3"}, r"Their paths did not cross\.",
            {"vy1": "16"}, "Three stars", r"They stayed together\.",
        ),
        Played(
            {"m2": "1"}, r"Both left at 10 m/s: equal balls swap their speeds\.",
            {"m2": "1.5"}, r"The light ball left at 14 m/s\.",
            {"m2": "39"}, "Three stars", r"The light ball left at 29 m/s\.",
        ),
    ),
    "04_rotating_spheres": (
        Played(
            {"spin1": "0"}, r"It left the floor at 1\.82 m/s to the right",
            {"spin1": "10"}, r"It left the floor at 1\.04 m/s to the left",
            {"spin1": "6.5"}, "Three stars", r"0\.916 % of its speed along the floor",
        ),
        Played(
            {"spin1": "0"}, r"It rolls on at 2\.86 m/s\.",
            {"spin1": "20"}, r"It rests 1\.08 m too far\.",
            {"speed": "3.4", "spin1": "17"}, "Three stars", r"It rests at 2\.95 m\.",
        ),
    ),
    "05_newtons_cradle": (
        Played(
            {"middle": "1"}, r"1\.09 % of the energy stayed with balls 1 and 2\.",
            {"middle": "0.6"}, r"3\.45 % of the energy stayed with balls 1 and 2\.",
            {"middle": "0.8"}, "Three stars", r"Only 0\.0449 % of the energy stayed",
        ),
        Played(
            {"gamma": "1"}, r"Ball 3 left 0\.918 m/s faster than ball 2",
            {"gamma": "30"}, r"Ball 3 left 0\.117 m/s faster than ball 2",
            {"gamma": "16.3"}, "Three stars", r"Balls 2 and 3 left at",
        ),
    ),
    "06_soft_contact": (
        Played(
            {"height": "100"}, r"It rose to 24\.4 % of its height: it hit too hard\.",
            {"height": "0.5"}, r"It rose to 82\.3 % of its height: it hit too gently\.",
            {"height": "5.15"}, "Three stars", r"It rose to 50 % of its height",
        ),
        Played(
            {"front": "3"}, r"It came back at 1 m/s: 50 % of its speed, after one hit\.",
            {"front": "1"}, r"It came back at 2 m/s: 100 %\.\s*It hit twice: the last hit",
            {"front": "1.46"}, "Three stars", r"It came back at 0\.374 m/s: 18\.7 % of its speed\.",
        ),
    ),
    "07_bowl": (
        Played(
            {"height": "0.6"}, r"It ran away at bounce 4: it was 22 cm off\.",
            {"height": "0.2"}, r"It stayed, but only from 0\.2 radii\.",
            {"height": "0.48"}, "Three stars", r"for 50 bounces",
        ),
        Played(
            {"speed": "0.3"}, r"Flight 1 missed the ring by 38\.3 cm\.",
            {"speed": "-1.15", "height": "0.9"}, r"Flight 3 missed the ring by",
            {"speed": "-1.7", "height": "0.8"}, "Three stars", r"flights in turn",
        ),
    ),
    "08_many_balls": (
        Played(
            {"each": "1"}, r"All came back\.\s*Collisions each: 1\. Turn back later\.",
            {"each": "7"}, r"94 of 500 balls missed their start\.",
            {"each": "5"}, "Three stars", r"All came back\.\s*Collisions each: 5",
        ),
        Played(
            {"balls": "600"}, r"too weak\.",
            {"balls": "600", "speed": "1.4"}, r"Change one of the three",
            {"balls": "900", "speed": "1"}, "One star", r"2\.08 times as strong, by more balls",
        ),
    ),
    "09_track": (
        Played(
            {"height": "3"}, r"It came round, but only from 3 radii\.",
            {"height": "2", "friction": "1"}, r"It slipped from 119° on and left at 125°\.",
            {"height": "2.71"}, "Three stars", r"It came round from 2\.71 radii",
        ),
        Played(
            {"y1": "-0.08"}, r"It took 0\.999 s, too long\.",
            {"y1": "-0.4", "y2": "-0.4", "y3": "-2.4", "y4": "-1.2"},
            r"It flew off the track at 0\.43[23] m\.",
            {"y1": "-0.35", "y2": "-0.69", "y3": "-0.94", "y4": "-1.03"},
            "Three stars", r"It took 0\.809 s",
        ),
    ),
    "10_attracting_stones": (
        Played(
            {"aim": "20"}, r"It missed by 13\.4 m\.",
            {"aim": "0"}, r"It crossed the ring with 0\.261 mm/s to spare\.",
            {"e": "0.87"}, "Three stars", r"It was caught, with 87 % of its speed kept",
        ),
        Played(
            {"push": "-5"}, r"You are 16\.9° ahead: you braked too hard\.",
            {"push": "5"}, r"behind: you pushed forwards\.",
            {"push": "-3"}, "Three stars", r"You came within 0\.292° of the other stone\.",
        ),
    ),
}  # fmt: skip


def begin(page: Page, button: Locator) -> None:
    """Begin a challenge, and wait until the page has its picture."""
    before = state(page, "sequence")
    button.press("Enter")
    wait_for_state(page, f"data.sequence !== '{before}'")


def entry(page: Page) -> Locator:
    """The entry of the challenges in the bar of acts."""
    return acts_of(page).get_by_role("button", name="Challenges")


def played(page: Page) -> Locator:
    """The rail of the challenge that is played."""
    return page.locator(".carom-rail")


def foot(page: Page, name: str) -> Locator:
    """A button under the control that matters."""
    return page.locator(".carom-challenge-foot").get_by_role("button", name=name, exact=True)


def give(page: Page, values: dict[str, str]) -> None:
    """Type values, and wait until the page has their picture."""
    for name, value in values.items():
        box = control(page, name).locator('input[type="text"]')
        if box.input_value() == value:
            continue
        before = state(page, "sequence")
        box.fill(value)
        box.press("Enter")
        wait_for_state(page, f"data.sequence !== '{before}'")


def waits_untold(page: Page) -> None:
    """At its start; no star, value or hint of this run is anywhere."""
    wait_for_state(page, "data.covered === 'true' && Number(data.time) === 0")
    expect(foot(page, "Let go")).to_be_visible()
    expect(page.locator(".carom-reached")).to_have_text("")
    expect(page.locator(".carom-gauge-flag:visible")).to_have_count(0)
    expect(page.locator(".carom-go:visible")).to_have_count(1)
    expect(page.locator(".carom-curves")).to_be_hidden()
    expect(page.locator(".carom-words")).to_contain_text("after “Let go”")


def let_go(page: Page) -> Locator:
    """Let go and watch; returns what is said of it."""
    foot(page, "Let go").click()
    wait_for_state(page, "Number(data.time) > 0")
    if state(page, "covered") == "true":
        page.keyboard.press("Escape")
    wait_for_state(page, "data.covered === 'false'")
    return page.locator(".carom-reached")


def as_written(words: str) -> re.Pattern[str]:
    """A pattern of words, between which a space may keep a number and its unit together."""
    return re.compile(words.replace(" ", r"\s"))


def kept_stars(page: Page) -> list[int]:
    return page.evaluate(
        """Object.entries(localStorage).filter(([key]) => key.endsWith(":tasks"))
          .flatMap(([, kept]) => Object.values(JSON.parse(kept).stars))"""
    )


def test_every_challenge_of_the_course_is_played() -> None:
    course = lessons()
    assert {name[3:]: len(played) for name, played in LESSONS.items()} == {
        name: len(lesson.challenges) for name, lesson in course.items()
    }


@pytest.mark.parametrize("notebook", LESSONS)
def test_each_challenge_is_missed_in_two_ways_and_won(course: Course, notebook: str) -> None:
    page = course(notebook, "?act=1", width=1280)
    won = 0
    begin(page, entry(page))
    for place, one in enumerate(LESSONS[notebook]):
        expect(page.locator(".carom-goal")).to_contain_text(f"Challenge {place + 1} of 2.")
        waits_untold(page)
        give(page, one.first)
        waits_untold(page)
        said = let_go(page)
        expect(said).to_contain_text(as_written(one.miss))
        expect(said).to_contain_text("No star.")
        expect(page.locator(".carom-challenge-hint")).to_be_hidden()
        foot(page, "Try again").click()
        waits_untold(page)
        for name, value in one.first.items():
            expect(control(page, name).locator('input[type="text"]')).to_have_value(value)
        give(page, one.second)
        waits_untold(page)
        expect(let_go(page)).to_contain_text(as_written(one.other))
        expect(page.locator(".carom-challenge-hint")).to_contain_text("A hint.")
        give(page, one.won)  # moving a control clears the miss
        waits_untold(page)
        assert sum(kept_stars(page)) == won, "a run that was not watched wins nothing"
        said = let_go(page)
        expect(said).to_contain_text(one.stars)
        expect(said).to_contain_text(as_written(one.said))
        won += 1 if one.stars == "One star" else 3
        assert sum(kept_stars(page)) == won
        expect(page.locator(".carom-act-stars")).to_have_text(f"{won} of 6")
        if place == 0:
            expect(foot(page, "Next challenge")).to_have_class("carom-go")
            begin(page, foot(page, "Next challenge"))
    onward = page.locator(".carom-challenge-foot")
    if notebook == "10_attracting_stones":
        expect(onward).to_contain_text("This is the end of the course.")
    else:
        expect(onward.get_by_role("link", name="Next lesson")).to_be_visible()
        won_all = won == 6
        assert (onward.locator("a.carom-go:visible").count() == 1) == won_all


def test_a_challenge_keeps_its_place_and_leaves_it(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1", width=1280)
    acts = page.locator(".carom-acts")
    begin(page, entry(page))
    expect(acts.locator("[aria-current]")).to_contain_text("Challenges")
    expect(acts.locator(".carom-act-fold")).to_have_text("Challenge 1")
    expect(foot(page, "Let go")).to_be_focused()
    expect(page.locator(".carom-guess")).to_be_hidden()
    stage = page.locator(".carom-stage")
    expect(stage).to_have_attribute("aria-description", re.compile(r"Target: 1 m\. Stars within"))
    for part in (
        stage,
        played(page).locator(".carom-stars"),
        control(page, "k_b"),
        foot(page, "Let go"),
    ):
        expect(part).to_be_in_viewport()
    # Values that are not at hand are those of another set-up, and not judged.
    page.get_by_role("button", name="All controls").press("Enter")
    give(page, {"gravity": "1.62"})
    expect(let_go(page)).to_contain_text("This is another set-up. Press “Start over”")
    foot(page, "Start over").click()
    waits_untold(page)
    expect(control(page, "gravity").locator('input[type="text"]')).to_have_value("9.807")
    foot(page, "Back to the lesson").click()
    expect(page.locator(".carom-goal")).to_have_count(0)
    expect(acts.locator("[aria-current]")).to_contain_text("How high?")
    expect(page.locator(".carom-guess")).to_be_visible()
    wait_for_state(page, "data.phase === 'ask'")  # its question waits as it did


def reload(page: Page) -> None:
    page.reload(wait_until="domcontentloaded")
    page.wait_for_selector('.carom-lesson[data-ready="true"]')


def stands_at(page: Page, place: int, value: str) -> None:
    """This challenge of lesson 01 waits, with its control and this share of speed in it."""
    expect(page.locator(".carom-goal")).to_contain_text(f"Challenge {place} of 2.")
    waits_untold(page)
    expect(page.locator(".carom-at-hand .carom-control:visible")).to_have_count(place)
    expect(control(page, "k_b").locator('input[type="text"]')).to_have_value(value)
    expect(page.locator(".carom-guess")).to_be_hidden()


def in_address(page: Page, value: str) -> None:
    until(page, f"new URLSearchParams(location.search).get('k_b') === '{value}'")


def test_a_challenge_is_a_place_of_the_page(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1", width=1280)
    begin(page, entry(page))
    give(page, {"k_b": "0.75"})
    in_address(page, "0.75")
    reload(page)
    stands_at(page, 1, "0.75")
    foot(page, "Let go").click()
    wait_for_state(page, "Number(data.time) > 0")
    reload(page)  # in the middle of its run
    stands_at(page, 1, "0.75")
    expect(let_go(page)).to_contain_text("It passed the line by")
    reload(page)
    stands_at(page, 1, "0.75")
    page.go_back()
    expect(page.locator(".carom-goal")).to_have_count(0)
    wait_for_state(page, "data.phase === 'ask' && data.covered === 'true'")
    expect(page.locator(".carom-guess")).to_be_visible()
    expect(page.locator(".carom-acts [aria-current]")).to_contain_text("How high?")
    page.go_forward()
    stands_at(page, 1, "0.75")
    give(page, {"k_b": "0.67"})
    expect(let_go(page)).to_contain_text("Three stars")
    begin(page, foot(page, "Next challenge"))
    page.go_back()
    stands_at(page, 1, "0.67")
    expect(page.locator(".carom-act-stars")).to_have_text("3 of 6")


def test_a_link_opens_a_challenge_and_keeps_nothing_where_it_says_so(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1", width=1280)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.method))
    page.goto(f"{page.url.split('?')[0]}?challenge=at_rest&fresh=1")
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    stands_at(page, 2, "0.7")
    assert "POST" not in asked, "the page comes with the picture of its challenge"
    expect(control(page, "height").locator('input[type="text"]')).to_have_value("6")
    give(page, {"k_b": "0.817"})
    expect(let_go(page)).to_contain_text("Three stars")
    expect(page.locator(".carom-act-stars")).to_have_text("3 of 6")
    in_address(page, "0.817")
    reload(page)
    stands_at(page, 2, "0.817")
    expect(page.locator(".carom-act-stars")).to_have_text("0 of 6")
    assert kept_stars(page) == []


#: Sliders of the controls at hand that lie under something else, or outside of the window.
OUT_OF_SIGHT = """() => [
  ...document.querySelectorAll('.carom-at-hand input[type="range"]')
].filter((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2) !== one;
}).map((one) => one.getAttribute("aria-label"))"""


#: Pixels between the name of the lesson and what is open, in the head.
APART = """() => {
  const open = [...document.querySelectorAll(".carom-act-fold, .carom-act")]
    .find((one) => one.checkVisibility({ visibilityProperty: true }));
  const name = document.querySelector(".lesson-name").getBoundingClientRect();
  return open.getBoundingClientRect().left - name.right;
}"""


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (390, "dark")])
@pytest.mark.parametrize("notebook", LESSONS)
def test_a_challenge_can_be_read_and_played_by_keys(
    course: Course, notebook: str, width: int, scheme: str
) -> None:
    page = course(notebook, "?act=1", width=width, height=664, color_scheme=scheme)
    begin(page, entry(page))
    waits_untold(page)
    assert page.evaluate(OUT_OF_SIGHT) == []
    assert page.evaluate(APART) >= 0
    # On a phone the button lies over what is below it; what is looked at stands clear of it.
    page.locator(".carom-panel").evaluate("(it) => it.scrollIntoView({ block: 'center' })")
    nothing_found(page, ".carom-lesson")
    # From the control that matters the next stop is its button.
    page.locator(".carom-at-hand .carom-control input").last.focus()
    page.keyboard.press("Tab")
    while page.evaluate("!document.activeElement.closest('.carom-challenge-foot')"):
        assert page.evaluate("Boolean(document.activeElement.closest('.carom-panel'))")
        page.keyboard.press("Tab")
    expect(foot(page, "Let go")).to_be_focused()
    expect(let_go(page)).to_have_attribute("role", "status")
    expect(foot(page, "Try again")).to_be_focused()
    nothing_found(page, ".carom-lesson")
    for part in (foot(page, "Try again"), page.locator(".carom-reached")):
        expect(part).to_be_in_viewport()


def test_the_way_on_can_be_read_in_the_dark(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1&fresh=1", width=390, height=664, color_scheme="dark")
    page.goto(f"{page.url.split('?')[0]}?challenge=at_rest&fresh=1")
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    stands_at(page, 2, "0.7")
    assert page.evaluate(OUT_OF_SIGHT) == []
    give(page, {"k_b": "0.817"})
    let_go(page)
    expect(page.locator(".carom-challenge-foot a.carom-go")).to_contain_text("Next lesson")
    nothing_found(page, ".carom-challenge-foot")


#: Done once the page has stood at one place for ten frames.
SCROLLED = """() => new Promise((done) => {
  let [last, still] = [NaN, 0];
  const look = () => {
    still = scrollY === last ? still + 1 : 0;
    last = scrollY;
    if (still < 10) requestAnimationFrame(look);
    else done();
  };
  look();
})"""


@pytest.mark.parametrize("notebook", ["06_soft_contact", "09_track"])
def test_on_a_phone_what_is_said_stands_below_the_stage(course: Course, notebook: str) -> None:
    page = course(notebook, "?act=1&fresh=1", width=390, height=844)
    begin(page, entry(page))
    if notebook == "09_track":
        page.goto(f"{page.url.split('?')[0]}?challenge=faster&fresh=1")
        page.wait_for_selector('.carom-lesson[data-ready="true"]')
    one = LESSONS[notebook][notebook == "09_track"]
    for values in (one.second, one.won):
        give(page, values)
        said = let_go(page)
    expect(said).to_contain_text("Three stars")
    box = said.bounding_box()
    assert box and box["width"] >= 150, "its words have room beside the stars"
    page.evaluate(SCROLLED)
    stage = page.locator(".carom-stage").bounding_box()
    assert stage
    for part in page.locator(".carom-reached, .carom-gauge-flag:visible").all():
        box = part.bounding_box()
        assert box and box["y"] >= stage["y"] + stage["height"]


def test_without_motion_four_pictures_stand_for_the_run(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1&fresh=1", width=1280, reduced_motion="reduce")
    begin(page, entry(page))
    give(page, {"k_b": "0.67"})
    foot(page, "Let go").click()
    times = []
    for picture in ("before", "at", "after"):
        expect(page.locator(".carom-stills [aria-current]:visible")).to_have_text(picture)
        assert (state(page, "covered"), state(page, "playing")) == ("true", "false")
        expect(page.locator(".carom-reached")).to_have_text("")
        expect(page.locator(".carom-star-won")).to_have_count(0)
        expect(foot(page, "Next")).to_be_focused()
        times.append(float(state(page, "time")))
        foot(page, "Next").click()
    expect(page.locator(".carom-reached")).to_contain_text("Three stars")
    times.append(float(state(page, "time")))
    assert times[0] == 0
    assert times == sorted(set(times))
    expect(page.locator(".carom-stills:visible")).to_have_count(0)


def test_no_scale_flashes_where_the_target_is_drawn(course: Course) -> None:
    page = course("02_oblique_plane", "?act=1&fresh=1", width=1280)
    page.route("**/carom/answer", lambda one: None)  # the picture is on its way
    entry(page).press("Enter")
    expect(page.locator(".carom-goal")).to_be_visible()
    expect(page.locator(".carom-gauge")).to_be_hidden()


def test_a_set_up_takes_the_stage_from_a_challenge(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1&show=1", width=1280)
    begin(page, entry(page))
    let_go(page)
    page.locator("a[href^='#set-up=']:visible").first.click()
    expect(page.locator(".carom-goal")).to_have_count(0)
    expect(page.locator(".carom-challenge-foot")).to_have_count(0)
