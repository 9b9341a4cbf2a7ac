"""The pictures of lesson 09 show what the bodies did, by their positions alone."""

import math
from functools import partial

import numpy as np
import pytest

from kernel_lib.experiments.teaching.picture import Angle, Picture, Ring, Span, Spot, Way
from kernel_lib.experiments.track import experiment
from kernel_lib.experiments.track.controls import (
    ALONE,
    BALL,
    BEAD,
    BLOCK,
    CYCLOID,
    DIP,
    DOME,
    MASSES,
    PIPE,
    RACE,
)
from tests.experiments import verdicts
from tests.experiments.track.witnesses import inside_the_loop

drawn = partial(verdicts.drawn, experiment)

DOME_OF_TWO = {"place": DOME, "body": BLOCK, "rival": ALONE, "dome_radius": 2.0}


def only(picture: Picture, kind):
    return [mark for mark in picture.marks if isinstance(mark, kind)]


def pressed(run, time):
    """Whether the track presses on the body, by how it moves in 2 ms."""
    places = run.sample(time + np.array([-1e-3, 0.0, 1e-3])).position[:, 0]
    pull = (places[0] - 2 * places[1] + places[2]) / 1e-6
    return math.hypot(*(pull - run.scene.gravity)) > 0.05 * 9.8


@pytest.mark.parametrize("height", [2.3, 2.6])
def test_the_ring_of_the_loop_is_where_the_body_goes_inwards(height):
    picture, runs, verdict = drawn("who", height=height)
    assert len(only(picture, Ring)) == len(only(picture, Angle)) == (2 if height < 2.5 else 1)
    for ring, angle in zip(only(picture, Ring), only(picture, Angle), strict=True):
        run = runs[ring.run]
        assert math.hypot(ring.at[0], ring.at[1] - 1) == pytest.approx(1, abs=1e-6)
        assert math.dist(ring.at, inside_the_loop(run)) < 0.05
        assert math.degrees(math.atan2(ring.at[1] - 1, ring.at[0])) % 360 == pytest.approx(
            angle.end % 360
        )
        assert math.dist(run.at(verdict).position[0], ring.at) > 0.1


def test_a_bead_that_turns_back_has_its_highest_place_in_the_loop():
    picture, _, _ = drawn("who", body=BEAD, height=1.9)
    (spot,) = only(picture, Spot)
    assert str(spot.text) == "bead turns back"
    assert spot.at[1] == pytest.approx(1.9, abs=1e-3)
    assert spot.at[0] > 0


def test_the_ring_of_the_dome_is_where_nothing_presses_any_more():
    picture, runs, verdict = drawn("depth", **DOME_OF_TWO)
    (ring,), (span,), run = only(picture, Ring), only(picture, Span), runs[BLOCK]
    assert math.hypot(*ring.at) == pytest.approx(2, abs=1e-6)
    times = np.linspace(0, run.time[-1], 4001)
    near = times[np.hypot(*(run.sample(times).position[:, 0] - ring.at).T).argmin()]
    assert pressed(run, near - 0.1)
    assert not pressed(run, near + 0.02)
    assert span.end[1] - span.start[1] == pytest.approx(2 / 3, abs=1e-3)
    assert span.text == "0.333 R"
    assert run.at(verdict).position[0, 1] > 0.3


def test_a_hard_push_flies_above_the_way_along_the_dome():
    picture, runs, _ = drawn("depth", **DOME_OF_TWO, push=1.2)
    (way,) = only(picture, Way)
    assert [math.hypot(*point) for point in way.points] == pytest.approx([2.0] * 19)
    path = runs[BLOCK].position[20:, 0]
    assert (np.hypot(*path.T) > 2.001).all()


def test_the_block_and_the_ball_leave_the_dome_at_their_own_rings():
    picture, _, _ = drawn("later", place=DOME, body=BLOCK, rival=BALL)
    block, ball = only(picture, Ring)
    assert (block.run, ball.run) == (BLOCK, BALL)
    assert math.hypot(*block.at) == pytest.approx(1)
    assert math.hypot(*ball.at) == pytest.approx(1)
    assert block.at[1] - ball.at[1] == pytest.approx(2 / 3 - 10 / 17, abs=1e-3)


@pytest.mark.parametrize(
    ("name", "values"),
    [("first_there", DIP), ("ways", {"place": RACE, "body": BLOCK}), ("swings", {"place": PIPE})],
)
def test_the_first_look_ends_when_the_first_is_there(name, values):
    picture, runs, verdict = drawn(name, **values)
    places = {one: run.at(verdict).position[0] for one, run in runs.items()}
    goal = (0.0, 0.0) if name == "swings" else (2.0, -1.0)
    away = sorted(math.dist(place, goal) for place in places.values())
    assert away[0] < 0.01 < away[-1]
    assert all(place[0] < goal[0] + 0.01 for place in places.values())
    assert all(one in str(picture.words) for one in runs)


def test_the_speeds_half_way_stand_where_half_of_the_way_is_gone():
    picture, runs, _ = drawn("first_there", **DIP)
    _, *spots = only(picture, Spot)
    for spot in spots:
        path = runs[spot.run].sample(np.linspace(0, runs[spot.run].time[-1], 9001)).position[:, 0]
        gone = np.cumsum(np.hypot(*np.diff(path, axis=0).T))
        there = np.hypot(*(path - spot.at).T).argmin()
        assert gone[there] == pytest.approx(gone[-1] / 2, rel=2e-3)


@pytest.mark.parametrize("values", [{"place": CYCLOID}, {"place": MASSES, "mass": 10.0}])
def test_two_that_arrive_at_once_have_one_time(values):
    picture, runs, verdict = drawn("first_there", **values)
    one, two = (run.at(verdict).position[0] for run in runs.values())
    assert math.dist(one, two) < 0.02
    marked = picture.chart.points({}) if picture.chart else {picture.marks[0].text: None}
    assert len(marked) == 1
