"""Runs in which everything is turned round on the way."""

import io
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.experiments.measures.gas import collisions_each
from kernel_lib.state.reading import read

BOX = kl.box_of_balls(100, 0.05, equal_speeds=True, seed=1)


def home(scene):
    return np.array([ball.position for ball in scene.balls])


def test_a_gas_finds_back_soon_and_not_late():
    """15 s are four collisions each, 60 s sixteen."""
    soon = kl.simulate(BOX, 30.0, kl.Events(turn=15.0), frames=15.0)
    late = kl.simulate(BOX, 120.0, kl.Events(turn=60.0), frames=60.0)
    assert 3.5 < collisions_each(soon, 15.0) < 4.5
    assert np.abs(soon.position[-1] - home(BOX)).max() < 1e-5
    assert np.linalg.norm(soon.velocity[-1], axis=1) == pytest.approx(np.sqrt(2), abs=1e-5)
    assert np.ptp(np.linalg.norm(soon.velocity[1], axis=1)) > 1
    assert np.abs(late.position[-1] - home(BOX)).max() > 1


def test_it_is_the_run_of_the_scene_turned_round():
    there = kl.simulate(BOX, 20.0, frames=2.0)
    back = kl.simulate(kl.scene_at(there, backwards=True), 15.0, frames=2.0)
    both = kl.simulate(BOX, 35.0, kl.Events(turn=20.0), frames=2.0)
    assert np.array_equal(both.position[:10], there.position[:10])
    assert np.array_equal(both.position[10:-1], back.position[:-1])
    assert np.array_equal(both.velocity[10], -there.velocity[10])
    assert len(both.contacts) == len(there.contacts) + len(back.contacts)
    assert np.all(np.diff(both.contacts.time) >= 0)
    after = both.contacts[both.contacts.time > 20.0]
    assert after.time == pytest.approx(back.contacts.time + 20.0, abs=1e-12)


def test_its_pieces_are_those_of_both_ways():
    run = kl.simulate(BOX, 30.0, kl.Events(turn=12.0), frames=0.7)
    seen = read(run.knots(), run.time)
    assert seen.position == pytest.approx(run.position, abs=1e-9)
    assert seen.velocity == pytest.approx(run.velocity, abs=1e-9)


@pytest.mark.parametrize("first", [7.0, 12.0, 20.0])
def test_resumed_and_saved_it_is_the_same(first):
    whole = kl.simulate(BOX, 30.0, kl.Events(turn=12.0), frames=0.7)
    begun = kl.simulate(BOX, first, kl.Events(turn=12.0), frames=0.7)
    file = io.BytesIO()
    begun.save(file)
    file.seek(0)
    assert kl.resume(kl.load(file), 30.0 - first) == whole


def test_a_ball_that_falls_rises_to_where_it_came_from():
    ball = kl.Ball((0.0, 5.0), (1.0, 0.0), 0.5, 1.0, spin=2.0)
    floor = kl.Plane((0, 0), (0, 1))
    scene = kl.Scene([ball], [floor], (0, -9.807))
    run = kl.simulate(scene, 4.0, kl.Events(turn=2.0), frames=0.5)
    assert run.position[-1, 0] == pytest.approx([0.0, 5.0], abs=1e-9)
    assert run.velocity[-1, 0] == pytest.approx([-1.0, 0.0], abs=1e-9)
    assert run.spin[:, 0] == pytest.approx([2] * 4 + [-2] * 5)


def test_a_piston_goes_back():
    walls = list(BOX.walls)
    walls[1] = replace(walls[1], moves=kl.Steady((-0.5, 0.0)))
    run = kl.simulate(replace(BOX, walls=walls), 12.0, kl.Events(turn=6.0), frames=6.0)
    energy = kl.kinetic_energy(run)
    assert energy[1] > 1.02 * energy[0]
    assert energy[2] == pytest.approx(energy[0], rel=1e-9)


@pytest.mark.parametrize("count", [1, 12, 70])
@pytest.mark.parametrize("first", [1.0, 3.0])
def test_a_wall_that_comes_after_the_turn_meets_balls_that_lie_still(count, first):
    """Away for 2 s, back for 2 s, and then on to the first ball, 0.5 m from its start."""
    wall = kl.Plane((-1, 0), (1, 0), moves=kl.Steady((-1, 0)))
    balls = [kl.Ball((2.5 * i, 0), (0, 0), 0.5, 1) for i in range(count)]
    scene = kl.Scene(balls, [wall])
    whole = kl.simulate(scene, 5.5, kl.Events(turn=2.0), frames=0.5)
    assert whole.contacts.time[0] == pytest.approx(4.5, abs=1e-12)
    assert whole.velocity[-1, 0, 0] == pytest.approx(2.0 if count == 1 else 0.0, abs=1e-12)
    begun = kl.simulate(scene, first, kl.Events(turn=2.0), frames=0.5)
    assert kl.resume(begun, 5.5 - first) == whole


def test_a_run_that_has_stopped_before_is_not_turned():
    lost = replace(BOX, restitution=0.5)
    run = kl.simulate(lost, 50.0, kl.Events(turn=40.0), frames=1.0, budget=500)
    assert run.stopped_because == "step limit"
    assert run.time[-1] < 40


def test_the_turn_is_told_and_checked():
    assert repr(kl.Events(turn=3.0)) == "Events(turn=3.0)"
    assert repr(kl.Events()) == "Events()"
    with pytest.raises(ValueError, match="turn must be positive, got 0"):
        kl.Events(turn=0.0)


def test_many_discs_at_rest_wait_for_a_wall_that_comes_back():
    """What rests lies in the second part of the way there; the wall moves on, and so does time."""
    balls = [kl.Ball((0.3 * k, 0.1001), (0, 0), 0.1, 1) for k in range(64)]
    wall = kl.Plane((-50, 0), (1, 0), moves=kl.Steady((-1.0, 0)))
    scene = kl.Scene(balls, [kl.Plane((0, 0), (0, 1)), wall], (0, -9.8), 0.5)
    run = kl.simulate(scene, 3, kl.Events(turn=2.0))
    assert run.stopped_because == "duration reached"
    assert abs(run.velocity[-1]).max() < 1e-12
