"""Distances and normals of two bodies now."""

import math

import pytest

from kernel_lib.contacts.distances import centre_distance, normal_between, plane_distance


def test_distance_from_a_plane_has_a_sign():
    half = math.sqrt(0.5)
    assert plane_distance((3.0, 1.0, 0.0), (half, half, 0.0), half) == pytest.approx(3 * half)
    assert plane_distance((0.0, -1.0, 0.0), (0.0, 1.0, 0.0), 0.0) == -1


def test_normal_points_from_b_to_a():
    assert normal_between((3.0, 4.0, 0.0), (0.0, 0.0, 0.0)) == pytest.approx((0.6, 0.8, 0))
    assert centre_distance((3.0, 4.0, 12.0), (0.0, 0.0, 0.0)) == 13


def test_at_coincident_centres_the_line_of_approach_stands_in():
    place = (1.0, 2.0, 3.0)
    normal = normal_between(place, place, (5.0, 0.0, 0.0), (1.0, 0.0, 0.0))
    assert normal == (-1, 0, 0)
    with pytest.raises(ValueError, match="same centre and the same velocity"):
        normal_between(place, place, (1.0, 0.0, 0.0), (1.0, 0.0, 0.0))
