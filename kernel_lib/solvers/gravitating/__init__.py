"""Balls that attract each other: flights integrated to a tolerance, contacts as events."""
