"""When bodies meet, from their motions: against a fine search, with every kind of motion."""

import math

import numpy as np
import pytest
from hypothesis import assume, given, settings, strategies as st

import kernel_lib as kl
from kernel_lib.contacts.impact_times import LookAgain
from kernel_lib.solvers.between_contacts import prediction
from kernel_lib.solvers.between_contacts.free_motion import Motion
from kernel_lib.solvers.between_contacts.prediction import flight_time, meeting_within, wall_meeting
from kernel_lib.solvers.system import lay_out

SYSTEM = lay_out(
    kl.Scene(
        [kl.Ball((0, 3), (0, 0), 0.5, 1), kl.Ball((9, 3), (0, 0), 0.5, 1)],
        [kl.Plane((0, 0), (0, 1))],
    )
)[0]
ZERO = (0.0, 0.0, 0.0)
number = st.floats(-4, 4)
vector = st.tuples(number, number, st.just(0.0))
drag = st.sampled_from([0.0, 0.3, 2.0])


def meeting(a, b, limit=math.inf):
    found, now = LookAgain(0), 0.0
    while isinstance(found, LookAgain) and found < limit:
        found = meeting_within(1.0, a, b, now, limit)
        now = float(found)
    return found


@settings(max_examples=60)
@given(c=vector, v=vector, u=vector, a=vector, b=vector, k=drag, q=drag)
def test_balls_meet_where_a_fine_search_finds_them(c, v, u, a, b, k, q):
    assume(math.hypot(*c) > 1.01)
    one = Motion(0.0, c, v, ZERO, a, k)
    two = Motion(0.0, ZERO, u, ZERO, b, q)
    times = np.linspace(0, 3, 1501)
    gaps = [math.dist(one.at(t).c, two.at(t).c) - 1 for t in times]
    closed = np.flatnonzero(np.array(gaps) < -1e-6)
    found = meeting(one, two, 3.5)
    if len(closed):
        assert found <= times[closed[0]] + 1e-9
    if found < 3:
        assert math.dist(one.at(found).c, two.at(found).c) == pytest.approx(1, abs=1e-9)
        assert not (np.array(gaps)[times < found] < -1e-9).any()


def test_equal_drag_is_a_straight_line():
    one = Motion(0.0, ZERO, (4.0, 0.0, 0.0), ZERO, (0.0, -9.81, 0.0), 0.5)
    two = Motion(0.0, (3.0, 0.0, 0.0), ZERO, ZERO, (0.0, -9.81, 0.0), 0.5)
    assert meeting(one, two) == pytest.approx(-math.log(1 - 0.5 * 2 / 4) / 0.5, rel=1e-14)


def test_nobody_looks_beyond_the_limit():
    one = Motion(0.0, ZERO, (1.0, 0.0, 0.0), ZERO, (0.0, -1.0, 0.0))
    two = Motion(0.0, (9.0, 0.0, 0.0), ZERO, ZERO)
    early = meeting_within(1.0, one, two, 0.0, 0.5)
    assert isinstance(early, LookAgain) and early >= 0.5


def test_balls_that_have_just_parted_meet_when_they_come_back():
    """They touch now, fly apart at 1 m/s and are drawn together by 2 m/s^2."""
    one = Motion(0.0, (1.0, 0.0, 0.0), (1.0, 0.0, 0.0), ZERO, (-2.0, 0.0, 0.0))
    two = Motion(0.0, ZERO, ZERO, ZERO)
    assert meeting(one, two) == pytest.approx(1.0, abs=1e-9)


def test_balls_that_lie_against_each_other_do_not_meet_by_rounding():
    one = Motion(0.0, (1.0, 0.0, 0.0), (5.0 - 1e-15, 0.0, 0.0), ZERO)
    two = Motion(0.0, ZERO, (5.0, 0.0, 0.0), ZERO)
    assert meeting(one, two) == math.inf


@given(y=st.floats(0.51, 5), v=number, g=st.floats(-9, -0.1), k=drag)
def test_a_ball_hits_the_wall_where_its_height_is_its_radius(y, v, g, k):
    motion = Motion(2.0, (0.0, y, 0.0), (1.0, v, 0.0), ZERO, (0.0, g, 0.0), k)
    time = wall_meeting(SYSTEM, 0, motion, 0)
    assert time == 2 + flight_time(SYSTEM, 0, motion, 0)
    assert motion.at(time).c[1] == pytest.approx(0.5, abs=1e-9)


@pytest.mark.parametrize("k", [0.0, 0.8])
def test_a_ball_that_leaves_a_wall_comes_back_and_one_that_slides_does_not_hit(k):
    away = Motion(0.0, (0.0, 0.5, 0.0), (0.0, 2.0, 0.0), ZERO, (0.0, -9.0, 0.0), k, fresh=(0,))
    assert 0.3 < wall_meeting(SYSTEM, 0, away, 0) < 0.5
    along = Motion(
        0.0, (0.0, 0.5, 0.0), (3.0, -1e-17, 0.0), ZERO, (1.0, -1e-17, 0.0), k, fresh=(0,)
    )
    assert wall_meeting(SYSTEM, 0, along, 0) == math.inf


def test_balls_that_drag_holds_apart_are_not_walked_along(monkeypatch):
    """Their way to a stop is shorter than their gap: no step of a walk is needed to see it."""
    one = Motion(0.0, (2.5, 0.0, 0.0), (-4.0, 0.0, 0.0), ZERO, ZERO, 5.0)
    two = Motion(0.0, ZERO, (1.0, 0.0, 0.0), ZERO, ZERO, 2.5)
    monkeypatch.setattr(prediction, "_walk", None)
    assert meeting(one, two) == math.inf


def test_drag_at_terminal_velocity_is_uniform_motion():
    one = Motion(0.0, (9.0, 0.0, 0.0), (-2.0, 0.0, 0.0), ZERO, (-4.0, 0.0, 0.0), 2.0)
    two = Motion(0.0, ZERO, (1.0, 0.0, 0.0), ZERO, (1.0, 0.0, 0.0), 1.0)
    assert meeting(one, two) == pytest.approx(8 / 3, rel=1e-14)
    assert meeting(one, two._replace(v=(2.0, 0.0, 0.0))) < 8 / 3


def test_where_rounding_is_wider_than_a_ball_two_centres_may_fall_on_one_point():
    """Both reach the same terminal velocity; 5e14 s later their places are equal floats."""
    pull = (-4.734792167679551, 0.0, 2.4151758598852076)
    one = Motion(0.0, (0.81, 1.0, 0.0), (-0.55, 0.0, -0.04), ZERO, pull, 0.7142857142857143)
    two = one._replace(c=(1.81, 1.0, 0.0))
    distance, rate, bound = prediction._distance_ahead(one, two, 0.0)(1e18)
    assert distance == 0 == rate and bound == 0
