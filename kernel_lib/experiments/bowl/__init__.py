"""Lesson 07: a ball bounces in a bowl, between two mirrors, near the middle or away from it."""

from kernel_lib.experiments.bowl.runs import experiment

__all__ = ["experiment"]
