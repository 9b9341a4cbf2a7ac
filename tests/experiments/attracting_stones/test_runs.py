"""Runs of lesson 10: how long they are, and what holds in them."""

import math
import re
from itertools import combinations
from time import process_time

import numpy as np
import pytest

from kernel_lib.experiments.attracting_stones import experiment as lesson
from kernel_lib.experiments.attracting_stones.law import stones_law
from kernel_lib.experiments.attracting_stones.orbits import (
    HOUR,
    STRENGTH,
    G,
    approach,
    conic,
    widest_hit,
)
from kernel_lib.state.invariants import momentum
from tests.experiments.attracting_stones.kept import experiment

PAIRS = list(combinations(range(3), 2))

SET_UPS = {one.name: one.values for one in experiment.presets}


def runs_at(**values):
    return experiment.runs(experiment.check(values))


def quantity(name, run):
    parts = [*experiment.observables, *(part for bars in experiment.bars for part in bars.parts)]
    (one,) = (each for each in parts if each.name == name)
    return one.values(run)


@pytest.mark.parametrize("name", SET_UPS)
def test_turning_and_momentum_stay_and_energy_never_grows(name):
    kept = 1e-6 if name == "A cloud of stones" else 1e-9  # the build keeps seven digits
    for run in runs_at(**SET_UPS[name]).values():
        turning, lost = quantity("angular momentum", run), quantity("lost", run)
        assert np.ptp(turning) <= kept * max(1.0, abs(turning[0]))
        moved = sum(ball.mass * math.hypot(*ball.velocity) for ball in run.scene.balls)
        change = np.hypot(*(momentum(run) - momentum(run)[0]).T)
        assert change.max() <= kept * max(1.0, moved)
        rounding = kept / 1e4 * quantity("energy of motion", run).max()
        assert np.diff(lost).min() > -max(100 * kept * max(abs(lost).max(), 1.0), rounding)


@pytest.mark.parametrize("name", SET_UPS)
def test_a_run_costs_at_most_what_a_lesson_may(name):
    values, cost = lesson.check(SET_UPS[name]), math.inf
    for _ in range(3):  # at a first call, or on a busy machine, it may take longer
        begun = process_time()
        lesson.runs(values)
        cost = min(cost, process_time() - begun)
        if cost < 0.4:
            break
    assert cost < 0.4


def test_stones_from_rest_fall_as_long_as_the_closed_form_says():
    (run,) = runs_at(sideways=0.0, distance=20.0).values()
    part = 2 / 20
    fall = math.sqrt(20**3 / (2 * STRENGTH)) * (
        math.acos(math.sqrt(part)) + math.sqrt(part * (1 - part))
    )
    assert run.contacts.time[0] == pytest.approx(fall, rel=1e-6)
    assert fall / HOUR == pytest.approx(21.0, abs=0.05)


def test_two_that_circle_are_seen_for_one_round():
    (run,) = runs_at(sideways=0.25).values()
    first, last = (frame[1] - frame[0] for frame in (run.position[0], run.position[-1]))
    assert last == pytest.approx(first, abs=1e-6)


def test_two_that_part_are_seen_up_to_thirty_metres():
    (run,) = runs_at(sideways=0.45).values()
    assert math.dist(*run.position[-1]) == pytest.approx(30, abs=1e-6)


def test_a_twin_goes_once_round_and_with_a_lead_the_pushed_one_does():
    twin = runs_at(situation="round a heavy one", push=3.0)["twin"]
    assert twin.position[-1, 1] == pytest.approx(twin.position[0, 1], abs=5e-3)
    pushed = runs_at(situation="round a heavy one", push=-3.0, lead=30.0)["pushed"]
    assert pushed.position[-1, 1] == pytest.approx(pushed.position[0, 1], abs=5e-3)


@pytest.mark.parametrize("aim", [0.0, 4.0, 14.0])
def test_what_comes_from_far_away_has_the_energy_and_the_aim_of_there(aim):
    speed = 0.34e-3
    (x, y), (u, v) = approach(25.0, speed, aim)
    assert math.hypot(x, y) == pytest.approx(25)
    assert (u * u + v * v) / 2 - STRENGTH / 25 == pytest.approx(speed**2 / 2)
    assert x * v - y * u == pytest.approx(speed * aim, abs=1e-12)
    # A million metres away, backwards in time, it is on its line.
    far_x, far_y = approach(1e6, speed, aim)[0]
    assert (far_x > 0, far_y) == (True, pytest.approx(aim, abs=1e-3))


def test_a_triangle_turns_and_stays_one():
    (run,) = runs_at(situation="three in a triangle").values()
    sides = [np.hypot(*(run.position[:, a] - run.position[:, b]).T) for a, b in PAIRS]
    assert np.array(sides) == pytest.approx(10, abs=1e-6)
    assert run.time[-1] == pytest.approx(1.02 * math.tau * math.sqrt(1000 / (3 * G * 1e12)))


def test_two_rounds_end_when_the_slower_one_is_round():
    runs = runs_at(situation="round two heavy ones", left_radius=30.0, right_mass=1.0)
    assert set(runs) == {"left", "right"}
    for run, radius in zip(runs.values(), (30.0, 20.0), strict=True):
        far = np.hypot(*(run.position[:, 1] - run.position[:, 0]).T)
        assert far == pytest.approx(radius, rel=1e-6)
        assert run.time[-1] == pytest.approx(1.02 * 126.374335, rel=1e-6)


def test_three_that_fly_level_keep_their_common_centre_and_end_once_one_is_gone():
    level = {"situation": "three that fly level", "e": 0.8}
    (run,) = runs_at(**level).values()
    assert run.velocity[0, :, 1].tolist() == [0, 0, 0]
    assert run.position.mean(axis=1) == pytest.approx(0, abs=1e-6)
    (gone,) = runs_at(**level, upper=3.0, lower=-5.0).values()
    far = [math.dist(gone.position[-1, a], gone.position[-1, b]) for a, b in PAIRS]
    assert gone.time[-1] < 30
    assert sorted(far)[1] > 28


def test_up_to_the_widest_aim_a_stone_hits():
    speed = 0.34e-3
    wide = widest_hit(speed, speed**2 / 2)
    for part, hits in ((0.99, True), (1.01, False)):
        across = speed * part * wide / 25
        along = math.sqrt(speed**2 + 2 * STRENGTH / 25 - across**2)
        assert (conic(25.0, across, along).nearest < 2) is hits
        (run,) = runs_at(situation="passing stone", aim=part * wide).values()
        assert bool(len(run.contacts)) is hits


@pytest.mark.parametrize("nearby", [False, True])
def test_the_law_says_below_which_aim_a_passing_stone_hits(nearby):
    passing = {"situation": "passing stone", "incoming": 0.34, "nearby": nearby}
    line = str(stones_law(experiment.check(passing), runs_at(**passing))[1])
    widest = float(re.search(r"= ([\d.]+) m hit", line)[1])
    for aim, hits in ((widest - 0.1, True), (widest + 0.1, False)):
        (run,) = runs_at(**passing, aim=aim).values()
        assert (len(run.contacts) > 0) == hits, line
