"""Balls between walls that close in: hits without end, and the moment when no room is left."""

import math

import numpy as np
import pytest

import kernel_lib as kl

#: Velocity of the ball, those of the walls along x, m/s, and when a gap of 3 m closes, s.
CASES = {
    "one wall comes": ((1.0, 0.0), (0.0, -1.0), 3.0),
    "both walls come, and the ball goes across": ((3.0, 2.0), (0.5, -1.0), 2.0),
    "one wall follows the other": ((1.0, 0.0), (-1.0, -2.0), 3.0),
}


@pytest.mark.parametrize("name", CASES)
def test_an_elastic_ball_between_walls_that_close_in_is_crushed_when_no_room_is_left(name):
    velocity, pushes, end = CASES[name]
    walls = [
        kl.Plane((x, 0), (side, 0), moves=kl.Steady((push, 0)))
        for x, side, push in zip((0, 4), (1, -1), pushes, strict=True)
    ]
    scene = kl.Scene([kl.Ball((1.5, 0), velocity, 0.5, 1)], walls)
    run = kl.simulate(scene, 9.0, record="contacts")
    assert run.stopped_because == "crushed between walls"
    assert run.time[-1] == pytest.approx(end, abs=1e-9)
    place = 0.5 + pushes[0] * end, velocity[1] * end
    assert run.position[-1, 0] == pytest.approx(place, abs=1e-9)
    assert_the_work_of_the_walls_is_all(run)


def assert_the_work_of_the_walls_is_all(run):
    hits, energy = run.contacts, kl.mechanical_energy(run)
    work = np.sum(hits.impulse * hits.velocity_before[:, 1])
    gained = energy[-1] - kl.mechanical_energy(run.scene.balls, run.scene.gravity)
    assert gained == pytest.approx(work - hits.energy_lost.sum(), abs=1e-9 * hits.energy_lost.max())


@pytest.mark.parametrize("gravity", [0.0, (0.0, -9.8)])
def test_three_walls_that_close_in_crush_an_elastic_ball_when_no_room_is_left(gravity):
    """Normals of 120 degrees add up to zero: the gaps of any place have one sum, that of 3 m."""
    normals = [
        (math.cos(a), math.sin(a)) for a in (math.pi / 2 + k * math.tau / 3 for k in (0, 1, 2))
    ]
    walls = [kl.Plane((-1.5 * x, -1.5 * y), (x, y)) for x, y in normals]
    x, y = normals[1]
    walls[1] = kl.Plane(walls[1].point, (x, y), moves=kl.Steady((2 * x, 2 * y)))
    scene = kl.Scene([kl.Ball((0.1, 0.2), (0.3, 0.1), 0.5, 1)], walls, gravity)
    run = kl.simulate(scene, 9.0, record="contacts", budget=5_000)
    assert run.stopped_because == "crushed between walls"
    assert run.time[-1] == pytest.approx(1.5, abs=1e-9)
    assert_the_work_of_the_walls_is_all(run)


def test_what_is_left_of_impacts_in_a_moving_corner_is_the_work_of_the_walls():
    """Impacts of one moment end in a last one without rebound; its push is listed, too."""
    bat = kl.Plane((0, 0), (0.8, 0.6), moves=kl.Steady((1.0, 0.0)))
    scene = kl.Scene([kl.Ball((2, 0), (0, 0), 0.5, 1)], [bat, kl.Plane((3, 0), (-1, 0))], 0.0, 0.1)
    run = kl.simulate(scene, 5.0, record="contacts")
    hits = run.contacts.of_kind("impact")
    work = np.sum(hits.impulse * hits.velocity_before[:, 1]) - hits.energy_lost.sum()
    assert kl.kinetic_energy(run)[-1] == pytest.approx(work, rel=1e-11)


def test_an_elastic_ball_that_hops_less_than_anything_shows_lies_on_the_floor():
    floor = kl.Plane((0, 0), (0, 1))
    for speed, bounces in ((1e-7, 0), (1e-2, 4)):
        scene = kl.Scene([kl.Ball((0, 1), (2, speed), 1, 1)], [floor], (0, -1.0))
        run = kl.simulate(scene, 9 * 1e-2, budget=1_000)
        assert run.stopped_because == "duration reached"
        assert len(run.contacts.of_kind("impact")) == bounces
        assert run.position[-1, 0, 0] == pytest.approx(0.18, abs=1e-12)
