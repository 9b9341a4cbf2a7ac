"""Thousands of balls: a loop of events over arrays, compiled where numba is there."""
