"""Acts and levels as a student meets them: few controls first, the others by name."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.lesson_pages import (
    acts_of,
    control,
    open_act,
    state,
    type_value,
    wait_for_state,
)
from tests.browser.student import NOTEBOOKS, Course, skip
from tests.browser.waiting import until

#: All that takes focus on stage and panel, the guess left out.
TAKE_FOCUS = """[...document.querySelectorAll(
  ".carom-stage, .carom-main :is(a, button, input, select, summary, [tabindex]),"
  + " .carom-panel :is(a, button, input, select, summary, [tabindex])")]
  .filter((one) => one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]")
    && one.checkVisibility({ visibilityProperty: true })
    && !one.closest(".carom-guess, .carom-flag, .carom-aim"))
  .map((one) => one.getAttribute("aria-label") || one.textContent || one.className)"""

#: Lines of Python in the text, and those of them that can be seen.
PYTHON = """(() => {
  const linesOf = (one) => one.textContent.trim().split("\\n").length;
  const lines = (all) => all.map(linesOf).reduce((sum, count) => sum + count, 0);
  const all = [...document.querySelectorAll("main .source")];
  return [lines(all), lines(all.filter((one) => one.checkVisibility()))];
})()"""

#: How many parts of the text for those who compute are folded, and those that are not.
FOR_EXPERTS = """(() => {
  const all = [...document.querySelectorAll("main details")].filter((one) =>
    !one.closest(".carom-lesson") && one.textContent.startsWith("For those who compute"));
  const open = all.filter((one) => one.open);
  return [all.length - open.length, open.map((one) => one.textContent.slice(0, 60))];
})()"""


def first_screen(course: Course, name: str) -> Page:
    return course(name, "?level=1")


@pytest.mark.parametrize("name", NOTEBOOKS)
def test_before_the_first_act_there_are_at_most_eight_controls(course: Course, name: str) -> None:
    page = first_screen(course, name)
    assert state(page, "act") == "1"
    assert state(page, "covered") == "true"
    found = page.evaluate(TAKE_FOCUS)
    assert 1 <= len(found) <= 8, found
    for hidden in (".carom-curves", ".carom-readouts", ".carom-contacts", ".carom-drawer"):
        expect(page.locator(hidden).first).to_be_hidden()
    closed, opened = page.evaluate(FOR_EXPERTS)
    assert closed > 0
    assert opened == []
    written, unfolded = page.evaluate(PYTHON)
    assert written > 10
    assert unfolded == 0


def present(page: Page) -> Locator:
    """The present act in the bar."""
    return acts_of(page).locator("[aria-current=step]")


def test_an_act_is_opened_shows_its_runs_and_stands_in_the_link(course: Course) -> None:
    page = first_screen(course, "01_plane_bounce")
    expect(page.get_by_text("after your guess", exact=True)).to_be_visible()
    expect(present(page)).to_have_accessible_name("1 How high?")
    open_act(page, "Let a program compute it")
    wait_for_state(page, "data.act === '3' && data.phase === 'ask' && data.covered === 'true'")
    expect(present(page)).to_have_accessible_name("3 Let a program compute it")
    until(page, "location.search.includes('act=3')")
    assert state(page, "playing") == "false"
    skip(page)
    page.get_by_role("button", name="Numbers").click()
    label = page.locator('.carom-control[data-parameter="step"] .carom-label')
    expect(label).to_have_text("length of a time step Δ")  # words first, the symbol beside them
    page.locator(".carom-means").first.click()
    expect(page.locator(".carom-meant")).to_contain_text(": ")
    rows = page.locator(".carom-readouts tbody th")
    expect(rows).to_have_text(["exact", "fixed steps"])
    expect(page.locator(".carom-curves")).to_be_hidden()
    expect(page.locator(".carom-at-hand .carom-control")).to_have_count(2)
    open_act(page, "When does the bouncing end?")
    wait_for_state(page, "data.act === '2' && data.phase === 'ask'")
    skip(page)
    done = acts_of(page).get_by_role("button", name="How high?")
    expect(done).to_have_accessible_name("done 1 How high?")
    page.get_by_role("button", name="Numbers").click()
    expect(rows).to_have_text(["exact"])
    open_act(page, "How high?")
    wait_for_state(page, "data.act === '1' && data.covered === 'true'")


def test_a_control_leaves_the_reach_of_an_act_for_its_group_and_comes_back_with_the_focus(
    course: Course,
) -> None:
    page = course("01_plane_bounce", "?level=1")
    open_act(page, "When does the bouncing end?")
    until(page, "location.search.includes('act=2')")
    slider = control(page, "k_b").get_by_role("slider")
    slider.focus()
    page.go_back()
    wait_for_state(page, "data.act === '1'")
    expect(slider).to_be_focused()
    open_act(page, "Let a program compute it")
    wait_for_state(page, "data.act === '3' && data.phase === 'ask'")
    page.get_by_role("button", name="All controls").click()
    expect(page.locator(".carom-drawer").get_by_role("slider").and_(slider)).to_be_visible()


def test_a_later_act_asks_its_own_question_covers_its_answer_and_may_be_passed_by(
    course: Course,
) -> None:
    page = course("03_two_balls", "?act=2&level=1")
    wait_for_state(page, "data.act === '2' && data.phase === 'ask' && data.covered === 'true'")
    asked = page.locator(".carom-question:visible").filter(has_text="Which way do they go")
    expect(asked).to_have_count(1)
    page.get_by_role("radio", name="The car's way.").check()
    page.get_by_role("button", name="Let go").click()
    wait_for_state(page, "data.phase === 'run' && data.covered === 'true'")
    page.get_by_role("button", name="Now", exact=True).click()
    expect(page.locator(".carom-result")).to_contain_text("They went the lorry's way")
    reason = page.locator(".carom-verdict .carom-because input")
    reason.fill("it is heavier")
    reason.press("Tab")
    kept = "JSON.parse(localStorage.getItem('carom:two_balls:guess.way')).reason"
    until(page, f"{kept} === 'it is heavier'")
    open_act(page, "And if they are glued?")
    wait_for_state(page, "data.act === '3' && data.phase === 'ask'")
    open_act(page, "When do they stick?")
    wait_for_state(page, "data.act === '1' && data.phase === 'ask'")
    page.get_by_role("button", name="Just show me").click()
    page.get_by_role("button", name="Now", exact=True).click()
    page.get_by_label("Preset").select_option(label="In a box")  # which asks nothing
    wait_for_state(page, "data.phase === 'none' && data.covered === 'false'")
    expect(asked).to_have_count(0)


def test_a_link_uncovers_and_words_of_the_text_are_buttons(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1&show=1")
    assert state(page, "covered") == "false"
    moon = page.locator("a[href='#set-up=on-the-moon']")
    moon.scroll_into_view_if_needed()
    moon.click()
    expect(page.get_by_label("Preset").locator("option:checked")).to_have_text("On the Moon")
    assert float(state(page, "time")) == 0
    page.get_by_role("button", name="All controls").click()
    wait_for_state(page, "data.level === '3'")
    until(page, "location.search.includes('level=3')")
    expect(page.locator(".carom-drawer")).to_be_visible()
    preview = page.get_by_role("button", name="Preview")
    expect(preview).to_have_attribute("aria-pressed", "false")
    type_value(page, "k_b", "0.75")  # one of its named ticks
    slider = control(page, "k_b").get_by_role("slider")
    expect(slider).to_have_attribute("aria-valuetext", "0.75, tennis ball")
    expect(control(page, "k_b").get_by_text("tennis ball")).to_be_visible()
    page.get_by_role("button", name="Fewer controls").click()
    expect(page.locator(".carom-drawer")).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Start this lesson afresh").click()
    page.wait_for_selector('.carom-lesson[data-ready="true"][data-covered="true"]')
    assert page.evaluate("location.search") == ""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="For instructors").click()
    expect(page.get_by_text("Copy this link")).to_be_visible()
    assert page.evaluate("document.querySelector('.carom-lesson').dataset.level") == "1"
