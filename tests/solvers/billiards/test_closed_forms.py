"""Figures of bouncing stability, against the monodromy of runs or a second way."""

import math

import pytest

from kernel_lib.solvers.billiards import closed_forms as forms


@pytest.mark.parametrize(
    ("e", "time", "first"), [(0.99, 208.823209, 209.439510), (0.5, 3.428821, 4.188790)]
)
def test_when_a_ball_in_a_circle_slides(e, time, first):
    angle = math.radians(60)
    assert forms.sliding_time(angle, e) == pytest.approx(time, abs=5e-7)
    assert 2 * angle / (1 - e) == pytest.approx(first, abs=5e-7)
    assert forms.sliding_time(angle, e, 3.0, 2.0) == pytest.approx(1.5 * time, rel=1e-6)


@pytest.mark.parametrize(
    ("stiffness", "true", "sufficient"),
    [(100, 0.790165268, 0.734215723), (1e6, 0.997646539, 0.996863804)],
)
def test_a_soft_bowl_is_stable_beyond_the_sufficient_criterion(stiffness, true, sufficient):
    assert forms.soft_bowl_boundary(1, 1, stiffness) == pytest.approx(true, abs=6e-10)
    assert forms.soft_bowl_sufficient(1, 1, stiffness) == pytest.approx(sufficient, abs=6e-10)
    for share, value in ((0.75, true), (1, sufficient)):
        first_order = 1 - share * math.pi / math.sqrt(stiffness)
        assert first_order == pytest.approx(value, abs=10 / stiffness)


def test_a_soft_bowl_turns_into_the_rigid_one():
    soft = forms.soft_bowl_trace(0.4, 1.2, 0.9, 1e10)
    assert soft == pytest.approx(2 - 4 * 1.2**2 * 0.4 / 0.9, abs=1e-3)


@pytest.mark.parametrize(
    ("walls", "expected"),
    [((2, 3, 1, 3, 1), -0.355561045), ((1, 1.2, 1.1, 3, 2), -1.133348135)],
)
def test_two_walls_with_gravity(walls, expected):
    assert forms.two_walls_half_trace(*walls) == pytest.approx(expected, abs=6e-10)


def test_gravity_destroys_a_stable_orbit_at_low_speed():
    """R1 = R2 = 1.2, l = g = 1: stable above 1.897366596 m/s; without gravity -17/18."""
    for speed, stable in ((1.897366596 + 1e-8, True), (1.897366596 - 1e-8, False)):
        assert (abs(forms.two_walls_half_trace(1.2, 1.2, 1, speed, 1)) < 1) == stable
    assert forms.two_walls_half_trace(1.2, 1.2, 1, 2, 0) == pytest.approx(-17 / 18, rel=1e-14)


def test_the_sufficient_length_without_gravity():
    """l <= R1 R2/(R1 + R2); sharp ranges are l < R1 and R2 < l < R1 + R2."""
    for r1, r2 in ((1, 1), (1, 3), (2, 2.5)):
        length = r1 * r2 / (r1 + r2)
        assert abs(forms.two_walls_half_trace(r1, r2, length, 1, 0)) <= 1
        lengths = {0.99 * r1: True, 1.01 * r2: True, 1.01 * (r1 + r2): False, 1.01 * r1: r1 == r2}
        for length, stable in lengths.items():
            assert (abs(forms.two_walls_half_trace(r1, r2, length, 1, 0)) < 1) == stable


@pytest.mark.parametrize(
    ("along", "pull", "energy", "trace", "period"),
    [
        (1, 0.5, 3, 0.75, -1.4375),
        (2, 0.5, 3, -10, 98),
        (1, 0, 3, 1, -1),
        (2, 0, 3, -14, 194),
        (1, -0.5, 0.76, 1.986842, None),
        (1, -0.5, 0.74, 2.013514, None),
        (1, -0.5, 0.75, 2, 2),
    ],
)
def test_an_ellipse_with_a_spring(along, pull, energy, trace, period):
    found = forms.ellipse_crossing_trace(along, 3 - along, pull, energy)
    assert found == pytest.approx(trace, abs=5e-7)
    if period is not None:
        assert found**2 - 2 == pytest.approx(period, rel=1e-13)
