"""Nearest points and curvature of plane curves, against brute force."""

import math

import numpy as np
import pytest

from kernel_lib.state import curves

PLACES = [(0.3, 1.0), (-0.7, 0.1), (0.0, 0.2), (2.0, -1.0), (1.9, 0.4), (0.01, 0.3), (1e-9, 0.5)]


@pytest.mark.parametrize(("x", "y"), [*PLACES, (0.0, 3.0), (5.0, 9.0)])
def test_no_point_of_a_parabola_is_nearer_than_its_foot(x, y):
    a = 0.5
    q = curves.parabola_foot(x, y, a)
    found = math.hypot(q - x, q * q / (2 * a) - y)
    many = np.linspace(-10, 10, 200_001)
    assert found <= np.hypot(many - x, many**2 / (2 * a) - y).min() + 1e-15
    across = (q - x) + (q * q / (2 * a) - y) * q / a
    assert abs(across) < 1e-13 * (1 + q * q)


@pytest.mark.parametrize("axes", [(2.0, 1.0), (1.0, 2.0), (1.5, 1.5)])
@pytest.mark.parametrize(("x", "y"), [*PLACES, (0.0, 0.0), (1.2, 0.0), (1.99, 0.0), (3.0, 0.0)])
def test_no_point_of_an_ellipse_is_nearer_than_its_foot(axes, x, y):
    a, b = axes
    u, v = curves.ellipse_foot(x, y, a, b)
    assert (u / a) ** 2 + (v / b) ** 2 == pytest.approx(1, abs=1e-14)
    turn = np.linspace(0, 2 * math.pi, 200_001)
    nearest = np.hypot(a * np.cos(turn) - x, b * np.sin(turn) - y).min()
    assert math.hypot(u - x, v - y) <= nearest + 1e-14


def test_a_foot_keeps_to_the_side_of_its_point():
    assert curves.parabola_foot(-0.3, 1.0, 0.5) == -curves.parabola_foot(0.3, 1.0, 0.5)
    assert curves.ellipse_foot(-1.2, -0.3, 2, 1) == tuple(
        -z for z in curves.ellipse_foot(1.2, 0.3, 2, 1)
    )


def test_curvatures_at_the_ends_of_the_axes():
    assert curves.parabola_curvature(0.0, 0.5) == 2
    assert curves.ellipse_curvature(2.0, 0.0, 2.0, 1.0) == pytest.approx(2.0)
    assert curves.ellipse_curvature(0.0, 1.0, 2.0, 1.0) == pytest.approx(0.25)
    assert curves.parallel_curvature(2.0, 0.2) == pytest.approx(1 / 0.3)
    assert curves.parallel_curvature(-2.0, 0.5) == -1


def test_angles_on_arcs():
    assert curves.angle_on_arc(-0.1, 2 * math.pi - 0.3, 0.6) == pytest.approx(0.2)
    assert curves.angle_on_arc(1.0, 2.0, 3.0) == -1
