"""Sums over bodies, by hand, for balls, moments and whole runs."""

import math

import numpy as np
import pytest

import kernel_lib as kl

ONE = kl.Ball((1, 2), (3, -1), 0.5, 2, spin=4)
TWO = kl.Ball((-1, 5), (0, 2), 1, 3, spin=-1, inertia_factor=0.5)
PAIR = [ONE, TWO]


def test_sums_by_hand():
    spinning = 0.4 * 2 * 0.25 * 16 / 2 + 0.5 * 3 * 1 / 2
    assert kl.rotational_energy(PAIR) == pytest.approx(spinning)
    assert kl.kinetic_energy(PAIR) == pytest.approx(2 * 10 / 2 + 3 * 4 / 2 + spinning)
    assert kl.momentum(PAIR) == pytest.approx([6, 4])
    assert kl.centre_of_mass(PAIR) == pytest.approx([-1 / 5, 19 / 5])
    assert kl.potential_energy(PAIR, (0, -10)) == pytest.approx(10 * (2 * 2 + 3 * 5))
    assert kl.mechanical_energy(PAIR, (0, -10)) == pytest.approx(190 + kl.kinetic_energy(PAIR))
    turning = 2 * (1 * -1 - 2 * 3) + 3 * (-1 * 2) + 0.4 * 2 * 0.25 * 4 + 0.5 * 3 * -1
    assert kl.angular_momentum(PAIR) == pytest.approx(turning)


def test_angular_momentum_about_another_point_differs_by_arm_times_momentum():
    about = np.array([2.0, -3.0])
    shift = about[0] * 4 - about[1] * 6
    assert kl.angular_momentum(PAIR, about) == pytest.approx(kl.angular_momentum(PAIR) - shift)


def test_in_space_the_plane_is_the_z_component():
    def lifted(ball):
        return kl.Ball((*ball.position, 0), (*ball.velocity, 0), ball.radius, ball.mass,
                       (0, 0, ball.spin), ball.inertia_factor)  # fmt: skip

    space = [lifted(ball) for ball in PAIR]
    assert kl.angular_momentum(space) == pytest.approx([0, 0, kl.angular_momentum(PAIR)])
    assert kl.kinetic_energy(space) == pytest.approx(kl.kinetic_energy(PAIR))


def test_the_room_is_left_out_and_what_cannot_turn_has_no_spin_energy():
    fixed = kl.Ball((9, 9), (0, 0), 1, math.inf)
    stiff = kl.Ball((0, 0), (1, 0), 1, 1, inertia_factor=math.inf)
    assert kl.kinetic_energy([fixed, stiff]) == 0.5
    assert kl.centre_of_mass([fixed, stiff]).tolist() == [0, 0]


def test_a_run_gives_one_value_a_frame_and_a_moment_one():
    run = kl.simulate(kl.Scene(PAIR, (), (0, -10)), 0.1, frames=0.05)
    assert kl.momentum(run).shape == (3, 2) and kl.kinetic_energy(run).shape == (3,)
    assert kl.mechanical_energy(run) == pytest.approx(kl.mechanical_energy(PAIR, (0, -10)))
    moment = run.at(0.05)
    assert kl.potential_energy(moment) == pytest.approx(kl.potential_energy(run)[1])
    assert kl.angular_momentum(moment).shape == ()


def test_sums_of_two_runs_asked_in_turn_do_not_mix():
    one, two = (kl.simulate(kl.Scene([ball], (), (0, -10)), 0.1) for ball in PAIR)
    alone = [kl.kinetic_energy(run) for run in (one, two)]
    for _ in range(2):
        for run, expected in zip((one, two), alone, strict=True):
            assert np.array_equal(kl.kinetic_energy(run), expected)
            assert expected[0] == kl.kinetic_energy(run.scene.balls)
