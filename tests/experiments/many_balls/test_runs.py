"""What a thousand balls do: speeds, the way back, the walls, the piston, and the books."""

import math
import zlib

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.many_balls import experiment
from kernel_lib.experiments.many_balls.boxes import (
    duration,
    fraction,
    inner_fraction,
    scene,
    side,
    thermal_speed,
)
from kernel_lib.experiments.many_balls.controls import AMONG, GAS, TWO
from kernel_lib.experiments.many_balls.law import (
    back_at_one_speed,
    faster,
    gained,
    ideal_pressure,
    missed,
    moment_of,
    pressure,
    speeds_at,
    turn_of,
)
from kernel_lib.experiments.measures.gas import (
    collisions_each,
    compressibility,
    compression,
    fourth_moment,
    thermal_energy,
)
from kernel_lib.protocol.description import measured
from kernel_lib.protocol.pictures.picture import picture_of
from tests.experiments.many_balls.witnesses import work_of_wall

PISTON = {"balls": 100, "radius": 1.25, "piston": 0.1}
TURNED = {"turn": True, "balls": 500, "radius": 0.55}


def run_at(**changed):
    values = experiment.check(changed)
    return values, experiment.runs(values)[GAS]


def test_all_begin_with_one_speed_and_end_with_maxwells():
    """Mean of six throws: 36.8 % faster than at the start, 22 % slower than half, 1.8 % twice."""
    found = []
    for throw in range(6):
        _, run = run_at(start=throw)
        assert np.ptp(speeds_at(run, 0.0)) < 1e-12
        speeds = speeds_at(run, moment_of(run, 10))
        found.append([faster(speeds, 1.0), 1000 - faster(speeds, 0.5), faster(speeds, 2.0)])
    mean = np.mean(found, axis=0)
    # Errors of the mean of 6000 balls: 6.2, 5.4 and 1.7 a thousand.
    assert mean == pytest.approx(
        [1000 / math.e, 1000 * (1 - math.exp(-0.25)), 1000 * math.exp(-4)], abs=19
    )
    assert all(340 <= each[0] <= 400 for each in found)


def test_after_four_each_a_quarter_is_missing_and_the_bar_of_the_start_is_too_tall():
    lacks, tall = [], []
    for throw in range(6):
        _, run = run_at(start=throw)
        moment = moment_of(run, 4)
        assert collisions_each(run, moment) == pytest.approx(4, abs=0.003)
        lacks.append(2 - fourth_moment(run.at(moment).velocity))
        counts = np.histogram(speeds_at(run, moment), np.arange(0, 3, 1 / 7.5))[0]
        tall.append(
            counts[7] / (1000 * (math.exp(-((7 / 7.5) ** 2)) - math.exp(-((8 / 7.5) ** 2))))
        )
    assert np.mean(lacks) == pytest.approx(0.248, abs=0.05)
    # Of the bars of a width of v0/7.5 the one about v0, over what theory has there in the end.
    assert np.mean(tall) > 1.2


def test_a_run_takes_the_collisions_that_are_wanted():
    for changed in ({"each": 1}, {"balls": 100}, {"radius": 1.0, "balls": 500}, {"space": True}):
        values, run = run_at(**changed)
        assert collisions_each(run) == pytest.approx(1.1 * values["each"] + 0.3, rel=0.2)
        assert moment_of(run, values["each"]) is not None
        assert run.stopped_because == "duration reached"
    assert moment_of(run, 100) is None


@pytest.mark.parametrize("throw", [0, 1, 2])
def test_turned_round_soon_all_find_back_and_late_they_do_not(throw):
    values, run = run_at(**TURNED, each=4, start=throw)
    assert turn_of(run) == pytest.approx(duration(values), rel=0.1)
    assert run.time[-1] == pytest.approx(2 * turn_of(run))
    # The question says how many there were, and the control how many are wanted: one number.
    assert collisions_each(run, turn_of(run)) == 4
    assert back_at_one_speed(values, run) == 1
    assert missed(run) < 0.1
    assert back_at_one_speed(values, run) > 3 * np.mean(
        np.abs(speeds_at(run, turn_of(run)) - 1) < 0.01
    )
    values, late = run_at(**TURNED, each=10, start=throw)
    assert back_at_one_speed(values, late) < 0.1
    assert missed(late) > 10


def test_the_walls_feel_the_pressure_of_theory_within_their_error():
    off = []
    for throw in range(8):
        values, run = run_at(start=throw, each=12)
        weighed = pressure(values, run)
        expected = ideal_pressure(values, float(kl.kinetic_energy(run)[0]))
        expected *= compressibility(inner_fraction(values))
        assert 0.01 < weighed.error / weighed.pressure < 0.06
        off.append((weighed.pressure - expected) / weighed.error)
    # They begin with one speed, and knock somewhat differently until it has spread.
    assert abs(np.mean(off)) < 1.5
    assert np.abs(off).max() < 4


def test_points_press_as_in_the_exercise():
    values = experiment.check({})
    assert thermal_speed(values) == pytest.approx(math.sqrt(0.5))
    assert 1000 * 0.5 / 100**2 == 0.05
    energy = 1000 * 0.5
    smallest = experiment.check({"radius": 0.1})
    assert ideal_pressure(smallest, energy) == pytest.approx(0.05, rel=0.005)


def test_a_slow_piston_heats_discs_as_theory_has_it_and_keeps_the_books():
    found = []
    for throw in range(4):
        values, run = run_at(**PISTON, start=throw)
        energy = kl.kinetic_energy(run)
        assert energy[-1] - energy[0] == pytest.approx(work_of_wall(run, 1), rel=1e-9)
        found.append(gained(run))
    slowly = compression(inner_fraction(values), inner_fraction(values, 0.5))
    assert slowly == pytest.approx(2.32, abs=0.01)
    assert np.mean(found) == pytest.approx(slowly, rel=0.05)
    assert run.scene.walls[1].moves.velocity == (-0.1, 0.0)


def test_in_space_it_gets_less_hot_and_the_cube_is_as_full():
    values, run = run_at(**PISTON, space=True)
    plane = gained(run_at(**PISTON)[1])
    assert gained(run) < 0.97 * plane
    spheres = sum(4 / 3 * math.pi * ball.radius**3 for ball in run.scene.balls)
    assert spheres / side(values) ** 3 == pytest.approx(fraction(values), rel=1e-12)


def test_heavy_ones_among_light_ones_end_with_as_much_energy_each():
    ratios = []
    for throw in range(4):
        _, run = run_at(kinds=AMONG, balls=500, radius=0.55, start=throw)
        heavy = [k for k, ball in enumerate(run.scene.balls) if ball.mass == 10]
        assert len(heavy) == 50
        assert thermal_energy(run.at(0.0), heavy) == 0
        end = run.at(float(run.time[-1]))
        ratios.append(thermal_energy(end, heavy) / thermal_energy(end))
    assert np.mean(ratios) == pytest.approx(1, abs=0.25)


def test_two_gases_meet_and_share():
    _, run = run_at(kinds=TWO, balls=500, radius=0.55, heavy=4.0)
    heavy = [k for k, ball in enumerate(run.scene.balls) if ball.mass == 4]
    heights = np.array([ball.position[1] for ball in run.scene.balls])
    assert heights[heavy].min() > np.delete(heights, heavy).max() - 10
    begin, end = run.at(0.0), run.at(float(run.time[-1]))
    assert thermal_energy(begin, heavy) == pytest.approx(2.0)
    light = [k for k in range(500) if k not in set(heavy)]
    assert thermal_energy(end, heavy) / thermal_energy(end, light) == pytest.approx(1, abs=0.3)


def test_energy_is_kept_where_nothing_moves_the_walls():
    for changed in ({}, {"space": True, "balls": 300}, {"kinds": AMONG, "balls": 300}):
        energy = kl.kinetic_energy(run_at(**changed)[1])
        assert np.ptp(energy) < 1e-11 * energy[0]


@pytest.mark.parametrize(
    "changed",
    [{}, {"each": 12}, {**TURNED, "each": 12}, PISTON, {"space": True, "each": 10}],
)
def test_no_picture_takes_more_than_two_hundred_kilobytes(changed):
    values = experiment.check(changed)
    _, block = picture_of(experiment.runs(values), measured(experiment))
    assert len(zlib.compress(block)) < 200_000


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        (
            {"turn": True},
            "there and back, are more than a picture carries; take at most 600 balls or 6 coll",
        ),
        ({"space": True, "each": 12}, "take at most 833 balls or 10 collisions each"),
        ({"radius": 1.5, "side": 60}, r"too full \(196%; at most 40%\)"),
        ({"piston": 0.02}, "collide too often for a picture while so slow a piston moves"),
    ],
)
def test_what_cannot_be_shown_is_refused_in_words(changed, message):
    with pytest.raises(ValueError, match=message):
        scene(experiment.check(changed))
