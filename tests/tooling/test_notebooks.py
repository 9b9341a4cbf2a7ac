"""How notebooks are stored: without outputs, counts or timestamps, in cells that fit a screen."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LESSONS = sorted((ROOT / "lessons").rglob("*.ipynb"))

Script = Callable[[str], ModuleType]


def lesson() -> dict[str, Any]:
    """A notebook in which nothing is wrong."""
    return {
        "cells": [
            {"cell_type": "markdown", "id": "question", "metadata": {}, "source": ["# Why?"]},
            {
                "cell_type": "code",
                "execution_count": None,
                "id": "play",
                "metadata": {"tags": ["interface"]},
                "outputs": [],
                "source": ["1 + 1\n"] * 15,
            },
        ],
        "metadata": {
            "carom": {"question": "Why?"},
            "kernelspec": {
                "display_name": "Python 3 (ipykernel)",
                "language": "python",
                "name": "python3",
            },
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }


def harm(place: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The same notebook with one value replaced."""
    notebook: Any = copy.deepcopy(lesson())
    owner = notebook
    for key in place[:-1]:
        owner = owner[key]
    owner[place[-1]] = value
    return dict(notebook)


FAULTS = {
    "stored outputs": harm(("cells", 1, "outputs"), [{"output_type": "stream", "text": "2"}]),
    "a stored count, 3": harm(("cells", 1, "execution_count"), 3),
    "16 lines of code, at most 15": harm(("cells", 1, "source"), ["1 + 1\n"] * 16),
    "no code": harm(("cells", 1, "source"), []),
    "no id": harm(("cells", 1, "id"), ""),
    "the id question is taken": harm(("cells", 1, "id"), "question"),
    "not ours: execution": harm(("cells", 1, "metadata"), {"execution": {"iopub.status": "now"}}),
    "not ours: widgets": harm(("metadata", "widgets"), {"state": {}}),
    "a picture is attached": harm(("cells", 0, "attachments"), {"a.png": {}}),
    "the format is not 4.5": harm(("nbformat_minor",), 4),
    "the kernel is not plainly": harm(("metadata", "kernelspec", "name"), "my-own"),
    "language_info is not plainly": harm(("metadata", "language_info", "version"), "3.11.7"),
}


def test_there_are_lessons() -> None:
    assert LESSONS


@pytest.mark.parametrize("path", LESSONS, ids=lambda path: path.stem)
def test_a_lesson_is_stored_as_it_should_be(path: Path, script: Script) -> None:
    notebooks = script("notebooks")
    stored = path.read_text(encoding="utf-8")
    assert list(notebooks.faults(json.loads(stored))) == []
    assert stored == notebooks.text(json.loads(stored)), "`make format` lays it out"


def test_a_good_notebook_has_no_fault(script: Script) -> None:
    assert list(script("notebooks").faults(lesson())) == []


@pytest.mark.parametrize("fault", FAULTS)
def test_each_fault_is_named(fault: str, script: Script) -> None:
    (found,) = script("notebooks").faults(FAULTS[fault])
    assert fault in found


def test_cleaning_takes_out_what_running_left(script: Script, tmp_path: Path) -> None:
    notebooks = script("notebooks")
    path = tmp_path / "lesson.ipynb"
    used = harm(("cells", 1, "outputs"), [{"output_type": "stream", "text": "2"}])
    used["cells"][1].update(execution_count=3, metadata={"execution": {}, "tags": ["interface"]})
    used["metadata"]["widgets"] = {}
    path.write_text(json.dumps(used), encoding="utf-8")
    assert notebooks.main([str(path)]) == 1
    assert notebooks.main(["--clean", str(path)]) == 0
    assert json.loads(path.read_text(encoding="utf-8")) == lesson()
