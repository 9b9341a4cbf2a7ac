"""Where a function of time changes its sign: tries that stay between two ends."""

from collections.abc import Callable

__all__ = ["falling_zero", "sign_change"]

#: By then halving alone has closed in on any sign change.
MOST_TRIES = 200


def sign_change(
    value: Callable[[float], float], low: float, high: float, f: float, g: float, within: float
) -> float:
    """A zero between `low`, where the value is f, and `high`, where it is g of the other sign.

    By regula falsi, which halves the value of an end that stays. within : of the result: the last
    two tries, or the ends around it, are as near as that
    """
    last = low
    for _ in range(MOST_TRIES):
        middle = (low * g - high * f) / (g - f)
        if not low < middle < high:
            return low if abs(f) < abs(g) else high
        h = value(middle)
        if h == 0 or min(abs(middle - last), high - low) <= within:
            return middle
        last = middle
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
