"""Balls, planes and their frozen values. Complaints: tests/test_errors.py."""

import dataclasses
import math

import numpy as np
import pytest

import kernel_lib as kl


def test_a_ball_keeps_floats_whatever_it_is_given():
    ball = kl.Ball(np.array([0, 5]), [4, 1], np.float32(1), 2, spin=3)
    assert ball.position == (0.0, 5.0) and ball.velocity == (4.0, 1.0)
    assert {type(x) for x in (*ball.position, ball.radius, ball.mass, ball.spin)} == {float}
    assert ball.dimension == 2


def test_a_ball_in_space_spins_about_an_axis():
    still = kl.Ball((0, 0, 0), (0, 0, 0), 1, 1)
    assert still.spin == (0, 0, 0)
    assert kl.Ball((0, 0, 0), (0, 0, 0), 1, 1, (1, 2, 3)).spin == (1, 2, 3)


@pytest.mark.parametrize("factor", [2 / 5, 1 / 2, 2 / 3, math.inf])
def test_moment_of_inertia(factor):
    assert kl.Ball((0, 0), (0, 0), 3, 2, inertia_factor=factor).moment_of_inertia == factor * 18


def test_bodies_do_not_change():
    ball = kl.Ball((0, 5), (4, 1), 1, 1)
    with pytest.raises(dataclasses.FrozenInstanceError):
        ball.mass = 2
    assert ball == kl.Ball((0, 5), (4, 1), 1, 1) and hash(ball) == hash(
        kl.Ball((0, 5), (4, 1), 1, 1)
    )
