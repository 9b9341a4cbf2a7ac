"""Runs in files: their parts as rows of numbers, and the laws that are known by name."""
