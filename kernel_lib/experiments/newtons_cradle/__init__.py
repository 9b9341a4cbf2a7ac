"""Lesson 05: Newton's cradle and the order of impacts."""

from kernel_lib.experiments.newtons_cradle.runs import experiment

__all__ = ["experiment"]
