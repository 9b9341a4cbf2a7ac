"""Lesson 02 as an experiment: its presets run, its figures are the source's."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.oblique_plane.controls import RADIUS
from kernel_lib.experiments.oblique_plane.published import accelerations, along, climb, turning_time
from kernel_lib.experiments.oblique_plane.rounding import frozen_steps
from kernel_lib.experiments.oblique_plane.runs import (
    experiment,
    runs,
    scene,
)

PRESETS = {preset.name: experiment.check(preset.values) for preset in experiment.presets}


@pytest.mark.parametrize("one", [*experiment.acts, *experiment.presets])
def test_the_way_of_every_act_and_set_up_leaves_a_ball_that_can_be_seen(one):
    """A desk's stage is 868 by 496 pixels; after 4 s down the hill 12 were left for a radius."""
    found = runs(experiment.check(one.values))
    shown = [found["exact"]] if "exact" in found else found.values()
    way = np.concatenate([run.position[:, 0] for run in shown])
    wide, high = np.ptp(way, axis=0) + 2 * RADIUS
    assert RADIUS * min(868 / wide, 496 / high) >= 28


def test_nikulin_plane_4_lands_in_step_10_and_slides():
    said = {row.quantity: row.computed() for row in experiment.published}
    assert said["contact in step"] == "10"
    assert said["then"] == "impact then slide"
    assert 21 < float(said["comes to rest at frame"]) < 23


@pytest.mark.parametrize("row", experiment.published[-3:], ids=lambda row: row.quantity)
def test_the_exact_times_of_plane_4_are_those_of_the_closed_form(row):
    assert f"{row.computed():.6f}" == row.printed


def test_the_exact_turning_time_is_speed_over_pull():
    exact = runs(experiment.defaults())["exact"]
    fall = 9.807 * math.cos(math.atan(0.2))
    towards = (4 * 2 - 10) / math.sqrt(104)
    gap = 5 * 10 / math.sqrt(104) - 1
    landing = (-towards + math.sqrt(towards**2 + 2 * fall * gap)) / fall
    pull = 9.807 * math.sin(math.atan(0.2))
    speed = (4 * 10 + 1 * 2) / math.sqrt(104) - pull * landing
    assert exact.contacts.time[0] == pytest.approx(landing, rel=1e-12)
    assert turning_time(exact) == pytest.approx(landing + speed / pull, rel=1e-12)


@pytest.mark.parametrize("friction", [0.0, 0.05, 0.1])
def test_gravity_and_friction_pull_together_on_the_way_up_and_against_each_other_back(friction):
    exact = runs(experiment.check({"friction": friction, "duration": 8}))["exact"]
    slope = math.atan(0.2)
    pull, rub = 9.807 * math.sin(slope), friction * 9.807 * math.cos(slope)
    assert accelerations(exact) == pytest.approx((-pull - rub, -pull + rub), rel=1e-9)


def test_a_ball_rests_for_good_where_friction_exceeds_the_slope():
    exact = runs(PRESETS["A flat, rough slope"])["exact"]
    assert exact.stopped_because == "everything at rest"
    assert climb(exact) > 0.01
    assert math.isnan(accelerations(exact)[1])


def test_bouncing_without_end_becomes_sliding_at_the_end_of_the_series():
    values = PRESETS["The last bounce"]
    exact = runs(values)["exact"]
    impacts, slide = exact.contacts.of_kind("impact"), exact.contacts.of_kind("slide")
    fall = 9.807 * math.cos(math.atan(values["slope"]))
    normal = exact.scene.walls[0].normal
    up = impacts.velocity_after[0, 0] @ np.array(normal)
    end = impacts.time[0] + 2 * up / fall / (1 - values["k_b"])
    assert slide.time[0] == pytest.approx(end, rel=1e-12)


def test_the_chart_climbs_as_the_height_that_the_speed_along_the_plane_buys():
    slopes, ways = next(iter(experiment.chart.lines(experiment.defaults()).values()))
    run = kl.simulate(scene(experiment.check({"slope": float(slopes[4])})), 3)
    speed = along(run, run.contacts.velocity_after[:1, 0])[0]
    expected = speed**2 / (2 * 9.807 * math.sin(math.atan(slopes[4])))
    assert ways[4] == pytest.approx(expected, rel=1e-2)


def test_without_a_tolerance_time_stands_still_for_a_sliding_ball():
    assert frozen_steps(0.0)
    assert min(frozen_steps(0.0)) > 10
    assert frozen_steps(1e-9) == []


@pytest.mark.parametrize(("friction", "friction_2"), [(2.0, 0.0), (0.0, 2.0), (0.5, 0.5)])
def test_the_rougher_of_two_lumps_is_the_upper_one_so_that_they_never_meet(
    friction: float, friction_2: float
) -> None:
    lumps = {"scene": "two lumps at rest", "slope": 1.5, "duration": 4.0}
    values = experiment.check({**lumps, "friction": friction, "friction_2": friction_2})
    times = np.linspace(0, 4, 81)
    found = experiment.runs(values).values()
    one, two = (run.sample(times).position[:, 0] for run in found)
    assert np.linalg.norm(one - two, axis=1).min() > 2 * RADIUS
