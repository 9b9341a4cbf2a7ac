"""A reader's guess as the page sends it, read with suspicion."""

import math
from typing import Any

from kernel_lib.experiments.experiment import Guess
from kernel_lib.protocol.text import shortened

__all__ = ["guess_in"]

#: Most answers in a guess of speeds, and most speeds in an answer.
MOST_ANSWERS, MOST_SPEEDS = 4, 20


def guess_in(guess: Any, question: Guess) -> float | str | tuple[float, float] | list[list[float]]:
    """A guess in the form that the question compares.

    Raises
    ------
    ValueError : naming what was given
    """
    if question.kind == "choice":
        if guess not in question.choices:
            raise ValueError(f"choose one of {', '.join(question.choices)}")
        return str(guess)
    if question.kind == "speeds":
        return _answers_in(guess)
    if question.kind == "arrow":
        return _angle_in(guess) if question.unit == "°" else _arrow_in(guess, question)
    return _number_in(guess)


def _answers_in(guess: Any) -> list[list[float]]:
    """Answers of some speeds each."""
    if not isinstance(guess, list) or not 1 <= len(guess) <= MOST_ANSWERS:
        raise ValueError(f"give one to {MOST_ANSWERS} answers")
    if any(not isinstance(one, list) or not 1 <= len(one) <= MOST_SPEEDS for one in guess):
        raise ValueError(f"an answer has a speed for each ball, at most {MOST_SPEEDS}")
    return [[_number_in(speed) for speed in one] for one in guess]


def _angle_in(guess: Any) -> float:
    angle = _number_in(guess)
    if not -180 <= angle <= 180:
        raise ValueError(f"the direction of an arrow lies from -180° to 180°, got {angle:g}°")
    return angle


def _arrow_in(guess: Any, question: Guess) -> tuple[float, float]:
    if not isinstance(guess, list | tuple) or len(guess) != 2:
        raise ValueError(f"an arrow has two components, got {shortened(repr(guess), 40)}")
    x, y = _number_in(guess[0]), _number_in(guess[1])
    length = math.hypot(x, y)
    # The page rounds the components to a thousandth.
    if length > question.maximum + 0.002:
        raise ValueError(
            f"the arrow may be {question.maximum:g} {question.unit} long, got {length:g}"
        )
    return x, y


def _number_in(guess: Any) -> float:
    text = guess.replace(",", ".").replace("−", "-").strip() if isinstance(guess, str) else guess
    try:
        number = math.nan if isinstance(text, bool) or len(str(text)) > 40 else float(text)
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not math.isfinite(number):
        raise ValueError(f"a guess must be a number, got {shortened(repr(guess), 40)}")
    return number
