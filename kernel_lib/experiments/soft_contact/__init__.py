"""Lesson 06: a ball touches a plate, for as long as a contact takes."""

from kernel_lib.experiments.soft_contact.runs import experiment

__all__ = ["experiment"]
