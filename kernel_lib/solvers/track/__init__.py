"""Balls on a track: which mode, for how long, and what ends it."""
