"""What a link shows to whoever teaches, and what it keeps back from a class."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.lesson_pages import open_act, see_now, wait_for_state
from tests.browser.student import Course
from tests.environments import ROOT

#: ms in which the longest run of the guide comes, on a machine with other work too.
ANY_RUN = 180_000.0

GUIDE = (ROOT / "lessons" / "README.md").read_text(encoding="utf-8")
ADDRESSES: dict[str, list[str]] = {}
for _name, _query in re.findall(r"`/(\d\d_\w+)\?([^`]*)`", GUIDE):
    ADDRESSES.setdefault(_name, []).append(_query)


@pytest.mark.parametrize("name", ADDRESSES)
def test_every_address_of_the_guide_opens_without_a_remark(course: Course, name: str) -> None:
    """No notice, no fault in the console (`open_page` sees to that), and balls within the stage."""
    page = course(name, f"?{ADDRESSES[name][0]}&act=1")
    for query in ADDRESSES[name]:
        page.goto(f"{page.url.split('?')[0]}?{query}", timeout=ANY_RUN)
        page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=ANY_RUN)
        expect(page.locator(".carom-notice")).to_be_hidden()
        if "view=" not in query:
            expect(page.locator(".carom-stage")).to_be_in_viewport(ratio=0.5)


def test_tips_stand_in_the_column_and_follow_the_act(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1&teach=1")
    tips = page.locator(".carom-rail .carom-tips")
    expect(tips).to_contain_text("act 1, 10 minutes")
    expect(tips).to_contain_text("70 % of the speed is 70 % of the height.")
    open_act(page, "Let a program compute it")
    wait_for_state(page, "data.act === '3'")
    expect(tips).to_contain_text("act 3, 15 minutes")
    page.goto(f"{page.url.split('?')[0]}?view=projector&teach=1")
    wait_for_state(page, "data.ready === 'true'")
    expect(page.locator(".carom-tips")).to_be_hidden()


def test_a_teacher_at_all_controls_hands_out_what_students_should_see(course: Course) -> None:
    page = course("01_plane_bounce", "?act=all&level=3")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])

    def copied(button: str) -> str:
        page.get_by_role("button", name=button).click()
        expect(page.get_by_text("copied.")).to_be_visible()
        return str(page.evaluate("navigator.clipboard.readText()"))

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="For instructors").click()
    assert copied("Copy this link").endswith("/01_plane_bounce.ipynb?act=all")
    expect(page.get_by_text("It opens only on this computer.")).to_be_visible()
    assert "level" not in copied("Copy embed code")
    page.get_by_label("All controls open").check()
    assert copied("Copy this link").endswith("?act=all&level=3")
    page.goto(page.url.replace("level=3", "lock=all"))
    wait_for_state(page, "data.ready === 'true'")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="For instructors")).to_be_hidden()


def test_answers_are_kept_back(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1&hide=skip,answers,explanation,python")
    expect(page.locator(".carom-notice")).to_be_hidden()
    expect(page.locator(".carom-skip")).to_be_hidden()
    expect(page.locator(".carom-tips")).to_have_count(0)
    page.locator(".carom-guess-fields input").first.fill("3.5")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    expect(page.locator(".carom-result .carom-head")).to_be_visible()
    for kept in (".carom-result .carom-text", ".carom-figures", "details.python"):
        expect(page.locator(kept).first).to_be_hidden()
    folded = page.locator("h2", has_text="Exercises").locator("xpath=..").locator("details")
    for place in range(folded.count()):
        expect(folded.nth(place)).to_be_hidden()
