"""Take it with you: what a person saves or copies is what the lesson shows."""

import io
import sys
from pathlib import Path
from typing import Any

import numpy as np
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.lesson_pages import Opened, pause, picture, see_now, state, type_value
from tests.browser.waiting import until

CLIPBOARD = {"permissions": ["clipboard-read", "clipboard-write"]}


def saved(page: Page, button: str) -> tuple[str, bytes]:
    """Name and content of the file that a button saves."""
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button).click()
    found = waiting.value
    return found.suggested_filename, Path(found.path()).read_bytes()


def unfolded(page: Page) -> Page:
    """The page with its folded part opened."""
    page.get_by_text("Take it with you").click()
    return page


def test_tables_charts_and_pictures_are_saved(opened: Opened) -> None:
    page = unfolded(opened("01_open"))
    pause(page)
    name, table = saved(page, "Runs (CSV)")
    assert name == "small_runs.csv"
    assert table.decode("utf-8-sig").splitlines()[1].startswith("steps,0.0,1,0.0,5.0,4.0,1.0,")
    assert saved(page, "Contacts (CSV)")[0] == "small_contacts.csv"
    assert saved(page, "Chart (SVG)")[1].startswith(b"<?xml")
    assert Image.open(io.BytesIO(saved(page, "Chart (PNG)")[1])).size[0] == 1800
    name, numbers = saved(page, "Chart (CSV)")
    assert name == "small_chart.csv"
    assert numbers.decode("utf-8-sig").splitlines()[:2] == ["bounce,heights", "0,5"]
    name, picture = saved(page, "Stage (PNG)")
    assert name == "small_stage.png"
    stage = Image.open(io.BytesIO(picture)).convert("RGB")
    box = page.locator(".carom-stage canvas").bounding_box()
    assert box
    assert stage.size == (round(box["width"]), round(box["height"]))
    assert len(stage.getcolors(1 << 24) or []) > 20


def test_curves_and_contacts_are_taken_with_the_decimals_of_a_choice(opened: Opened) -> None:
    page = unfolded(opened("01_open", **CLIPBOARD))
    pause(page)
    page.get_by_role("button", name="Copy: Curve").first.click()
    expect(page.get_by_text("Copied; paste it into a spreadsheet.")).to_be_visible()
    head, first, *_ = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert head.split("\t")[:2] == ["Run", "time (s)"]
    assert len(first.split("\t")) == 3
    comma = page.locator(".carom-panel").get_by_label("Decimal comma in what I take")
    comma.check()
    name, rows = saved(page, "CSV: Contacts")
    assert name == "small_contact_list.csv"
    head, first, *_ = rows.decode("utf-8-sig").splitlines()
    assert head.endswith(";time (s);contact;impulse (N s);energy lost (J);lasts (s)")
    assert first.split(";")[1].replace(",", "").isdigit()
    assert "," in first
    assert saved(page, "Runs (CSV)")[1].decode("utf-8-sig").splitlines()[1][:18] == (
        "steps;0,0;1;0,0;5,"
    )
    assert b"bounce;heights" in saved(page, "Chart (CSV)")[1]
    comma.uncheck()
    assert b"steps,0.0,1" in saved(page, "Runs (CSV)")[1]


def test_a_film_shows_the_ball_moving(opened: Opened) -> None:
    page = unfolded(opened("01_open"))
    pause(page)
    page.get_by_role("button", name="To the start").click()
    page.get_by_label("Speed of the clock").select_option("4")
    name, content = saved(page, "Film (GIF)")
    assert name == "small_stage.gif"
    film = Image.open(io.BytesIO(content))
    assert (film.n_frames, film.size[0]) == (21, 560)
    pictures = []
    for frame in (0, 10, 20):
        film.seek(frame)
        pictures.append(np.asarray(film.convert("RGB")).astype(int))
    assert all(np.abs(pictures[0] - other).max() > 100 for other in pictures[1:])
    expect(page.get_by_text("Saved as small_stage.gif.")).to_be_visible()


def test_two_slides_show_question_and_answer_and_leave_the_page_as_it_was(opened: Opened) -> None:
    page = opened("02_guess")
    page.get_by_role("button", name="For instructors").click()
    before = picture(page)
    name, content = saved(page, "Question (PNG)")
    assert name == "small_question.png"
    question = Image.open(io.BytesIO(content)).convert("RGB")
    assert question.size == (1920, 1080)
    name, content = saved(page, "Answer (GIF)")
    assert name == "small_answer.gif"
    film = Image.open(io.BytesIO(content))
    assert (film.size, "loop" in film.info) == ((960, 540), False), "it plays once"
    film.seek(film.n_frames - 1)
    assert film.info["duration"] == 6000, "and stops at the answer"
    asked, told = (
        np.asarray(one.convert("RGB").resize((960, 540))).astype(int) for one in (question, film)
    )
    assert np.abs(asked[30:120] - told[30:120]).mean() < 6, "one question above both"
    below = slice(422, 530)  # where the film says what happened
    assert (told[below].min(axis=2) < 90).sum() > 5 * (asked[below].min(axis=2) < 90).sum()
    assert state(page, "covered") == "true"
    page.wait_for_function(
        "was => document.querySelector('.carom-stage canvas').toDataURL() === was", arg=before
    )


def test_the_set_up_is_copied_as_python_that_runs(opened: Opened) -> None:
    page = unfolded(opened("01_open", **CLIPBOARD))
    type_value(page, "e", "0.25")
    until(page, "location.search === '?e=0.25'")
    page.get_by_role("button", name="Copy as Python").click()
    expect(page.get_by_text("Python copied.")).to_be_visible()
    made: dict[str, Any] = {}
    exec(page.evaluate("navigator.clipboard.readText()"), made)
    assert made["scene"].restitution == 0.25
    assert made["exact"].time[-1] == 4
    assert "kernel_lib" in sys.modules


def test_results_wait_for_the_guess_and_answers_are_copied(opened: Opened) -> None:
    page = unfolded(opened("02_guess", **CLIPBOARD))
    expect(page.get_by_role("button", name="Runs (CSV)")).to_be_disabled()
    page.get_by_role("button", name="Copy my answers").click()
    expect(page.get_by_text("This browser remembers no guess yet.")).to_be_visible()
    page.get_by_label("Your guess in m").fill("4")
    page.get_by_role("button", name="Let go").click()
    see_now(page)
    expect(page.get_by_role("button", name="Runs (CSV)")).to_be_enabled()
    page.get_by_role("button", name="Copy my answers").click()
    expect(page.get_by_text("Answers copied.")).to_be_visible()
    lines = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert lines[0] == "A small bounce"
    assert lines[1].startswith("Question: e = 0.7. Drag the flag")
    assert lines[2:4] == ["My guess: 4 m", "Answer: 2.985 m"]
    assert lines[4].startswith("When: 20")
