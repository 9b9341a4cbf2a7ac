"""The page of a lesson, as a visitor sees it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import nothing_found
from tests.browser.conftest import Open
from tests.browser.lesson_pages import DARK_PAPER, kernel_of
from tests.browser.waiting import until
from tests.serving.running import ABOUT, Server, wait_until

PATIENCE = 60_000  # ms
TOLD_WITHIN = 15_000  # ms of the page's own clock
SLIDER = "input[type=range]"


def lesson(server: Server, query: str = "") -> str:
    return f"{server.address}01_plane_bounce{query}"


def wait_for_widgets(page: Page) -> None:
    """Both widgets of the small lesson are drawn."""
    expect(page.locator(SLIDER).first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".widget-dropdown select")).to_be_visible(timeout=PATIENCE)


def test_a_slider_in_the_page_is_answered_by_python(small_carom: Server, open_page: Open) -> None:
    page = open_page(lesson(small_carom)).page
    page.locator(SLIDER).first.fill("70", timeout=PATIENCE)
    expect(page.get_by_text("Python got 70")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".widget .waiting:visible")).to_have_count(0, timeout=PATIENCE)


def test_the_query_reaches_the_page(small_carom: Server, open_page: Open) -> None:
    page = open_page(lesson(small_carom, "?k_b=23&theme=dark")).page
    expect(page.locator(SLIDER).first).to_have_value("23", timeout=PATIENCE)
    assert page.url.endswith("/voila/render/01_plane_bounce.ipynb?k_b=23&theme=dark")


@pytest.mark.parametrize(("query", "scheme"), [("", "dark"), ("?theme=dark", "light")])
def test_dark_pages(small_carom: Server, open_page: Open, query: str, scheme: str) -> None:
    page = open_page(lesson(small_carom, query), color_scheme=scheme).page
    expect(page.locator("html")).to_have_css("background-color", DARK_PAPER)
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


#: Names of the theme's attributes that are written once a lesson has begun.
WATCH_THEME = """
    window.late = [];
    new MutationObserver((records) => {
      if (!document.querySelector(".carom-lesson[data-sequence]")) return;
      const names = records.map((one) => one.attributeName);
      window.late.push(...names.filter((name) => name?.includes("theme")));
    }).observe(document, { subtree: true, childList: true, attributes: true });
"""


def test_the_theme_stands_before_a_lesson_is_built(carom_server: Server, open_page: Open) -> None:
    """A lesson paints all anew for a theme that changes."""
    page = open_page("about:blank").page
    page.add_init_script(WATCH_THEME)
    page.goto(lesson(carom_server))
    expect(page.locator('.carom-lesson[data-ready="true"]')).to_be_attached(timeout=PATIENCE)
    expect(page.locator("body")).to_have_attribute("data-jp-theme-light", "true")
    assert page.evaluate("window.late") == []


def test_formulas_are_drawn_without_a_network(small_carom: Server, open_page: Open) -> None:
    page = open_page(lesson(small_carom)).page
    page.locator("summary", has_text="What is").click()
    formulas = page.locator("math")
    expect(formulas).to_have_count(7)
    for formula in formulas.all():
        box = formula.bounding_box()
        assert box and box["width"] > 4 and box["height"] > 4
    assert "$" not in page.locator("#lesson").inner_text().replace("$x$", "")


def test_a_fraction_under_a_root_is_covered_by_it(small_carom: Server, open_page: Open) -> None:
    """Needs a font with mathematical tables: without one the root stays one line high."""
    page = open_page(lesson(small_carom)).page
    page.evaluate("document.fonts.load('16px \"Carom Math\"')")
    until(page, "document.fonts.check('16px \"Carom Math\"')")
    drawn = page.locator("msqrt:has(mfrac)").first.bounding_box()
    line = page.locator("mi").first.bounding_box()
    assert drawn and line and drawn["height"] > 1.8 * line["height"]


def test_sources_are_shown_unless_they_are_the_interface(
    small_carom: Server, open_page: Open
) -> None:
    page = open_page(lesson(small_carom)).page
    expect(page.locator(".source").first).to_be_hidden()
    page.get_by_text("Show the Python").first.click()
    shown = page.locator(".source")
    expect(shown).to_have_count(1)
    expect(shown).to_contain_text("def impulse(speed):")
    expect(shown.locator(".k").first).to_have_text("def")
    expect(page.get_by_text("3.4", exact=True)).to_be_visible()


def test_the_widget_has_the_width_of_the_page_and_prose_that_of_a_book(
    small_carom: Server, open_page: Open
) -> None:
    page = open_page(lesson(small_carom)).page
    wait_for_widgets(page)
    widget = page.locator(".widget").first.bounding_box()
    prose = page.locator(".prose p").first.bounding_box()
    assert widget and prose
    assert widget["width"] == pytest.approx(1216, abs=2)
    assert prose["width"] < 800


@pytest.mark.parametrize("width", [390, 768, 1280, 2560])
def test_wide_tables_and_code_scroll_inside_their_boxes(
    small_carom: Server, open_page: Open, width: int
) -> None:
    page = open_page(lesson(small_carom), width=width).page
    wait_for_widgets(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width == 390:
        table = page.locator(".table").evaluate("box => box.scrollWidth - box.clientWidth")
        assert table > 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_it_can_be_used_by_everybody(small_carom: Server, open_page: Open, scheme: str) -> None:
    page = open_page(lesson(small_carom), color_scheme=scheme).page
    wait_for_widgets(page)
    # What ipywidgets draw is their affair; our lessons hold a widget of our own.
    # axe does not see that a formula in the head of a table is text.
    rules = {"rules": {"empty-table-header": {"enabled": False}}}
    nothing_found(page, {"exclude": [[".jupyter-widgets"]]}, rules)


def test_title_and_question_stand_there_while_python_starts(
    small_carom: Server, open_page: Open
) -> None:
    watched = open_page("about:blank")
    # The front end is held back, so the page stays in the state of its first moment.
    watched.page.route("**/voila/static/voila.js", lambda route: route.abort())
    watched.page.goto(lesson(small_carom), wait_until="domcontentloaded")
    expect(watched.page.get_by_role("heading", level=1)).to_have_text(ABOUT["title"])
    expect(watched.page.get_by_text("How high does it come back?")).to_be_visible()
    expect(watched.page.get_by_text("Starting Python…").first).to_be_visible()
    watched.errors.clear()  # the browser reports what was held back


def test_a_page_whose_kernel_dies_starts_again_by_itself_but_not_over_and_over(
    small_carom: Server, open_page: Open
) -> None:
    """Values that end Python would do so each time."""
    small_carom.wait_ready()
    watched = open_page(lesson(small_carom))
    page = watched.page

    def kill(kernel: str) -> None:
        process = small_carom.kernel(kernel)
        assert process
        process.kill()

    wait_for_widgets(page)
    first = kernel_of(page)
    kill(first)
    wait_until(lambda: kernel_of(page) not in ("", first), "the page has not started again")
    wait_for_widgets(page)
    page.locator(SLIDER).first.fill("60")
    expect(page.get_by_text("Python got 60")).to_be_visible(timeout=PATIENCE)
    second = kernel_of(page)
    kill(second)
    told = page.get_by_role("alert")
    expect(told).to_contain_text("Python has ended for this page again", timeout=PATIENCE)
    assert kernel_of(page) == second
    told.get_by_role("button", name="Start again with the same values").click()
    wait_for_widgets(page)
    expect(told).to_be_hidden()
    watched.errors.clear()  # the connection to the dead kernel


def test_a_page_to_whose_kernel_no_line_opens_says_so_and_goes_on_when_one_does(
    small_carom: Server, open_page: Open
) -> None:
    """As behind a proxy that passes no web sockets on."""
    watched = open_page("about:blank")
    page = watched.page
    page.add_init_script(NO_SOCKETS)
    page.clock.install()
    page.goto(lesson(small_carom), wait_until="domcontentloaded", timeout=PATIENCE)
    until(page, "window.jupyterapp?.widgetManager")
    page.clock.fast_forward(TOLD_WITHIN)
    told = page.get_by_role("alert")
    expect(told).to_contain_text("A proxy may block web sockets", timeout=PATIENCE)
    expect(page.get_by_text("Starting Python…").first).to_be_hidden()
    page.evaluate("sessionStorage.setItem('passes', '1')")
    page.locator(SLIDER).first.fill("70", timeout=PATIENCE)
    expect(page.get_by_text("Python got 70")).to_be_visible(timeout=PATIENCE)
    expect(told).to_be_hidden()
    watched.errors.clear()


def test_a_page_whose_server_goes_as_it_starts_is_told_and_begins_when_it_is_back(
    small_carom: Server, open_page: Open
) -> None:
    watched = open_page("about:blank")
    page = watched.page
    page.route("**/voila/static/voila.js", lambda route: route.abort())
    page.clock.install()
    page.goto(lesson(small_carom, "?k_b=23"), wait_until="domcontentloaded", timeout=PATIENCE)
    page.route("**/carom/here", lambda route: route.abort())
    page.clock.fast_forward(TOLD_WITHIN)
    told = page.get_by_role("alert")
    expect(told).to_contain_text("The server does not answer", timeout=PATIENCE)
    page.unroute("**/voila/static/voila.js")
    page.unroute("**/carom/here")
    page.clock.fast_forward(TOLD_WITHIN)
    expect(page.locator(SLIDER).first).to_have_value("23", timeout=PATIENCE)
    watched.errors.clear()


def test_closing_the_page_ends_its_kernel(small_carom: Server, open_page: Open) -> None:
    page = open_page(lesson(small_carom)).page
    wait_for_widgets(page)
    kernel = page.evaluate(
        "JSON.parse(document.getElementById('jupyter-config-data').text).kernelId"
    )
    assert small_carom.kernel(kernel)
    page.close(run_before_unload=True)
    wait_until(lambda: not small_carom.kernel(kernel), "the kernel of a closed page still runs")


def test_two_visitors_at_once_have_kernels_of_their_own(
    small_carom: Server, open_page: Open
) -> None:
    pages = [open_page(lesson(small_carom)).page for _ in range(3)]
    for number, page in enumerate(pages):
        page.locator(SLIDER).first.fill(str(60 + number), timeout=PATIENCE)
    for number, page in enumerate(pages):
        expect(page.get_by_text(f"Python got {60 + number}")).to_be_visible(timeout=PATIENCE)


def test_nothing_but_what_a_lesson_needs_is_loaded(small_carom: Server, open_page: Open) -> None:
    watched = open_page(lesson(small_carom))
    wait_for_widgets(watched.page)
    for unwanted in ("voila-style.js", "theme-light.css", "widgets-manager7", "pygments"):
        assert not [address for address in watched.loaded if unwanted in address]


def test_the_lessons_of_this_repository_show_their_formulas(
    carom_server: Server, open_page: Open
) -> None:
    page = open_page(lesson(carom_server)).page
    expect(page.locator("math").first).to_be_attached(timeout=PATIENCE)
    expect(page.locator(".formula-source")).to_have_count(0)
    expect(page.locator(".carom-guess input").first).to_be_visible(timeout=PATIENCE)


#: Web sockets end before they are open until "passes" is kept.
NO_SOCKETS = """
    window.WebSocket = class extends WebSocket {
        constructor(address, ...more) {
            const there = sessionStorage.getItem("passes") ? "/channels" : "/nowhere";
            super(String(address).replace("/channels", there), ...more);
        }
    };
"""

HOLD_LOOKS = """
    const wait = window.setTimeout.bind(window);
    window.looks = [];
    window.setTimeout = (go, time, ...more) =>
        time === 100 ? window.looks.push(go) : wait(go, time, ...more);
"""
RELEASE_LOOKS = """
    async () => {
        const now = Date.now.bind(Date);
        Date.now = () => now() + 5000;
        const held = window.looks.splice(0);
        held.forEach((go) => go());
        return held.length;
    }
"""


def test_widgets_that_come_at_the_last_moment_are_found(
    small_carom: Server, open_page: Open
) -> None:
    """Time may run out between two looks for a widget, and it may have come by then."""
    watched = open_page("about:blank")
    page = watched.page
    page.add_init_script(HOLD_LOOKS)
    page.goto(lesson(small_carom), wait_until="domcontentloaded", timeout=PATIENCE)
    until(page, "window.jupyterapp?.widgetManager?.restoredStatus")
    assert page.evaluate(RELEASE_LOOKS) > 0, "all widgets had come before the first look"
    wait_for_widgets(page)
