"""Lesson 02 in one line."""

from kernel_lib.experiments.oblique_plane import experiment
from kernel_lib.widgets.lesson import Lesson

__all__ = ["oblique_plane"]


def oblique_plane() -> Lesson:
    """The interface of lesson 02: a ball lands on a tilted plane."""
    return Lesson(experiment)
