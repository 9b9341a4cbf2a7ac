"""Which scenes the loop of many balls takes, and how it lays them out."""

from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.many_balls.arrays import lay_out, states_at, why_not_the_loop

BOX = kl.box_of_balls(64, 0.2, seed=1)
ROUGH = replace(BOX.balls[0], surface=kl.Surface(0.9, friction=0.2))
HEAVY = kl.box_of_balls(64, 0.2, seed=1, gravity=(0, -1))


def changed(scene, **changes):
    values = {
        "balls": scene.balls,
        "walls": scene.walls,
        "gravity": scene.gravity,
        "restitution": scene.restitution,
        "drag": scene.drag,
    }
    return kl.Scene(**{**values, **changes})


FIXED = kl.Ball((-9, 9), (0, 0), 0.5, np.inf)
LYING = kl.Ball((-9, 0.5), (0, 0), 0.5, 1)
CASES = {
    "elastic": (BOX, True),
    "with loss": (changed(BOX, restitution=0.5), True),
    "with a fixed ball": (changed(BOX, balls=[*BOX.balls, FIXED]), True),
    "no walls": (changed(BOX, walls=()), True),
    "without rebound": (changed(BOX, restitution=0), False),
    "one wall without rebound": (
        changed(BOX, walls=[kl.Plane((0, -1), (0, 1), kl.Surface(0))]),
        False,
    ),
    "drag": (changed(BOX, drag=0.1), False),
    "a rough ball": (changed(BOX, balls=[ROUGH, *BOX.balls[1:]]), False),
    "rough walls": (changed(BOX, walls=[kl.Plane((0, 0), (1, 0), kl.Surface(1, 1))]), True),
    "elastic, falling": (HEAVY, True),
    "loss, falling": (changed(HEAVY, restitution=0.9), True),
    "falling about a fixed ball": (changed(HEAVY, balls=[*HEAVY.balls, FIXED]), False),
    "lying on the floor": (changed(HEAVY, balls=[*HEAVY.balls, LYING]), False),
}


@pytest.mark.parametrize(("scene", "fits"), CASES.values(), ids=CASES.keys())
def test_which_scenes_fit(scene, fits):
    assert (why_not_the_loop(scene) == "") is fits


@pytest.mark.parametrize("dimension", [2, 3])
def test_every_ball_is_in_the_cell_where_it_stands(dimension):
    scene = kl.box_of_balls(500, 0.05, dimension=dimension, seed=2)
    arrays = lay_out(scene)
    position, velocity = states_at(arrays, 0.0)
    assert position[:, :dimension].tolist() == [list(ball.position) for ball in scene.balls]
    assert velocity[:, :dimension].tolist() == [list(ball.velocity) for ball in scene.balls]
    side, low = arrays.box[0], arrays.box[1:4]
    cells = arrays.link.reshape(500, 5)[:, 1:4]
    inside = (position - low) / side - cells
    assert inside.min() >= 0 and inside.max() < 1
    assert side >= 1, "as wide as a ball"
    assert (cells[:, 2].max() > 0) == (dimension == 3)


def test_states_follow_the_flight():
    scene = kl.box_of_balls(64, 0.2, gravity=(0.5, -2.0))
    position, velocity = states_at(lay_out(scene), 0.25)
    ball = scene.balls[7]
    assert velocity[7, :2] == pytest.approx(np.add(ball.velocity, (0.125, -0.5)))
    shift = 0.25 * np.array(ball.velocity) + 0.25**2 / 2 * np.array((0.5, -2.0))
    assert position[7, :2] == pytest.approx(np.add(ball.position, shift))


def test_a_copy_shares_only_what_never_changes():
    arrays = lay_out(BOX)
    other = arrays.copy()
    for name in arrays._fields:
        shared = name in ("matter", "walls", "box", "grid")
        assert (getattr(arrays, name) is getattr(other, name)) == shared
