"""The lowest browsers are named alike wherever they are named."""

import json
import re

import pytest

from kernel_lib.page.bundle import bundled
from kernel_lib.words import say
from tests.serving.running import ROOT

FLOOR = json.loads((ROOT / ".ci" / "page" / "floor.json").read_text("utf-8"))
LOWEST = FLOOR["browsers"]
NAMES = {"Chrome and Edge": "chrome", "Firefox": "firefox", "Safari": "safari"}
PLACES = ("README.md", "docs/browsers.md")


@pytest.mark.parametrize("path", PLACES)
def test_readers_are_told_of_each(path: str) -> None:
    text = (ROOT / path).read_text("utf-8")
    for name, key in NAMES.items():
        assert f"{name} {LOWEST[key]}" in text
    assert f"iOS {LOWEST['safari_ios']}" in text
    assert LOWEST["edge"] == LOWEST["chrome"]


def test_an_older_one_is_told_of_each() -> None:
    text = say("page-too-old")
    for name in ("chrome", "firefox", "safari"):
        assert str(LOWEST[name]) in text


def test_what_is_above_the_floor_stands_in_the_docs() -> None:
    text = (ROOT / "docs" / "browsers.md").read_text("utf-8")
    above = text.partition("## Above the floor")[2]
    assert [name for name in FLOOR["works_without"] if name.split(".")[-1] not in above] == []


def test_heights_are_those_of_a_window_with_all_bars_of_its_browser() -> None:
    """Bars that go change what `vh` or `dvh` is, or show that it was too much."""
    assert re.findall(r"[\d.]+(?:[dl]?vh)\b", bundled("lesson_page.css")) == []
