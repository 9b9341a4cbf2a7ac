"""Checks of a lesson: its stored notebook, and its answers."""
