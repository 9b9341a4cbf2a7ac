"""How all lessons write numbers."""

import math
from collections.abc import Mapping, Sequence
from decimal import ROUND_HALF_UP, Context, Decimal

from kernel_lib.words import Sentence

__all__ = ["NOTHING", "distinguished", "figure", "guessed", "nearest_of", "percent"]

#: What the law says of a run without a contact.
NOTHING = (Sentence("law-nothing"),)


def figure(value: float, unit: str = "") -> str:
    """Three digits with a true minus, and "~0" for what is only nearly nothing.

    The page writes numbers in the same way (`figure` in `page/base/numbers.js`): halves go away
    from zero, 1000 and more are whole, a million and more has a power of ten; the sign of degrees
    stands at its number.
    """
    size = abs(value)
    if math.isnan(value):
        text = "–"
    elif math.isinf(value):
        text = "∞"
    elif size == 0:
        text = "0"
    elif size < 5e-4:
        text = "~0"
    elif size >= 1e6:
        digits = _rounded(size, 3)
        text = f"{digits.scaleb(-digits.adjusted()):.2f}e{digits.adjusted()}"
    else:
        text = f"{_rounded(size, 3 if size < 1000 else len(str(int(size)))):f}"
        text = text.rstrip("0").rstrip(".") if "." in text else text
    sign = "−" if value < 0 and size >= 5e-4 else ""
    return f"{sign}{text}{'' if unit == '°' else ' '}{unit}".rstrip()


def guessed(value: float) -> str:
    """A guess as it was given, in at most four digits with a true minus, as the page writes it."""
    text = f"{_rounded(abs(value), 4):f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return f"−{text}" if value < 0 else text


def _rounded(size: float, digits: int) -> Decimal:
    return Context(prec=digits, rounding=ROUND_HALF_UP).create_decimal(Decimal(size))


def distinguished(values: Sequence[float], unit: str = "") -> list[str]:
    """As `figure`, but with four or five digits where three show two different values alike."""
    for digits in (3, 4, 5):
        texts = (
            [figure(value) for value in values]
            if digits == 3
            else [f"{_rounded(value, digits):f}" for value in values]
        )
        if len(set(texts)) == len(set(values)):
            break
    return [f"{text} {unit}".rstrip() for text in texts]


def percent(share: float) -> str:
    """A share as three digits of a hundred: 0.7 is "70 %"."""
    return figure(100 * share, "%")


def nearest_of(numbers: Mapping[str, float], found: float) -> str:
    """The words for the number that lies nearest to the one that was found."""
    return min(numbers, key=lambda words: abs(numbers[words] - found))
