"""The pictures of lesson 07 show the limit, how a distance grows, and what holds a ball."""

from functools import partial
from itertools import pairwise

import numpy as np
import pytest

from kernel_lib.experiments.bowl import experiment
from kernel_lib.experiments.bowl.controls import BALL, CIRCLE, ELLIPSE, LONG, NEIGHBOUR, SHORT
from kernel_lib.experiments.bowl.shapes import scene
from kernel_lib.experiments.teaching.picture import Spot, Way
from kernel_lib.solvers.billiards.monodromy import monodromy
from tests.experiments import verdicts

drawn = partial(verdicts.drawn, experiment)
ACT = [dict(act.values) for act in experiment.acts]


def lines_of(picture):
    """The lines of its chart by what a reader reads."""
    return {str(name): line for name, line in picture.chart.lines({}).items()}


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
    ((count, apart),) = picture.chart.lines({}).values()
    hits = [runs[name].contacts.of_kind("impact").time for name in (BALL, NEIGHBOUR)]
    for k in (count[0], count[-1]):
        one, two = (
            runs[name].at(float(times[k - 1])).position[0]
            for name, times in zip((BALL, NEIGHBOUR), hits, strict=True)
        )
        assert apart[k - 1] == pytest.approx(1000 * np.linalg.norm(one - two), rel=1e-3, abs=1e-6)
    assert hits[0][count[-1] - 1] == pytest.approx(verdict)
    assert picture.chart.y_scale == "log"


@pytest.mark.parametrize(("angle", "e"), [(60, 0.9), (20, 0.5), (70, 0.95)])
def test_the_marked_moment_is_that_at_which_the_ball_begins_to_slide(angle, e):
    values = {"shape": CIRCLE, "angle": angle, "e": e}
    picture, runs, verdict = drawn("around", **values)
    (slides,) = runs[BALL].contacts.of_kind("slide").time
    assert picture.moment == pytest.approx(slides, rel=1e-5)
    assert picture.moment < verdict
    _, took = lines_of(picture)[BALL]
    assert took.sum() == pytest.approx(slides - runs[BALL].contacts.time[0], rel=1e-3)
    assert drawn("around", **{**values, "e": 1.0})[0].moment is None


def test_the_marked_foci_are_those_of_the_wall_and_distances_those_of_the_flights():
    picture, runs, _ = drawn("focus", shape=ELLIPSE, from_focus=True, spring=0.0)
    wall = runs[BALL].scene.walls[0]
    left, right = (mark.at for mark in picture.marks)
    for place, near in ((left, 1), (right, 0)):
        since, until = runs[BALL].contacts.time[near : near + 2]
        path = runs[BALL].sample(np.linspace(since, until, 2001)).position[:, 0]
        assert np.linalg.norm(path - np.array(place), axis=1).min() < 1e-3
    assert right[0] - left[0] == pytest.approx(2 * (wall.semi_axes[0] ** 2 - 1) ** 0.5)
    assert lines_of(picture)[BALL][1][1] < 0.01


def test_each_point_of_the_bounces_off_an_axis_is_that_of_its_ball():
    picture, runs, _ = drawn("along_which", shape=ELLIPSE, spring=-0.5, launch=0.5)
    for name, across in ((SHORT, 0), (LONG, 1)):
        count, off = lines_of(picture)[name]
        times = runs[name].contacts.of_kind("impact").time
        for k in (0, len(count) - 1):
            place = runs[name].at(float(times[count[k] - 1])).position[0, across]
            assert off[k] == pytest.approx(100 * abs(place), rel=1e-6)


def stands(values, distance):
    """Whether a ball on the axis of two mirrors is stable, by the library's linear map."""
    there = scene({**values, "distance": distance, "offset": 0.0})
    return monodromy(there, 2).stable


@pytest.mark.parametrize("second", [1.4, 0.6])
def test_the_shaded_distances_are_those_of_the_stable_mirrors(second):
    act = ACT[2] | {"second": second, "distance": 0.4, "farther": 1.0, "farthest": 1.1}
    picture, runs, _ = drawn("distances", **(ACT[2] if second == 1.4 else act))
    (zones,) = picture.chart.shades({}).values()
    values = experiment.check({**ACT[2], "second": second})
    for low, high in zones:
        assert [stands(values, at) for at in (low + 0.01, high - 0.01, high + 0.01)] == [
            True, True, False,
        ]  # fmt: skip
        assert low == 0 or not stands(values, low - 0.01)
    for place, (run, point) in enumerate(
        zip(runs.values(), picture.chart.points({}).values(), strict=True)
    ):
        across = [run.at(float(time)).position[0, 1] for time in run.contacts.time]
        axis = run.scene.walls[0].centre[1]
        farthest = 100 * float(np.abs(np.array(across) - axis).max())
        assert point.y == pytest.approx([farthest], rel=1e-6)
        gap = abs(np.subtract(*(float(wall.centre[0]) for wall in run.scene.walls)))
        assert point.x == pytest.approx([values["radius"] + second - gap])
        assert point.run == place


@pytest.mark.parametrize(("height", "e"), [(0.6, 0.9), (1.0, 0.95), (1.5, 0.97)])
def test_the_shaded_flights_of_a_ball_with_loss_are_those_above_the_limit(height, e):
    picture, runs, _ = drawn("loss", height=height, e=e)
    run = runs[BALL]
    times = [0.0, *run.contacts.time]
    (((start, end),),) = picture.chart.shades({}).values()
    count, off = lines_of(picture)[BALL]
    for flight, (since, until) in enumerate(pairwise(times[: len(count) + 1]), start=1):
        moments = np.linspace(since, until, 200)
        places = np.array([run.at(float(one)).position[0] for one in moments])
        assert off[flight - 1] == pytest.approx(100 * abs(places[-1, 0]), abs=1e-6)
        across = run.at((since + until) / 2).velocity[0, 0]
        top = places[:, 1].max() + across**2 / (2 * 9.807)
        assert (top > 0.5) == (start < flight < end)
