"""How all lessons write numbers."""

from collections.abc import Mapping

__all__ = ["NOTHING", "figure", "nearest_of", "percent"]

#: What the law says of a run without a contact.
NOTHING = ("Nothing has collided in this run.",)


def figure(value: float, unit: str = "") -> str:
    """Three digits with a true minus, and "~0" for what is only nearly nothing."""
    if value == 0:
        text = "0"
    elif abs(value) < 5e-4:
        text = "~0"
    else:
        text = f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{text.replace('-', '−')} {unit}".rstrip()


def percent(share: float) -> str:
    """A share as three digits of a hundred: 0.7 is "70 %"."""
    return figure(100 * share, "%")


def nearest_of(numbers: Mapping[str, float], found: float) -> str:
    """The words for the number that lies nearest to the one that was found."""
    return min(numbers, key=lambda words: abs(numbers[words] - found))
