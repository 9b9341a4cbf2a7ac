"""The language of gallery and lessons: chosen in a menu, kept, and loaded after the first picture.

The pseudo-language stands for a second one, so that no translation has to be whole.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.lesson_pages import PATIENCE
from tests.browser.waiting import until
from tests.serving.running import ROOT, Server, running

LESSON = "voila/render/01_plane_bounce.ipynb"
TWO = "import kernel_lib.words.languages as ours\nours.in_menu = lambda: ('en', 'xx')\n"
OWN = re.compile("⟦Éñglíšh")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running(folder=ROOT / "lessons", before=TWO) as one:
        one.wait_ready()
        yield one


def is_in(page: Page, language: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".carom-languages-button span").first).to_have_text(
        "English" if language == "en" else OWN
    )


def test_the_menu_is_used_by_key_and_what_is_chosen_is_kept(
    server: Server, open_page: Open
) -> None:
    page = open_page(server.address).page
    is_in(page, "en")
    button = page.locator(".carom-languages-button")
    assert button.bounding_box()["height"] >= 44  # type: ignore[index]
    expect(button).to_have_attribute("aria-haspopup", "menu")
    button.press("Enter")
    english, other = page.get_by_role("menuitemradio").all()
    expect(english).to_be_focused()
    expect(english).to_have_attribute("aria-checked", "true")
    assert other.bounding_box()["height"] >= 44  # type: ignore[index]
    page.keyboard.press("ArrowDown")
    expect(other).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(english).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(english).to_be_hidden()
    button.press("ArrowDown")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    is_in(page, "xx")
    expect(page.locator(".carom-languages-button")).to_be_focused()
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^⟦"))
    page.goto(server.address)  # without a language in the address
    is_in(page, "xx")
    page.goto(f"{server.address}?lang=en")  # the reader's choice comes before a link
    is_in(page, "xx")


def test_a_link_holds_for_its_tab_and_is_no_choice(server: Server, open_page: Open) -> None:
    page = open_page(f"{server.address}?lang=xx").page
    is_in(page, "xx")
    page.goto(server.address)
    is_in(page, "xx")
    page.evaluate("sessionStorage.clear()")
    page.goto(server.address)
    is_in(page, "en")


def test_a_lesson_in_another_language_keeps_act_values_and_answers(
    server: Server, open_page: Open
) -> None:
    page = open_page(f"{server.address}{LESSON}?act=1&k_b=0.5").page
    page.get_by_role("button", name="Just show me").click()
    until(page, "() => document.querySelector('.carom-lesson').dataset.covered === 'false'")
    page.locator(".carom-menu > button").click()
    page.locator(".carom-languages-button").click()
    page.get_by_role("menuitemradio", name=OWN).click()
    expect(page.locator("html")).to_have_attribute("lang", "xx", timeout=PATIENCE)
    lesson = page.locator(".carom-lesson:not(.carom-before)")
    expect(lesson).to_have_attribute("data-ready", "true", timeout=PATIENCE)
    expect(lesson).to_have_attribute("data-covered", "false")
    expect(page.locator(".carom-languages-button")).to_be_focused()
    assert "k_b=0.5" in page.url and "act=1" in page.url and "lang=xx" in page.url


def test_words_come_after_the_first_picture_which_is_in_their_language(
    server: Server, open_page: Open
) -> None:
    watched = open_page("about:blank")
    page = watched.page
    held: list[object] = []
    page.route("**/lesson_page.js*", lambda route: held.append(route))
    page.goto(f"{server.address}{LESSON}?lang=xx", wait_until="commit")
    expect(page.locator(".carom-still circle").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".carom-question")).to_contain_text("⟦")
    expect(page.locator(".carom-still > svg")).to_have_attribute("aria-label", re.compile("^⟦"))
    assert [one for one in watched.loaded if "/words_" in one] == []
    held[0].continue_()  # type: ignore[attr-defined]
    expect(page.locator(".carom-lesson:not(.carom-before)")).to_be_visible(timeout=PATIENCE)
    words = [one.split("/")[-1] for one in watched.loaded if "/words_" in one]
    assert [one.split("?v=")[0] for one in words] == [
        "words_xx_page.ftl",
        "words_xx_plane_bounce.ftl",
    ]
    assert all(re.search(r"\?v=\w{12}$", one) for one in words)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_page_from_right_to_left_is_mirrored_and_its_stage_is_not(
    server: Server, open_page: Open, width: int
) -> None:
    page = open_page(f"{server.address}{LESSON}?act=1&lang=xx-rtl", width=width).page
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator(".carom-lesson:not(.carom-before)")).to_be_visible(timeout=PATIENCE)

    def middle(selector: str) -> float:
        box = page.locator(selector).first.bounding_box()
        assert box
        return box["x"] + box["width"] / 2

    assert middle(".banner .home") > width / 2 > middle(".carom-menu > button")
    if width > 820:
        assert middle(".carom-stage") > middle(".carom-rail")
    act, name = (page.locator(one).bounding_box() for one in (".carom-acts", ".lesson-name"))
    assert act
    assert name
    assert act["x"] + act["width"] <= name["x"]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert (
        page.locator(".carom-stage").evaluate("(one) => getComputedStyle(one).direction") == "ltr"
    )
