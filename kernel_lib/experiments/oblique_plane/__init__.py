"""Lesson 02: a ball lands on a tilted plane."""

from kernel_lib.experiments.oblique_plane.runs import experiment

__all__ = ["experiment"]
