"""What `carom check` says of a notebook as it is stored, before any cell is run."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import nbformat
import pytest

from kernel_lib.experiments import Preset, lessons
from kernel_lib.experiments.plane_bounce import experiment as bounce
from kernel_lib.serving.checking.text import lacks_in_links, lacks_in_store, slug_of
from tests.environments import ROOT
from tests.serving.running import code, text, write_lesson


def stored(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def test_a_sound_notebook_lacks_nothing(tmp_path: Path) -> None:
    path = write_lesson(tmp_path, cells=[text("# Up?"), code("1 + 1")])
    assert list(lacks_in_store(path, stored(path))) == []


def test_outputs_and_counts_that_were_stored_are_told(tmp_path: Path) -> None:
    ran, counted = code("1 + 1"), code("2 + 2")
    ran["outputs"] = [nbformat.v4.new_output("stream", text="2")]
    counted["execution_count"] = 7
    path = write_lesson(tmp_path, cells=[text("# Up?"), ran, counted])
    lacks = list(lacks_in_store(path, stored(path)))
    assert [one.split(" is stored")[0] for one in lacks] == ["cell 2", "cell 3"]


def test_a_card_that_the_gallery_cannot_show_is_told(tmp_path: Path) -> None:
    path = write_lesson(tmp_path, minutes=0)
    (lack,) = lacks_in_store(path, stored(path))
    assert lack.startswith("the gallery cannot show it: metadata.carom.minutes: 0 is less than")


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("#set-up=tennis-ball", ""),
        ("#set-up=hockey", "names no set-up; there are"),
        ("#act=3", ""),
        ("#act=4", "names no act; there are 3"),
        ("#value=k_b:0.5", ""),
        ("#value=k_b:5", "cannot be set: k_b takes a number from 0 to 1, got '5'"),
        ("#value=bounce:1", "cannot be set: there is no parameter 'bounce' here"),
        ("#exercise=" + bounce.exercises[0].name, ""),
        ("#exercise=gone", "names no exercise; there are "),
        ("#setup=tennis-ball", "does nothing: setup is none of set-up, act, value, exercise"),
        ("01_plane_bounce.ipynb?k_b=1", ""),
        ("02_gone.ipynb", "names no file beside it"),
        ("https://example.org/02_gone.ipynb", ""),
    ],
)
def test_links_lead_somewhere(tmp_path: Path, target: str, says: str) -> None:
    path = write_lesson(tmp_path, cells=[text(f"Try [this]({target}).")])
    lacks = list(lacks_in_links(path, stored(path), [bounce]))
    assert len(lacks) == bool(says)
    assert says in "".join(lacks)


@pytest.mark.parametrize(
    ("prose", "says"),
    [
        ("![A ball](ball.svg)", ""),
        ("![A ball](gone.svg)", "the picture gone.svg in its text names no file beside it"),
        ('<img src="pictures/gone.svg" alt="A ball">', "the picture pictures/gone.svg in its"),
        ("![A ball](https://example.org/ball.svg)", ""),
        ("| a | b |\n| --- | --- |\n| 1 | 2 |", ""),
        ("| a | b |\n| --- | --- |\n| 1 |", "a row of a table has 1 columns and its head 2"),
        ("`| a |` is no table, and `[x](#none=1)` no link", ""),
    ],
)
def test_pictures_and_tables_are_whole(tmp_path: Path, prose: str, says: str) -> None:
    path = write_lesson(tmp_path, cells=[text(prose)])
    (tmp_path / "ball.svg").write_text("<svg/>", encoding="utf-8")
    lacks = list(lacks_in_links(path, stored(path), [bounce]))
    assert len(lacks) == bool(says)
    assert says in "".join(lacks)


def test_our_own_lessons_have_no_dead_link_picture_or_row() -> None:
    for path in sorted((ROOT / "lessons").glob("[0-9][0-9]*.ipynb"))[1:]:
        notebook = stored(path)
        (name,) = re.findall(r"from kernel_lib.widgets import (\w+)", path.read_text("utf-8"))
        assert list(lacks_in_links(path, notebook, [lessons()[name]])) == [], path.name


def test_two_set_ups_that_a_link_cannot_tell_apart_are_told(tmp_path: Path) -> None:
    twice = replace(bounce, presets=(*bounce.presets, Preset("tennis  ball!", {})))
    path = write_lesson(tmp_path)
    (lack,) = lacks_in_links(path, stored(path), [twice])
    assert lack.startswith("two set-ups are one to a link")
    assert slug_of("tennis  ball!") == "tennis-ball"
