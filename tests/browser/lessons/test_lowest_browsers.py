"""What is above the lowest browsers is taken out of a browser of today, and a lesson plays on.

No browser of the tests is as old as the lowest ones. The list is that of the lint.
"""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Open
from tests.browser.lesson_pages import PATIENCE, see_now
from tests.browser.student import first_screen
from tests.serving.running import ROOT, Server

ABOVE = json.loads((ROOT / ".ci" / "page" / "floor.json").read_text("utf-8"))["works_without"]

READY = '.carom-lesson[data-ready="true"]'

#: What takes a feature of scripts out.
SCRIPTS = {
    "api.Clipboard.write": "delete Clipboard.prototype.write",
    "api.ClipboardItem": "delete window.ClipboardItem",
    "api.HTMLElement.popover": "delete HTMLElement.prototype.popover",
    "api.HTMLElement.showPopover": "delete HTMLElement.prototype.showPopover",
    "api.Navigator.canShare": "delete Navigator.prototype.canShare",
    "api.Navigator.share": "delete Navigator.prototype.share",
    "api.Window.requestIdleCallback": "delete window.requestIdleCallback",
}


def without(style: str, feature: str) -> str:
    """A style as a browser reads it that lacks a feature."""
    kind, name, *value = feature.removeprefix("css.").replace("at-rules.media", "media").split(".")
    if kind == "selectors":
        return style.replace(f":{name}(", f":-gone-{name}(")
    if kind == "media":
        return re.sub(rf"\({name}\b", f"(-gone-{name}", style)
    worth = rf"[^;}}]*\b{value[0]}\b" if value else ""
    return re.sub(rf"(?<=[{{;\s]){name}:(?={worth})", f"-gone-{name}:", style)


@pytest.fixture
def lowest(carom_server: Server, open_page: Open) -> Callable[..., Page]:
    """Opens a lesson in a browser that lacks these features."""

    def go(features: list[str], query: str, lesson: str = "01_plane_bounce", **wishes: int) -> Page:
        page = open_page("about:blank", **wishes).page
        page.add_init_script("\n".join(f"{SCRIPTS[one]};" for one in features if one in SCRIPTS))
        styles = {one for one in features if one not in SCRIPTS}
        found: set[str] = set()

        def strip(route: Route) -> None:
            answer = route.fetch()
            style = answer.text()
            for one in styles:
                before, style = style, without(style, one)
                found.update([one] * (style != before))
            route.fulfill(response=answer, body=style)

        if styles:
            page.route(re.compile(r"\.css\b"), strip)
        page.goto(f"{carom_server.address}{lesson}{query}")
        page.wait_for_selector(READY, timeout=PATIENCE)
        assert found == styles, "what no style has is above no floor"
        return page

    return go


def gives_focus_back(page: Page, opener: Locator, opened: Locator) -> None:
    """By the keyboard: it opens, Escape closes it, and focus is where it was."""
    opener.press("Enter")
    expect(opened).to_be_visible()
    page.keyboard.press("Escape")
    expect(opened).to_be_hidden()
    expect(opener).to_be_focused()


DESK, PHONE = (1280, 800), (390, 664)
#: Each by itself on a phone, which has the least room; all at once as well. No browser shows a
#: popover of which it does not know.
TAKEN = {one.partition(".")[2]: ([one], PHONE) for one in ABOVE}
TAKEN["HTMLElement.popover"][0].append("api.HTMLElement.showPopover")
TAKEN |= {"all-desk": (list(ABOVE), DESK), "all-phone": (list(ABOVE), PHONE)}


@pytest.mark.parametrize("taken", TAKEN)
def test_a_lesson_plays_without(lowest: Callable[..., Page], taken: str) -> None:
    features, size = TAKEN[taken]
    page = lowest(features, "?level=1", width=size[0], height=size[1])
    # Question, stage, answers and button on the first screen; the name of the lesson stands once.
    first_screen(page, page.locator(".carom-question:visible"), page.locator(".carom-stage"))
    expect(page.get_by_role("button", name="Let go")).to_be_in_viewport(ratio=1)
    flag = page.get_by_role("slider", name="Flag")
    flag.press("PageUp")
    page.get_by_role("button", name="Let go").press("Enter")
    see_now(page)
    expect(page.locator(".carom-result")).to_contain_text("In fact")
    # Each that opens closes by Escape and gives focus back.
    menu = page.get_by_role("button", name="Menu")
    gives_focus_back(page, menu, page.locator(".carom-menu-list"))
    menu.press("Enter")
    page.get_by_role("button", name="For instructors").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()
    gives_focus_back(page, page.get_by_role("button", name="Share", exact=True), dialog)
    page.get_by_role("button", name="All controls").press("Enter")
    fewer = page.get_by_role("button", name="Fewer controls")
    expect(fewer).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="All controls")).to_be_focused()
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0
    # A picture is copied where it can be, else saved.
    page.get_by_role("button", name="Share", exact=True).click()
    if {"api.Clipboard.write", "api.ClipboardItem"} & set(features):
        with page.expect_download():
            dialog.get_by_role("button", name="Copy the picture").click()
    expect(dialog.get_by_role("button", name="Send the picture")).to_be_hidden()
    page.keyboard.press("Escape")
    # The figures of the text are drawn.
    page.locator(".carom-figure canvas").first.scroll_into_view_if_needed()
    # The view for the projector fills the window, and is left.
    page.goto(page.url.split("?")[0] + "?view=projector")
    page.wait_for_selector(READY, timeout=PATIENCE)
    box = page.locator(".carom-lesson").bounding_box()
    assert box
    assert (box["width"], box["height"]) == size
    page.get_by_role("button", name="Whole lesson").press("Enter")
    expect(page.locator(".carom-rail")).to_be_visible()


def test_an_answer_held_by_the_keyboard_is_ringed_and_one_chosen_is_marked(
    lowest: Callable[..., Page],
) -> None:
    page = lowest(["css.selectors.has"], "?level=1", lesson="03_two_balls", width=390, height=664)
    held = page.get_by_role("radio").first
    held.press("Space")
    row = page.locator(".carom-choice").first
    assert row.evaluate("one => getComputedStyle(one).outlineStyle") == "solid"
    letters, colour = page.locator(".carom-letter"), "one => getComputedStyle(one).backgroundColor"
    assert letters.first.evaluate(colour) != letters.last.evaluate(colour)


def test_the_question_in_the_text_above_stands_once(lowest: Callable[..., Page]) -> None:
    page = lowest(["css.selectors.has"], "?level=1", width=390, height=664)
    expect(page.locator("main .prose h1 + p > strong").first).to_be_hidden()
