"""The pieces of a track as curves over a parameter: place and its first two derivatives.

Each curve serves one float (`m` is the module math) and arrays (`m` is numpy) alike.
"""

import math
from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

__all__ = ["ArcCurve", "Curve", "CycloidCurve", "LineCurve", "ParabolaCurve", "SplineCurve"]

#: Sine of half the rolled angle of a cycloid below which its curvature stays as it is there: at the
#: cusp itself it is infinite.
NEAREST_CUSP = 1e-13

#: x, y, their derivatives, and their second derivatives.
Place = tuple[Any, Any, Any, Any, Any, Any]


@dataclass(frozen=True)
class LineCurve:
    """From (x, y) in a direction; the parameter is the length, m."""

    x: float
    y: float
    along_x: float
    along_y: float
    low: float
    high: float
    knots: tuple[float, ...] = ()

    def at(self, q: Any, m: Any) -> Place:
        zero = 0.0 * q
        one = zero + 1.0
        x, y = self.x + self.along_x * q, self.y + self.along_y * q
        return x, y, self.along_x * one, self.along_y * one, zero, zero


@dataclass(frozen=True)
class ArcCurve:
    """A circle about (x, y); the parameter is the angle gone through, rad.

    start : rad, angle of its first point seen from the centre
    way : 1 anticlockwise, -1 clockwise
    """

    x: float
    y: float
    radius: float
    start: float
    way: int
    low: float
    high: float
    knots: tuple[float, ...] = ()

    def at(self, q: Any, m: Any) -> Place:
        angle = self.start + self.way * q
        c, s = self.radius * m.cos(angle), self.radius * m.sin(angle)
        return self.x + c, self.y + s, -self.way * s, self.way * c, -c, -s


@dataclass(frozen=True)
class ParabolaCurve:
    """y = bottom + steepness (x - axis)^2; the parameter is way x, m."""

    axis: float
    bottom: float
    steepness: float
    way: int
    low: float
    high: float
    knots: tuple[float, ...] = ()

    def at(self, q: Any, m: Any) -> Place:
        away = self.way * q - self.axis
        zero = 0.0 * q
        y = self.bottom + self.steepness * away * away
        slope = 2.0 * self.steepness * self.way * away
        return self.way * q, y, zero + self.way, slope, zero, zero + 2.0 * self.steepness


@dataclass(frozen=True)
class CycloidCurve:
    """A point on the rim of a circle that rolls along a ceiling; the parameter is its angle, rad.

    x = x0 + radius (q - sin q), y = y0 - radius (1 - cos q)
    """

    x: float
    y: float
    radius: float
    low: float
    high: float
    knots: tuple[float, ...] = ()

    def at(self, q: Any, m: Any) -> Place:
        a = self.radius
        # In half angles, or the difference 1 - cos q loses its digits at the cusp.
        s, c = m.sin(q / 2), m.cos(q / 2)
        s = s + (abs(s) < NEAREST_CUSP) * (NEAREST_CUSP - s)
        sine, less = 2 * s * c, 2 * s * s
        return (
            self.x + a * (q - m.sin(q)),
            self.y - a * less,
            a * less,
            -a * sine,
            a * sine,
            -a * (1 - less),
        )


@dataclass(frozen=True)
class SplineCurve:
    """Cubics from point to point, with one slope and one curvature where they meet.

    The parameter is the sum of the chords, m, so that nothing overshoots. At both ends the second
    derivative is zero.

    knots : (n,) m, the parameter at each point; x, y : for each chord, coefficients of 1 to q^3
    """

    knots: tuple[float, ...]
    x: tuple[tuple[float, ...], ...]
    y: tuple[tuple[float, ...], ...]

    @property
    def low(self) -> float:
        return self.knots[0]

    @property
    def high(self) -> float:
        return self.knots[-1]

    def at(self, q: Any, m: Any) -> Place:
        last = len(self.knots) - 2
        if m is math:
            index: Any = min(max(bisect_right(self.knots, q) - 1, 0), last)
            (a, b, c, d), (e, f, g, h) = self.x[index], self.y[index]
            s = q - self.knots[index]
        else:
            knots = np.array(self.knots)
            index = np.clip(np.searchsorted(knots, q, side="right") - 1, 0, last)
            a, b, c, d = np.moveaxis(np.array(self.x)[index], -1, 0)
            e, f, g, h = np.moveaxis(np.array(self.y)[index], -1, 0)
            s = q - knots[index]
        return (
            a + s * (b + s * (c + s * d)),
            e + s * (f + s * (g + s * h)),
            b + s * (2 * c + 3 * d * s),
            f + s * (2 * g + 3 * h * s),
            2 * c + 6 * d * s,
            2 * g + 6 * h * s,
        )

    @staticmethod
    def through(points: Sequence[Sequence[float]]) -> "SplineCurve":
        """The smooth curve through these points, in order."""
        places = np.array(points, dtype=float)
        chords = np.hypot(*np.diff(places, axis=0).T)
        knots = np.concatenate([[0.0], np.cumsum(chords)])
        second = _second_derivatives(chords, places)
        rows = []
        for i, chord in enumerate(chords.tolist()):
            here, there = second[i], second[i + 1]
            slope = (places[i + 1] - places[i]) / chord - chord * (2 * here + there) / 6
            rows.append((places[i], slope, here / 2, (there - here) / (6 * chord)))
        x, y = (tuple(tuple(float(part[j]) for part in row) for row in rows) for j in (0, 1))
        return SplineCurve(tuple(knots.tolist()), x, y)


def _second_derivatives(chords: Any, places: Any) -> Any:
    """Of x and y at every point: one slope from both sides, and zero at the ends."""
    n = len(places)
    matrix, right = np.eye(n), np.zeros((n, 2))
    slopes = np.diff(places, axis=0) / chords[:, None]
    for i in range(1, n - 1):
        matrix[i, i - 1 : i + 2] = chords[i - 1], 2 * (chords[i - 1] + chords[i]), chords[i]
        right[i] = 6 * (slopes[i] - slopes[i - 1])
    return np.linalg.solve(matrix, right)


Curve = LineCurve | ArcCurve | ParabolaCurve | CycloidCurve | SplineCurve
