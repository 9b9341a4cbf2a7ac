"""The printed sheet: what it asks, what the solutions fill in, and what it refuses."""

import json
import re
import sys
from html import unescape
from pathlib import Path

import pytest
import segno

from kernel_lib.experiments import lessons
from kernel_lib.serving.command.main import main
from kernel_lib.serving.notebooks.sheet import SheetError, page_of, sheet_of_lesson
from tests.environments import programs, run
from tests.serving.running import ROOT, code, write_lesson

FOLDER = ROOT / "lessons"
NUMBERED = sorted(path.stem for path in FOLDER.glob("[0-9][0-9]_*.ipynb"))[1:]
WITH_SHEET = [
    name
    for name in NUMBERED
    for experiment in lessons().values()
    if experiment.worksheet
    and f"from kernel_lib.widgets import {experiment.name}\n"
    in "".join(json.loads((FOLDER / f"{name}.ipynb").read_text("utf-8"))["cells"][1]["source"])
]
ADDRESS = "https://lessons.school.example/01"


def words(page: str) -> str:
    """What can be read on a page."""
    body = page[page.index("<body>") :]
    return unescape(re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", body)))


def test_a_sheet_without_an_address_leaves_room_for_one() -> None:
    page = page_of(sheet_of_lesson(FOLDER, "01")[1], "")
    assert "The lesson: ________" in words(page) and 'class="code"' not in page


OWN = """from dataclasses import replace
from kernel_lib.experiments import lessons
from kernel_lib.widgets import Lesson
Lesson(replace(lessons()["plane_bounce"], name="mine", title="Mine"))"""


def test_a_lesson_of_ones_own_has_a_sheet(tmp_path: Path) -> None:
    write_lesson(tmp_path, "12_mine", [code(OWN)], title="Mine")
    page = tmp_path / "sheet.html"
    asked = [str(programs(Path(sys.prefix)) / "carom"), "sheet", "12", str(page)]
    run([*asked, "--lessons", str(tmp_path), "--address", ADDRESS], cwd=ROOT)
    (_, ours), text = sheet_of_lesson(FOLDER, "01"), words(page.read_text("utf-8"))
    assert "Mine" in text and ours.asked in text
    assert all(head in text for head in ours.heads)
    with pytest.raises(SheetError, match="`carom sheet` makes one"):
        sheet_of_lesson(tmp_path, "12")


def test_every_lesson_has_a_sheet() -> None:
    assert WITH_SHEET == NUMBERED


@pytest.mark.parametrize("name", WITH_SHEET)
def test_a_sheet_asks_and_its_solutions_fill_the_same_places(name: str) -> None:
    _, sheet = sheet_of_lesson(FOLDER, name)
    asked, solved = (page_of(sheet, ADDRESS, solutions=each) for each in (False, True))
    for page in (asked, solved):
        for part in (sheet.asked, *sheet.heads, *(row.name for row in sheet.rows)):
            assert part in words(page)
        assert "lessons.school.example/01" in words(page)
        page = page.replace('<link rel="icon" href="data:,">', "")
        assert re.search(r"<(script|link|img|iframe)|url\((?!#)|@import", page) is None
        assert page.count("<tr>") == 1 + len(sheet.rows)
    hidden = [cell for row in sheet.rows for cell, given in row.cells if not given]
    assert all(hidden)
    for cell in hidden:
        assert f'class="filled">{cell}<' in solved
    assert 'class="filled">' in asked
    assert re.findall(r'class="filled">([^<]+)<', asked) == []
    for one in sheet.exercises:
        assert one["solution"] in words(solved)
        assert one["solution"] not in words(asked)
    assert sheet.because[:40] not in words(asked)
    assert len(sheet.exercises) == 3


@pytest.mark.parametrize("query", ["", "?k_b=0.8"])
def test_the_code_of_a_sheet_brings_one_back_to_what_is_due(query: str) -> None:
    _, sheet = sheet_of_lesson(FOLDER, "01")
    page = page_of(sheet, ADDRESS + query)
    back = f"{ADDRESS}{query}{'&' if query else '?'}come=back"
    drawn = segno.make(back, micro=False, error="m").svg_inline(border=0, omitsize=True)
    assert f'<div class="code">{drawn}</div>' in page
    assert "Come back after: □ 1 day" in words(page)
    assert "come=back" not in words(page)


def test_figures_of_the_table_are_those_of_the_runs() -> None:
    _, sheet = sheet_of_lesson(FOLDER, "1")
    cells = {row.name: [cell for cell, _ in row.cells] for row in sheet.rows}
    # √(2 g 5 m) times the share, squared, over 2 g: the share squared of 5 m.
    assert cells["Tennis ball"] == ["0.75", "2.81", "0.562"]
    assert cells["Clay"] == ["0", "0", "0"]
    assert sheet.truth == "2.45 m"


def test_one_of_the_choices_is_right() -> None:
    _, sheet = sheet_of_lesson(FOLDER, "02")
    assert [words for words, right in sheet.choices if right] == [
        "It slides up the slope, then back down."
    ]
    assert page_of(sheet, ADDRESS, solutions=True).count('<li class="right">') == 1
    assert '<li class="right">' not in page_of(sheet, ADDRESS)


def test_the_command_writes_a_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.html"
    line = ["sheet", "01", "--solutions", "--paper", "letter", "--address", ADDRESS, str(file)]
    assert main(line) == 0
    text = file.read_text("utf-8")
    assert "size: letter" in text and "2.45 m" in text
    assert "Written" in capsys.readouterr().err
    assert main(["sheet", "02", "--address", ADDRESS]) == 0
    assert capsys.readouterr().out.startswith("<!DOCTYPE html>")


def test_without_an_address_it_names_this_machine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "01"]) == 0
    assert re.search(r"<b>[\w.:-]+:8866/01_plane_bounce</b>", capsys.readouterr().out)


def test_what_has_no_sheet_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sheet", "77"]) == 2
    assert "there is no lesson '77'; there are 01_plane_bounce" in capsys.readouterr().err
    about = {"title": "Own", "question": "Why?", "minutes": 5, "abilities": ["See"]}
    about["picture"] = "<svg viewBox='0 0 1 1'/>"
    notebook = {"metadata": {"carom": about}, "cells": [], "nbformat": 4, "nbformat_minor": 5}
    (tmp_path / "01_own.ipynb").write_text(json.dumps(notebook), encoding="utf-8")
    with pytest.raises(SheetError, match="no lesson of which a sheet is made"):
        sheet_of_lesson(tmp_path, "01")


def test_what_is_guessed_stands_beside_the_guess_where_the_question_does_not_say_it() -> None:
    _, sheet = sheet_of_lesson(FOLDER, "01")
    assert "lowest point" not in sheet.given + sheet.asked
    page = words(page_of(sheet, ADDRESS, solutions=False))
    assert "My guess (height of the lowest point)" in page
