"""Guess first: what is covered, how a guess is made, compared and remembered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import (
    Opened,
    drag,
    middle,
    see_now,
    state,
    type_value,
    wait_for_state,
)
from tests.browser.waiting import until


def test_nothing_is_given_away_before_the_guess(opened: Opened) -> None:
    page = opened("02_guess")
    assert state(page, "covered") == "true"
    expect(page.get_by_text("e = 0.7. Drag the flag")).to_be_visible()
    for hidden in (".carom-curve", ".carom-readouts", ".carom-contacts", ".carom-chart"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.get_by_role("button", name="Play (space)")).to_be_disabled()
    page.locator(".carom-stage").focus()
    page.keyboard.press(" ")
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")
    assert (state(page, "playing"), float(state(page, "time"))) == ("false", 0)


def test_the_question_speaks_of_the_present_values(opened: Opened) -> None:
    page = opened("02_guess")
    type_value(page, "e", "0.3")
    expect(page.get_by_text("e = 0.3. Drag the flag")).to_be_visible()


def flag_height(page: Page) -> float:
    """Where the flag stands."""
    return float(page.get_by_role("slider", name="Flag").get_attribute("aria-valuenow") or "nan")


def answered(page: Page) -> None:
    """The comparison."""
    expect(page.locator(".carom-result")).to_contain_text("the ball reached 2.98 m")


def test_the_flag_is_dragged_and_compared(opened: Opened) -> None:
    page = opened("02_guess")
    flag = page.get_by_role("slider", name="Flag").bounding_box()
    zoom = page.locator(".carom-zoom").bounding_box()
    assert flag
    assert zoom
    assert flag["x"] + flag["width"] <= zoom["x"]
    assert flag_height(page) == 0, "no height is suggested"
    page.get_by_role("button", name="Let go").click()
    expect(page.get_by_text("Raise the flag first")).to_be_visible()
    assert state(page, "phase") == "ask"
    x, y = middle(page.get_by_role("slider", name="Flag"))
    drag(page, (x, y), (x, y - 110))
    until(page, "document.querySelector('[role=slider]').ariaValueNow > 1")
    assert 1 < flag_height(page) < 4.5
    shown = page.get_by_label("Your guess in m").input_value()
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    answered(page)
    expect(page.locator(".carom-result")).to_contain_text(f"You said {shown} m")
    expect(page.locator(".carom-truth")).to_have_text("2.98 m")
    expect(page.locator(".carom-readouts")).to_be_visible()
    expect(page.get_by_role("slider", name="Flag")).to_be_visible()


def test_the_flag_obeys_the_keyboard(opened: Opened) -> None:
    page = opened("02_guess")
    flag = page.get_by_role("slider", name="Flag")
    flag.focus()
    for key, height in (("ArrowUp", "0.05"), ("PageUp", "0.55"), ("End", "6"), ("PageDown", "5.5")):
        page.keyboard.press(key)
        expect(flag).to_have_attribute("aria-valuenow", height)
    page.get_by_role("button", name="Let go").click()
    expect(page.get_by_role("button", name="Now", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    answered(page)


def test_the_flag_obeys_a_finger(opened: Opened) -> None:
    page = opened("02_guess", width=390, height=844, has_touch=True, is_mobile=True)
    session = page.context.new_cdp_session(page)
    flag = page.get_by_role("slider", name="Flag")
    flag.tap(trial=True)  # waits until it stands still and can be touched
    x, y = middle(flag)
    for kind, reach in (("touchStart", 0), ("touchMove", 15), ("touchMove", 60), ("touchEnd", 60)):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y - reach}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until(page, "document.querySelector('[role=slider]').ariaValueNow > 0.5")
    page.get_by_role("button", name="Let go").press("Enter")
    see_now(page)
    answered(page)


def test_a_typed_guess_and_a_bad_one(opened: Opened) -> None:
    page = opened("02_guess")
    box = page.get_by_label("Your guess in m")
    box.fill("high")
    page.get_by_role("button", name="Let go").click()
    expect(page.get_by_text("A guess is a number; you typed “high”.")).to_be_visible()
    assert state(page, "covered") == "true"
    box.fill("61")
    box.press("Enter")
    expect(page.get_by_text("A guess lies between 0 and 6 m; you typed “61”.")).to_be_visible()
    assert state(page, "phase") == "ask"
    box.fill("3,5")
    box.press("Enter")
    see_now(page)
    answered(page)
    expect(page.locator(".carom-result")).to_contain_text("You said 3.5 m")


def guessed(opened: Opened, query: str = "") -> Page:
    """A guess of 4 m is made, and its verdict stands."""
    page = opened("02_guess", query)
    page.get_by_label("Your guess in m").fill("4")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    answered(page)
    return page


def come_back(page: Page) -> None:
    """Load the page again."""
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')


def test_an_answer_is_remembered_at_its_values_and_can_be_given_again(opened: Opened) -> None:
    page = guessed(opened)
    come_back(page)
    answered(page)
    assert (state(page, "phase"), state(page, "playing")) == ("told", "false")
    page.get_by_role("button", name="Try once more").click()
    wait_for_state(page, "data.covered === 'true' && Number(data.time) === 0")
    expect(page.get_by_label("Your guess in m")).to_have_value("")
    page.goto(page.url.split("?")[0] + "?e=0.5")
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    assert state(page, "phase") == "ask", "at other values it is a new question"


def test_a_link_may_ask_to_keep_nothing(opened: Opened) -> None:
    page = guessed(opened, "?fresh=1")
    come_back(page)
    assert state(page, "phase") == "ask"


def test_a_verdict_belongs_to_its_values(opened: Opened) -> None:
    page = guessed(opened)
    expect(page.locator(".carom-truth")).to_be_visible()
    type_value(page, "e", "0.3")
    expect(page.locator(".carom-truth")).to_be_hidden()
    expect(page.locator(".carom-result")).to_be_hidden()
    expect(page.get_by_text("Your first guess: 4 m. In fact: 2.98 m.")).to_be_visible()
    assert state(page, "covered") == "false"
    page.get_by_role("button", name="Guess this one").click()
    wait_for_state(page, "data.covered === 'true'")
    expect(page.get_by_text("e = 0.3. Drag the flag")).to_be_visible()


def test_one_plays_first_and_comes_back_to_the_question_at_the_values_that_stand_there(
    opened: Opened,
) -> None:
    page = opened("02_guess")
    page.get_by_role("button", name="Play first").press("Enter")
    wait_for_state(page, "data.covered === 'false' && Number(data.time) === 0")
    assert state(page, "playing") == "false"
    expect(page.locator(".carom-guess").get_by_role("button", name="Let go")).to_be_focused()
    page.locator(".carom-guess").get_by_role("button", name="Let go").click()
    wait_for_state(page, "Number(data.time) > 0")
    type_value(page, "e", "0.3")
    wait_for_state(page, "data.covered === 'false' && data.phase === 'line'")
    expect(page.locator(".carom-verdict")).not_to_contain_text("guess:")
    page.get_by_role("button", name="Guess this one").click()
    wait_for_state(page, "data.covered === 'true' && Number(data.time) === 0")
    expect(page.get_by_text("e = 0.3. Drag the flag")).to_be_visible()
    expect(page.get_by_label("Your guess in m")).to_have_value("")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('guess'))") == []
    type_value(page, "e", "0.5")
    assert state(page, "phase") == "ask", "one has come back to the question for all values"


#: Writes down what the stage says of the clock in every frame of a look.
SPEEDS_SEEN = """window.speedsSeen = [];
  const look = () => {
    const slow = document.querySelector(".carom-slow");
    if (document.querySelector(".carom-lesson").dataset.phase === "run")
      speedsSeen.push(slow.hidden ? "" : slow.textContent);
    requestAnimationFrame(look);
  };
  look();"""


def test_the_run_is_seen_before_its_result_and_again_at_full_speed(opened: Opened) -> None:
    page = opened("02_guess")
    page.get_by_role("button", name="Just show me").click()
    wait_for_state(page, "data.phase === 'run' && Number(data.time) > 0")
    for hidden in (".carom-result", ".carom-truth", ".carom-readouts", ".carom-curve"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator(".carom-slow")).to_have_text("Speed: 0.2× (slow)")
    wait_for_state(page, "data.phase === 'told'")
    assert float(state(page, "time")) == pytest.approx(2.0208, abs=0.01)
    expect(page.get_by_role("slider", name="Flag")).to_be_hidden()
    expect(page.locator(".carom-readouts")).to_be_visible()
    page.evaluate(SPEEDS_SEEN)
    page.get_by_role("button", name="Try once more").click()
    wait_for_state(page, "data.phase === 'ask'")
    page.get_by_role("button", name="Just show me").click()
    wait_for_state(page, "data.phase === 'told'")
    seen = page.evaluate("speedsSeen")
    assert seen, "the second look was not seen at all"
    assert not [speed for speed in seen if "slow" in speed]


def test_without_motion_four_pictures_stand_for_it(opened: Opened) -> None:
    page = opened("02_guess", reduced_motion="reduce")
    page.get_by_role("button", name="Just show me").click()
    times = []
    for picture in ("before", "at", "after"):
        expect(page.locator(".carom-stills [aria-current]")).to_have_text(picture)
        assert (state(page, "covered"), state(page, "playing")) == ("true", "false")
        times.append(float(state(page, "time")))
        page.get_by_role("button", name="Next", exact=True).click()
    wait_for_state(page, "data.phase === 'told'")
    assert times[0] == 0
    assert [*times, float(state(page, "time"))] == sorted({*times, float(state(page, "time"))})
