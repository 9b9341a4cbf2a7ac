"""Guesses as a page sends them."""

from typing import Any

import pytest

from kernel_lib.experiments.experiment import Guess
from kernel_lib.protocol.guess import guess_in


def question(kind: str, **more: Any) -> Guess:
    """A question of a kind."""
    return Guess("?", kind, lambda values, runs: 0.0, lambda guess, answer: "", **more)


@pytest.mark.parametrize(("given", "read"), [("3,5", 3.5), (" −2 ", -2.0), (7, 7.0)])
def test_numbers_as_a_person_writes_them(given: Any, read: float) -> None:
    assert guess_in(given, question("number")) == read


@pytest.mark.parametrize("given", ["", "high", "NaN", None, True, [1], 10**400, "1" * 100])
def test_what_is_no_number_is_named(given: Any) -> None:
    with pytest.raises(ValueError, match="a guess must be a number, got "):
        guess_in(given, question("number"))


def test_a_choice_is_one_of_those_offered() -> None:
    one = question("choice", choices=("left", "right"))
    assert guess_in("left", one) == "left"
    with pytest.raises(ValueError, match="choose one of left, right"):
        guess_in("up", one)


def test_an_arrow_has_two_components_and_a_longest_length() -> None:
    arrow = question("arrow", unit="m/s", maximum=5.0)
    assert guess_in([3, "-4,0"], arrow) == (3.0, -4.0)
    with pytest.raises(ValueError, match="the arrow may be 5 m/s long, got 7"):
        guess_in([7, 0], arrow)
    for given in (None, "up", [1], [1, 2, 3], {"x": 1}):
        with pytest.raises(ValueError, match="an arrow has two components, got "):
            guess_in(given, arrow)
    with pytest.raises(ValueError, match="a guess must be a number, got 'NaN'"):
        guess_in(["NaN", 1], arrow)


def test_an_arrow_may_be_a_direction_alone() -> None:
    arrow = question("arrow", unit="°", maximum=1.0)
    assert guess_in("−45", arrow) == -45.0
    with pytest.raises(ValueError, match="from -180° to 180°, got 270°"):
        guess_in(270, arrow)
