"""Lesson 01 in one line."""

from kernel_lib.experiments.plane_bounce import experiment
from kernel_lib.widgets.lesson import Lesson

__all__ = ["plane_bounce"]


def plane_bounce() -> Lesson:
    """The interface of lesson 01: a ball bounces on a plane."""
    return Lesson(experiment)
