"""What a ball in a bowl does: the limit of half the radius, neighbours, mirrors, and the books."""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.bowl import experiment
from kernel_lib.experiments.bowl.controls import (
    BALL,
    DISH,
    MIRRORS,
    NEIGHBOUR,
    RIGHT,
    RIGHT_NEIGHBOUR,
    ROUND,
)
from kernel_lib.experiments.bowl.law import bounces, factor, offsets
from kernel_lib.experiments.bowl.shapes import scene, start


def run_at(name=BALL, **changed):
    values = experiment.check({"pair": name == NEIGHBOUR, **changed})
    return values, experiment.runs(values)[name]


def test_a_second_ball_is_computed_where_it_is_asked_for_alone():
    assert list(experiment.runs(experiment.check({}))) == [BALL]
    assert list(experiment.runs(experiment.check({"pair": True}))) == [BALL, NEIGHBOUR]
    both = {"pair": True, "two_bowls": True}
    assert list(experiment.runs(experiment.check(both))) == [
        BALL,
        NEIGHBOUR,
        RIGHT,
        RIGHT_NEIGHBOUR,
    ]
    assert ["pair" in act.values for act in experiment.acts] == [False, True, False]


def test_every_act_shows_all_that_a_set_up_computes():
    computed = {set_up.name: list(experiment.runs(set_up.values)) for set_up in complete()}
    assert computed["Two in a dish"] == [BALL, NEIGHBOUR]
    assert len(computed["Two mirrors"]) == 3
    for act in experiment.acts:
        assert not act.runs or set(act.runs) == {BALL, NEIGHBOUR}


def complete():
    """The set-ups with all their values."""
    return [replace(one, values=experiment.check(one.values)) for one in experiment.presets]


def places(**changed):
    """Signed distances from the middle at the bounces, mm."""
    return 1000 * offsets(*run_at(**changed))


def test_from_forty_centimetres_it_stays_within_2_3_millimetres():
    found = np.abs(places(height=0.4, bounces=100))
    assert len(found) >= 100
    assert 2.2 < found.max() < 2.3
    # Near the middle the farthest place is x0/sqrt(1 - 2 h/a).
    assert found.max() == pytest.approx(1 / math.sqrt(0.2), rel=1e-3)


def test_from_sixty_centimetres_it_is_beyond_ten_centimetres_at_the_sixth_bounce():
    found = np.abs(places(height=0.6))
    assert np.flatnonzero(found > 100)[0] == 5
    assert found[4] < 60


@pytest.mark.parametrize("shape", [ROUND, DISH])
@pytest.mark.parametrize(("part", "back"), [(1 / 8, 6), (1 / 4, 4), (3 / 8, 3)])
@pytest.mark.parametrize("radius", [0.3, 1.0, 4.0])
def test_it_is_back_after_six_four_and_three_bounces(shape, part, back, radius):
    found = places(shape=shape, radius=radius, height=part * radius, offset=0.1)
    assert found[back:] == pytest.approx(found[:-back], abs=1e-4)
    for fewer in range(1, back):
        assert np.abs(found[fewer:] - found[:-fewer]).max() > 0.01


def test_at_the_limit_it_flips_side_at_every_bounce_and_grows():
    found = places(height=0.5)
    assert all(one * two < 0 for one, two in pairwise(found))
    assert np.all(np.diff(np.abs(found[:20])) > 0)
    assert np.abs(found).max() > 30
    assert found[:5] == pytest.approx([1, -3, 5, -7, 9], rel=1e-3)


@pytest.mark.parametrize("gravity", [1.62, 9.807, 24.8])
@pytest.mark.parametrize("shape", [ROUND, DISH])
def test_the_limit_is_half_the_radius_on_every_planet(gravity, shape):
    for radius in (0.5, 2.0):
        low, high = (
            np.abs(places(shape=shape, gravity=gravity, radius=radius, height=part * radius)).max()
            for part in (0.48, 0.52)
        )
        assert low < 6 and high > 50


def test_the_same_bounces_at_the_same_places_on_the_moon():
    earth, moon = (places(height=0.4, gravity=g) for g in (9.807, 1.62))
    assert moon == pytest.approx(earth, abs=1e-6)


def distance(**changed):
    """Between the two balls at the twentieth bounce, m."""
    one, two = (bounces(run_at(name, **changed)[1]) for name in (BALL, NEIGHBOUR))
    return float(np.linalg.norm(one[19] - two[19]))


def test_neighbours_part_in_a_round_bowl_and_not_in_a_parabola():
    assert distance(height=0.95, offset=100) == pytest.approx(0.40, abs=0.01)
    found = distance(height=0.95, offset=100, shape=DISH)
    assert found == pytest.approx(0.05e-3, abs=0.005e-3)


def test_the_section_of_the_library_finds_the_same_distance():
    values = experiment.check({"height": 0.95, "offset": 100})
    ball = scene(values).balls[0]
    whole = kl.Scene([ball], [kl.Arc((0, 1), 1 + ball.radius)], (0, -9.807))
    starts = [(0.1, 0.95, 0, 0), (0.1 + 1e-6, 0.95, 0, 0)]
    one, two = kl.section(whole, 20, starts, compile=False).position
    assert float(np.linalg.norm(one[-1] - two[-1])) == pytest.approx(
        distance(height=0.95, offset=100), rel=1e-3
    )


@pytest.mark.parametrize(
    ("first", "second", "distance", "stays"),
    [
        (0.6, 1.4, 0.5, True),
        (0.6, 1.4, 0.7, False),
        (0.6, 1.4, 1.3, False),
        (0.6, 1.4, 1.5, True),
        (0.6, 1.4, 1.9, True),
        (0.6, 1.4, 2.1, False),
        (1.0, 1.0, 1.9, True),
        (1.0, 1.0, 2.1, False),
    ],
)
def test_mirrors_hold_up_to_the_smaller_radius_and_beyond_the_larger(
    first, second, distance, stays
):
    found = places(
        shape=MIRRORS, radius=first, second=second, distance=distance, offset=0.1, bounces=60
    )
    assert (np.abs(found).max() < 3) == stays


@pytest.mark.parametrize(
    "changed", [{"height": 0.7}, {"shape": MIRRORS, "radius": 0.6, "second": 1.4, "distance": 1.2}]
)
def test_departures_grow_by_the_factor_of_the_law(changed):
    """A bounce, or a round trip of two; from a departure so small that it stays small."""
    values = experiment.check({**changed, "offset": 1e-6, "bounces": 20})
    found = np.abs(offsets(values, experiment.runs(values)[BALL]))
    step = 2 if values["shape"] == MIRRORS else 1
    assert found[14] / found[14 - step] == pytest.approx(factor(values), rel=1e-3)


def test_with_a_little_loss_it_dies_before_it_leaves():
    values, run = run_at(e=0.9)
    assert np.abs(offsets(values, run)).max() < 0.01
    assert run.position[-1, 0, 1] < 0.001
    lost = experiment.bars[0].parts[2].values(run)
    assert lost[-1] == pytest.approx(run.contacts.energy_lost.sum(), abs=1e-9)


@pytest.mark.parametrize("shape", [ROUND, DISH, MIRRORS])
def test_without_loss_energy_is_kept(shape):
    _, run = run_at(shape=shape, height=0.95, offset=100, bounces=100)
    motion, height, lost = (part.values(run) for part in experiment.bars[0].parts)
    assert motion + height == pytest.approx(np.full(len(motion), (motion + height)[0]), abs=1e-9)
    assert np.abs(lost).max() < 1e-9


def test_a_soft_bowl_keeps_energy_and_one_that_is_stiff_does_what_a_hard_one_does():
    _, run = run_at(soft=True, height=0.3)
    motion, height, lost = (part.values(run) for part in experiment.bars[0].parts)
    assert motion + height == pytest.approx(np.full(len(motion), (motion + height)[0]), abs=1e-5)
    assert np.abs(lost).max() < 1e-5
    stiff, hard = (places(soft=soft, stiffness=1e7, height=0.4) for soft in (True, False))
    assert stiff[:5] == pytest.approx(hard[:5], abs=0.2)
    soft = places(soft=True, stiffness=1000, height=0.4)
    assert abs(soft[3] - hard[3]) > 0.5


def test_a_wall_that_would_let_the_ball_through_is_refused_in_words():
    with pytest.raises(ValueError, match=r"a wall of 500 N/m gives way by 0\.34 m, and lets"):
        experiment.runs(experiment.check({"soft": True, "stiffness": 500, "height": 3.0}))


def test_a_ball_that_leaves_the_bowl_is_not_watched_for_long():
    _, run = run_at(height=2.0, radius=0.5)
    assert run.time[-1] < run.contacts.time[-1] + 1.3
    assert run.position[-1, 0, 1] > -10


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            {"offset": 400, "radius": 0.3},
            "400 mm off centre a bowl of 0.3 m radius",
        ),
        (
            {"offset": 400, "height": 0.05},
            "0.0335 m deep in the wall; choose a greater drop",
        ),
        ({"speed": 4.0}, "with 4 m/s sideways, the ball would start"),
    ],
)
def test_a_start_in_the_wall_is_refused_in_words(changed, message):
    with pytest.raises(ValueError, match=message):
        experiment.runs(experiment.check(changed))


def test_thrown_sideways_it_has_the_energy_of_the_drop():
    values, run = run_at(speed=2.0)
    (_, y), (u, v) = start(values)
    assert (u, v) == (2.0, 0.0)
    assert y == pytest.approx(0.6 - 4 / (2 * 9.807))
    assert kl.mechanical_energy(run)[0] == pytest.approx(9.807 * 0.6)
