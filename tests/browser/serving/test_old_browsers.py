"""A browser older than the lowest ones: text, question and still, and a sentence."""

import pytest
from playwright.sync_api import expect

from kernel_lib.words import say
from tests.browser.conftest import Open
from tests.browser.lesson_pages import PATIENCE
from tests.serving.running import Server

#: What takes from a browser of today a thing that each of the lowest ones has.
OLDER = {
    "no look-behind (Safari 16.3)": """window.RegExp = new Proxy(RegExp, { construct(kind, given) {
        if (String(given[0]).includes("(?<")) throw new SyntaxError("invalid group specifier name");
        return new kind(...given);
    } });""",
    "no unpacking (Firefox 112)": "delete window.DecompressionStream;",
    "no mixed colours (Chrome 110)": """const supports = CSS.supports.bind(CSS);
        CSS.supports = (...asked) => !asked.join().includes("color-mix") && supports(...asked);""",
    "no findLast (Firefox 103)": "delete Array.prototype.findLast;",
}


@pytest.mark.parametrize("size", [(390, 664), (664, 390)], ids=["upright", "across"])
@pytest.mark.parametrize("lacking", OLDER)
def test_an_older_browser_shows_text_question_and_still_and_says_so(
    carom_server: Server, open_page: Open, lacking: str, size: tuple[int, int]
) -> None:
    watched = open_page("about:blank", width=size[0], height=size[1])
    page = watched.page
    page.add_init_script(OLDER[lacking])
    page.goto(f"{carom_server.address}01_plane_bounce", wait_until="load", timeout=PATIENCE)
    told = page.get_by_text(say("page-too-old"))
    expect(told).to_be_in_viewport(ratio=1)
    expect(page.locator(".carom-question")).to_contain_text("How high")
    expect(page.locator(".carom-stage svg").first).to_be_in_viewport()
    expect(page.locator(".prose").last).to_contain_text("Nikulin")
    expect(
        page.locator('.carom-lesson[data-ready="true"], .carom-by-itself:visible')
    ).to_have_count(0)
    # The page's script stops at the first thing that it does not know, and the page stands.
    assert all("invalid group" in one for one in watched.errors)
    watched.errors.clear()


def test_a_browser_of_today_is_told_nothing(carom_server: Server, open_page: Open) -> None:
    page = open_page(f"{carom_server.address}01_plane_bounce").page
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    expect(page.get_by_text(say("page-too-old"))).to_have_count(0)
