"""Lesson 09, on a track: a folder of modules by subject, and its `experiment`."""

from kernel_lib.experiments.track.runs import experiment

__all__ = ["experiment"]
