"""The impact microscope: a contact slowly and closely, and what its energy became."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import nothing_found
from tests.browser.lesson_pages import Opened, pause, state, type_value, wait_for_state


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_energies_of_a_contact_add_up_as_shown(opened: Opened, scheme: str) -> None:
    page = opened("05_space", color_scheme=scheme, width=390 if scheme == "dark" else 1280)
    pause(page)
    button = page.get_by_role("button", name="Look closer")
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    closer = page.get_by_role("region", name="Impact microscope")
    expect(closer.locator("tbody tr").first).to_contain_text("approach")
    sums = [0.0, 0.0]
    for row in closer.locator("tbody tr").all():
        for side, cell in enumerate(row.locator("td").all()):
            number = re.search(r"[−\d.]+", cell.inner_text())
            sums[side] += float(number[0].replace("−", "-")) if number else 0
    assert sums[0] > 0.5
    assert abs(sums[0] - sums[1]) < 0.02
    expect(closer).to_contain_text("This is a law: the contact takes no time. The impulse")
    nothing_found(page, ".carom-lesson")
    closer.get_by_role("button", name="Close").click()
    expect(closer).to_be_hidden()


def test_slow_motion_goes_to_the_contact_and_ends_after_it(opened: Opened) -> None:
    page = opened("05_space")
    pause(page)
    page.get_by_role("button", name="Look closer").click()
    closer = page.get_by_role("region", name="Impact microscope")
    page.locator(".carom-contacts-list button").first.click()
    expect(closer).to_contain_text("(slow)")
    wait_for_state(page, "Math.abs(Number(data.time) - 0.894427) < 1e-5")
    closer.get_by_role("button", name="Play it slowly").click()
    wait_for_state(page, "data.playing === 'true' && Number(data.time) < 0.894")
    wait_for_state(page, "data.playing === 'false'")
    assert 0.895 < float(state(page, "time")) < 0.93
    speed = page.get_by_label("Speed of the clock")
    expect(speed).to_have_value("1")
    closer.get_by_role("button", name="Play it slowly").click()
    expect(speed).to_have_value("0.005")
    page.get_by_role("button", name="To the start").click()
    expect(speed).to_have_value("1")
    closer.get_by_role("button", name="Play it slowly").click()
    expect(speed).to_have_value("0.005")
    type_value(page, "spin", "6")
    expect(speed).to_have_value("1")
