"""Slip, incidence and throw, against the laws that they follow from."""

import math

import numpy as np
import pytest

from kernel_lib.experiments.measures.spin import contact_slips, incidence, slip, spin_of, throw
from kernel_lib.experiments.rotating_spheres.controls import ALONG, PAIR, SLOPE, UPRIGHT
from kernel_lib.experiments.rotating_spheres.runs import experiment, runs


def rough(**values):
    return runs(experiment.check(values))["rough"]


@pytest.mark.parametrize("e_t", [-1.0, 0.0, 0.4, 1.0])
@pytest.mark.parametrize(
    "values",
    [
        {"spin1": 7.0},
        {"place": PAIR, "spin1": 8.0, "spin2": 3.0, "m2": 2.5, "r1": 0.3},
        {"place": PAIR, "spin1": 8.0, "axis": UPRIGHT},
        {"place": PAIR, "spin1": 8.0, "spin2": -5.0, "axis": ALONG, "r2": 0.8},
    ],
    ids=str,
)
def test_slip_after_is_minus_e_t_times_slip_before(values, e_t):
    before, after = contact_slips(rough(e_t=e_t, **values))
    assert len(before) >= 1
    np.testing.assert_allclose(after, -e_t * before, atol=1e-9)


def test_slip_at_a_frame_is_that_of_the_contact_nearest_in_time():
    run = rough(spin1=3.0)
    before, after = contact_slips(run)
    found = slip(run)
    k = np.searchsorted(run.time, run.contacts.time[0])
    assert abs(found[k - 1]) == pytest.approx(np.linalg.norm(before[0]))
    assert found[k] == pytest.approx(-found[k - 1])
    assert abs(found[-1]) == pytest.approx(np.linalg.norm(after[-1]))
    assert found[0] == pytest.approx(run.velocity[0, 0, 0] + 0.5 * 3), "bottom of the ball"


def test_a_ball_that_rolls_does_not_slip():
    run = rough(place=SLOPE, e=0.0, e_t=0.0, grip=False, friction=0.5)
    assert run.contacts.kind[-1] == "roll"
    assert slip(run)[-1] == pytest.approx(0, abs=1e-9)


def test_without_a_contact_nothing_slips_and_nothing_is_thrown():
    run = rough(place=PAIR, speed=0.0)
    assert not slip(run).any() and not throw(run).any()
    assert math.isnan(incidence(run))


def test_incidence_counts_spin_as_slip():
    assert incidence(rough()) == pytest.approx(45)
    assert incidence(rough(angle=60.0)) == pytest.approx(60)
    back = -4 * math.sin(math.radians(45)) / 0.5
    assert incidence(rough(spin1=back)) == pytest.approx(0, abs=1e-9)


def test_spins_are_signed_in_the_plane_sizes_in_space_and_zero_for_balls_that_are_not_there():
    assert spin_of(0)(rough(spin1=-7.0))[0] == -7
    assert spin_of(0)(rough(place=PAIR, spin1=-7.0, axis=UPRIGHT))[0] == 7
    assert not spin_of(1)(rough()).any()


def test_a_straight_hit_throws_nobody():
    assert throw(rough(place=PAIR, offset=0.0))[-1] == pytest.approx(0, abs=1e-9)
