"""What bodies on the tracks of lesson 09 do: least heights, where they leave, races, the books."""

import math

import numpy as np
import pytest

from kernel_lib.experiments.track import experiment
from kernel_lib.experiments.track.chart import leaving_angle, leaving_angles, present
from kernel_lib.experiments.track.controls import (
    ALONE,
    BALL,
    BEAD,
    BLOCK,
    CYCLOID,
    DOME,
    HOOP,
    LOOP,
    OWN,
    PIPE,
    RACE,
    SLOPE,
    TIN,
)
from kernel_lib.experiments.track.law import arrival, goes_round, least_height, left, turned
from kernel_lib.experiments.track.shapes import HIGH, LOW, STRAIGHT, starts
from kernel_lib.words import Sentence


def runs_at(**changed):
    values = experiment.check(changed)
    return values, experiment.runs(values)


@pytest.mark.parametrize(
    ("body", "radii"), [(BLOCK, 2.5), (BALL, 2.7), (TIN, 2.75), (HOOP, 3.0), (BEAD, 2.0)]
)
def test_each_body_gets_round_from_its_least_height(body, radii):
    assert least_height(body) == pytest.approx(radii)
    for height, round_it in ((radii + 0.01, True), (radii - 0.01, False)):
        _, runs = runs_at(body=body, rival=ALONE, height=height)
        assert list(runs) == [body]
        assert goes_round(runs[body]) == round_it
    assert (left(runs[body]) is None) == (body == BEAD), "a bead turns back, the others fall"


def test_a_ball_that_may_slip_needs_more_than_2_7():
    """It rolls down the ramp at mu = 0.3, and enters the loop rolling: 2.73 is what it needs."""
    found = {
        height: goes_round(runs_at(height=height, never_slips=False)[1][BALL])
        for height in (2.71, 2.72, 2.74, 2.76)
    }
    assert found == {2.71: False, 2.72: False, 2.74: True, 2.76: True}


@pytest.mark.parametrize("body", [BALL, BLOCK, HOOP])
@pytest.mark.parametrize("height", [1.6, 2.1, 2.4])
def test_where_it_leaves_the_loop_is_where_the_law_says(body, height):
    _, runs = runs_at(body=body, rival=ALONE, height=height)
    gone = left(runs[body])
    assert turned(LOOP, gone.x, gone.y) == pytest.approx(leaving_angle(body, height), abs=1e-4)
    line = leaving_angles({})[Sentence("track-body", body=body)]
    assert np.interp(height, *line) == pytest.approx(leaving_angle(body, height), abs=0.05)


def test_the_chart_marks_who_leaves_and_nobody_else():
    values = experiment.check({})
    ((name, (height, angle)),) = present(values).items()
    assert (str(name), height) == ("ball, here", 2.6)
    assert angle == pytest.approx(leaving_angle(BALL, 2.6), abs=1e-4)
    assert math.isnan(leaving_angle(BALL, 2.8)) and math.isnan(leaving_angle(BALL, 0.9))
    assert present(experiment.check({"place": DOME})) == {}


def test_off_the_dome_the_block_leaves_after_a_third_and_the_ball_later():
    _, runs = runs_at(place=DOME, body=BLOCK, rival=BALL)
    angles = {name: turned(DOME, left(run).x, left(run).y) for name, run in runs.items()}
    assert angles[BLOCK] == pytest.approx(48.19, abs=0.01)
    assert angles[BALL] == pytest.approx(53.97, abs=0.01)
    for friction, angle in ((0.1, 50.36), (1.0, 53.32)):
        _, runs = runs_at(place=DOME, rival=ALONE, never_slips=False, friction=friction)
        gone = left(runs[BALL])
        assert turned(DOME, gone.x, gone.y) == pytest.approx(angle, abs=0.02)
    assert runs[BALL].position[-1, 0, 1] == pytest.approx(0, abs=1e-6), "as far as its foot"


def test_the_race_takes_the_times_of_the_theory():
    _, runs = runs_at(place=RACE, body=BLOCK)
    times = {name: arrival(run) for name, run in runs.items()}
    assert times[STRAIGHT] == pytest.approx(math.sqrt(2 * 5 / 9.807), abs=1e-6)
    assert times["cycloid"] == pytest.approx(2.523099988 / math.sqrt(9.807), abs=1e-6)
    assert times["arc"] == pytest.approx(0.810, abs=5e-4)
    for run in runs.values():
        assert run.position[-1, 0] == pytest.approx((2, -1), abs=1e-6)
        assert np.hypot(*run.velocity[-1, 0]) == pytest.approx(math.sqrt(2 * 9.807), abs=1e-5)


def test_rolling_takes_longer_by_the_root_of_its_share():
    _, runs = runs_at(place=SLOPE)
    times = [arrival(runs[name]) for name in (BLOCK, BALL, HOOP)]
    assert np.array(times) / times[0] == pytest.approx([1, math.sqrt(1.4), math.sqrt(2)], abs=1e-6)


@pytest.mark.parametrize("body", [BLOCK, BALL])
def test_every_swing_in_the_cycloid_takes_one_time(body):
    _, runs = runs_at(place=CYCLOID, body=body)
    whole = 4 * math.pi * math.sqrt((1.4 if body == BALL else 1) * 0.5 / 9.807)
    for name in (HIGH, LOW):
        run = runs[name]
        back = run.at(whole)
        assert back.position[0] == pytest.approx(run.position[0, 0], abs=1e-5)
        assert run.at(whole / 4).position[0, 0] == pytest.approx(math.pi / 2, abs=1e-5)


def test_a_half_pipe_swings_as_long_as_its_elliptic_integral_says():
    _, runs = runs_at(place=PIPE)
    assert np.diff(runs[BLOCK].leg_starts(0)[:3]).sum() == pytest.approx(
        6.743001 / math.sqrt(9.807), rel=1e-6
    )


def test_a_track_of_ones_own_goes_through_its_points():
    values = experiment.check({"place": OWN, "y2": -0.8})
    track = starts(values)[OWN][0]
    lines = track.points(0.001)
    for x, y in ((0, 0), (0.15, -0.2), (0.5, -0.8), (1.0, -0.7), (1.5, -0.9), (2, -1)):
        assert np.hypot(*(lines - (x, y)).T).min() < 1e-3
    past = experiment.check({"place": OWN, "body": BLOCK, "y2": -0.9})
    flown = experiment.runs(past)[OWN]
    assert flown.position[-1, 0, 1] > -0.9 and math.isnan(arrival(flown)), "it flies past"


@pytest.mark.parametrize("preset", experiment.presets, ids=lambda one: one.name)
def test_energy_is_all_there(preset):
    """Motion, turning and height make the start's energy but for what is lost, which only grows."""
    values = experiment.check(preset.values)
    for run in experiment.runs(values).values():
        motion, turning, height, lost = (part.values(run) for part in experiment.bars[0].parts)
        whole = motion + turning + height + lost
        assert whole == pytest.approx(np.full(len(whole), whole[0]), abs=1e-8)
        assert np.diff(lost).min() > -1e-9 and abs(lost[0]) < 1e-12
        assert min(motion.min(), turning.min(), height.min()) > -1e-6
        booked = run.friction_heat()[-1] + run.contacts.of_kind("impact").energy_lost.sum()
        assert lost[-1] == pytest.approx(booked, abs=1e-8)


def test_on_the_moon_all_is_slower_and_happens_in_the_same_places():
    earth, moon = (left(runs_at(gravity=g)[1][BALL]) for g in (9.807, 1.62))
    assert (moon.x, moon.y) == pytest.approx((earth.x, earth.y), abs=1e-6)
    assert moon.time == pytest.approx(earth.time * math.sqrt(9.807 / 1.62), rel=1e-6)


def test_the_force_is_gone_from_where_a_body_leaves():
    _, runs = runs_at()
    run = runs[BALL]
    gone = left(run)
    force = experiment.observables[0].values(run)
    assert force[run.time < gone.time - 0.01].min() > 0.01
    assert np.all(force[(run.time > gone.time) & (run.time < gone.time + 0.2)] == 0)
    assert experiment.observables[0].breaks(run).tolist() == run.leg_starts(0).tolist()


@pytest.mark.parametrize("preset", experiment.presets, ids=lambda one: one.name)
def test_every_body_and_track_of_a_set_up_is_seen_in_every_act(preset):
    # Acts that named ball and block left the bead, the hoop and one's own track out of the picture.
    _, found = runs_at(**preset.values)
    for act in experiment.acts:
        shown = [name for name in act.runs if name in found] or list(found)
        assert set(shown) == set(found), act.title
