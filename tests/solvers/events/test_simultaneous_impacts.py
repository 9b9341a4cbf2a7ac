"""All impacts of one moment, one by one."""

import math

import numpy as np
import pytest

import kernel_lib as kl

FLOOR = kl.Plane((0, 0), (0, 1))


def test_walls_come_before_balls_and_lower_indices_first():
    stack = [kl.Ball((0, 1), (0, -1), 1, 3), kl.Ball((0, 3), (0, -1), 1, 1)]
    run = kl.simulate(kl.Scene(stack, [FLOOR]), 1)
    pairs = list(zip(run.contacts.a.tolist(), run.contacts.b.tolist(), strict=True))
    assert pairs == [(0, -1), (0, 1)]


def test_an_impact_is_passed_on_through_balls_that_touch():
    row = [kl.Ball((2 * i, 0), (3.0 if i == 0 else 0.0, 0), 1, 1 + i) for i in range(4)]
    run = kl.simulate(kl.Scene(row, restitution=0.5), 1)
    assert len(run.contacts) >= 3 and (run.contacts.time == 0).all()
    assert (np.diff(run.velocity[-1, :, 0]) >= -1e-8).all()
    assert kl.momentum(run)[-1] == pytest.approx([3, 0])


def test_a_dull_row_leaves_together():
    row = [kl.Ball((2 * i, 0), (3.0 if i == 0 else 0.0, 0), 1, 1) for i in range(3)]
    run = kl.simulate(kl.Scene(row, restitution=0), 1)
    assert run.velocity[-1, :, 0] == pytest.approx([1, 1, 1], abs=1e-8)


def test_a_break_shot_on_touching_balls_keeps_momentum_and_energy():
    rack = [kl.Ball((math.sqrt(3) * i, 2.0 * j - i), (0, 0), 1, 1)
            for i in range(4) for j in range(i + 1)]  # fmt: skip
    cue = kl.Ball((-4, 0.1), (5, 0), 1, 1)
    run = kl.simulate(kl.Scene([cue, *rack]), 5)
    assert kl.kinetic_energy(run)[-1] == pytest.approx(12.5, rel=1e-12)
    assert kl.momentum(run)[-1] == pytest.approx([5, 0], abs=1e-12)
    assert run.stopped_because == "duration reached"


def test_endless_impacts_of_touching_free_balls_are_said_to_accumulate():
    """Three touching dull balls of unequal mass close without end, one after the other."""
    row = [kl.Ball((2 * i, 0), (2 - i, 0), 1, m) for i, m in enumerate((1, 0.001, 1))]
    run = kl.simulate(kl.Scene(row, restitution=0.02, friction=0.1), 1)
    assert run.stopped_because == "collisions accumulate"


def test_an_impact_places_the_ball_on_its_wall():
    run = kl.simulate(kl.Scene([kl.Ball((0.1, 1e3), (0, 0), 1, 1)], [FLOOR], (0, -9.81)), 15)
    assert run.at(run.contacts.time[0]).position[0, 1] == 1


def test_the_impacts_of_one_moment_count_against_the_budget():
    """Touching balls of unlike masses collide thousands of times in a moment: it was not cut."""
    masses, x = [1e6, 1.0, 1e6], [0.0, 1.5, 2.5]
    balls = [
        kl.Ball((place, 0), (float(i == 0), 0), 0.5, mass)
        for i, (place, mass) in enumerate(zip(x, masses, strict=True))
    ]
    free = kl.simulate(kl.Scene(balls), 2)
    assert free.stopped_because == "duration reached" and len(free.contacts) > 500
    short = kl.simulate(kl.Scene(balls), 2, budget=100)
    assert short.stopped_because == "step limit"
    assert short.time[-1] == pytest.approx(0.5) and len(short.contacts) == 0
    assert short.velocity[-1, :, 0].tolist() == [1.0, 0.0, 0.0]
    part = kl.simulate(kl.Scene(balls), 0.2, budget=100)
    assert kl.resume(part, 1.8) == short


def test_a_moment_at_the_very_start_is_cut_as_well():
    masses = [1e6, 1.0, 1e6]
    balls = [kl.Ball((i, 0), (float(i == 0), 0), 0.5, mass) for i, mass in enumerate(masses)]
    assert kl.simulate(kl.Scene(balls), 2, budget=100).stopped_because == "step limit"


@pytest.mark.parametrize("down", [0.0, (0, -1)])
def test_a_ball_that_fills_a_gap_and_loses_nothing_has_a_clear_ending(down):
    """It was stopped across the gap after ten thousand impacts: energy vanished unlisted."""
    gap = [FLOOR, kl.Plane((0, 2), (0, -1))]
    run = kl.simulate(kl.Scene([kl.Ball((0, 1), (0.3, 1.0), 1, 1)], gap, down), 1)
    assert run.stopped_because == "collisions accumulate" and run.time[-1] == 0
    assert kl.kinetic_energy(run)[-1] == pytest.approx(0.545, rel=1e-12)
    along = kl.simulate(kl.Scene([kl.Ball((0, 1), (0.3, 0.0), 1, 1)], gap, down), 1)
    assert along.stopped_because == "duration reached" and along.velocity[-1, 0, 0] == 0.3
    dull = kl.simulate(kl.Scene([kl.Ball((0, 1), (0.3, 1.0), 1, 1)], gap, down, 0.5), 1)
    assert dull.contacts.energy_lost.sum() == pytest.approx(0.5, rel=1e-12)
