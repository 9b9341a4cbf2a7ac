"""Directions around the scalar laws: one impact of two bodies."""

import math

import pytest

import kernel_lib as kl
from kernel_lib.solvers.impact import ROOM, Body, closing_speed, impact, slip_velocity
from kernel_lib.solvers.setup import rules_of

UP = (0.0, 1.0, 0.0)
BALL = Body((3.0, -4.0, 0.0), (0.0, 0.0, 5.0), 0.5, 1 / 2, 2.5 / 2)


def test_closing_speed_and_slip_on_the_floor():
    assert closing_speed(BALL, ROOM, UP) == 4
    assert slip_velocity(BALL, ROOM, UP) == pytest.approx((3 + 0.5 * 5, 0, 0))


def test_smooth_impact_touches_neither_tangent_nor_spin():
    done = impact(BALL, ROOM, UP, rules_of(kl.Surface(0.5)))
    assert done.a.velocity == pytest.approx((3, 2, 0)) and done.a.spin == BALL.spin
    assert done.impulse == pytest.approx((0, 12, 0))
    assert done.lost == pytest.approx((0.5 * 2 * (16 - 4), 0))


def test_grip_stops_the_slip_and_friction_limits_it():
    grip = impact(BALL, ROOM, UP, rules_of(kl.Surface(0.5, 0)))
    assert slip_velocity(grip.a, ROOM, UP) == pytest.approx((0, 0, 0), abs=1e-14)
    rub = impact(BALL, ROOM, UP, rules_of(kl.Surface(0.5, friction=0.01)))
    assert rub.impulse == pytest.approx((-0.12, 12, 0))
    assert rub.a.spin == pytest.approx((0, 0, 5 - 2.5 / 2 / 0.5 * 0.5 * 0.12 / 0.5 * 1.0))


def test_both_bodies_of_a_pair_are_twisted_the_same_way():
    other = Body((0.0, 0.0, 0.0), (0.0, 0.0, 0.0), 0.5, 1 / 2, 2.5 / 2)
    done = impact(BALL, other, UP, rules_of(kl.Surface(0.5, 1)))
    assert done.a.spin[2] - BALL.spin[2] == pytest.approx(done.b.spin[2])
    assert done.b.spin[2] < 0


def test_bodies_that_part_are_left_alone():
    away = BALL._replace(velocity=(3.0, 4.0, 0.0))
    done = impact(away, ROOM, UP, rules_of(kl.Surface(1, 1)))
    assert done.a == away and done.impulse == (0, 0, 0) and sum(done.lost) == 0


def test_unlimited_friction_without_a_push_does_nothing():
    along = BALL._replace(velocity=(3.0, 0.0, 0.0))
    done = impact(along, ROOM, UP, rules_of(kl.Surface(1, 1, math.inf)))
    assert done.a.velocity == (3, 0, 0) and done.a.spin == BALL.spin
