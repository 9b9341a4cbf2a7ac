"""What the walls feel in each part of a run."""

import numpy as np
import pytest

from kernel_lib.experiments.many_balls import experiment
from kernel_lib.experiments.many_balls.chart import BALLS, FELT, PARTS, POINTS, felt, theory
from kernel_lib.experiments.many_balls.controls import GAS
from kernel_lib.experiments.measures.gas import wall_force
from kernel_lib.protocol.chart import charted


def at(**changed):
    values = experiment.check(changed)
    return values, experiment.runs(values)[GAS]


def test_points_are_forces_on_walls_over_the_length_of_the_centres():
    values, run = at(each=12)
    points = felt(values, run)[FELT]
    assert len(points.x) == PARTS
    # The parts together are the whole, as `wall_force` has it over all of the time.
    whole = sum(wall_force(run, wall).force for wall in range(4)) / (4 * (100 - 0.8))
    assert np.mean(points.y) == pytest.approx(whole, rel=1e-9)
    assert all(error > 0 for error in points.y_error)


def test_the_noise_of_its_points_is_that_of_their_errors():
    off = []
    for throw in range(4):
        values, run = at(each=12, start=throw)
        points = felt(values, run)[FELT]
        line = theory(values, run)[BALLS][1][0]
        off += [(y - line) / e for y, e in zip(points.y, points.y_error, strict=True)]
    # Errors out of eight parts each scatter themselves: the middle half lies within 0.8 of them.
    assert np.quantile(np.abs(off), 0.5) < 1.2
    assert np.mean(np.abs(off) < 2.5) > 0.8


def test_theory_is_level_where_walls_stand_and_rises_with_a_piston():
    _, still = theory(*at())[POINTS]
    assert np.ptp(still) < 1e-9 * still[0]
    assert still[0] == pytest.approx(1000 * 0.5 / (100 - 0.8) ** 2, rel=1e-9)
    moving = theory(*at(balls=100, radius=1.25, piston=0.1))
    ideal, balls = moving[POINTS][1], moving[BALLS][1]
    assert np.all(np.diff(ideal) > 0)
    # Half the room, 2.3 times the energy, and a little more as centres have less than half.
    assert 4.4 < ideal[-1] / ideal[0] < 5.1
    assert np.all(balls > ideal) and balls[-1] / ideal[-1] > balls[0] / ideal[0]


def test_with_a_piston_the_points_follow_theory():
    off = []
    for throw in range(6):
        values, run = at(balls=100, radius=1.25, piston=0.1, start=throw)
        times, line = theory(values, run)[BALLS]
        points = felt(values, run)[FELT]
        off.append(np.array(points.y) / np.interp(points.x, times, line) - 1)
    assert np.abs(np.mean(off)) < 0.06
    assert np.abs(np.mean(off, axis=0)).max() < 0.25


def test_it_can_be_drawn():
    message, block = charted(experiment.chart, experiment.check({"each": 2}))
    kinds = [mark["mark"] for mark in message["marks"]]
    assert kinds == ["line", "line", "points"]
    assert len(block) > 100
