"""Lesson 03 as an experiment: its presets run, its figures are the source's."""

import numpy as np
import pytest

from kernel_lib.experiments.pair_figures import landing_gap
from kernel_lib.experiments.two_balls import FIRST, PAIR, SAME, experiment, runs, scene

PRESETS = {preset.name: experiment.check(preset.values) for preset in experiment.presets}


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_runs_and_every_observable_fits_its_frames(name):
    for run in runs(PRESETS[name]).values():
        for observable in experiment.observables:
            values = observable.values(run)
            assert values.shape == run.time.shape
            assert np.isfinite(values).all()


@pytest.mark.parametrize(
    "row", experiment.published, ids=lambda row: f"{row.source}: {row.quantity}"
)
def test_every_printed_figure_is_reproduced_or_explained(row):
    assert row.computed() == row.printed or row.remark


def test_after_the_return_the_second_pair_overlaps_a_little():
    (row,) = (row for row in experiment.published if "distance after" in row.quantity)
    assert row.computed() == "2.99299"


def test_both_balls_get_the_same_impulse_whatever_their_masses():
    for masses in ({}, {"m1": 50.0, "m2": 0.2}, {"film": PAIR}):
        values = experiment.check(masses)
        assert experiment.guess.answer(values, runs(values)) == SAME
    assert experiment.guess.explain(SAME, SAME).startswith("Yes.")
    assert experiment.guess.explain(FIRST, SAME).startswith("No:")


def test_the_light_ball_leaves_at_nearly_three_times_its_speed():
    run = runs(PRESETS["How fast can it leave?"])["exact"]
    assert abs(run.velocity[-1, 0, 0]) == pytest.approx(2.9604, abs=1e-4)


def test_the_pair_sticks_at_one_height_only():
    sticking = landing_gap(scene(PRESETS["Nikulin, balls 1"]))
    beside = landing_gap(scene(PRESETS["Nikulin, balls 1"] | {"y2": 5.1}))
    assert sticking == pytest.approx(0, abs=1e-9)
    assert abs(beside) > 0.5


def test_in_the_chart_each_line_crosses_zero_once():
    for _, gaps in experiment.chart.lines(experiment.defaults()).values():
        seen = gaps[np.isfinite(gaps)]
        assert len(seen) > 10
        assert np.sum(np.diff(np.sign(seen)) != 0) in (1, 2), "two when a point lies on zero"


def test_glue_needs_a_scene_without_drag():
    values = experiment.check({"film": PAIR, "glued": True, "drag": 1.0})
    with pytest.raises(ValueError, match="Sticky knows no walls and no drag"):
        runs(values)
