"""Lesson 04 in one line."""

from kernel_lib.experiments.rotating_spheres import experiment
from kernel_lib.widgets.lesson import Lesson

__all__ = ["rotating_spheres"]


def rotating_spheres() -> Lesson:
    """The interface of lesson 04: spheres that spin, grip and roll."""
    return Lesson(experiment)
