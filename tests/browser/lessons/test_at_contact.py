"""What the stage draws where bodies touch: parts of velocities, slip, forces; after the guess."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import wait_for_state
from tests.browser.student import Course, skip

#: How many pixels of the stage have exactly the colour of a token.
PAINTED = """name => {
  const probe = document.createElement("span");
  probe.style.color = `var(--${name})`;
  document.querySelector(".carom-lesson").append(probe);
  const [r, g, b] = getComputedStyle(probe).color.match(/\\d+/g).map(Number);
  probe.remove();
  const canvas = document.querySelector(".carom-stage canvas");
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === r && data[at + 1] === g && data[at + 2] === b) count += 1;
  }
  return count;
}"""


def painted(page: Page, token: str) -> int:
    """Pixels of the stage in the colour of a token."""
    return int(page.evaluate(PAINTED, token))


def step_to_contact(page: Page, moment: float) -> None:
    """From the start to the first contact by the keys of the stage."""
    stage = page.locator(".carom-stage")
    stage.press("Home")
    wait_for_state(page, "Number(data.time) === 0")
    stage.press("Shift+ArrowRight")
    wait_for_state(page, f"Math.abs(Number(data.time) - {moment}) < 1e-3")


@pytest.mark.parametrize(
    ("name", "moment", "says"),
    [
        (
            "02_oblique_plane",
            0.5702,
            "into the slope 5.29 m/s before and 0 m/s after "
            "and along the slope 3.02 m/s before and 3.02 m/s after",
        ),
        (
            "03_two_balls",
            1.0417,
            "ball 2: along the line of centres 1.83 m/s before and 0 m/s after "
            "and across the line 0.8 m/s before and 0.8 m/s after",
        ),
    ],
)
def test_an_impact_shows_what_is_gone_and_what_stays(
    course: Course, name: str, moment: float, says: str
) -> None:
    page = course(name, "?act=1")
    assert (painted(page, "n"), painted(page, "t")) == (0, 0), "nothing before the guess"
    skip(page)
    assert (painted(page, "n"), painted(page, "t")) == (0, 0), "nothing before the impact"
    step_to_contact(page, moment)
    expect(page.get_by_role("status").filter(has_text=says)).to_have_count(1)
    assert painted(page, "n") > 100, "the part that is gone"
    assert painted(page, "t") > 100, "the part that stays"


def test_the_energies_of_the_two_parts_run_through_the_landing(course: Course) -> None:
    page = course("02_oblique_plane", "?act=1")
    bands = page.locator(".carom-bands")
    expect(bands).to_be_hidden()
    skip(page)
    says = (
        "into the slope 14 J before the landing and 0 J after it; "
        "along the slope 4.57 J before the landing and 4.57 J after it"
    )
    expect(bands.get_by_role("img", name=says, exact=True)).to_be_visible()
    expect(bands.get_by_text("lost as heat")).to_have_count(1)


def test_grip_turns_the_slip_round(course: Course) -> None:
    page = course("04_rotating_spheres", "?act=1")
    skip(page)
    assert painted(page, "t") == 0, "nothing before the floor"
    step_to_contact(page, 0.5303)
    says = "slip 2.83 m/s before and 2.83 m/s the other way after"
    expect(page.get_by_role("status").filter(has_text=says)).to_have_count(1)
    assert painted(page, "t") > 100


def test_contacts_that_overlap_in_time_are_seen_slowly_with_their_forces(course: Course) -> None:
    page = course("05_newtons_cradle", "?act=2")
    skip(page)
    page.locator(".carom-stage").press("Space")
    wait_for_state(page, "Number(data.time) > 0.15658")
    expect(page.locator(".carom-slow")).to_contain_text("(slow)")
    page.locator(".carom-stage").press("Space")
    wait_for_state(page, "data.playing === 'false'")
    said = page.get_by_role("status").filter(has_text="ball 1 presses on ball 2")
    expect(said).to_contain_text("ball 2 presses on ball 3")
