"""Lesson 01: a ball bounces off a level floor."""

from kernel_lib.experiments.plane_bounce.runs import experiment

__all__ = ["experiment"]
