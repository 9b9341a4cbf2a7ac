"""Lesson 04 as an experiment: the superball, the oblique impact, slipping and rolling."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.rotating_spheres import BACK, ON, experiment, runs
from kernel_lib.experiments.spin_figures import (
    friction_estimate,
    oblique_impact,
    slip_and_grip,
    superball,
)

PRESETS = {preset.name: experiment.check(preset.values) for preset in experiment.presets}


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_runs_and_every_observable_fits_its_frames(name):
    for run in runs(PRESETS[name]).values():
        for observable in experiment.observables:
            assert observable.values(run).shape == run.time.shape
        energy = sum(part.values(run) for part in experiment.bars[0].parts)
        np.testing.assert_allclose(energy, energy[0], atol=1e-9)


@pytest.mark.parametrize("row", experiment.published, ids=lambda row: row.quantity)
def test_every_printed_figure_is_reproduced(row):
    digits = len(row.printed.partition(".")[2])
    shown = f"{row.computed():.{digits}f}"
    assert abs(float(shown) - float(row.printed)) <= 1.01 * 10**-digits


def test_the_map_of_the_superball_is_that_of_its_run():
    rough = runs(experiment.defaults())["rough"]
    ours = rough.contacts.velocity_after[:3, 0, 0] / 3
    np.testing.assert_allclose(ours, [v for v, _ in superball()], rtol=1e-12)
    assert superball()[2] == pytest.approx((-333 / 343, 130 / 343))


def test_rough_comes_back_and_smooth_flies_on():
    values = experiment.defaults()
    both = runs(values)
    assert experiment.guess.answer(values, both) == BACK
    assert both["smooth"].velocity[-1, 0, 0] == pytest.approx(3)
    assert experiment.guess.explain(ON, BACK).startswith("No: it comes back.")


def test_opposite_spins_are_not_exchanged():
    run = runs(PRESETS["Opposite spins, nothing exchanged"])["rough"]
    np.testing.assert_allclose(run.spin[-1], [10, -10], atol=1e-12)


def test_a_ball_without_spin_starts_another_spinning():
    run = runs(PRESETS["It starts another spinning"])["rough"]
    assert run.spin[-1, 1] < -1
    assert kl.kinetic_energy(run)[-1] == pytest.approx(kl.kinetic_energy(run)[0], rel=1e-12)


def test_oblique_impact_grips_below_the_corner_and_slides_above():
    corner = math.degrees(math.atan(0.092 * 1.98 * 3.5))
    assert corner == pytest.approx(32.519955, abs=1e-6)
    assert oblique_impact(corner - 0.5)[0] == pytest.approx(5 / 7, rel=1e-12)
    assert oblique_impact(corner + 0.5)[0] > 5 / 7 + 1e-3
    angles, left = next(iter(slip_and_grip({}).values()))
    assert left[angles == 60][0] == pytest.approx(oblique_impact(60.0)[0], rel=1e-12)


def test_the_estimate_makes_energy_where_slip_is_small_and_the_law_never_does():
    before, after = friction_estimate(slip=0.5, closing=2.0, friction=0.5)
    assert after > before
    a, b = kl.Ball((0, 1), (0.5, -2), 0.5, 1), kl.Ball((0, 0), (0, 0), 0.5, 1)
    energy = kl.kinetic_energy(kl.collide(a, b, 1, friction=0.5))
    assert energy < kl.kinetic_energy([a, b])


def test_slip_then_roll_and_never_roll():
    rolls = runs(PRESETS["Slip, then roll"])["rough"]
    assert list(rolls.contacts.kind) == ["slide", "roll"]
    never = runs(PRESETS["It never rolls"])["rough"]
    assert list(never.contacts.kind) == ["slide"]
