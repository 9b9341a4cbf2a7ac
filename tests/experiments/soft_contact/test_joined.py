"""The body of two parts of lesson 06: exact from hit to hit, without a loss."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.soft_contact import experiment
from kernel_lib.experiments.soft_contact.controls import FRONTS, JOINED, LOOSE
from kernel_lib.experiments.soft_contact.joined import (
    LENGTH,
    SPEED,
    SQUEEZED,
    centre_speed,
    kept_by,
    swing_of,
)


def body(front, rear, **more):
    values = {"material": JOINED, "front": front, "rear": rear, **more}
    return experiment.runs(experiment.check(values))


def energies(run):
    moving = sum(
        ball.mass * run.velocity[:, i, 0] ** 2 / 2 for i, ball in enumerate(run.scene.balls)
    )
    return moving + run.elastic_energy()


@pytest.mark.parametrize(("ratio", "share"), [(1.5, 0.2), (2.6, 4 / 9), (5, 2 / 3), (30, 29 / 31)])
def test_after_one_hit_the_share_is_that_of_the_masses(ratio, share):
    assert kept_by(ratio, 1.0) == (pytest.approx(share, rel=1e-12), 1)
    assert kept_by(2 * ratio, 2.0) == (pytest.approx(share, rel=1e-12), 1)


def test_equal_parts_hit_twice_half_a_swing_apart_and_keep_everything():
    run = body(2.0, 2.0)[JOINED]
    assert kept_by(2.0, 2.0) == (pytest.approx(1, rel=1e-12), 2)
    apart = float(np.diff(run.contacts.time)[0])
    assert apart == pytest.approx(swing_of({"front": 2.0, "rear": 2.0}) / 2, rel=1e-9)
    stretch = run.position[-1, 1, 0] - run.position[-1, 0, 0] - LENGTH
    assert abs(stretch) < 1e-9


def test_the_share_has_its_least_where_a_second_hit_is_only_just_missed():
    assert kept_by(1.4345, 1.0)[1] == 1 and kept_by(1.4340, 1.0)[1] == 2
    assert kept_by(1.4345, 1.0)[0] == pytest.approx(0.1785, abs=1e-4)


@pytest.mark.parametrize(("front", "rear"), [(1.5, 1), (1, 1), (0.5, 1), (0.1, 1), (30, 6)])
def test_nothing_is_lost_nothing_passes_the_wall_and_no_part_the_other(front, rear):
    run = body(front, rear)[JOINED]
    assert np.ptp(energies(run)) < 1e-12 * energies(run)[0]
    one, two = (ball.radius for ball in run.scene.balls)
    assert (run.position[:, 0, 0] - one).min() > -1e-12
    between = run.position[:, 1, 0] - run.position[:, 0, 0]
    assert (between - one - two).min() > 0
    assert LENGTH - between.min() < SQUEEZED + 0.01


@pytest.mark.parametrize(("front", "rear"), [(1.5, 1.0), (0.5, 1.0)])
def test_fixed_steps_with_the_spring_as_a_force_come_to_the_same(front, rear):
    exact = body(front, rear)[JOINED]
    swing = swing_of({"front": front, "rear": rear})
    stiffness = front * rear / (front + rear) * (2 * math.pi / swing) ** 2

    def spring(time, place, velocity):
        pull = stiffness * (place[1, 0] - place[0, 0] - LENGTH)
        return np.array([[pull, 0.0], [-pull, 0.0]])

    scene = kl.Scene(exact.scene.balls, exact.scene.walls, force_field=spring)
    steps = kl.simulate(scene, 0.6, kl.Stepping(step=3e-4))
    assert len(steps.contacts) == len(exact.contacts)
    assert centre_speed(steps)[-1] == pytest.approx(centre_speed(exact)[-1], rel=1e-3)
    at = exact.sample([0.6]).position[0, :, 0]
    assert steps.sample([0.6]).position[0, :, 0] == pytest.approx(at, abs=1e-3)


def test_without_the_spring_the_rear_part_flies_off_faster_than_it_came():
    runs = body(1.5, 1.0, loose=True)
    front, rear = runs[LOOSE].velocity[-1, :, 0]
    assert (front, rear) == (pytest.approx(0.6 * SPEED), pytest.approx(1.4 * SPEED))
    assert energies(runs[LOOSE])[-1] == pytest.approx(energies(runs[JOINED])[-1], rel=1e-12)
    assert set(body(1.5, 1.0)) == {JOINED}


@pytest.mark.parametrize("name", FRONTS)
def test_each_case_has_one_answer_from_end_to_end(name):
    question = next(one for one in experiment.all_questions() if one.name == "inside")
    right = next(case.right for case in experiment.acts[2].cases if case.name == name)
    for ratio in np.linspace(*FRONTS[name], 9):
        values = experiment.check({"material": JOINED, "front": float(2 * ratio), "rear": 2.0})
        runs = experiment.runs(values)
        assert question.truth(values, runs) == right


def test_the_bars_share_the_energy_and_the_curves_of_a_drop_are_none_of_its():
    runs = body(1.5, 1.0, loose=True)
    flying, inside, lost = experiment.bars[2].parts
    for run in runs.values():
        whole = flying.values(run) + inside.values(run) + lost.values(run)
        assert np.ptp(whole) < 1e-12 * whole[0]
    share = flying.values(runs[JOINED])[-1] / flying.values(runs[JOINED])[0]
    assert share == pytest.approx(0.04, rel=1e-9)
    force = experiment.observables[0]
    assert not force.of_run(JOINED).values(runs[JOINED]).any() and force.of_run("drop") is force


def test_a_run_goes_on_bit_for_bit():
    run = body(0.5, 1.0)[JOINED]
    half = kl.simulate(run.scene, run.time[-1] / 2, run.solver)
    whole = kl.resume(half, float(run.time[-1] / 2))
    straight = kl.simulate(run.scene, run.time[-1], run.solver)
    assert np.array_equal(whole.position[-1], straight.position[-1])
    assert np.array_equal(whole.contacts.time, straight.contacts.time)
