"""What a stage draws: the picture of a verdict that stands, or the target of a challenge."""

import math
from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

from kernel_lib.experiments.charts import Chart, Histogram, Loop
from kernel_lib.words import Text

__all__ = ["MOST_MARKS", "Angle", "Band", "Mark", "Picture", "Ring", "Span", "Spot", "Way"]

#: Most marks of a picture: more say nothing in five seconds.
MOST_MARKS = 12

Point = tuple[float, float]


@dataclass(frozen=True, kw_only=True)
class Mark:
    """What all marks have. Places are in m, in the room of the runs.

    text : a few words next to it
    run : name of the run whose hue it has; "": ink, or with `ball` that of the first run
    ball : the ball whose hue it has, counted from 0
    option : name of the option that it stands for: it is yellow, and drawn for that guess alone
    yours : whether it is what the reader has reached: it is yellow
    """

    text: Text = ""
    run: str = ""
    ball: int | None = None
    option: str = ""
    yours: bool = False

    def __post_init__(self) -> None:
        for number in _numbers(getattr(self, one.name) for one in fields(self)):
            if not math.isfinite(number):
                raise ValueError(f"a mark needs finite places, got {self!r}")


def _numbers(given: Any) -> Iterator[float]:
    for one in given:
        if isinstance(one, int | float):
            yield float(one)
        elif isinstance(one, tuple):
            yield from _numbers(one)


@dataclass(frozen=True)
class Ring(Mark):
    """The outline of a body at a place, dashed.

    at : m; radius : m; number : from 1, in a disc at its edge, 0: none
    """

    at: Point
    radius: float
    number: int = 0


@dataclass(frozen=True)
class Spot(Mark):
    """A place with a name; at : m."""

    at: Point


@dataclass(frozen=True)
class Way(Mark):
    """A line through places.

    points : m, at least two; arrow : whether its end has a head; dashed : whether it is no body's
        own path
    """

    points: tuple[Point, ...]
    arrow: bool = False
    dashed: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.points) < 2:
            raise ValueError(f"a way has at least two points, got {self.points!r}")


@dataclass(frozen=True)
class Span(Mark):
    """A length from one place to another, with a stop at either end; start, end : m."""

    start: Point
    end: Point


@dataclass(frozen=True)
class Band(Mark):
    """A stripe across the stage, or a line where both its ends are one.

    start, end : m, two heights; upright : whether they are places from left to right
    """

    start: float
    end: float
    upright: bool = False


@dataclass(frozen=True)
class Angle(Mark):
    """An angle with its two legs.

    at : m, where they meet; start, end : °, anticlockwise from the right; radius : m, of the arc
    legs : m, length of its legs; 0: a little more than that radius
    """

    at: Point
    start: float
    end: float
    radius: float
    legs: float = 0.0


@dataclass(frozen=True)
class Picture:
    """What is drawn once a verdict stands, or as a target.

    words : the claim, or the target, in a sentence, for a reader who does not see it
    marks : on the stage, at most MOST_MARKS
    chart : next to the bodies, or None
    moment : s, marked on the bar of time, or None

    Raises
    ------
    ValueError : without words, or with too many marks
    """

    words: Text
    marks: tuple[Mark, ...] = ()
    chart: Chart | Histogram | Loop | None = None
    moment: float | None = None

    def __post_init__(self) -> None:
        if not self.words or len(self.marks) > MOST_MARKS:
            raise ValueError(
                f"a picture needs words and has at most {MOST_MARKS} marks, got "
                f"{self.words!r} and {len(self.marks)}"
            )
