"""Vectors as plain tuples of three floats: what the solvers compute with.

A run of one ball spends its time on a handful of numbers, where tuples are several
times faster than small arrays. Source of projection, rejection, interpolation and
proportional division: Nikulin 2024, "pr", "od", "LI" and "prodel".
"""

import math
from collections.abc import Sequence

__all__ = [
    "ZERO",
    "Vector",
    "add",
    "as_three",
    "cross",
    "dot",
    "interpolate",
    "norm",
    "projection",
    "proportional_division",
    "rejection",
    "scale",
    "spin_as_three",
    "subtract",
    "unit",
]

Vector = tuple[float, float, float]

ZERO: Vector = (0.0, 0.0, 0.0)


def as_three(components: Sequence[float]) -> Vector:
    """Two components become three: a plane scene is z = 0."""
    if len(components) == 2:
        return (components[0], components[1], 0.0)
    return (components[0], components[1], components[2])


def spin_as_three(spin: float | Sequence[float]) -> Vector:
    """A spin in the plane, counted anticlockwise, points along z."""
    if isinstance(spin, Sequence):
        return (spin[0], spin[1], spin[2])
    return (0.0, 0.0, spin)


def add(a: Vector, b: Vector) -> Vector:
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2])


def subtract(a: Vector, b: Vector) -> Vector:
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2])


def scale(a: Vector, factor: float) -> Vector:
    return (a[0] * factor, a[1] * factor, a[2] * factor)


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    return (
        a[1] * b[2] - a[2] * b[1],
        a[2] * b[0] - a[0] * b[2],
        a[0] * b[1] - a[1] * b[0],
    )


def norm(a: Vector) -> float:
    return math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2])


def unit(a: Vector) -> Vector:
    """Direction of `a`; zero has none and stays zero."""
    length = norm(a)
    return scale(a, 1 / length) if length > 0 else ZERO


def projection(v: Vector, n: Vector) -> Vector:
    """Part of `v` along `n`: pr(v, n) = (v.n) n / (n.n). `n` need not be a unit vector."""
    return scale(n, dot(v, n) / dot(n, n))


def rejection(v: Vector, n: Vector) -> Vector:
    """Part of `v` across `n`: od(v, n) = v - pr(v, n)."""
    return subtract(v, projection(v, n))


def interpolate(a: Vector, b: Vector, t: float) -> Vector:
    """Point of the chord from `a` (t = 0) to `b` (t = 1): LI(a, b, t) = a (1 - t) + b t."""
    s = 1 - t
    return (a[0] * s + b[0] * t, a[1] * s + b[1] * t, a[2] * s + b[2] * t)


def proportional_division(a: float, b: float, c: float) -> float:
    """The part of the way from a to b at which c lies: prodel(0, 1, a, b, c) = (c - a)/(b - a).

    For a = b the paper takes the end, 1.
    """
    return 1.0 if a == b else (c - a) / (b - a)
