"""Acceleration of free fall at the surface, m/s²; Jupiter's at one bar."""

__all__ = ["EARTH", "JUPITER", "MARS", "MOON"]

EARTH, MOON, MARS, JUPITER = 9.807, 1.62, 3.71, 24.8
