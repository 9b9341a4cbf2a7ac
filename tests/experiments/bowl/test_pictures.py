"""The pictures of lesson 07 show the limit, and how a distance grows."""

from functools import partial

import numpy as np
import pytest

from kernel_lib.experiments.bowl import experiment
from kernel_lib.experiments.bowl.controls import BALL, NEIGHBOUR
from kernel_lib.experiments.teaching.picture import Spot, Way
from tests.experiments import verdicts

drawn = partial(verdicts.drawn, experiment)
ACT = [dict(act.values) for act in experiment.acts]


def farthest_from(height):
    """How far from the axis a ball comes that is dropped from there, m."""
    run = experiment.runs(experiment.check({"height": round(height, 3)}))[BALL]
    return float(np.abs(run.position[:, 0, 0]).max())


def test_the_line_of_the_limit_parts_drops_that_stay_from_those_that_leave():
    picture, runs, _ = drawn("how_high")
    axis, line = (mark for mark in picture.marks if isinstance(mark, Way))
    (right, height), _, (left, level) = line.points
    assert height == level
    assert left < axis.points[0][0] < right
    assert farthest_from(0.95 * height) < 0.01 < 0.1 < farthest_from(1.06 * height)
    focus, centre = (mark.at for mark in picture.marks if isinstance(mark, Spot))
    arc = runs[BALL].scene.walls[0]
    assert centre == pytest.approx(tuple(arc.centre))
    assert focus[1] == height


def test_each_point_of_the_distance_is_that_of_the_balls_at_their_bounce():
    picture, runs, verdict = drawn("parting", **ACT[1])
    count, apart = picture.chart.lines({})["distance"]
    hits = [runs[name].contacts.of_kind("impact").time for name in (BALL, NEIGHBOUR)]
    for k in (count[0], count[-1]):
        one, two = (
            runs[name].at(float(times[k - 1])).position[0]
            for name, times in zip((BALL, NEIGHBOUR), hits, strict=True)
        )
        assert apart[k - 1] == pytest.approx(1000 * np.linalg.norm(one - two), rel=1e-3, abs=1e-6)
    assert hits[0][count[-1] - 1] == pytest.approx(verdict)
    assert picture.chart.y_scale == "log"
