"""Lesson 05: Newton's cradle."""

from kernel_lib.experiments.newtons_cradle.runs import experiment

__all__ = ["experiment"]
