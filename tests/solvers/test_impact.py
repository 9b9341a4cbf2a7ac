"""One impact around a law, `collide`, `sticks`. Invariants: tests/test_conservation.py."""

import math

import pytest

import kernel_lib as kl
from kernel_lib.solvers.impact import ROOM, Body, closing_speed, impact, slip_velocity
from kernel_lib.state.surfaces import rules_of

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


def only_half(*, closing_speed, inverse_mass, **others):
    """A law of a reader's own: half of what stops the approach, and always some friction."""
    return closing_speed / inverse_mass / 2, 0.25


def test_a_law_gets_scalars_by_name_and_gives_what_acts():
    seen = {}

    def watching(**scalars):
        seen.update(scalars)
        return 3.0, 0.5

    done = impact(BALL, ROOM, UP, rules_of(kl.Surface(0.5, 1, 0.3)), watching)
    assert seen == {
        "closing_speed": 4.0,
        "slip_speed": 5.5,
        "inverse_mass": 0.5,
        "rotational_mobility": 1.25,
        "restitution": 0.5,
        "tangential_restitution": 1.0,
        "friction": 0.3,
    }
    assert done.impulse == pytest.approx((-0.5, 3.0, 0.0))
    assert done.a.velocity == pytest.approx((3 - 0.25, -4 + 1.5, 0))


def test_a_law_is_asked_of_smooth_bodies_too_but_not_of_those_that_part():
    done = impact(BALL, ROOM, UP, rules_of(kl.Surface(0.5)), only_half)
    assert done.impulse == pytest.approx((-0.25, 4, 0))
    away = BALL._replace(velocity=(3.0, 4.0, 0.0))
    assert impact(away, ROOM, UP, rules_of(kl.Surface(0.5)), only_half).a == away


def test_without_slip_a_tangential_impulse_has_no_direction():
    straight = BALL._replace(velocity=(0.0, -4.0, 0.0), spin=(0.0, 0.0, 0.0))
    done = impact(straight, ROOM, UP, rules_of(kl.Surface(0.5)), only_half)
    assert done.impulse == (0, 4, 0) and done.lost[1] == 0


def test_collide_returns_new_balls_and_changes_only_their_motion():
    one = kl.Ball((0, 0), (3, 1), 1, 2, spin=1, inertia_factor=0.5, surface=kl.GLASS)
    two = kl.Ball((2, 0), (-1, 4), 1, 5)
    after = kl.collide(one, two, 0.5, friction=0.1)
    assert after[0].position == one.position and after[0].surface is kl.GLASS
    assert after[0].velocity != one.velocity and one.velocity == (3, 1)


def test_a_fixed_ball_stays():
    fixed = kl.Ball((2, 0), (0, 0), 1, math.inf)
    after = kl.collide(kl.Ball((0, 0), (3, 1), 1, 2), fixed, 0.5, 0)
    assert after[1] == fixed
    assert after[0].velocity == pytest.approx((-1.5, 5 / 7))


def test_balls_that_part_come_back_unchanged():
    pair = kl.Ball((0, 0), (-3, 1), 1, 2), kl.Ball((2, 0), (1, 4), 1, 5)
    assert kl.collide(*pair, 0.5) == pair


def test_overlapping_balls_may_collide_where_they_have_sunk_in():
    pair = kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((1.5, 0), (-1, 0), 1, 1)
    assert kl.collide(*pair)[0].velocity == (-1, 0)


def test_sticks_says_why():
    one, two = kl.Ball((0, 0), (3, 1), 1, 2), kl.Ball((2, 0), (-1, 4), 1, 5)
    answer = kl.sticks(one, two)
    assert not answer
    assert answer.why == "they do not bounce, but slide off each other at 3 m/s"
    assert answer.tangential == ((0, 1), (0, 4)) and answer.gap == 3
    assert kl.sticks(one, kl.Ball((2, 0), (-1, 1), 1, 5)).why.startswith("their tangential")


def test_collide_takes_a_law():
    pair = kl.Ball((0, 0), (1, 0), 1, 1), kl.Ball((2, 0), (0, 0), 1, 1)
    after = kl.collide(*pair, law=only_half)
    assert after[0].velocity == (0.75, 0) and after[1].velocity == (0.25, 0)
