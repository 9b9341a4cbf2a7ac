"""Runs as a page sees them: one block of numbers, and the first of them as a still."""
