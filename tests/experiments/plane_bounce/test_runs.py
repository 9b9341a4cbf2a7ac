"""Lesson 01 as an experiment: its presets run, its figures are the source's, its orders hold."""

import re

import numpy as np
import pytest

from kernel_lib.experiments.common.wording import figure
from kernel_lib.experiments.experiment import Experiment
from kernel_lib.experiments.plane_bounce.chart import FALLS, first_contact_errors, order
from kernel_lib.experiments.plane_bounce.controls import HELD
from kernel_lib.experiments.plane_bounce.questions import lies_still
from kernel_lib.experiments.plane_bounce.runs import experiment, runs, solver
from kernel_lib.solvers.stepping.solver import Stepping

PRESETS = {preset.name: experiment.check(preset.values) for preset in experiment.presets}


@pytest.mark.parametrize(
    "row",
    [row for row in experiment.published if re.fullmatch(r"-?[\d.]+", row.printed)],
    ids=lambda row: f"{row.source}: {row.quantity}",
)
def test_every_printed_number_is_reproduced(row):
    digits = len(row.printed.partition(".")[2])
    assert f"{float(row.computed()):.{digits}f}" == row.printed


def test_the_cases_without_a_printed_number_show_what_the_source_says():
    said = {row.quantity: row.computed() for row in experiment.published}
    assert said["energy lost at the first contact (J)"] == "0.0447321"
    assert said["tops at frames 20 and 39 (m)"] == "5.046, 5.04"
    assert said["lowest y of the centre (m), radius 1"] < 1
    assert said["change of energy in 4 s (J)"] == 0


def test_the_note_of_endless_bounces_says_when_they_end_as_the_question_does():
    note = next(one.note for one in experiment.presets if one.name == "Endless bounces")
    until = lies_still(runs(PRESETS["Endless bounces"]))
    assert f"after {figure(until, 's')}." in str(note)


def test_the_rest_of_a_step_needs_a_return():
    assert solver(experiment.defaults() | {"method": "rest of step used"}).spend_rest_of_step
    off = experiment.defaults() | {"method": "rest of step used", "kac": False}
    assert solver(off) == Stepping(0.1, return_to_contact=False)


def test_curves_and_bars_count_heights_as_question_and_ruler_do():
    """From the floor to the lowest point, so that 49 % of height and of energy are left."""
    run = runs(experiment.check(HELD))["exact"]
    curves = {one.name: one.values(run) for one in experiment.observables}
    height = curves["height of the lowest point"]
    assert height[0] == 5
    up = (run.time > run.contacts.time[0]) & (run.time < run.contacts.time[1])
    assert height[up].max() == pytest.approx(0.49 * 5, abs=1e-3)
    assert curves["energy"][0] == pytest.approx(9.807 * 5)
    assert curves["energy"][up] == pytest.approx(0.49 * 9.807 * 5)
    bars = {part.name: part.values(run) for part in experiment.bars[0].parts}
    whole = bars["energy of motion"] + bars["energy of height"]
    np.testing.assert_allclose(whole, curves["energy"], atol=1e-9)


def test_a_ball_that_lies_on_the_floor_has_no_energy():
    run = runs(experiment.check(HELD | {"k_b": 0.0}))["exact"]
    for one in (*experiment.observables, *experiment.bars[0].parts):
        if one.name in ("height of the lowest point", "energy", "energy of height"):
            assert one.values(run)[-1] == pytest.approx(0, abs=1e-12), one.name


def test_ball_and_earth_share_all_momentum():
    bars = {str(bar.title): bar.parts for bar in experiment.bars}["Momentum upwards"]
    run = runs(experiment.defaults())["exact"]
    total = sum(part.values(run) for part in bars)
    np.testing.assert_allclose(total, total[0], atol=1e-12)


STEPS = 0.02 / 2.0 ** np.arange(5)
MANY = 0.5 + np.arange(300) * 0.6180339887498949 % 1 * 0.32


@pytest.mark.parametrize(
    ("rest", "which", "low", "high"),
    [(False, 0, 0.95, 1.05), (False, 1, 1.95, 2.05), (True, 0, 1.8, 2.2), (True, 1, 1.95, 2.05)],
    ids=[
        "position first order",
        "energy second order",
        "position second order with the rest",
        "energy second order with the rest",
    ],
)
def test_the_orders_of_the_steps_on_a_median_over_many_heights(rest, which, low, high):
    errors = [
        float(np.median(first_contact_errors(Stepping(float(h), True, rest), MANY)[which]))
        for h in STEPS
    ]
    assert low < order(STEPS, np.array(errors)) < high


def test_the_heights_of_the_chart_fall_in_with_no_step():
    assert len(np.unique(FALLS.round(6))) == len(FALLS)


def test_names_and_presets_are_checked_when_an_experiment_is_made():
    first = experiment.parameters[0]
    with pytest.raises(ValueError, match="names must differ, got k_b, k_b"):
        Experiment("x", "x", (first, first), runs)
    wrong = experiment.presets[0].__class__("wrong", {"k_b": 2})
    with pytest.raises(ValueError, match="set-up 'wrong': k_b takes a number from 0 to 1, got 2"):
        Experiment("x", "x", (first,), runs, presets=(wrong,))
    with pytest.raises(ValueError, match="got 'forces'"):
        Experiment("x", "x", (first,), runs, shows=("forces",))


def test_the_soft_floor_is_a_third_run_that_sinks_the_less_the_stiffer_it_is():
    deepest = []
    for stiffness in (1e3, 1e5):
        found = runs(experiment.check({"soft": True, "stiffness": stiffness}))
        assert list(found) == ["fixed steps", "exact", "soft floor"]
        deepest.append(1 - found["soft floor"].position[:, 0, 1].min())
    assert deepest[0] > 5 * deepest[1] > 0
    assert "soft floor" not in runs(experiment.defaults())
