"""What a lesson gives its reader to do, as plain data: exercises and challenges."""

import math
from collections.abc import Callable
from dataclasses import dataclass, field

from kernel_lib.experiments.teaching.guess import Runs, Values

__all__ = ["MOST_STARS", "Challenge", "Exercise"]

#: Most stars of a challenge.
MOST_STARS = 3


@dataclass(frozen=True)
class Exercise:
    """A question with a field for its answer, which is checked.

    name : one word, by which the page remembers it
    answer : a number in `unit`, or one of `choices`
    tolerance : how far from the answer a number may be, in `unit`
    values : at which it can be tried, over the defaults
    """

    name: str
    question: str
    answer: float | str
    hint: str
    solution: str
    unit: str = ""
    tolerance: float = 0.0
    choices: tuple[str, ...] = ()
    values: Values = field(default_factory=dict)


@dataclass(frozen=True)
class Challenge:
    """Something to reach by the controls, judged from the run.

    name : one word, by which the page remembers it
    measure : takes values and runs, returns a number in `unit`; nan where there is none
    stars : ranges, both ends in; each that holds the measure gives a star
    values : from which it starts, over the defaults
    controls : names of the parameters at hand while it is played, those that it asks to change;
        none: those of the act
    above, below : what to try where the measure is too high for the next star, or too low
    ways : names of different ways to the goal, as many as stars; each gives a star of its own
    way : takes values, returns the way that they go, or "" for none or several at once
    """

    name: str
    goal: str
    measure: Callable[[Values, Runs], float]
    stars: tuple[tuple[float, float], ...]
    unit: str = ""
    values: Values = field(default_factory=dict)
    controls: tuple[str, ...] = ()
    above: str = ""
    below: str = ""
    ways: tuple[str, ...] = ()
    way: Callable[[Values], str] | None = None

    def reached(self, values: Values, runs: Runs) -> tuple[float | None, int]:
        """The measure, None where it is no number, and how many stars it gives."""
        number = float(self.measure(values, runs))
        if not math.isfinite(number):
            return None, 0
        stars = self.stars
        if self.way is not None:
            taken = self.way(values)
            stars = stars[self.ways.index(taken) :][:1] if taken in self.ways else ()
        return number, sum(low <= number <= high for low, high in stars)
