"""Guess first: what is covered, how a guess is made, compared and remembered."""

from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import (
    Opened,
    drag,
    middle,
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
    expect(page.get_by_role("button", name="Play")).to_be_disabled()
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
    """Wait for the comparison."""
    wait_for_state(page, "data.covered === 'false'")
    expect(page.locator(".carom-result")).to_contain_text("the ball reached 2.98 m")


def test_the_flag_is_dragged_and_compared(opened: Opened) -> None:
    page = opened("02_guess")
    flag = page.get_by_role("slider", name="Flag").bounding_box()
    zoom = page.locator(".carom-zoom").bounding_box()
    assert flag
    assert zoom
    assert flag["x"] + flag["width"] <= zoom["x"]
    expect(page.get_by_role("button", name="Let go")).to_be_disabled()
    x, y = middle(page.get_by_role("slider", name="Flag"))
    drag(page, (x, y), (x, y + 50))
    until(page, "document.querySelector('[role=slider]').ariaValueNow < 4.5")
    assert 3 < flag_height(page) < 4.5
    shown = page.get_by_label("Your guess in m").input_value()
    page.get_by_role("button", name="Let go").click()
    answered(page)
    expect(page.locator(".carom-result")).to_contain_text(f"You said {shown} m")
    wait_for_state(page, "Number(data.time) > 0.1")
    expect(page.locator(".carom-truth")).to_have_text("it reached 2.98 m")
    expect(page.locator(".carom-readouts")).to_be_visible()
    expect(page.get_by_role("slider", name="Flag")).to_be_visible()


def test_the_flag_obeys_the_keyboard(opened: Opened) -> None:
    page = opened("02_guess")
    flag = page.get_by_role("slider", name="Flag")
    flag.focus()
    for key, height in (("ArrowDown", "4.95"), ("PageDown", "4.45"), ("Home", "0"), ("End", "6")):
        page.keyboard.press(key)
        expect(flag).to_have_attribute("aria-valuenow", height)
    page.get_by_role("button", name="Let go").press("Enter")
    answered(page)


def test_the_flag_obeys_a_finger(opened: Opened) -> None:
    page = opened("02_guess", width=390, height=844, has_touch=True, is_mobile=True)
    session = page.context.new_cdp_session(page)
    flag = page.get_by_role("slider", name="Flag")
    flag.tap(trial=True)  # waits until it stands still and can be touched
    x, y = middle(flag)
    for kind, reach in (("touchStart", 0), ("touchMove", 15), ("touchMove", 30), ("touchEnd", 30)):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y + reach}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until(page, "document.querySelector('[role=slider]').ariaValueNow < 4.9")
    page.get_by_role("button", name="Let go").press("Enter")
    answered(page)


def test_a_typed_guess_and_a_bad_one(opened: Opened) -> None:
    page = opened("02_guess")
    box = page.get_by_label("Your guess in m")
    box.fill("high")
    page.get_by_role("button", name="Let go").click()
    expect(page.get_by_text("a guess must be a number, got 'high'")).to_be_visible()
    assert state(page, "covered") == "true"
    box.fill("3,5")
    box.press("Enter")
    answered(page)
    expect(page.locator(".carom-result")).to_contain_text("You said 3.50 m")


def test_an_answer_is_remembered_and_can_be_given_again(opened: Opened) -> None:
    page = opened("02_guess")
    page.get_by_label("Your guess in m").fill("4")
    page.get_by_role("button", name="Let go").click()
    answered(page)
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    answered(page)
    expect(page.locator(".carom-result")).to_contain_text("You said 4.00 m")
    page.get_by_role("button", name="Guess again").click()
    wait_for_state(page, "data.covered === 'true' && Number(data.time) === 0")
    page.reload()
    page.wait_for_selector('.carom-lesson[data-ready="true"]')
    assert state(page, "covered") == "true"


def test_the_question_can_be_skipped(opened: Opened) -> None:
    page = opened("02_guess")
    page.get_by_role("button", name="Skip and show me").click()
    wait_for_state(page, "data.covered === 'false' && Number(data.time) > 0")
    expect(page.locator(".carom-result")).to_be_hidden()
    expect(page.get_by_role("slider", name="Flag")).to_be_hidden()


def test_the_truth_line_goes_when_the_values_change(opened: Opened) -> None:
    page = opened("02_guess")
    page.get_by_label("Your guess in m").fill("4")
    page.get_by_role("button", name="Let go").click()
    answered(page)
    expect(page.locator(".carom-truth")).to_be_visible()
    type_value(page, "e", "0.3")
    expect(page.locator(".carom-truth")).to_be_hidden()
