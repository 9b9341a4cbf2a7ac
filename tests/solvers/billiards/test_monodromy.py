"""The linear map of a periodic bounce, against closed forms and against two nearby runs."""

import math
from dataclasses import replace

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.billiards import closed_forms as forms

R = 0.1
TABLE = kl.Ellipse((0, 0), (2, 1), of_centres=True)


def bowl(radius, speed, gravity):
    ball = kl.Ball((0, -radius), (0, speed), R, 1)
    return kl.Scene([ball], [kl.Arc((0, 0), radius + R)], (0, -gravity))


def two_walls(r1, r2, length, speed, gravity):
    low = kl.Arc((0, r1), r1 + R, math.pi, 2 * math.pi)
    high = kl.Arc((0, length - r2), r2 + R, 0, math.pi)
    middle = math.sqrt(speed**2 - gravity * length)
    return kl.Scene([kl.Ball((0, length / 2), (0, middle), R, 1)], [low, high], (0, -gravity))


def crossing(along, pull, energy):
    speed = math.sqrt(2 * energy)
    velocity = (0, speed) if along == 1 else (speed, 0)
    return kl.Scene([kl.Ball((0, 0), velocity, R, 1)], [TABLE], central_force=pull)


@pytest.mark.parametrize(("radius", "speed", "gravity"), [(3, 1, 1), (5, 2, 9.81), (1, 1.5, 1)])
def test_a_bowl(radius, speed, gravity):
    found = kl.monodromy(bowl(radius, speed, gravity))
    assert found.trace == pytest.approx(2 - 4 * speed**2 / (gravity * radius), rel=1e-12)
    assert np.linalg.det(found.matrix) == pytest.approx(1, abs=1e-12)
    assert found.stable == (1 / radius < gravity / speed**2)
    assert found.misses == pytest.approx((0, 0), abs=1e-12)


def test_at_the_boundary_of_the_bowl_both_multipliers_are_minus_one():
    found = kl.monodromy(bowl(2, math.sqrt(2), 1))
    assert found.trace == pytest.approx(-2, abs=1e-12)
    assert np.real(found.multipliers) == pytest.approx((-1, -1), abs=1e-6)


@pytest.mark.parametrize(
    ("walls", "expected"),
    [((2, 3, 1, 3, 1), -0.355561045), ((1, 1.2, 1.1, 3, 2), -1.133348135)],
)
def test_two_walls_and_gravity(walls, expected):
    found = kl.monodromy(two_walls(*walls), 2)
    assert found.trace / 2 == pytest.approx(expected, abs=6e-10)
    assert found.stable == (abs(expected) < 1)


@pytest.mark.parametrize(
    ("along", "pull", "energy", "trace"),
    [
        (1, 0.5, 3, 0.75),
        (2, 0.5, 3, -10),
        (1, 0, 3, 1),
        (2, 0, 3, -14),
        (1, -0.5, 0.76, 1.986842),
        (1, -0.5, 0.74, 2.013514),
    ],
)
def test_through_the_centre_of_an_ellipse(along, pull, energy, trace):
    """On the opposite wall the coordinate points the other way: minus the trace of a crossing."""
    scene = crossing(along, pull, energy)
    assert -kl.monodromy(scene).trace == pytest.approx(trace, abs=5e-7)
    period = kl.monodromy(scene, 2).trace
    assert period == pytest.approx(
        forms.ellipse_crossing_trace(along, 3 - along, pull, energy) ** 2 - 2
    )


def test_on_one_side_of_an_ellipse():
    inwards = math.sqrt(2 * (-0.8 + 0.25 * 1.9**2))
    scene = kl.Scene([kl.Ball((1.9, 0), (inwards, 0), R, 1)], [TABLE], central_force=-0.5)
    assert kl.monodromy(scene).trace == pytest.approx(-1, abs=1e-12)


def test_the_confocal_orbit_of_the_parabola_is_neutral():
    """Between x = -1 and 1, period 4 sqrt(a/g): neighbours are periodic as well."""
    ball = kl.Ball((0, 1), (1, 0), R, 1)
    wall = kl.Parabola((0, 0), 1, of_centres=True)
    scene = kl.Scene([ball], [wall], (0, -1))
    found = kl.monodromy(scene, 2)
    assert found.misses == pytest.approx((0, 0), abs=1e-12)
    assert found.trace == pytest.approx(2, abs=1e-9)


@pytest.mark.parametrize("e", [1.0, 0.7])
def test_the_map_is_what_two_nearby_runs_show(e):
    """Any orbit, also with loss and in an ellipse askew, by differences of place and speed."""
    wall = kl.Ellipse((0.1, 0), (2, 1.3), 0.2)
    ball = kl.Ball((0.3, 0.2), (0.9, 1.1), R, 1)
    scene = kl.Scene([ball], [wall], (0.1, -1), e)
    run = kl.simulate(scene, 5.0, record="contacts")
    n, v = run.contacts.normal[0], run.contacts.velocity_after[0, 0]
    t = np.array([n[1], -n[0]])
    matrix, centre = kl.monodromy(scene, 3).matrix, run.contacts.point[0] + R * n
    h = 1e-6
    for column, (ds, dv) in enumerate(((h, 0), (0, h))):
        ends = []
        for sign in (1, -1):
            ends.append(_third(scene, wall, centre + sign * ds * t, v, t, sign * dv))
        change = (ends[0] - ends[1]) / (2 * h)
        assert change == pytest.approx(matrix[:, column], rel=2e-4, abs=2e-4)


def _third(scene, wall, place, v, t, dv):
    """Place and speed along the wall after three bounces, from beside the first."""
    n = np.array(wall.normal(tuple(place)))
    along = np.array([n[1], -n[0]])
    place = place - (wall.distance(tuple(place)) - R) * n
    first = v @ t + dv
    g = np.array(scene.gravity)
    start = kl.simulate(scene, 5.0, record="contacts").contacts
    here = start.point[0] + R * start.normal[0]
    square = v @ v + 2 * g @ (place - here) - first**2
    velocity = first * along + math.sqrt(square) * n
    ball = replace(scene.balls[0], position=tuple(place), velocity=tuple(velocity))
    hits = kl.simulate(replace(scene, balls=[ball]), 5.0, record="contacts").contacts
    base = start.normal[3]
    side = np.array([base[1], -base[0]])
    n3 = hits.normal[2]
    centre = hits.point[2] + R * n3 - start.point[3] - R * base
    return np.array([centre @ side, hits.velocity_after[2, 0] @ np.array([n3[1], -n3[0]])])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"drag": 0.1}, "monodromy takes no drag"),
        ({"friction": 0.1}, "monodromy takes no friction"),
        ({"restitution": 0.1}, "impacts are needed"),
    ],
)
def test_what_it_cannot_do_is_said(change, message):
    with pytest.raises(ValueError, match=message):
        kl.monodromy(replace(bowl(3, 1, 1), **change), 40)
