"""Loops over many cases or many balls, compiled by numba, which is imported here alone."""
