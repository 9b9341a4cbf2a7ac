"""Lesson 08: a thousand balls in a box, their speeds, their way back, their pressure."""

from kernel_lib.experiments.many_balls.runs import experiment

__all__ = ["experiment"]
