"""A scene completes what it is given. Complaints: tests/test_errors.py."""

import pytest

import kernel_lib as kl

BALL = kl.Ball((0, 5), (4, 1), 1, 1)


def test_no_gravity_is_a_zero_vector():
    assert kl.Scene([BALL]).gravity == (0, 0)
    assert kl.Scene([kl.Ball((0, 0, 0), (0, 0, 0), 1, 1)]).gravity == (0, 0, 0)


def test_lists_become_tuples_and_the_surface_is_complete():
    scene = kl.Scene([BALL], [kl.Plane((0, 0), (0, 1))], restitution=0.5, friction=0.2)
    assert scene.balls == (BALL,) and len(scene.walls) == 1
    assert scene.surface == kl.Surface(0.5, 0, 0.2)


@pytest.mark.parametrize("depth", [0.0, 0.9e-9])
def test_touching_is_not_overlapping(depth):
    kl.Scene([kl.Ball((0, 1 - depth), (0, 0), 1, 1)], [kl.Plane((0, 0), (0, 1))])
    kl.Scene([BALL, kl.Ball((2 - depth, 5), (0, 0), 1, 1)])
