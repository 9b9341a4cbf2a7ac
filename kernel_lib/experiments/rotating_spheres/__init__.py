"""Lesson 04: spheres that spin."""

from kernel_lib.experiments.rotating_spheres.runs import experiment

__all__ = ["experiment"]
