"""Lesson 03 in one line."""

from kernel_lib.experiments.two_balls import experiment
from kernel_lib.widgets.lesson import Lesson

__all__ = ["two_balls"]


def two_balls() -> Lesson:
    """The interface of lesson 03: two balls, and when they stick."""
    return Lesson(experiment)
