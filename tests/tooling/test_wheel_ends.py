"""How `make wheel` reads the lowest versions, and what it calls the same answer."""

import tomllib
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from tests.environments import ROOT

Script = Callable[[str], ModuleType]

PROJECT: dict[str, Any] = {
    "name": "own",
    "dependencies": ["numpy>=1.26"],
    "optional-dependencies": {
        "fast": ["numba>=0.61,<1"],
        "serve": ["own[fast]", "voila>=0.5.8", "numpy>=1.26"],
        "open": ["voila"],
        "twice": ["voila>=1,==2"],
    },
}


def test_the_lowest_versions_are_those_of_the_extra_and_all_it_takes_in(script: Script) -> None:
    wheel = script("wheel")
    assert wheel.floors(PROJECT, "serve") == {"numpy": "1.26", "numba": "0.61", "voila": "0.5.8"}
    assert wheel.floors(PROJECT, "fast") == {"numpy": "1.26", "numba": "0.61"}


@pytest.mark.parametrize("extra", ["open", "twice"])
def test_a_package_without_one_lowest_version_is_named(script: Script, extra: str) -> None:
    with pytest.raises(ValueError, match="names no lowest version of voila"):
        script("wheel").floors(PROJECT, extra)


def test_every_package_that_carom_needs_has_a_lowest_version(script: Script) -> None:
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert {"numpy", "numba", "anywidget", "voila"} <= set(script("wheel").floors(ours))


def test_what_is_not_at_its_lowest_version_is_told(script: Script) -> None:
    lowest = {"numpy": "1.26", "numba": "0.61", "voila": "0.5.8"}
    faults = script("wheel").above(lowest, {"numpy": "1.26.0", "numba": "0.61.1"})
    assert faults == ["numba 0.61 0.61.1", "voila 0.5.8 missing"]


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ([2.45, "more"], [2.45 * (1 + 1e-9), "more"], True),
        ([2.45], [2.46], False),
        ([2.45], [2.45, 1.0], False),
        (["more"], ["less"], False),
        ([1.0], ["more"], False),
        ([True], [True], True),
        ([None], [0.0], False),
    ],
)
def test_both_ends_must_say_the_same(script: Script, one: Any, other: Any, same: bool) -> None:
    assert script("wheel").alike(one, other) is same
