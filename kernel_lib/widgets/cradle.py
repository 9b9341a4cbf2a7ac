"""Lesson 05 in one line."""

from kernel_lib.experiments.cradle import experiment
from kernel_lib.widgets.lesson import Lesson

__all__ = ["cradle"]


def cradle() -> Lesson:
    """The interface of lesson 05: a row of balls, and four answers."""
    return Lesson(experiment)
