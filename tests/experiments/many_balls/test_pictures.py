"""The pictures of lesson 08 show where balls began, and what a wall did to their energy."""

import math
import re
from functools import partial

import numpy as np
import pytest

from kernel_lib.experiments.many_balls import experiment
from kernel_lib.experiments.teaching.picture import Ring, Way
from tests.experiments import verdicts

drawn = partial(verdicts.drawn, experiment)
ACT = [dict(act.values) for act in experiment.acts]


def speeds_of(run, time):
    """Speeds by two places a little apart, m/s."""
    one, two = run.sample(np.array([time - 1e-6, time])).position
    return np.linalg.norm(two - one, axis=1) / 1e-6


def test_the_numbers_of_fast_and_slow_balls_are_those_of_the_verdict():
    picture, runs, verdict = drawn("spread")
    (run,) = runs.values()
    fast, many, twice, slow = map(
        int, re.findall(r"(\d+) (?:of|balls|faster than twice|not faster)", str(picture.words))
    )
    speeds = speeds_of(run, verdict)
    assert many == len(speeds)
    for shown, found in (
        (fast, speeds > 1),
        (twice, speeds > 2),
        (slow, speeds < 0.5),
    ):
        assert shown == pytest.approx(int(found.sum()), abs=2)


@pytest.mark.parametrize("each", [4, 12])
def test_a_way_leads_from_the_start_of_a_ball_that_is_not_back(each):
    picture, runs, verdict = drawn("turned", **{**ACT[1], "each": each})
    (run,) = runs.values()
    starts = run.sample(np.zeros(1)).position[0]
    ends = run.at(verdict).position
    rings = [mark for mark in picture.marks if isinstance(mark, Ring)]
    ways = [mark for mark in picture.marks if isinstance(mark, Way)]
    assert len(rings) == 6
    balls = [int(np.linalg.norm(starts - ring.at, axis=1).argmin()) for ring in rings]
    assert np.linalg.norm(starts[balls] - [ring.at for ring in rings], axis=1).max() < 1e-9
    away = [k for k in balls if math.dist(starts[k], ends[k]) > run.scene.balls[k].radius]
    assert bool(away) == (each == 12)
    assert [way.points for way in ways] == [
        (pytest.approx(starts[k].tolist()), pytest.approx(ends[k].tolist())) for k in away
    ]


@pytest.mark.parametrize("values", [{}, {"piston": -0.05}, {"doubled": True, "piston": 0.0}])
def test_the_line_of_the_energy_ends_where_the_room_does(values):
    picture, runs, _ = drawn("half", **{**ACT[2], **values})
    (run,) = runs.values()
    ((room, energy),) = picture.chart.lines({}).values()
    before, after = ((speeds_of(run, t) ** 2).sum() for t in (1e-3, float(run.time[-1])))
    share = 0.5 if values == {} else 2
    assert (room[0], room[-1]) == pytest.approx((1, share))
    assert energy[-1] / energy[0] == pytest.approx(after / before, rel=1e-3)
    wall = float(run.position[-1, :, 0].max())
    assert wall < 1.01 * room[-1] * experiment.check({**ACT[2], **values})["side"]
    assert [place for place, _ in picture.chart.points({}).values()] == [1.0, share]
