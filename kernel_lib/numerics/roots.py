"""Where a condition ends, or a function changes its sign: tries that stay between two ends."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["bisection", "falling_zero", "halved", "halved_each", "polynomial_root", "sign_change"]

#: By then halving alone has closed in on any sign change.
MOST_TRIES = 200


def halved(
    holds: Callable[[float], bool], low: float, high: float, most: int = 2000
) -> tuple[float, float]:
    """The last number at which a condition holds, and the first at which it does not.

    Neighbouring floats, unless `most` halvings end before.

    Parameters
    ----------
    holds : true at `low`, false at `high`, and changes once between them
    most : halvings; the default reaches the smallest float from any bracket
    """
    for _ in range(most):
        middle = (low + high) / 2
        if not low < middle < high:
            break
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low, high


def halved_each(
    holds: Callable[[NDArray[Any]], NDArray[Any]], low: Any, high: Any, count: int
) -> tuple[NDArray[Any], NDArray[Any]]:
    """`halved` for many brackets at once: arrays of one shape, halved `count` times."""
    for _ in range(count):
        middle = (low + high) / 2
        held = holds(middle)
        low, high = np.where(held, middle, low), np.where(held, high, middle)
    return low, high


def bisection(function: Callable[[float], float], low: float, high: float) -> float:
    """Zero of a function between two numbers where its sign changes, to rounding."""
    rising = function(low) < 0
    low, high = halved(lambda x: (function(x) < 0) == rising, low, high)
    return (low + high) / 2


def sign_change(
    value: Callable[[float], float], low: float, high: float, f: float, g: float, within: float
) -> float:
    """A zero between `low`, where the value is f, and `high`, where it is g of the other sign.

    By regula falsi, which halves the value of an end that stays.

    within : of the result; both ends are as near to it
    """
    for _ in range(MOST_TRIES):
        middle = (low * g - high * f) / (g - f)
        if not low < middle < high:
            return low if abs(f) < abs(g) else high
        h = value(middle)
        if h == 0 or high - low <= within:
            return middle
        if (h > 0) == (g > 0):
            high, g, f = middle, h, f / 2
        else:
            low, f, g = middle, h, g / 2
    return high


def falling_zero(
    value: Callable[[float], tuple[float, float]],
    low: float,
    high: float,
    guess: float,
    within: float,
    enough: float,
) -> float:
    """A zero between `low`, where a function is positive, and `high`, where it is negative.

    By Newton's method, and by halving where that would leave the ends.

    Parameters
    ----------
    value : the function and its derivative
    guess : between the ends
    within : of the result; enough : values as small as this are zero
    """
    middle = guess
    for _ in range(MOST_TRIES):
        f, slope = value(middle)
        if abs(f) <= enough or high - low <= within:
            return middle
        low, high = (middle, high) if f > 0 else (low, middle)
        step = f / slope if slope else 0.0
        if abs(step) <= within and slope:
            return middle
        middle = middle - step if low < middle - step < high and step else (low + high) / 2
    return middle


def polynomial_root(
    f: float,
    e: float,
    d: float,
    c: float,
    b: float,
    a: float,
    low: float,
    high: float,
    above: bool,
    guess: float,
) -> float:
    """The root of f t^5 + e t^4 + d t^3 + c t^2 + b t + a between two places of unlike sign.

    By Newton's method, and by halving where that would leave the ends. Compiled loops call it.

    Parameters
    ----------
    above : whether the value at `low` is at least 0
    guess : between the ends
    """
    t = guess
    for _ in range(MOST_TRIES):
        value = ((((f * t + e) * t + d) * t + c) * t + b) * t + a
        slope = (((5.0 * f * t + 4.0 * e) * t + 3.0 * d) * t + 2.0 * c) * t + b
        if (value >= 0.0) == above:
            low = t
        else:
            high = t
        better = t - value / slope if slope != 0.0 else low
        if not low < better < high:
            if better == t or value == 0.0:
                break
            better = 0.5 * (low + high)
        if abs(better - t) <= 1e-16 * abs(t) or better in (low, high):
            t = better
            break
        t = better
    return t
