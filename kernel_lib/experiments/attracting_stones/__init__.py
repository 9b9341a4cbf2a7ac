"""Lesson 10, stones that attract: a folder of modules by subject, and its `experiment`."""

from kernel_lib.experiments.attracting_stones.runs import experiment

__all__ = ["experiment"]
