"""Motion between two events: closed forms against small steps, one moment against many."""

import math

import numpy as np
import pytest

from kernel_lib.solvers.between_contacts.free_motion import Motion, kinematics, motion_pieces
from kernel_lib.state.reading import read

FALL = (0.0, -9.81, 0.0)


@pytest.mark.parametrize("k", [0.0, 1e-9, 1e-3, 0.7, 30.0])
@pytest.mark.parametrize("s", [1e-6, 0.3, 4.0])
def test_kinematics_solve_the_equation_of_drag(k, s):
    f, g, h = kinematics(k, s)
    assert h == pytest.approx(math.exp(-k * s))
    assert f == pytest.approx(s - k * g, rel=1e-12)
    assert 1 - h == pytest.approx(k * f, rel=1e-9, abs=1e-15)


def test_the_series_joins_the_closed_form():
    below, above = kinematics(1.0, 0.01 * (1 - 1e-9))[1], kinematics(1.0, 0.01 * (1 + 1e-9))[1]
    assert above / below - 1 == pytest.approx(4e-9, rel=0.01)


def test_drag_follows_small_steps():
    motion = Motion(0.0, (0.0, 0.0, 0.0), (3.0, 4.0, 0.0), (0.0, 0.0, 1.0), FALL, k=0.8)
    c, v, h = np.zeros(3), np.array([3.0, 4.0, 0.0]), 1e-4
    for _ in range(10_000):
        half = v + (np.array(FALL) - 0.8 * v) * h / 2
        c, v = c + half * h, v + (np.array(FALL) - 0.8 * half) * h
    end = motion.at(1.0)
    assert end.c == pytest.approx(c, abs=1e-7) and end.v == pytest.approx(v, abs=1e-7)


def test_a_rolling_ball_takes_its_spin_from_its_velocity_and_keeps_its_pivot():
    motion = Motion(2.0, (0.0, 1.0, 0.0), (3.0, 0.0, 1.0), (0.5, 7.0, -1.5), (1.0, 0.0, 0.0),
                    kind="roll", axis=(0.0, 0.5, 0.0))  # fmt: skip
    state = motion.at(4.0)
    assert state.v == pytest.approx((5, 0, 1))
    assert state.w == pytest.approx((0.5, 7, -2.5))


def test_many_moments_are_those_asked_one_by_one():
    first = Motion(0.0, (0.0, 0.0, 0.0), (3.0, 4.0, 0.0), (0.0, 0.0, 1.0), FALL, k=0.8)
    roll = Motion(1.0, (1.0, 0.0, 0.0), (2.0, 0.0, 0.0), (0.0, 7.0, -2.0), axis=(0.0, 1.0, 0.0))
    slide = Motion(2.0, (3.0, 0.0, 0.0), (2.0, 0.0, 0.0), (0.0, 0.0, 1.0), twist=(0.0, 0.0, 2.0))
    phases, times = [[first, roll, slide]], np.array([0.0, 0.4, 1.0, 1.5, 2.0, 2.5])
    record = read(motion_pieces(phases, 3), times)
    for k, motion in enumerate([first, first, roll, roll, slide, slide]):
        state = motion.at(times[k])
        assert record.position[k, 0] == pytest.approx(state.c, abs=1e-14)
        assert record.velocity[k, 0] == pytest.approx(state.v, abs=1e-14)
        assert record.spin[k, 0] == pytest.approx(state.w, abs=1e-14)


def test_still_means_that_nothing_will_ever_change():
    assert Motion(0.0, (1.0, 0.0, 0.0), (0.0,) * 3, (0.0,) * 3).still
    assert not Motion(0.0, (1.0, 0.0, 0.0), (0.0,) * 3, (0.0, 1.0, 0.0)).still
    assert not Motion(0.0, (1.0, 0.0, 0.0), (0.0,) * 3, (0.0,) * 3, lasts=2.0).still


def test_a_short_motion_ends_though_the_clock_cannot_show_it():
    motion = Motion(1e3, (0.0,) * 3, (1e-14, 0.0, 0.0), (0.0,) * 3, (-1.0, 0.0, 0.0), lasts=1e-14)
    assert motion.until == 1e3
    assert motion.at(motion.until).v[0] == 1e-14 and motion.after(motion.lasts).v[0] == 0
