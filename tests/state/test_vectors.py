"""Decomposition and interpolation, by Nikulin's names: pr, od, LI, prodel."""

import pytest
from hypothesis import given, strategies as st

from kernel_lib.state import vectors as v

triple = st.tuples(*[st.floats(-10, 10)] * 3)


@given(a=triple, n=triple.filter(lambda n: v.norm(n) > 0.1))
def test_projection_and_rejection_share_a_vector(a, n):
    along, across = v.projection(a, n), v.rejection(a, n)
    assert v.add(along, across) == pytest.approx(a, abs=1e-12)
    assert v.dot(across, n) == pytest.approx(0, abs=1e-10)
    assert v.norm(v.cross(along, n)) == pytest.approx(0, abs=1e-10)


@given(a=triple, b=triple)
def test_cross_product_stands_across_both(a, b):
    c = v.cross(a, b)
    assert v.dot(c, a) == pytest.approx(0, abs=1e-9) and v.dot(c, b) == pytest.approx(0, abs=1e-9)
    assert v.cross((1, 0, 0), (0, 1, 0)) == (0, 0, 1)


def test_interpolation_and_proportional_division():
    assert v.interpolate((0, 0, 0), (4, 8, -2), 0.25) == (1, 2, -0.5)
    assert v.proportional_division(5, 1, 2) == 0.75
    assert v.proportional_division(3, 3, 2) == 1


def test_a_plane_scene_is_z_0_and_spins_about_z():
    assert v.as_three((1, 2)) == (1, 2, 0) and v.as_three((1, 2, 3)) == (1, 2, 3)
    assert v.spin_as_three(4.0) == (0, 0, 4) and v.spin_as_three((1, 2, 3)) == (1, 2, 3)


def test_zero_has_no_direction_and_stays_zero():
    assert v.unit((0.0, 0.0, 0.0)) == (0, 0, 0)
    assert v.norm(v.unit((3.0, -4.0, 12.0))) == pytest.approx(1)
