"""The page at /, as a visitor sees it."""

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import EVERYTHING, nothing_found
from tests.browser.conftest import Open
from tests.browser.lesson_pages import DARK_PAPER
from tests.browser.waiting import until
from tests.serving.running import ABOUT, Server

WIDTHS = (390, 768, 1280, 2560)
YELLOW = "rgb(255, 201, 60)"  # of the one button that acts, on a light page


def test_one_card_a_lesson_with_question_picture_and_abilities(
    small_carom: Server, open_page: Open
) -> None:
    page = open_page(small_carom.address).page
    card = page.locator(".card").first
    expect(page.locator(".card")).to_have_count(2)
    expect(card.get_by_role("heading")).to_have_text(ABOUT["question"])
    expect(card.get_by_text(ABOUT["title"], exact=True)).to_be_visible()
    abilities = card.locator(".abilities li")
    expect(abilities.first).to_be_hidden()  # the question comes first
    card.locator(".goals summary").click()
    expect(abilities).to_have_text(ABOUT["abilities"])
    expect(abilities.first).to_be_visible()
    drawn = card.locator(".picture svg").bounding_box()
    assert drawn and drawn["width"] > 200 and drawn["height"] > 100


def test_a_card_leads_to_its_lesson_and_back(small_carom: Server, open_page: Open) -> None:
    page = open_page(small_carom.address).page
    expect(page.locator(".carom-go:visible")).to_have_css("background-color", YELLOW)
    page.locator(".card h3 a").first.click()
    page.wait_for_url("**/voila/render/01_plane_bounce.ipynb")
    expect(page).to_have_title("Plane bounce · Carom")
    page.get_by_role("link", name="All lessons").first.click()
    page.wait_for_url(small_carom.address)


def test_the_menu_leads_to_the_guide_for_instructors(carom_server: Server, open_page: Open) -> None:
    page = open_page(carom_server.address).page
    page.locator(".menu summary").click()
    page.get_by_role("link", name="Guide for instructors").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("For instructors")
    page.get_by_role("link", name="01 Plane bounce").click()
    expect(page).to_have_title("Plane bounce · Carom")


def test_the_gallery_opens_no_connection_to_a_kernel(small_carom: Server, open_page: Open) -> None:
    watched = open_page(small_carom.address)
    watched.page.wait_for_load_state("networkidle")
    assert watched.sockets == []
    assert not [address for address in watched.loaded if "voila" in address]


def test_a_broken_notebook_says_what_is_wrong(small_carom: Server, open_page: Open) -> None:
    broken = open_page(small_carom.address).page.locator(".card.broken")
    expect(broken).to_contain_text("02_broken.ipynb")
    expect(broken).to_contain_text("picture is no well-formed SVG")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_it_can_be_used_by_everybody(
    small_carom: Server, open_page: Open, scheme: str, width: int
) -> None:
    page = open_page(small_carom.address, width=width, color_scheme=scheme).page
    nothing_found(page, options=EVERYTHING)


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_is_cut_off(small_carom: Server, open_page: Open, width: int) -> None:
    page = open_page(small_carom.address, width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for card in page.locator(".card").all():
        box = card.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width


def background(open_page: Open, address: str, scheme: str) -> str:
    page = open_page(address, color_scheme=scheme).page
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def test_the_theme_is_the_systems_unless_the_address_asks(
    small_carom: Server, open_page: Open
) -> None:
    address = small_carom.address
    light = background(open_page, address, "light")
    dark = background(open_page, address, "dark")
    assert light != dark
    assert background(open_page, f"{address}?theme=dark", "light") == dark
    assert background(open_page, f"{address}?theme=light", "dark") == light
    assert background(open_page, f"{address}?theme=pink", "dark") == dark


def test_the_theme_is_changed_by_a_button_and_goes_along_to_the_lessons(
    small_carom: Server, open_page: Open
) -> None:
    page = open_page(small_carom.address, width=390, color_scheme="light").page
    page.get_by_role("button", name="Light or dark").click()
    page.wait_for_url("**/?theme=dark")
    expect(page.locator("html")).to_have_css("background-color", DARK_PAPER)
    page.get_by_role("button", name="Light or dark").click()
    page.wait_for_url("**/?theme=light")
    for link in page.locator(":is(.card, .table, .onward) a").all():
        assert "theme=light" in link.get_attribute("href")


def test_the_menu_opens_what_is_for_teachers_and_closes(
    carom_server: Server, open_page: Open
) -> None:
    page = open_page(carom_server.address).page
    menu, tip = page.locator(".menu summary"), page.locator(".teach dl").first
    menu.press("Enter")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(menu).to_be_focused()
    menu.press("Enter")
    page.get_by_role("button", name="For teachers").press("Enter")
    expect(tip).to_be_visible()
    expect(page.locator(".teach summary").first).to_be_focused()
    expect(page.get_by_role("button", name="Print")).to_be_hidden()


def test_on_a_phone_what_a_card_unfolds_stands_in_one_row(
    carom_server: Server, open_page: Open
) -> None:
    page = open_page(carom_server.address, width=390).page
    card = page.locator(".card").first
    goals, teach = (card.locator(f"{one} summary").bounding_box() for one in (".goals", ".teach"))
    assert goals["y"] == teach["y"]
    assert min(goals["height"], teach["height"]) >= 44


def test_without_javascript_nothing_is_missing(small_carom: Server, open_page: Open) -> None:
    page = open_page(
        small_carom.address, java_script_enabled=False, color_scheme="dark", width=390
    ).page
    expect(page.locator(".card").first).to_be_visible()
    expect(page.locator(".own")).to_be_hidden()  # what would not answer is not there
    expect(page.locator("html")).to_have_css("background-color", DARK_PAPER)


def test_the_keyboard_skips_to_the_lessons(small_carom: Server, open_page: Open) -> None:
    page = open_page(small_carom.address).page
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the lessons")).to_be_in_viewport()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name=ABOUT["question"])).to_be_focused()


def test_the_gallery_of_this_repository_has_no_broken_card(
    carom_server: Server, open_page: Open
) -> None:
    page = open_page(carom_server.address).page
    expect(page.locator(".card").first).to_be_visible()
    expect(page.locator(".card.broken")).to_have_count(0)
    # The back of a card, for whoever teaches: goals, needs and times, above the card's own link.
    back = page.locator(".card .teach").first
    back.locator("summary").click()
    expect(back).to_contain_text("tell restitution from speeds, heights and times")
    expect(back.locator("dt")).to_have_count(8)
    back.get_by_role("link", name="Solutions").click()
    page.wait_for_url("**/carom/sheet/01_plane_bounce?solutions=1")


#: What the page of a lesson leaves in the storage.
REMEMBERED = """() => {
  localStorage.setItem("carom:plane_bounce:guess.height", JSON.stringify({ question: "How high?",
    guess: 3.5, answer: 2.45, unit: "m", right: false, when: "2026-01-01T10:00:00Z" }));
  localStorage.setItem("carom:two_balls:guess.first", JSON.stringify({ question: "Which?",
    guess: "bounces", answer: "bounces", shown: { guess: "It bounces.", answer: "It bounces." },
    right: true, understood: true,
    when: "2026-01-02T10:00:00Z" }));
  localStorage.setItem("carom:plane_bounce:tasks",
    JSON.stringify({ stars: { at_rest: 2 }, solved: ["half"] }));
}"""

#: What it leaves of a lesson of which every act was answered or passed by.
ALL_ACTS = """() => {
  localStorage.setItem("carom:two_balls:acts", "[1,2]");
  localStorage.setItem("carom:two_balls:guess.lorry", JSON.stringify({ question: "And which?",
    act: 2, skipped: true, when: "2026-01-01T11:00:00Z" })); // before the guess
  localStorage.setItem("carom:two_balls:guess.glued", JSON.stringify({ question: "And glued?",
    act: 3, skipped: true, when: "2026-01-02T11:00:00Z" }));
}"""

#: A vote of lesson 05 that its second act will answer, kept under the lesson's former name.
VOTE = """() => localStorage.setItem("carom:cradle:guess.vote", JSON.stringify({ question: "Who?",
  guess: "stops dead", waiting: true, act: 1, told_in: 2, when: "2026-01-03T10:00:00Z" }))"""


def test_the_gallery_tells_what_is_done_and_can_forget_it(
    carom_server: Server, open_page: Open
) -> None:
    page = open_page(carom_server.address).page
    forget = page.get_by_role("button", name="Forget my guesses")
    page.locator(".menu summary").click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    expect(forget).to_be_hidden()
    page.evaluate(REMEMBERED)
    page.reload()
    cards = page.locator(".card .done:visible")
    expect(cards).to_have_text(
        [
            "You said: 3.5 m. In fact: 2.45 m · 1 exercise · act 2 of 3 is next",
            "You said: It bounces. Right · understood · act 2 of 3 is next",
        ]
    )
    stars = page.get_by_role("img", name="2 stars")
    expect(page.locator(".card .stars:visible")).to_have_count(1)
    expect(stars.locator(".won")).to_have_count(2)
    expect(stars.locator(".star")).to_have_count(6)  # of two challenges, one of them not tried
    begun = page.locator(".table .begun")
    expect(begun.first).to_have_attribute("aria-label", "Ball 1: Plane bounce")
    menu = page.locator(".menu summary")
    menu.click()
    nothing_found(page, options=EVERYTHING)
    forget.click()
    expect(cards).to_have_count(2)  # it asks first
    page.get_by_role("button", name="Press again to forget").press("Enter")
    expect(cards).to_have_count(0)
    expect(page.locator(".table .begun")).to_have_count(0)
    expect(page.get_by_role("link", name="Start with Plane bounce")).to_be_visible()
    assert page.evaluate("localStorage.length") == 0


def test_the_gallery_leads_to_where_one_left_off(carom_server: Server, open_page: Open) -> None:
    page = open_page(carom_server.address).page
    onward, present = page.locator(".onward a"), page.locator(".table .present")
    count = page.locator(".count")
    page.evaluate(REMEMBERED)
    page.reload()
    expect(onward).to_have_text("Go on with 3: Two balls")
    assert "act=2" in (onward.get_attribute("href") or "")
    expect(present).to_have_attribute("aria-label", "Ball 3: Two balls")
    expect(count).to_have_text("2 of 10 lessons begun, 1 understood")
    expect(page.locator(".sign.tick")).to_have_count(0)
    page.evaluate(ALL_ACTS)
    page.reload()
    expect(page.locator(".card .done:visible").nth(1)).to_have_text(
        "You said: It bounces. Right · understood"
    )
    expect(page.locator(".card").nth(2).locator(".sign.tick")).to_be_visible()
    expect(count).to_have_text("1 of 10 lessons done, 1 understood")
    expect(onward).to_have_text("Go on with 1: Plane bounce")
    page.evaluate(VOTE)
    page.reload()
    expect(page.locator(".card .done:visible").nth(2)).to_have_text(
        "You said: stops dead · act 1 of 3 is next"
    )
    expect(onward).to_have_text("Go on with 5: Newton's cradle")
    assert "act=" not in (onward.get_attribute("href") or "")


#: Where the first ball of the table is drawn.
FIRST = "document.querySelector('.table .ball').getAttribute('transform')"


def test_the_balls_of_the_table_move_halt_and_lead_to_their_lessons(
    carom_server: Server, open_page: Open
) -> None:
    page = open_page(carom_server.address).page
    ball, pause = page.locator(".table .ball").nth(2), page.locator(".table .pause")
    begun = page.evaluate(FIRST)
    until(page, f"{FIRST} !== {begun!r}")
    pause.click()
    expect(pause).to_have_text("Play")
    still = page.evaluate(FIRST)
    page.evaluate(TWO_PICTURES)
    assert page.evaluate(FIRST) == still
    pause.click()
    until(page, f"{FIRST} !== {still!r}")
    ball.focus()  # whoever comes by the keyboard has time to press
    page.evaluate(TWO_PICTURES)
    held = page.evaluate(FIRST)
    page.evaluate(TWO_PICTURES)
    assert page.evaluate(FIRST) == held
    page.keyboard.press("Enter")
    page.wait_for_url("**/voila/render/03_two_balls.ipynb")


def test_on_a_phone_the_table_is_a_picture(carom_server: Server, open_page: Open) -> None:
    page = open_page(carom_server.address, width=390, reduced_motion="reduce").page
    table = page.get_by_role("group", name="A table with a ball for each lesson")
    expect(page.locator(".table .pause")).to_have_text("Play")
    expect(table).to_have_count(0)
    page.get_by_role("link", name="Start with").focus()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Play")
    expect(page.get_by_text("Touch one to open its lesson.")).to_be_hidden()
    page.set_viewport_size({"width": 1280, "height": 800})
    expect(table).to_be_visible()
    page.get_by_role("link", name="Start with").focus()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Ball 1: Plane bounce")


#: Resolves when the page has painted twice.
TWO_PICTURES = (
    "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(() => go())))"
)


def test_with_reduced_motion_the_table_waits(carom_server: Server, open_page: Open) -> None:
    page = open_page(carom_server.address, reduced_motion="reduce").page
    pause, begun = page.locator(".table .pause"), page.evaluate(FIRST)
    expect(pause).to_have_text("Play")
    page.evaluate(TWO_PICTURES)
    assert page.evaluate(FIRST) == begun
    pause.click()
    until(page, f"{FIRST} !== {begun!r}")
