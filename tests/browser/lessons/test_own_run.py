"""A guess that is a cause is run first, then the true one next to it."""

import math
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import state, wait_for_state
from tests.browser.student import Course, one_step_further
from tests.browser.waiting import until

#: Hues of the true run and of one's own, by their tokens.
TRUE, OWN = "b1", "b2"

#: What the stage shows: by token how many pixels have exactly its colour, and their middle; and the
#: words of the chip at its head.
SHOWN = """tokens => {
  const lesson = document.querySelector(".carom-lesson");
  const canvas = lesson.querySelector(".carom-stage canvas");
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const chip = lesson.querySelector(".carom-slow");
  const found = { chip: chip.hidden ? "" : chip.textContent };
  for (const token of tokens) {
    const probe = document.createElement("span");
    probe.style.color = `var(--${token})`;
    lesson.append(probe);
    const [r, g, b] = getComputedStyle(probe).color.match(/\\d+/g).map(Number);
    probe.remove();
    const seen = { count: 0, x: 0, y: 0 };
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] !== r || data[at + 1] !== g || data[at + 2] !== b) continue;
      seen.count += 1;
      seen.x += (at / 4) % width;
      seen.y += Math.floor(at / 4 / width);
    }
    found[token] = { count: seen.count, x: seen.x / seen.count, y: seen.y / seen.count };
  }
  return found;
}"""


JUDGED = "document.querySelector('.carom-further-box [role=status]').textContent"
TOLD = "document.querySelector('.carom-lesson').dataset.phase === 'told'"


def shown(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(SHOWN, [TRUE, OWN])
    return found


def let_go(course: Course, query: str, guess: str, **wishes: int) -> Page:
    """Set a roughness in lesson 02, act 2, by keys alone, and let the lump go; anew where a busy
    machine has answered so late that the look began without the own run."""
    for _ in range(4):
        page = course("02_oblique_plane", query, **wishes)
        box = page.locator(".carom-guess-fields input")
        box.fill(guess)
        box.press("Tab")
        page.locator(".carom-asking .carom-go").press("Enter")
        wait_for_state(page, "data.phase === 'run'")
        until(page, f"({SHOWN})([]).chip || {TOLD}")
        if shown(page)["chip"]:
            break
    return page


@pytest.mark.parametrize("wishes", [{}, {"width": 390, "height": 664}], ids=["wide", "narrow"])
def test_the_own_run_plays_alone_then_stands_next_to_the_true_one(
    course: Course, wishes: dict[str, int]
) -> None:
    ends = []
    for guess in ("0.05", "0.3"):
        page = let_go(course, "?act=2&level=1&fresh=1", guess, **wishes)
        first = shown(page)
        assert first["chip"] == f"Your {guess}, first"
        assert first[TRUE]["count"] == 0 < first[OWN]["count"], "it plays alone"
        wait_for_state(page, "data.phase === 'told'")
        both = shown(page)
        assert both["chip"] == ""
        assert min(both[TRUE]["count"], both[OWN]["count"]) > 50, "both stand on the stage"
        assert both[OWN]["x"] < both[TRUE]["x"] - 10, "a lump that slid is farther down"
        assert float(state(page, "time")) == pytest.approx(2.0)
        ends.append(both[OWN]["x"] - both[TRUE]["x"])
    assert ends[0] < ends[1] - 20, "the smoother slope lets it slide farther"


@pytest.mark.parametrize(
    ("number", "guesses"),
    [
        ("06.1", {"3": "from 3 m", "9": "from 9 m"}),
        ("06.2", {"20": "From 2 cm it still left a dent", "60": "From 6 cm it still left a dent"}),
        ("07.3", {"0.7": "At 0.7 m it left", "1.3": "It also stays farther apart"}),
    ],
)
def test_a_number_one_step_further_is_run_before_it_is_judged(
    course: Course, number: str, guesses: dict[str, str]
) -> None:
    box = one_step_further(course, number)
    page, said = box.page, box.get_by_role("status")
    ends = []
    for guess, words in guesses.items():
        box.get_by_role("textbox").fill(guess)
        for _ in range(10):  # a busy machine may answer so late that it is judged without the run
            box.get_by_role("button", name="Check").click()
            until(page, f"({SHOWN})([]).chip || {JUDGED}")
            if shown(page)["chip"]:
                break
        first = shown(page)
        assert first["chip"].startswith(f"Your {guess} ")
        assert first[TRUE]["count"] == 0 < first[OWN]["count"], "it plays alone"
        expect(said).to_be_empty()
        box.get_by_role("button", name="Now").click()
        expect(said).to_contain_text(words)
        wait_for_state(page, "data.covered === 'false' && data.playing === 'false'")
        until(page, f"({SHOWN})(['{TRUE}'])['{TRUE}'].count > 0")
        both = shown(page)
        assert both["chip"] == "" and both[OWN]["count"] > 0
        ends.append((both[OWN]["x"] - both[TRUE]["x"], both[OWN]["y"] - both[TRUE]["y"]))
    assert math.dist(*ends) > 10, "where they are at the end differs by the guess"


def test_escape_passes_the_own_run_by_and_a_reload_has_the_verdict_alone(course: Course) -> None:
    page = let_go(course, "?act=2&level=1", "0.3")
    page.keyboard.press("Escape")
    wait_for_state(page, "data.phase === 'told'")
    expect(page.locator(".carom-figures")).to_contain_text("You said0.3")
    told = shown(page)
    assert told["chip"] == "" and min(told[TRUE]["count"], told[OWN]["count"]) > 50
    page.reload()
    wait_for_state(page, "data.phase === 'told' && data.ready === 'true'")
    expect(page.locator(".carom-figures")).to_contain_text("You said0.3")
    until(page, f"({SHOWN})(['{TRUE}'])['{TRUE}'].count > 0")
    assert shown(page)[OWN]["count"] == 0


def test_with_reduced_motion_both_stand_in_the_still_pictures(course: Course) -> None:
    page = course("02_oblique_plane", "?act=2&level=1", reduced_motion="reduce")
    box = page.locator(".carom-guess-fields input")
    box.fill("0.3")
    box.press("Tab")
    page.locator(".carom-asking .carom-go").press("Enter")
    until(page, f"({SHOWN})(['{OWN}'])['{OWN}'].count > 0")
    for picture in ("before", "at", "after"):
        expect(page.locator(".carom-stills [aria-current]")).to_have_text(picture)
        assert state(page, "playing") == "false"
        assert shown(page)[OWN]["count"] > 0
        page.get_by_role("button", name="Next", exact=True).click()
    wait_for_state(page, "data.phase === 'told'")
    assert min(shown(page)[one]["count"] for one in (TRUE, OWN)) > 50


def test_a_control_that_tells_the_cause_is_out_of_sight_until_the_verdict(course: Course) -> None:
    page = course("01_plane_bounce", "?act=1&level=1&fresh=1")
    share = page.locator("[data-parameter=k_b]")
    question = page.locator(".carom-question:visible")
    expect(share).to_be_visible()
    for _ in range(12):
        if "What share" in question.inner_text():
            break
        page.locator(".carom-skip").click()
        wait_for_state(page, "data.phase === 'told'")
        shown_so_far = state(page, "sequence")
        page.get_by_role("button", name="Another one").click()
        wait_for_state(page, f"data.phase === 'ask' && data.sequence !== '{shown_so_far}'")
    expect(question).to_contain_text("What share")
    expect(share).to_be_hidden()
    page.locator(".carom-skip").click()
    expect(share).to_be_hidden()
    wait_for_state(page, "data.phase === 'told'")
    expect(share).to_be_visible()
