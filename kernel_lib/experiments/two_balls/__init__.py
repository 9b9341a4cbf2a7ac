"""Lesson 03: two balls that do not bounce; when do they stick?"""

from kernel_lib.experiments.two_balls.runs import experiment

__all__ = ["experiment"]
