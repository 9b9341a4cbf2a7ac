"""The walk to a first contact: it never passes one, and agrees with closed forms."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.contacts.curve_walk import first_contact
from kernel_lib.contacts.impact_times import LookAgain

WALLS = [
    kl.Arc((0.1, 0.2), 2.0),
    kl.Arc((0, 0), 1.5, 0.3, 2.5),
    kl.Arc((0, 0), 1.5, 4.0, 1.0),
    kl.Segment((-1, -1.5), (1.2, -1.7)),
]


@pytest.mark.parametrize("wall", WALLS, ids=["circle", "arc", "arc over 0", "segment"])
def test_the_walk_agrees_with_roots_of_polynomials(wall):
    rng, met = np.random.default_rng(3), 0
    for n in range(120):
        g = tuple(rng.normal(size=2)) if n % 3 else (0.0, 0.0)
        v, c = tuple(rng.normal(size=2)), tuple(rng.uniform(-3, 3, size=2))
        side = math.copysign(1, wall.distance(c))
        if side * wall.distance(c) < 0.15:
            continue
        t = wall.time_of_impact(c, v, g, 0.1, side)
        walked = first_contact(wall, c, v, g, 0.1, side, False, wall.least_radius)
        assert walked == pytest.approx(t, rel=1e-9)
        met += t < math.inf
    assert met > 10


@pytest.mark.parametrize(
    "wall",
    [
        kl.Ellipse((0.2, 0), (2, 1.2), angle=0.3, of_centres=True),
        kl.Parabola((0, -1), 1.0, axis=(0.2, 1), of_centres=True),
    ],
    ids=["ellipse", "parabola"],
)
def test_points_meet_conics_where_a_walk_does(wall):
    rng = np.random.default_rng(3)
    for n in range(60):
        g = tuple(rng.normal(size=2)) if n % 3 else (0.0, 0.0)
        v, c = tuple(rng.normal(size=2)), tuple(rng.uniform(-3, 3, size=2))
        side = math.copysign(1, wall.distance(c))
        t = wall.time_of_impact(c, v, g, 0.1, side)
        walked = first_contact(wall, c, v, g, 0.0, side, False, wall.least_radius)
        assert walked == pytest.approx(t, rel=1e-7)


def test_a_ball_on_a_parabola_meets_the_foot_of_its_centre():
    """Ball of radius 0.2 over y = x^2, dropped from rest: the foot is at q = 0.430493894."""
    wall = kl.Parabola((0, 0), 0.5)
    t = wall.time_of_impact((0.3, 1), (0, 0), (0, -9.81), 0.2)
    assert t == pytest.approx(0.367683329, abs=5e-10)
    y = 1 - 9.81 * t * t / 2
    nx, ny = wall.normal((0.3, y))
    assert 0.3 - 0.2 * nx == pytest.approx(0.430493894, abs=5e-10)
    assert y - 0.2 * ny == pytest.approx(0.430493894**2, abs=1e-8)


def test_a_near_miss_is_a_miss_and_a_graze_is_found():
    wall = kl.Arc((0, 0), 1.0)
    assert first_contact(wall, (-5, 1.3 + 1e-9), (1, 0), (0, 0), 0.3, -1.0) == math.inf
    hit = first_contact(wall, (-5, 1.3 - 1e-9), (1, 0), (0, 0), 0.3, -1.0)
    assert hit == pytest.approx(5, abs=1e-4)


def test_a_ball_that_leaves_comes_back_or_not():
    wall = kl.Parabola((0, 0), 0.5)
    up = first_contact(wall, (0, 0.2), (0, 3), (0, -10), 0.2, 1.0, True, 0.5)
    assert up == pytest.approx(0.6, rel=1e-12)
    never = first_contact(wall, (0, 0.2), (0, 3), (0, 0), 0.2, 1.0, True, 0.5)
    assert isinstance(never, LookAgain) and never > 1e6


def test_balls_that_leave_a_curve_for_ever_end_no_run_late():
    scene = kl.Scene([kl.Ball((0, 2), (0, 3), 0.2, 1)], [kl.Parabola((0, 0), 0.5)], 0)
    for solver in (kl.Events(), kl.Compliant(kl.SpringDashpot(1e4), 1e-6)):
        run = kl.simulate(scene, 5.0, solver)
        assert run.stopped_because == "duration reached" and not len(run.contacts)
        assert run.position[-1, 0] == pytest.approx((0, 17))
