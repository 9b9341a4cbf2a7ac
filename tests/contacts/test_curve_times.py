"""Roots of polynomials: only where they fall through zero, also double ones and divided ones."""

import math

import numpy as np
import pytest

from kernel_lib.contacts.curve_times import (
    circle_falls,
    conic_falls,
    falls,
    harmonic_fall,
    line_falls,
)


def polynomial(lead, *roots):
    """Coefficients of lead (t - r1)(t - r2)..., from t^4 down."""
    found = [lead]
    for root in roots:
        found = np.convolve(found, [1, -root])
    return [0.0] * (5 - len(found)) + [float(x) for x in found]


@pytest.mark.parametrize(
    ("coefficients", "expected"),
    [
        (polynomial(1, 1, 2, 3, 4), (1, 3)),
        (polynomial(-1, 1, 2, 3, 4), (2, 4)),
        (polynomial(1, -1, 2, 3, 7), (3, math.inf)),
        (polynomial(1, 1, 2, 3), (2, math.inf)),
        (polynomial(-1, 1, 2, 3), (1, 3)),
        (polynomial(-1, 5), (5, math.inf)),
        (polynomial(1, 5), (math.inf, math.inf)),
        (polynomial(1, 2, 2, 7, 8), (7, math.inf)),
        (polynomial(1e-12, 1e6, 2e6, 3), (1e6, math.inf)),
        ([1.0, 0, 0, 0, 1.0], (math.inf, math.inf)),
    ],
)
def test_only_falls_count_in_order(coefficients, expected):
    assert falls(*coefficients) == pytest.approx(expected, rel=1e-13)


def test_the_root_of_the_start_is_divided_out():
    assert falls(*polynomial(-1, 0, 1, 2, 3), leaving=True)[0] == pytest.approx(1, rel=1e-14)


def test_random_quartics_against_a_fine_scan():
    rng = np.random.default_rng(4)
    t = np.linspace(0, 10, 400_001)
    for _ in range(30):
        roots = rng.uniform(-3, 9, size=4)
        lead = rng.choice([-1.0, 1.0])
        p = polynomial(lead, *roots)
        values = np.polyval(p, t)
        seen = t[1:][(values[:-1] >= 0) & (values[1:] < 0)]
        found = [x for x in falls(*p) if x < 10]
        assert len(found) == len(seen)
        assert found == pytest.approx(list(seen), abs=3e-5)


def test_impact_with_a_circle_from_its_lowest_point():
    t = circle_falls(0, -1, 1, 1, 0, -1, 1.0, 1.0, True)[0]
    assert t == pytest.approx(0.860319418, abs=5e-10)


def test_a_bead_that_falls_out_of_a_circular_loop_lands_after_4_v_over_g():
    """Where the press ends three roots vanish; one off a hill never comes back."""
    g, angle = 9.81, math.radians(130)
    x, y = math.sin(angle), -math.cos(angle)
    v = math.sqrt(g * y)
    up = v * math.sin(angle)
    t = circle_falls(x, y, v * math.cos(angle), up, 0, -g, 1.0, 1.0, True)[0]
    assert t == pytest.approx(4 * up / g, rel=1e-14)
    y = math.cos(math.radians(48))
    x, v = math.sqrt(1 - y * y), math.sqrt(g * y)
    assert circle_falls(x, y, v * y, -v * x, 0, -g, 1.0, -1.0, True)[0] == math.inf


def test_a_point_on_a_parabola_flies_for_the_quadratic_s_time():
    x, u, v, g, a = 0.3, 0.4, 1.1, 1.0, 1.0
    t = conic_falls(x, x * x / 2, u, v, 0, -g, a, 0.0, 1.0, True)[0]
    assert t == pytest.approx(2 * (v - x * u / a) / (g + u * u / a), rel=1e-14)


@pytest.mark.parametrize("pull", [0.5, -0.5])
@pytest.mark.parametrize("side", [1.0, -1.0])
def test_harmonic_motion_meets_an_ellipse_where_a_fine_scan_sees_it(pull, side):
    rng, w, met = np.random.default_rng(1), math.sqrt(abs(pull)), 0
    t = np.linspace(0, 12, 120_001)
    c, s = (np.cos(w * t), np.sin(w * t)) if pull > 0 else (np.cosh(w * t), np.sinh(w * t))
    for _ in range(150):
        x, y = rng.uniform(-3, 3, size=2)
        if side * (1 - x * x / 4 - y * y) <= 0.01:
            continue
        u, v = rng.normal(size=2)
        gap = side * (1 - (x * c + u / w * s) ** 2 / 4 - (y * c + v / w * s) ** 2)
        seen = np.flatnonzero((gap[:-1] >= 0) & (gap[1:] < 0))
        found = harmonic_fall(x, y, u, v, pull, 2.0, 1.0, side, False)
        if len(seen):
            met += 1
            assert found == pytest.approx(t[seen[0]], abs=2e-4)
        else:
            assert found > 11.9
    assert met > 5


@pytest.mark.parametrize("pull", [0.5, -0.5])
def test_harmonic_motion_leaves_an_ellipse_and_comes_back(pull):
    x, y = math.sqrt(3), 0.5
    found = harmonic_fall(x, y, -0.3, -1.0, pull, 2.0, 1.0, 1.0, True)
    near = harmonic_fall(x - 3e-9, y - 1e-8, -0.3, -1.0, pull, 2.0, 1.0, 1.0, False)
    assert found == pytest.approx(near, abs=1e-7)


def test_what_leaves_a_line_without_pull_never_comes_back():
    assert line_falls(0.0, 1.0, 0.0, True) == (math.inf, math.inf)
    assert line_falls(0.0, 1.0, -2.0, True)[0] == 1.0
