"""A ball in flight against a plane that swings: the first zero of parabola less sine."""

import math

import numpy as np
import pytest
from hypothesis import assume, given, strategies as st

from kernel_lib.solvers.between_contacts.swing import Swinging, press_ends, swing_fall

phases = st.floats(0, 2 * math.pi)
powers = st.floats(-3, 1).map(lambda power: 10**power)


def gap_of(gap, speed, push, phase):
    """In units of the swing, and of its rate."""

    def at(t):
        swung = math.sin(phase) + t * math.cos(phase) - np.sin(t + phase)
        return gap + speed * t + push * t * t / 2 + swung

    return at


@given(gap=powers, speed=st.floats(-5, 5), push=st.floats(-9, 1), phase=phases, size=powers)
def test_a_ball_meets_the_plane_for_the_first_time(gap, speed, push, phase, size):
    swing, rate = (size * math.sin(phase), size * math.cos(phase)), 3.0
    units = size * gap, size * rate * speed, size * rate**2 * push
    time = rate * swing_fall(*units, swing, rate, False)
    at = gap_of(gap, speed, push, phase)
    before = np.linspace(0, min(time, 60.0), 3001)[:-1]
    rounding = 1e-12 * (1 + gap + abs(speed) * before[-1] + abs(push) * before[-1] ** 2)
    assert at(before).min() > -rounding
    if time < 60:
        assert at(time) == pytest.approx(0, abs=10 * rounding)


@given(speed=st.floats(-12, 1).map(lambda power: 10**power), push=st.floats(-9, -0.1), phase=phases)
def test_a_ball_that_leaves_comes_back_and_not_at_once(speed, push, phase):
    pressed = push + math.sin(phase)
    assume(abs(pressed) > 1e-3)
    time = swing_fall(0.0, speed, push, (math.sin(phase), math.cos(phase)), 1.0, True)
    if pressed < 0:
        assert time >= 0.5 * speed / (2 - push)
        if speed < 1e-8:
            assert time == pytest.approx(-2 * speed / pressed, rel=1e-3)
    inside = np.linspace(0, time, 1001)[1:-1]
    assert gap_of(0.0, speed, push, phase)(inside).min() > -1e-14 * (1 + time**2)


@pytest.mark.parametrize("strength", [1 + 1e-12, 1 + 1e-6, 1.1, 3.0, 50.0])
def test_a_ball_flies_from_where_the_plane_presses_no_longer(strength):
    """press = w^2 A sin(w t + p) first, then the gap opens as t^3."""
    lifts = press_ends(9.0, (0.0, strength), 3.0)
    assert 3 * lifts == pytest.approx(math.asin(1 / strength), rel=1e-12)
    swing = 1.0, math.sqrt(strength**2 - 1)
    time = 3 * swing_fall(0.0, 0.0, -9.0, swing, 3.0, True)
    assert 0 < time < 2 * math.pi * (strength + 1)
    if strength - 1 < 1e-5:  # j t^3/6 - t^4/24 = 0
        assert time == pytest.approx(4 * swing[1], rel=1e-2)


def test_a_plane_that_falls_less_than_gravity_presses_for_ever():
    assert press_ends(9.0, (0.0, 0.999), 3.0) == math.inf
    assert swing_fall(0.0, 0.0, -1.0, (1.5, 0.1), 1.0, True) > 1
    assert swing_fall(0.0, 0.0, -1.0, (-0.5, 0.1), 1.0, True) == 0


def test_what_one_swing_does_not_reach_none_will():
    assert swing_fall(3.0, -1.0, 0.0, (0.0, 1.0), 1.0, False) == math.inf
    assert swing_fall(3.0, -1.1, 0.0, (0.0, 1.0), 1.0, False) < math.inf
    assert swing_fall(3.0, 1.0, 2.0, (0.0, 1.0), 1.0, False) == math.inf


def test_the_path_of_a_ball_that_is_carried_is_that_of_its_plane():
    path = Swinging((1.0, 2.0, 0.0), (3.0, 0.0, 0.0), (0.5, 0.0, 0.0), (0.0,) * 3, (0, 2, 0), 4, 1)
    times = np.linspace(0, 9, 7)
    (places, speeds), _ = np.moveaxis(path.read(times)[0], 1, 0), None
    assert places[:, 0] == pytest.approx(1 + 3 * times + times**2 / 4)
    assert places[:, 1] == pytest.approx(2 + 2 * (np.sin(4 * times + 1) - math.sin(1)))
    assert speeds[:, 1] == pytest.approx(8 * np.cos(4 * times + 1))
    assert path.most == pytest.approx(0.5 + 32)


def test_the_spin_of_a_ball_that_is_carried_swings():
    at_rest, spins = (0.0,) * 3, ((0.0, 0.0, each) for each in (0.5, 2.0, 3.0))
    spin, twist, turning = spins
    path = Swinging(*(at_rest,) * 3, spin, at_rest, 4, 1, twist=twist, turning=turning)
    times = np.linspace(0, 9, 7)
    swung = 3 * (np.cos(4 * times + 1) - math.cos(1))
    assert path.read(times)[1][:, 2] == pytest.approx(0.5 + 2 * times + swung)
