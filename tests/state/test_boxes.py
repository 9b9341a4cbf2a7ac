"""Boxes of balls: the right number, the right fraction, nothing overlaps, the same each time."""

import math

import numpy as np
import pytest

import kernel_lib as kl


@pytest.mark.parametrize(("dimension", "fraction"), [(2, 0.3), (2, 0.75), (3, 0.1), (3, 0.5)])
def test_the_balls_fill_their_part_of_the_box(dimension, fraction):
    count = 12**2 if dimension == 2 else 5**3
    scene = kl.box_of_balls(count, fraction, radius=0.2, dimension=dimension)
    length = scene.walls[1].point[0]
    volume = math.pi * 0.2**2 if dimension == 2 else 4 / 3 * math.pi * 0.2**3
    assert len(scene.balls) == count
    assert len(scene.walls) == 2 * dimension
    assert count * volume / length**dimension == pytest.approx(fraction)
    for wall in scene.walls:
        inside = (np.array([ball.position for ball in scene.balls]) - wall.point) @ wall.normal
        assert inside.min() >= 0.2 * (1 - 1e-9)


def test_velocities_are_normal_and_the_seed_decides():
    scene = kl.box_of_balls(2500, 0.3, speed=3.0, mass=2.0, restitution=0.9, seed=7)
    velocity = np.array([ball.velocity for ball in scene.balls])
    assert velocity.std() == pytest.approx(3.0, rel=0.03)
    assert (scene.restitution, scene.balls[0].mass) == (0.9, 2.0)
    assert scene == kl.box_of_balls(2500, 0.3, speed=3.0, mass=2.0, restitution=0.9, seed=7)
    assert scene != kl.box_of_balls(2500, 0.3, speed=3.0, mass=2.0, restitution=0.9, seed=8)


def test_a_number_that_fills_no_square_leaves_places_free():
    assert len(kl.box_of_balls(101, 0.3).balls) == 101
    assert kl.box_of_balls(1, 0.3, gravity=(0, -1)).gravity == (0, -1)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"count": 0}, "count must be a whole number from 1 on, got 0"),
        ({"count": 2.5}, "count must be a whole number from 1 on, got 2.5"),
        ({"fraction": 0.8}, "100 balls on a lattice fill at most 0.7854 of their box, got 0.8"),
        ({"dimension": 4}, "dimension must be 2 or 3, got 4"),
        ({"speed": -1}, "speed must be zero or positive, got -1"),
    ],
)
def test_what_is_refused(changes, words):
    with pytest.raises(ValueError, match=words):
        kl.box_of_balls(**{"count": 100, "fraction": 0.3, **changes})
