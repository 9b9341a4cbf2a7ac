"""A ball on a table that shakes doubles its period where an independent map of bounces does.

In units of g and the rate of the table its amplitude is Gamma. Until the next bounce, at t' after a
flight of s, gamma sin t + u s - s^2/2 = gamma sin t'; then u' = -e (u - s) + (1 + e) gamma cos t'.
"""

import math

import numpy as np
import pytest
from scipy.optimize import brentq

import kernel_lib as kl

E = 0.5

#: The bounce of one swing, cos t = pi (1 - e)/((1 + e) Gamma), is stable up to here: Luck and
#: Mehta, Physical Review E 48, 3988 (1993).
FIRST = math.hypot(math.pi * (1 - E) / (1 + E), 2 * (1 + E**2) / (1 + E) ** 2)


def start(gamma):
    """Phase of the bounce of one swing, and the speed with which it leaves."""
    return math.acos(math.pi * (1 - E) / ((1 + E) * gamma)), math.pi


def bounce(gamma, t, u):
    """Phase and speed after the next bounce, and their derivatives by t and u."""

    def gap(s):
        return gamma * math.sin(t) + u * s - s * s / 2 - gamma * math.sin(t + s)

    fine = np.arange(0.05, 4 * math.pi, 0.01)
    first = fine[np.argmax([gap(s) < 0 for s in fine])]
    s = brentq(gap, first - 0.01, first, xtol=1e-14)
    then, falls = t + s, u - s
    table = gamma * math.cos(then)
    by_t = (u - s - gamma * math.cos(t)) / (falls - table)
    by_u = -s / (falls - table)
    turn = -(1 + E) * gamma * math.sin(then)
    slopes = [
        [by_t, by_u],
        [-E * (1 - by_t) + turn * by_t, -E * (1 - by_u) + turn * by_u],
    ]
    return then, -E * falls + (1 + E) * table, np.array(slopes)


def doubles(gamma):
    """1 + trace + determinant of two bounces that repeat: negative where they do not any more."""
    t, u = start(gamma)
    t += 0.1
    for _ in range(600):
        t, u, _ = bounce(gamma, t, u)
    t, u, one = bounce(gamma, t, u)
    two = bounce(gamma, t, u)[2]
    return 1 + np.trace(two @ one) + np.linalg.det(two @ one)


def spread(gamma, period):
    """By how many radians every so many bounces of a run by Events differ in the end."""
    t, u = start(gamma)
    table = kl.Plane((0, 0), (0, 1), moves=kl.Shaking((0, gamma), 1.0, t))
    height = 1.0 + gamma * math.sin(t) + 1e-3
    scene = kl.Scene([kl.Ball((0, height), (0, u), 1.0, 1)], [table], (0, -1), E)
    hits = kl.simulate(scene, 300 * math.tau, record="contacts").contacts.of_kind("impact").time
    phase = np.unwrap((hits[-40:] + t) % math.tau)
    phase -= math.tau * np.round((phase - phase[0]) / math.tau)
    return np.abs(phase[period:] - phase[:-period]).max()


def threshold(period, low, high):
    """Gamma from which bounces of this period no longer repeat, by Events."""
    while high - low > 2e-3 * low:
        middle = (low + high) / 2
        low, high = (middle, high) if spread(middle, period) < 0.02 else (low, middle)
    return (low + high) / 2


def test_the_first_two_thresholds_are_those_of_the_map():
    second = brentq(doubles, FIRST * 1.02, FIRST * 1.10, xtol=1e-4)
    assert abs(np.linalg.eigvals(bounce(FIRST, *start(FIRST))[2]) + 1).min() < 1e-6
    found = threshold(1, 0.97 * FIRST, 1.03 * FIRST), threshold(2, 0.97 * second, 1.03 * second)
    print(f"Gamma by the map {FIRST:.4f} {second:.4f}, by Events {found[0]:.4f} {found[1]:.4f}")
    assert found == pytest.approx((FIRST, second), rel=0.01)
