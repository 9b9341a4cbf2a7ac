"""Sums of Chebyshev polynomials on panels."""

import math

import numpy as np
import pytest

from kernel_lib.numerics import chebyshev


def test_values_integrals_and_slopes_are_those_of_the_function():
    rows = chebyshev.coefficients(np.exp(chebyshev.NODES)[None])
    for x in (-1.0, -0.3, 0.8, 1.0):
        place = np.array([x])
        assert chebyshev.values(rows, place)[0] == pytest.approx(math.exp(x), rel=1e-14)
        assert chebyshev.value(rows[0].tolist(), x) == pytest.approx(math.exp(x), rel=1e-14)
        grown = chebyshev.values(chebyshev.integral(rows), place)[0]
        assert grown == pytest.approx(math.exp(x) - math.exp(-1), abs=1e-14)
    edged = chebyshev.edged_coefficients(np.sin(chebyshev.EDGED)[None])
    assert chebyshev.value(chebyshev.slope(edged[0]).tolist(), 0.4) == pytest.approx(math.cos(0.4))
    start, steep = chebyshev.at_starts(edged)
    assert (start[0], steep[0]) == pytest.approx((-math.sin(1), math.cos(1)), rel=1e-12)
    running = chebyshev.running_integral(np.cos(chebyshev.EDGED)[None])[0]
    assert running == pytest.approx(np.sin(chebyshev.EDGED) + math.sin(1), abs=1e-15)
    assert running[0] == 0


def test_one_place_has_the_same_bits_alone_and_among_many():
    rng = np.random.default_rng(3)
    rows, x = rng.normal(size=(301, 17)), rng.uniform(-1, 1, size=301)
    many = chebyshev.values(rows, x)
    assert all(chebyshev.values(rows[[k]], x[[k]])[0] == many[k] for k in range(301))


def test_marks_serve_all_rows():
    rows = np.random.default_rng(3).normal(size=(5, 16))
    marks = np.array([-1.0, 0.25, 1.0])
    found = chebyshev.at_marks(rows, chebyshev.marks_at(marks))
    for k, x in enumerate(marks):
        assert found[:, k] == pytest.approx(chebyshev.values(rows, np.full(5, x)), abs=1e-13)


def test_the_first_fall_and_the_least_value_are_found():
    row = chebyshev.edged_coefficients(np.cos(2 * chebyshev.EDGED)).tolist()
    assert chebyshev.first_fall(row, 0.0, 1.0) == pytest.approx(math.pi / 4, abs=1e-15)
    assert chebyshev.first_fall(row, 0.0, 1.0, 0.5) == pytest.approx(math.pi / 6, abs=1e-15)
    dip = chebyshev.edged_coefficients((chebyshev.EDGED - 0.3) ** 2).tolist()
    assert chebyshev.least(dip, -1.0, 1.0) == pytest.approx(0.3, abs=1e-7)
    assert chebyshev.first_fall(dip, 0.35, 1.0, 1.0) == 0.35
