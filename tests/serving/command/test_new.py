"""`carom new`, `carom --copy-lessons` and `carom check`: what they write, say and refuse."""

import json
from pathlib import Path

import pytest

from kernel_lib.serving.command.main import main
from kernel_lib.serving.command.writing.new import notebook_named
from tests.environments import ROOT
from tests.serving.running import code, text, write_lesson


def test_a_new_lesson_bears_its_name_and_lacks_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "mine"
    assert main(["new", str(folder / "11_two_walls")]) == 0
    assert str(folder / "11_two_walls.ipynb") in capsys.readouterr().out
    cells = json.loads((folder / "11_two_walls.ipynb").read_text(encoding="utf-8"))["cells"]
    assert 'name="two_walls"' in "".join("".join(one["source"]) for one in cells)
    assert main(["check", str(folder)]) == 0
    assert capsys.readouterr().out == "11_two_walls: nothing is lacking\n"


def test_a_notebook_that_is_there_is_left_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "10_mine.ipynb"
    mine.write_text("my own", encoding="utf-8")
    assert main(["new", str(tmp_path / "10_mine")]) == 2
    assert f"{mine} is there already" in capsys.readouterr().err
    assert mine.read_text(encoding="utf-8") == "my own"


@pytest.mark.parametrize(
    "name", ["corner", "1_corner", "00_corner", "10_Corner", "10-corner", "10_"]
)
def test_a_name_that_does_not_fit_is_refused_with_what_fits(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", str(tmp_path / name)]) == 2
    printed = capsys.readouterr().err
    assert "such as 10_into_the_corner" in printed
    assert f"got {name!r}" in printed
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_means_something_in_a_link_is_refused() -> None:
    with pytest.raises(ValueError, match="'lock' means something else in a link"):
        notebook_named("10_lock")


def test_a_lesson_tells_what_it_lacks_by_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    presets = 'presets=(Preset("Too much", {"k_b": 7}),)'
    cells = [
        code("from dataclasses import replace"),
        code("from kernel_lib.experiments import Preset"),
        code("from kernel_lib.experiments.plane_bounce import experiment"),
        code(f"replace(experiment, {presets})"),
    ]
    write_lesson(tmp_path, "01_out_of_range", cells=cells)
    write_lesson(tmp_path, "02_prose", cells=[text("# Why?")])
    (tmp_path / "03_torn.ipynb").write_text('{"cells": [', encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert "cell 4 does not run: ValueError: the set-up 'Too much': k_b takes a number" in printed
    assert "02_prose:\n  - it shows no lesson" in printed
    assert "03_torn:\n  - it cannot be read as a notebook" in printed


def test_a_notebook_that_ends_python_is_told_of_and_the_next_one_is_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_lesson(tmp_path, "01_ends", cells=[code("import os; os._exit(3)")])
    write_lesson(tmp_path, "02_prose", cells=[text("# Why?")])
    assert main(["check", str(tmp_path)]) == 1
    printed = capsys.readouterr().out
    assert "its cells end Python, with code 3" in printed
    assert "02_prose:" in printed


def test_nothing_to_check_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 2
    assert "found no notebook" in capsys.readouterr().err


def test_the_lessons_are_copied_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "ours"
    assert main(["--copy-lessons", str(folder)]) == 0
    count = len(list((ROOT / "lessons").glob("*.ipynb")))
    assert f"Written: {count} notebooks." in capsys.readouterr().out
    kept = ("*.ipynb", "pictures/*.svg", "previews/*.png", "words/*/*.po", "README.md")
    ours, copied = (
        {
            str(path.relative_to(place)): path.read_bytes()
            for path in place.rglob("*.*")
            if any(path.match(pattern) for pattern in kept) or place == folder
        }
        for place in (ROOT / "lessons", folder)
    )
    assert copied == ours and {"pictures/speed.svg", "README.md"} <= set(ours)
    changed = folder / "01_plane_bounce.ipynb"
    changed.write_text("changed", encoding="utf-8")
    assert main(["--copy-lessons", str(folder)]) == 2
    assert "is there already; name a folder without it" in capsys.readouterr().err
    assert changed.read_text(encoding="utf-8") == "changed"
