"""Planes keep a normal of length one, whatever was given."""

import pytest

import kernel_lib as kl


@pytest.mark.parametrize("scale", [1, 2.5, 1e-60, 1e60])
def test_the_normal_is_normalised_once(scale):
    plane = kl.Plane((0, 0), (-3 * scale, 4 * scale))
    assert plane.normal == pytest.approx((-0.6, 0.8), rel=1e-15)


def test_dimension():
    assert kl.Plane((0, 0, 1), (0, 1, 0)).dimension == 3
