"""What a person sees and does in a lesson: play, drag, type, choose, share."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.lesson_pages import (
    PATIENCE,
    Opened,
    control,
    drag,
    kernel_of,
    lesson,
    middle,
    pause,
    picture,
    state,
    type_value,
    wait_for_state,
)
from tests.browser.waiting import until
from tests.serving.running import Server, wait_until

CURVE = ".carom-curve-canvas canvas"


def text_box(page: Page, name: str) -> str:
    """What stands in a control's text box."""
    return control(page, name).locator('input[type="text"]').input_value()


def test_the_ball_moves_and_stops_when_told(opened: Opened) -> None:
    page = opened("01_open")
    wait_for_state(page, "Number(data.time) > 0.2")
    pause(page)
    held, at = picture(page), state(page, "time")
    page.get_by_role("button", name="Play (space)").click()
    wait_for_state(page, f"Number(data.time) > {at} + 0.1")
    assert picture(page) != held


def test_the_run_ends_and_play_starts_it_again(opened: Opened) -> None:
    page = opened("01_open")
    page.get_by_label("Speed of the clock").select_option("4")
    wait_for_state(page, "data.playing === 'false' && Number(data.time) > 3.9")
    page.get_by_role("button", name="Play (space)").click()
    wait_for_state(page, "data.playing === 'true' && Number(data.time) < 3")


def test_steps_go_both_ways(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    page.get_by_role("button", name="To the start").click()
    wait_for_state(page, "Number(data.time) === 0")
    page.get_by_role("button", name="One contact on").click()
    wait_for_state(page, "Number(data.time) > 1 && Number(data.time) < 1.1")
    touch = float(state(page, "time"))
    expect(page.locator(".carom-lesson > [role=status]")).to_contain_text("hits the floor")
    page.get_by_role("button", name="One frame on").click()
    wait_for_state(page, f"Number(data.time) > {touch} && Number(data.time) < {touch} + 0.1")
    for _ in range(2):  # both runs touch, half a millisecond apart
        page.get_by_role("button", name="One contact back").click()
    wait_for_state(page, f"Math.abs(Number(data.time) - {touch}) < 1e-5")
    page.get_by_role("button", name="One frame back").click()
    wait_for_state(page, f"Number(data.time) < {touch}")


def test_the_keyboard_plays_the_stage(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    page.locator(".carom-stage").focus()
    page.keyboard.press("Home")
    wait_for_state(page, "Number(data.time) === 0")
    page.keyboard.press("ArrowRight")
    wait_for_state(page, "Number(data.time) > 0 && Number(data.time) <= 0.1")
    page.keyboard.press("Shift+ArrowRight")
    wait_for_state(page, "Number(data.time) > 1")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press(" ")
    wait_for_state(page, "data.playing === 'true'")
    page.keyboard.press(" ")
    wait_for_state(page, "data.playing === 'false'")


def test_dragging_a_curve_scrubs_the_clock(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    page.locator(".carom-curve").first.scroll_into_view_if_needed()
    x, y = middle(page.locator(".carom-curve-canvas").first)
    drag(page, (x, y), (x + 60, y))
    wait_for_state(page, "Number(data.time) > 2.2 && Number(data.time) < 3.6")


def test_a_contact_in_the_list_is_one_click_away(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    row = page.locator(".carom-contacts-list button").nth(2)
    expect(row).to_contain_text("The ball hits the floor")
    row.click()
    wait_for_state(page, "Number(data.time) > 2 && data.playing === 'false'")


def test_a_moved_slider_changes_stage_curves_and_address(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    page.get_by_role("button", name="One contact on").click()
    before = picture(page), picture(page, CURVE)
    slider = control(page, "height").locator('input[type="range"]')
    x, y = middle(slider)
    box = slider.bounding_box()
    assert box
    drag(page, (x, y), (box["x"] + box["width"], y))
    expect(control(page, "height").locator('input[type="text"]')).to_have_value("10")
    until(page, "location.search === '?height=10'")
    assert picture(page) != before[0]
    curve = page.locator(".carom-curve-canvas canvas").first
    curve.scroll_into_view_if_needed()
    until(page, f"old => document.querySelector('{CURVE}').toDataURL() !== old", arg=before[1])


def test_one_step_of_a_slider_asks_python_once(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    # Pictures are counted, not questions: a chart that comes into view asks too.
    lesson(page).evaluate(
        "root => { root.pictures = 0; new MutationObserver(seen => root.pictures += seen.length)"
        ".observe(root, { attributeFilter: ['data-sequence'] }); }"
    )
    control(page, "height").locator('input[type="range"]').press("ArrowRight")
    until(page, "location.search === '?height=5.05'")
    # Had the key asked twice, its second picture would come before that of the next value.
    type_value(page, "height", "7")
    until(page, "location.search === '?height=7'")
    assert lesson(page).evaluate("root => root.pictures") == 2


def test_a_curve_out_of_sight_is_drawn_too_when_the_hand_rests(opened: Opened) -> None:
    page = opened("01_open", width=390, height=500)
    pause(page)
    page.evaluate("scrollTo(0, 0)")
    far = f"document.querySelector('{CURVE}').getBoundingClientRect().top > innerHeight + 200"
    assert page.evaluate(far)
    before, asked = picture(page, CURVE), state(page, "sequence")
    page.locator(".carom-grip-position").first.press("Shift+ArrowDown")
    wait_for_state(page, f"data.sequence > '{asked}'")
    until(page, f"old => document.querySelector('{CURVE}').toDataURL() !== old", arg=before)
    assert page.evaluate(far)


def test_a_typed_value_is_exact(opened: Opened) -> None:
    page = opened("01_open")
    type_value(page, "e", "0,123")
    until(page, "location.search === '?e=0.123'")
    assert text_box(page, "e") == "0.123"


def test_nonsense_is_told_beside_the_control_and_the_picture_stays(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    held = picture(page)
    message = control(page, "e").locator(".carom-problem")
    for nonsense, told in (("abc", "'abc'"), ("NaN", "'NaN'"), ("1e308", "'1e308'"), (" ", "noth")):
        type_value(page, "e", nonsense)
        expect(message).to_contain_text(f"e takes a number from 0 to 1, got {told}")
        assert picture(page) == held
    box = control(page, "e").locator('input[type="text"]')
    expect(box).to_have_attribute("aria-invalid", "true")
    box.fill("0.5")
    box.press("Enter")
    expect(message).to_be_hidden()
    until(page, "location.search === '?e=0.5'")


def test_escape_takes_back_what_was_typed(opened: Opened) -> None:
    page = opened("01_open")
    type_value(page, "e", "abc")
    expect(control(page, "e").locator(".carom-problem")).to_be_visible()
    control(page, "e").locator('input[type="text"]').press("Escape")
    expect(control(page, "e").locator(".carom-problem")).to_be_hidden()
    assert text_box(page, "e") == "0.7"


def test_presets_and_resets(opened: Opened) -> None:
    page = opened("01_open")
    page.get_by_label("Preset", exact=True).select_option(label="Clay")
    until(page, "location.search === '?e=0&speed=2'")
    expect(page.locator(".carom-note")).to_have_text("It stays on the floor.")
    control(page, "speed").get_by_role("button", name="Reset").click()
    until(page, "location.search === '?e=0'")
    page.get_by_role("button", name="Reset all").click()
    until(page, "location.search === ''")
    assert (text_box(page, "e"), text_box(page, "speed")) == ("0.7", "4")


def at_start(page: Page) -> list[str]:
    """Stage and curve at the start of the run."""
    page.locator(".carom-stage").focus()
    page.keyboard.press("Home")
    wait_for_state(page, "Number(data.time) === 0 && data.playing === 'false'")
    return [picture(page), picture(page, CURVE)]


def test_a_set_up_begins_anew_in_a_picture_and_on_axes_of_its_own(opened: Opened) -> None:
    """It kept clock, camera and axes of what was there before."""
    page = opened("01_open", height=1600)  # what is out of sight is drawn when the hand rests
    presets = page.get_by_label("Preset", exact=True)
    presets.select_option(label="Clay")
    until(page, "location.search === '?e=0&speed=2'")
    wanted = at_start(page)
    presets.select_option(label="Elastic")
    until(page, "!location.search.includes('e=0')")
    page.get_by_role("slider", name="Moment of the run").press("End")
    page.locator(".carom-stage").focus()
    for key in "+++d":
        page.keyboard.press(key)
    expect(page.locator(".carom-show select").last).to_have_value("free")
    end = float(state(page, "time"))
    presets.select_option(label="Clay")
    until(page, "location.search === '?e=0&speed=2'")
    assert float(state(page, "time")) < end
    expect(page.locator(".carom-show select").last).to_have_value("fit")
    assert at_start(page) == wanted


def test_switch_choice_and_whole_number(opened: Opened) -> None:
    page = opened("01_open")
    control(page, "back").locator("input").uncheck()
    until(page, "location.search === '?back=0'")
    control(page, "colour").locator("select").select_option("blue")
    until(page, "location.search === '?back=0&colour=blue'")
    type_value(page, "count", "2.5")
    expect(control(page, "count").locator(".carom-problem")).to_contain_text("a whole number")
    type_value(page, "count", "5")
    expect(page.locator(".carom-notice")).to_contain_text("count must not be 5 here")


def test_a_link_is_restored_and_keeps_what_is_not_ours(opened: Opened) -> None:
    page = opened("01_open", "?theme=light&e=0.4&back=0&view=wide")
    assert text_box(page, "e") == "0.4"
    expect(control(page, "back").locator("input")).not_to_be_checked()
    type_value(page, "height", "3")
    until(page, "location.search === '?theme=light&view=wide&e=0.4&back=0&height=3'")


def test_copy_link_opens_the_same_state(opened: Opened, small_lessons: Server) -> None:
    page = opened("01_open", "?lang=en", permissions=["clipboard-read", "clipboard-write"])
    type_value(page, "e", "0.25")
    until(page, "location.search === '?lang=en&e=0.25'")  # each reader has a language
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Link copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{small_lessons.address}voila/render/01_open.ipynb?e=0.25"


def test_a_bad_link_is_explained_and_the_rest_of_it_works(opened: Opened) -> None:
    page = opened("01_open", "?e=2&step=&lift=NaN&hieght=1&height=3")
    for told in (
        "The link says e=2: e takes a number from 0 to 1, got '2'.",
        "The link says step=: Δ takes a number from 0.005 to 0.3 s, got nothing.",
        "The link says lift=NaN: v_y takes a number",
        "The link says hieght, no key here; is height meant?",
    ):
        expect(page.locator(".carom-notice")).to_contain_text(told)
    assert (text_box(page, "e"), text_box(page, "height")) == ("0.7", "3")
    type_value(page, "e", "0.5")
    until(page, "location.search === '?hieght=1&e=0.5&height=3'")


def test_a_link_without_end_is_explained_and_the_lesson_works(opened: Opened) -> None:
    page = opened("01_open", "?height=3&x=" + "y" * 10_000)
    notice = page.locator(".carom-notice")
    expect(notice).to_contain_text(
        "The link is 10\u202f012 characters long and at most 2000 are read"
    )
    assert text_box(page, "height") == "5"
    type_value(page, "e", "0.5")
    until(page, "location.search.endsWith('&e=0.5')")


def test_the_ball_and_its_arrow_are_dragged(opened: Opened) -> None:
    page = opened("01_open")
    pause(page)
    page.get_by_role("button", name="One contact on").click()
    held = page.locator(".carom-grip-position")
    x, y = middle(held)
    drag(page, (x, y), (x + 30, y - 40))
    wait_for_state(page, "Number(data.time) === 0")
    until(page, "/height=6/.test(location.search)")
    assert text_box(page, "speed") == "4", "the ball cannot be dragged sideways"
    x, y = middle(page.locator(".carom-grip-velocity"))
    drag(page, (x, y), (x + 40, y))
    until(page, "/speed=/.test(location.search)")
    assert float(text_box(page, "speed")) > 4.5
    assert float(text_box(page, "lift")) == pytest.approx(1, abs=0.15)


def test_runs_can_be_hidden_and_shown(opened: Opened) -> None:
    page = opened("01_open")
    # Late in the run, where words stand at places that they kept since earlier moments.
    wait_for_state(page, "Number(data.time) > 2.2")
    pause(page)
    name = page.locator(".carom-run-name", has_text="exact")
    differs = "held => document.querySelector('.carom-stage canvas').toDataURL() !== held"
    both = picture(page)
    name.click()
    until(page, differs, arg=both)
    alone = picture(page)
    name.click()
    until(page, differs, arg=alone)
    both = picture(page)
    page.reload()
    until(page, differs.replace("!==", "==="), arg=both)


def test_two_lessons_and_one_shown_twice(opened: Opened) -> None:
    page = opened("03_two")
    expect(page.locator('.carom-lesson[data-ready="true"]')).to_have_count(3)
    assert [state(page, "prefix", k) for k in range(3)] == ["", "2.", "2."]
    box = control(page, "e", 1).locator('input[type="text"]')
    box.fill("0.1")
    box.press("Enter")
    until(page, "location.search === '?2.e=0.1'")
    expect(control(page, "e", 2).locator('input[type="text"]')).to_have_value("0.1")
    assert control(page, "e", 0).locator('input[type="text"]').input_value() == "0.7"
    for number in range(3):  # also where this machine was so slow that the runs have ended
        lesson(page, number).get_by_role("button", name="Start again at the end").click()
        if state(page, "playing", number) == "false":
            lesson(page, number).get_by_role("button", name="Play (space)").click()
    lesson(page, 1).get_by_role("button", name="Pause").click()
    wait_for_state(page, "data.playing === 'false'", 1)
    assert (state(page, "playing", 0), state(page, "playing", 2)) == ("true", "true")


def test_the_animation_goes_on_while_python_is_busy(opened: Opened) -> None:
    page = opened("04_busy")
    page.get_by_role("button", name="Start again at the end").click()
    type_value(page, "count", "3")
    moments = page.evaluate(
        """() => new Promise((done) => {
            const { dataset } = document.querySelector(".carom-lesson");
            const before = dataset.sequence;
            const seen = new Set();
            const look = () => {
                if (dataset.sequence !== before) return done(seen.size);
                seen.add(dataset.time);
                requestAnimationFrame(look);
            };
            look();
        })"""
    )
    assert moments > 3  # painted while the answer was still to come


def test_a_dead_kernel_is_told_and_the_animation_plays(
    open_page: Open, small_lessons: Server
) -> None:
    watched = open_page(f"{small_lessons.address}voila/render/09_watched.ipynb")
    page = watched.page
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    page.get_by_role("button", name="Start again at the end").click()
    begun = kernel_of(page)
    first = small_lessons.kernel(begun)
    assert first
    first.kill()
    # The page begins again by itself; a page whose Python ends twice in a minute does not.
    wait_until(lambda: kernel_of(page) not in ("", begun), "the page has not started again")
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    page.get_by_role("button", name="Start again at the end").click()
    kernel = small_lessons.kernel(kernel_of(page))
    assert kernel
    kernel.kill()
    type_value(page, "e", "0.2")
    expect(page.locator(".carom-notice")).to_contain_text("Python does not answer")
    expect(page.locator(".carom-fields")).to_have_attribute("disabled", "")
    at = state(page, "time")
    wait_for_state(page, f"data.time !== '{at}' && data.playing === 'true'")
    watched.errors.clear()  # that the kernel is gone is an error to the page around the lesson
