"""A reader's guess as the page sends it, read with suspicion."""

import math
from typing import Any

from kernel_lib.experiments.experiment import Guess

__all__ = ["guess_in", "shortened"]


def guess_in(guess: Any, question: Guess) -> float | str:
    """A guess in the form that the question compares.

    Raises
    ------
    ValueError : naming what was given
    """
    if question.kind == "choice":
        if guess not in question.choices:
            raise ValueError(f"choose one of {', '.join(question.choices)}")
        return str(guess)
    return _number_in(guess)


def _number_in(guess: Any) -> float:
    text = guess.replace(",", ".").replace("−", "-").strip() if isinstance(guess, str) else guess
    try:
        number = math.nan if isinstance(text, bool) or len(str(text)) > 40 else float(text)
    except (TypeError, ValueError, OverflowError):
        number = math.nan
    if not math.isfinite(number):
        raise ValueError(f"a guess must be a number, got {shortened(repr(guess), 40)}")
    return number


def shortened(text: str, longest: int = 400) -> str:
    """A text that fits a message, whatever a page sent."""
    return text if len(text) <= longest else text[: longest - 2] + " …"
