"""What was answered comes back 1, 7 and 21 days later: in the gallery, and in its lesson."""

import json
import subprocess
import sys
from datetime import datetime, timedelta
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import EVERYTHING, nothing_found
from tests.browser.conftest import Open, with_picture
from tests.browser.lesson_pages import PATIENCE, answers_of, control, see_now, wait_for_state
from tests.browser.waiting import until
from tests.serving.running import MAIN, REHEARSED, ROOT, Server, code, text, write_lesson

FIRST = datetime(2026, 11, 27, 12)
YELLOW = "rgb(255, 201, 60)"  # of the one button that acts, on a light page

REST = {"height": 5, "k_b": 0.85}
WAY = {"m1": 4, "m2": 2}


def answered(act: int, values: dict[str, float], **more: object) -> str:
    """An answer of the first day, as the page of a lesson keeps it."""
    record: dict[str, object] = {
        "question": "When?",
        "act": act,
        "guess": "a",
        "answer": "b",
        "right": False,
    }
    record["shown"] = {"guess": "a", "answer": "b"}
    return json.dumps(record | {"values": values, "when": f"{FIRST.isoformat()}Z"} | more)


#: Three acts, of which the last one is understood.
KEPT = {
    "carom:plane_bounce:guess.rest": answered(2, REST),
    "carom:two_balls:guess.way": answered(2, WAY),
    "carom:two_balls:guess.together": answered(1, {}, right=True, understood=True),
}
KEEP = (
    "kept => { for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text); }"
)
STORED = "() => JSON.stringify(Object.entries(localStorage).sort())"


def come(page: Page, day: int) -> None:
    """The gallery, so many days after the first one."""
    page.clock.set_fixed_time(FIRST + timedelta(days=day))
    page.reload()
    expect(page.locator(".own")).to_be_visible()


@pytest.fixture
def gallery(carom_server: Server, open_page: Open) -> Page:
    """The gallery of one who has answered three acts."""
    page = open_page(carom_server.address).page
    page.evaluate(KEEP, KEPT)
    come(page, 0)
    return page


def stands(page: Page, condition: str = "true") -> None:
    """Wait for the lesson, which its server may still make ready, and until a condition holds."""
    page.wait_for_selector('.carom-lesson[data-ready="true"]', timeout=PATIENCE)
    wait_for_state(page, condition)


def answer(page: Page) -> tuple[str, dict[str, list[str]]]:
    """Give the first answer to what is asked; returns lesson and values."""
    stands(page, "data.phase === 'ask'")
    asked = urlsplit(page.url)
    answers_of(page).first.check()
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    wait_for_state(page, "data.phase === 'told'")
    values = {name: one for name, one in parse_qs(asked.query).items() if name != "come"}
    return asked.path, values


def test_what_was_answered_comes_back_after_1_7_and_21_days(gallery: Page) -> None:
    page, row, onward = gallery, gallery.locator(".carom-back"), gallery.locator(".onward a")
    asked: list[tuple[str, dict[str, list[str]]]] = []
    for before, day in ((0, 1), (6, 7), (20, 21)):
        come(page, before)
        expect(row).to_be_hidden()
        come(page, day)
        expect(row.locator(".carom-back-title")).to_have_text(
            ["When does the bouncing end?", "Lorry against car: who wins?"]
        )
        ago = "yesterday" if day == 1 else f"{day - (1 if day == 7 else 7)} days ago"
        expect(row.locator("li").first).to_contain_text(f"lesson 1, {ago}")
        expect(onward).not_to_have_css("background-color", YELLOW)
        row.get_by_role("link", name="Answer two").click()
        expect(page.locator(".carom-back-line")).to_have_text("Come back: 1 of 2")
        asked.append(answer(page))
        page.get_by_role("link", name="Next", exact=True).click()
        expect(page.locator(".carom-back-line")).to_have_text("Come back: 2 of 2")
        asked.append(answer(page))
        page.locator(".carom-back-next").click()
        expect(onward).to_have_css("background-color", YELLOW)
        expect(row).to_be_hidden()
    for day in (22, 28, 42, 400):
        come(page, day)
        expect(row).to_be_hidden()
    assert [path[-19:] for path, _ in asked[:2]] == [
        "1_plane_bounce.ipynb"[1:],
        "/03_two_balls.ipynb",
    ]
    drawn = [json.dumps(one, sort_keys=True) for one in asked]
    assert len(set(drawn)) == len(drawn) == 6, "each time other numbers"
    assert {values["act"][0] for _, values in asked} == {"2"}


def test_not_today_puts_it_off_until_tomorrow(gallery: Page) -> None:
    page, row, onward = gallery, gallery.locator(".carom-back"), gallery.locator(".onward a")
    come(page, 1)
    row.get_by_role("button", name="Not today").click()
    expect(row).to_be_hidden()
    expect(onward).to_be_focused()
    expect(onward).to_have_css("background-color", YELLOW)
    come(page, 1)
    expect(row).to_be_hidden()
    come(page, 2)
    expect(row).to_be_visible()


def test_a_code_on_paper_leads_to_what_is_due_in_its_lesson(
    gallery: Page, carom_server: Server
) -> None:
    page, line = gallery, gallery.locator(".carom-back-line")
    address = f"{carom_server.address}03_two_balls?come=back"
    page.goto(address)
    stands(page)
    expect(line).to_have_count(0)  # nothing is due on the first day
    assert page.locator(".carom-lesson").get_attribute("data-act") == "1"
    page.clock.set_fixed_time(FIRST + timedelta(days=1))
    page.goto(address)
    stands(page, "data.act === '2' && data.phase === 'ask'")
    expect(line).to_have_text("Come back: 1 of 1")
    question = page.locator(".carom-question").last.inner_text()
    page.reload()
    stands(page, "data.act === '2' && data.phase === 'ask'")
    assert page.locator(".carom-question").last.inner_text() == question
    _, values = answer(page)
    assert values["act"] == ["2"]
    page.reload()
    stands(page, "data.phase === 'told'")
    expect(line).to_have_text("Come back: 1 of 1")
    expect(page.locator(".carom-back-next")).to_have_text("All lessons")


def test_a_control_that_was_moved_stays_when_the_page_is_loaded_again(
    gallery: Page, carom_server: Server
) -> None:
    page, mass = gallery, control(gallery, "m1").locator('input[type="text"]')
    page.clock.set_fixed_time(FIRST + timedelta(days=1))
    page.goto(f"{carom_server.address}03_two_balls?come=back")
    stands(page, "data.act === '2' && data.phase === 'ask'")
    mass.fill("7.5")
    mass.press("Enter")
    until(page, "new URLSearchParams(location.search).get('m1') === '7.5'")
    page.reload()
    stands(page, "data.act === '2'")
    expect(mass).to_have_value("7.5")
    expect(page.locator(".carom-back-line")).to_have_text("Come back: 1 of 1")


def test_with_fresh_nothing_is_read_and_nothing_written(
    gallery: Page, carom_server: Server
) -> None:
    page = gallery
    page.clock.set_fixed_time(FIRST + timedelta(days=1))
    before = page.evaluate(STORED)
    page.goto(f"{carom_server.address}?fresh=1")
    expect(page.locator(".own")).to_be_visible()
    expect(page.locator(".carom-back")).to_be_hidden()
    expect(page.locator(".card .done:visible")).to_have_count(0)
    page.goto(f"{carom_server.address}03_two_balls?come=back&act=2&fresh=1")
    answer(page)
    expect(page.locator(".carom-back-line")).to_have_count(0)
    assert page.evaluate(STORED) == before


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_row_by_keyboard_and_for_those_who_do_not_see_it(
    carom_server: Server, open_page: Open, width: int, scheme: str
) -> None:
    page = open_page(carom_server.address, width=width, color_scheme=scheme).page
    page.evaluate(KEEP, KEPT)
    come(page, 1)
    heading = "Come back: two questions with new numbers, about two minutes"
    row = page.locator(".carom-back")
    expect(row.get_by_role("heading", level=2)).to_have_accessible_name(heading)
    expect(row).to_match_aria_snapshot(f"""
      - 'heading "{heading}" [level=2]'
      - list:
        - listitem: When does the bouncing end? lesson 1, yesterday
        - listitem: "Lorry against car: who wins? lesson 3, yesterday"
      - paragraph:
        - link "Answer two"
        - button "Not today"
    """)
    page.locator(".menu summary").focus()
    for name in ("Answer two", "Not today", "Go on with"):
        page.keyboard.press("Tab")
        expect(page.locator(":focus")).to_contain_text(name)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for target in row.locator("a, button").all():
        box = target.bounding_box()
        assert box and box["height"] >= 44
    nothing_found(page, options=EVERYTHING)


def test_its_dates_are_a_calendar_file(gallery: Page, carom_server: Server, tmp_path: Path) -> None:
    page = gallery
    page.locator(".menu summary").click()
    with page.expect_download() as given:
        page.get_by_role("button", name="Dates for my calendar").click()
    assert given.value.suggested_filename == "carom.ics"
    given.value.save_as(tmp_path / "carom.ics")
    lines = (tmp_path / "carom.ics").read_bytes().decode().split("\r\n")
    days = [line.partition(":")[2] for line in lines if line.startswith("DTSTART")]
    assert days == ["20261128", "20261204", "20261218"]
    assert lines.count(f"URL:{carom_server.address}") == 3
    come(page, 21)
    page.locator(".menu summary").click()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    expect(page.get_by_role("button", name="Dates for my calendar")).to_be_hidden()


def test_forget_forgets_what_was_to_come_back(gallery: Page) -> None:
    page, row = gallery, gallery.locator(".carom-back")
    come(page, 1)
    expect(row).to_be_visible()
    page.locator(".menu summary").click()
    page.get_by_role("button", name="Forget my guesses").click()
    page.get_by_role("button", name="Press again to forget").click()
    expect(row).to_be_hidden()
    until(page, "localStorage.length === 0")


#: Two acts of lesson 01, which are quickly made into a file.
ALONE = """from dataclasses import replace
from kernel_lib.experiments import lessons
from kernel_lib.widgets import Lesson
whole = lessons()["plane_bounce"]
Lesson(replace(whole, acts=whole.acts[:2], challenges=(), exercises=(), class_questions=()))"""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a lesson that is one file."""
    folder = tmp_path_factory.mktemp("alone")
    write_lesson(folder, "01_alone", [text("# Alone"), code(ALONE, "hide-source")])
    path = folder / "alone.html"
    line = [sys.executable, "-c", MAIN, "build", "--one-file", "01", str(path)]
    subprocess.run([*line, "--lessons", str(folder)], timeout=REHEARSED, cwd=ROOT, check=True)
    return path.as_uri()


@pytest.mark.parametrize("width", [390, 1280])
def test_a_lesson_that_is_one_file_has_the_row_at_its_head(
    file: str, open_page: Open, tmp_path: Path, width: int
) -> None:
    page = with_picture(open_page, file, width=width, height=800, color_scheme="light")
    page.evaluate(KEEP, KEPT)
    page.clock.set_fixed_time(FIRST)
    row, line = page.locator(".carom-back"), page.locator(".carom-back-line")
    page.goto(file)
    stands(page)
    expect(row).to_be_hidden()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as given:
        page.get_by_role("button", name="Dates for my calendar").click()
    given.value.save_as(tmp_path / "carom.ics")
    assert "DTSTART;VALUE=DATE:20261218" in (tmp_path / "carom.ics").read_text("utf-8")
    drawn = []
    for before, day, ago in ((0, 1, "yesterday"), (6, 7, "6 days ago"), (20, 21, "14 days ago")):
        page.clock.set_fixed_time(FIRST + timedelta(days=before))
        page.goto(file)
        stands(page)
        expect(row).to_be_hidden()
        page.clock.set_fixed_time(FIRST + timedelta(days=day))
        page.goto(file)
        stands(page)
        expect(row.locator("li")).to_have_text(f"When does the bouncing end?act 2, {ago}")
        yellow = page.locator(".carom-go:visible").evaluate_all(
            "all => all.map((one) => getComputedStyle(one).backgroundColor)"
        )
        assert yellow.count(YELLOW) == 1 and len(yellow) == 2
        if day == 1:
            nothing_found(page, ".carom-back")
        page.get_by_role("link", name="Answer one").click()
        expect(line).to_have_text("Come back: 1 of 1")
        expect(row).to_be_hidden()
        _, values = answer(page)
        assert values["act"] == ["2"]
        drawn.append({name: float(one[0]) for name, one in values.items() if name != "act"})
        expect(page.locator(".carom-back-next")).to_be_hidden()
    assert all(one not in [REST, *drawn[:place]] for place, one in enumerate(drawn))
    page.clock.set_fixed_time(FIRST + timedelta(days=400))
    page.goto(file)
    stands(page)
    expect(row).to_be_hidden()
