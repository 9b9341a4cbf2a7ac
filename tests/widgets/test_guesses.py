"""Guesses as a page sends them."""

from typing import Any

import pytest

from kernel_lib.experiments.experiment import Guess
from kernel_lib.widgets.guesses import guess_in, shortened


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


def test_long_texts_are_cut() -> None:
    assert shortened("abc") == "abc"
    assert len(shortened("a" * 1000)) == 400
