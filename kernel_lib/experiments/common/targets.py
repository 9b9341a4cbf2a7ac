"""Targets of challenges: ranges that give stars, bands across the stage, what was reached."""

from dataclasses import replace

from kernel_lib.experiments.teaching.picture import Band, Picture
from kernel_lib.words import Text

__all__ = ["around", "nested", "up_to", "with_reached"]

#: From least to most, both in the unit of the measure.
Ranges = tuple[tuple[float, float], ...]


def around(middle: float, *reaches: float) -> Ranges:
    """A range for each star: how far from the middle the measure may be, in its unit."""
    return tuple((middle - reach, middle + reach) for reach in reaches)


def up_to(*most: float) -> Ranges:
    """A range for each star: from 0 to the most that the measure may be, in its unit."""
    return tuple((0.0, one) for one in most)


def nested(
    words: Text,
    middle: float,
    reaches: tuple[float, ...],
    text: Text = "",
    *,
    upright: bool = False,
) -> Picture:
    """A line and a band around it for each star.

    Parameters
    ----------
    words : the target in a sentence
    middle, reaches : m, a height or, `upright`, a place from left to right, and how far from it
        each band goes to either side
    text : next to the line
    """
    line = Band(middle, middle, upright, text=text)
    bands = (Band(middle - one, middle + one, upright) for one in reaches)
    return Picture(words, (*bands, line))


def with_reached(target: Picture, at: float, text: Text, *, upright: bool = False) -> Picture:
    """The target, and a yellow line where the run came to; at : m."""
    line = Band(at, at, upright, text=text, yours=True)
    return replace(target, marks=(*target.marks, line))
