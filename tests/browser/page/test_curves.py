"""Curves of any quantity against any other, and the bars that every lesson has."""

from playwright.sync_api import expect

from tests.browser.lesson_pages import Opened, pause, picture, wait_for_state
from tests.browser.waiting import until


def test_momentum_can_be_drawn_against_energy(opened: Opened) -> None:
    page = opened("05_space")
    pause(page)
    canvas = ".carom-curve-canvas canvas"
    for label, name in (("Curve of", "sum:py"), ("against", "sum:flight")):
        old = picture(page, canvas)
        page.get_by_label(label, exact=True).first.select_option(name)
        until(page, f"old => document.querySelector('{canvas}').toDataURL() !== old", arg=old)


def test_what_a_plane_world_lacks_is_offered_in_space_only(opened: Opened) -> None:
    for query, hidden in (("", True), ("?space=1", False)):
        page = opened("05_space", query)
        for choice in (page.get_by_label("Curve of").first, page.get_by_label("Bars of")):
            found = choice.locator("option", has_text="momentum along z")
            assert found.evaluate("option => option.hidden") is hidden


def test_bars_follow_the_clock_and_the_choice(opened: Opened) -> None:
    page = opened("05_space")
    pause(page)
    page.get_by_role("button", name="To the start").click()
    wait_for_state(page, "Number(data.time) === 0")
    bars = ".carom-bars canvas"
    choice = page.get_by_label("Bars of")
    for kind, name in (("px", "Momentum to the right"), ("Lz", "Angular momentum")):
        choice.select_option(kind)
        expect(page.locator(f'[aria-label="Bars: {name}"]')).to_be_visible()
    old = picture(page, bars)
    for _ in range(2):
        page.get_by_role("button", name="One contact on").click()
    until(page, f"old => document.querySelector('{bars}').toDataURL() !== old", arg=old)
