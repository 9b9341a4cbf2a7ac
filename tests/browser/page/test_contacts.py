"""The list of contacts, its words for those who do not see it, and its sound."""

from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import (
    Opened,
    lesson,
    pause,
    state,
    type_value,
    wait_for_state,
)
from tests.browser.waiting import until

COUNT_TONES = """() => {
window.tones = [];
const make = AudioContext.prototype.createGain;
AudioContext.prototype.createGain = function () {
  const gain = make.call(this);
  const set = gain.gain.setValueAtTime.bind(gain.gain);
  gain.gain.setValueAtTime = (value, time) => {
    window.tones.push(value);
    return set(value, time);
  };
  return gain;
};
}"""


def to_start(page: Page) -> None:
    """The clock stands at zero."""
    pause(page)
    page.get_by_role("button", name="To the start").click()
    wait_for_state(page, "Number(data.time) === 0")


def test_a_row_says_who_what_and_how_much(opened: Opened) -> None:
    page = opened("05_space")
    pause(page)
    row = page.locator(".carom-contacts-list li:not([hidden])").first
    expect(row).to_contain_text("Ball 2 hits the floor")
    expect(row).to_contain_text("N s")
    expect(row).to_contain_text("It leaves at")
    expect(row).to_contain_text("% of the energy is lost")
    row.get_by_role("button").click()
    wait_for_state(page, "Number(data.time) > 0.8 && Number(data.time) < 1")
    expect(row.get_by_role("button")).to_have_attribute("aria-current", "true")


def test_stepping_to_a_contact_is_told_in_the_same_words(opened: Opened) -> None:
    page = opened("05_space")
    to_start(page)
    page.locator(".carom-stage").focus()
    page.keyboard.press("Shift+ArrowRight")
    wait_for_state(page, "Number(data.time) > 0.8")
    said = lesson(page).locator("> [role=status]")
    expect(said).to_contain_text("ball 2 hits the floor with")
    expect(said).to_contain_text("% of the energy is lost")


def test_a_long_list_holds_few_rows_and_its_last_is_two_keys_away(opened: Opened) -> None:
    page = opened("01_open")
    type_value(page, "e", "0.95")
    type_value(page, "height", "1.05")
    until(page, "Number(document.querySelector('.carom-contacts header span').textContent) > 25")
    count = int(page.locator(".carom-contacts header span").first.inner_text())
    pause(page)
    rows = page.locator(".carom-contacts-list li")
    assert rows.count() < 20 < count
    first = page.locator('.carom-contacts-list button[tabindex="0"]')
    expect(first).to_have_count(1)
    first.focus()
    page.keyboard.press("End")
    focused = "document.activeElement.closest('li')?.getAttribute('aria-posinset')"
    until(page, f"{focused} === '{count}'")
    page.keyboard.press("ArrowUp")
    until(page, f"{focused} === '{count - 1}'")
    page.keyboard.press("Enter")
    wait_for_state(page, "Number(data.time) > 3")


def test_contacts_click_only_when_asked_and_while_the_clock_runs(opened: Opened) -> None:
    page = opened("01_open")
    page.evaluate(COUNT_TONES)
    to_start(page)
    button = page.get_by_role("button", name="Sound of the contacts")
    expect(button).to_have_attribute("aria-pressed", "false")
    page.get_by_label("Speed of the clock").select_option("4")
    page.get_by_role("button", name="Play (space)").click()
    wait_for_state(page, "data.playing === 'false' && Number(data.time) > 3.9")
    assert page.evaluate("tones.length") == 0, "off at the start"
    button.click()
    page.get_by_role("button", name="One contact back").click()
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="One contact on").click()
    wait_for_state(page, "Number(data.time) > 1 && Number(data.time) < 1.1")
    assert page.evaluate("tones.length") == 0, "steps and scrubbing are silent"
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play (space)").click()
    wait_for_state(page, "data.playing === 'false' && Number(data.time) > 3.9")
    tones = page.evaluate("tones")
    assert len(tones) >= 4
    assert tones[0] > tones[-1], "louder with the impulse"
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_two_lessons_keep_their_lists_apart(opened: Opened) -> None:
    page = opened("03_two")
    pause(page)
    wait_for_state(page, "data.playing === 'false' && Number(data.time) > 3.9", 1)
    before = state(page, "time", 1)
    lesson(page).locator(".carom-contacts-list button").nth(2).click()
    wait_for_state(page, "Number(data.time) > 2")
    assert state(page, "time", 1) == before
