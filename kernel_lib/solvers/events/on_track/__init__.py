"""Balls that come to a track, run along it and leave it, among others."""
