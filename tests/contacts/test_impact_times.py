"""Times of impact: closed forms against their equations, and the walk that cannot overshoot."""

import math

import pytest
from hypothesis import given, strategies as st

from kernel_lib.contacts.impact_times import LookAgain, first_zero, meeting_time, plane_time

number = st.floats(-10, 10).map(lambda x: round(x, 6))


@given(gap=st.floats(0.001, 10), speed=number, push=number)
def test_plane_time_is_the_first_root(gap, speed, push):
    time = plane_time(gap, speed, push)
    if math.isinf(time):
        assert (push > 0 and speed * speed < 2 * push * gap * (1 + 1e-9)) or (speed >= 0 <= push)
        return
    rest = gap + speed * time + push * time * time / 2
    assert abs(rest) <= 1e-12 * (gap + abs(speed) * time + abs(push) * time * time)
    for part in (0.1, 0.5, 0.9):
        s = part * time
        assert gap + speed * s + push * s * s / 2 > -1e-12 * gap


def test_plane_time_of_a_ball_that_leaves_the_wall():
    assert plane_time(0.0, 2.0, -9.81) == pytest.approx(4 / 9.81, rel=1e-14, abs=0)
    assert plane_time(0.0, 2.0, 0.0) == math.inf
    assert plane_time(0.0, 0.0, 9.81) == math.inf


def test_plane_time_does_not_cancel():
    """A gap of 1e-12 m at 1 m/s under gravity: the textbook root loses four digits."""
    exact = 1e-12 * (1 - 9.81e-12 / 2)
    # abs=0: by default approx forgives 1e-12, which is all there is.
    assert plane_time(1e-12, -1.0, -9.81) == pytest.approx(exact, rel=1e-14, abs=0)


@given(x=st.floats(2.1, 9), y=st.floats(-3, 3), u=st.floats(-5, -0.1), v=st.floats(-2, 2))
def test_balls_meet_at_the_sum_of_their_radii_or_never(x, y, u, v):
    excess, approach, square = x * x + y * y - 4, -(x * u + y * v), u * u + v * v
    time = meeting_time(excess, approach, square)
    nearest = abs(x * v - y * u) / math.sqrt(square)
    if math.isinf(time):
        assert nearest > 2 - 1e-9 or approach <= 0
    else:
        assert math.hypot(x + u * time, y + v * time) == pytest.approx(2, rel=1e-9)
        assert time <= approach / square * (1 + 1e-12)


def test_balls_that_touch_and_close_meet_now():
    assert meeting_time(0.0, 3.0, 9.0) == 0
    assert meeting_time(-1e-9, 3.0, 9.0) == 0
    assert meeting_time(0.0, -3.0, 9.0) == math.inf


def test_the_walk_meets_the_first_of_two_zeros():
    def gap(t):
        return (t - 1) * (t - 1.01) * 5, 5 * (2 * t - 2.01), 10.0

    assert first_zero(gap, 0.0, 1.0) == pytest.approx(1, abs=1e-12)


def test_the_walk_passes_a_near_miss_and_goes_on():
    def gap(t):
        return 2 + 1e-6 + 2 * math.cos(t) - t / 40, -2 * math.sin(t) - 1 / 40, 2.0

    found = first_zero(gap, 0.0, 1.0)
    while isinstance(found, LookAgain):
        found = first_zero(gap, float(found), 1.0)
    assert gap(found)[0] == pytest.approx(0, abs=1e-12)
    assert math.pi - 0.5 < found < math.pi


def test_the_walk_knows_when_nothing_closes_any_more():
    assert first_zero(lambda t: (1 + t, 1.0, 0.0), 0.0, 1.0) == math.inf
    assert first_zero(lambda t: (1.0, 0.0, math.exp(-t)), 0.0, 1.0) == math.inf


def test_the_walk_stops_where_nobody_asks_and_after_many_steps():
    beyond = first_zero(lambda t: (100 - t, -1.0, 0.5), 0.0, 1.0, limit=3.0)
    assert isinstance(beyond, LookAgain) and beyond > 3
    long = first_zero(lambda t: (1.0, 0.0, 1.0), 0.0, 1.0)
    assert isinstance(long, LookAgain) and 0 < long < 1e3


def test_the_walk_counts_from_a_level():
    assert first_zero(lambda t: (5 - t, -1.0, 0.0), 0.0, 1.0, level=2.0) == pytest.approx(3)


def test_the_walk_goes_on_where_the_product_of_bound_and_gap_is_no_float():
    """Two balls that touch at rest with much drag: the step was a distance over zero."""
    assert first_zero(lambda t: (1e-9, 0.0, 1e-320), 0.0, 1.0, limit=1e100) > 1e100
    assert first_zero(lambda t: (1e-9, 0.0, 5e-324), 0.0, 1.0, limit=1e300) > 1e100
