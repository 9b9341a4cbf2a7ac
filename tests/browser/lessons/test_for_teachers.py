"""What a link shows to whoever teaches, and what it keeps back from a class."""

from playwright.sync_api import expect

from tests.browser.lesson_pages import see_now, wait_for_state
from tests.browser.student import Course


def test_tips_stand_in_the_column_and_follow_the_act(course: Course) -> None:
    page = course("01_plane_bounce", "?level=1&teach=1")
    tips = page.locator(".carom-rail .carom-tips")
    expect(tips).to_contain_text("act 1, 10 minutes")
    expect(tips).to_contain_text("70 % of the speed is 70 % of the height.")
    page.get_by_role("button", name="Let a program compute it").click()
    wait_for_state(page, "data.act === '3'")
    expect(tips).to_contain_text("act 3, 15 minutes")
    page.goto(f"{page.url.split('?')[0]}?view=projector&teach=1")
    wait_for_state(page, "data.ready === 'true'")
    expect(page.locator(".carom-tips")).to_be_hidden()


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
