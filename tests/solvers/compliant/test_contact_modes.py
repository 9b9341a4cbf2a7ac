"""Soft contacts that last: sliding, rolling, rest and what the list of contacts calls them."""

import math

import numpy as np
import pytest

import kernel_lib as kl

G = 9.81
MODELS = [kl.SpringDashpot(1e6), kl.Hertz(1e8)]


def slope(angle, surface, speed=0.0, spin=0.0, inertia_factor=0.4, more=()):
    """A ball that touches a plane at this angle (degrees), and moves along it, upwards."""
    s, c = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    grips = kl.Surface(1.0, None, math.inf, math.inf, 10.0)
    ball = kl.Ball((-s, c), (speed * c, speed * s), 1, 1, spin, inertia_factor, grips)
    return kl.Scene([ball, *more], [kl.Plane((0, 0), (-s, c), surface)], gravity=(0, -G))


def down(run, angle):
    """Speed of ball 0 along the slope, positive downwards, at the end."""
    s, c = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    return -run.velocity[-1, 0] @ (c, s)


@pytest.mark.parametrize("model", MODELS)
def test_a_sliding_ball_rolls_with_five_sevenths_of_its_speed_from_its_moment_on(model):
    run = kl.simulate(slope(0, kl.Surface(0.5, None, 0.2), speed=2.0), 1.0, kl.Compliant(model))
    assert run.velocity[-1, 0, 0] == pytest.approx(10 / 7, abs=6e-5)
    assert run.spin[-1, 0] == pytest.approx(-10 / 7, abs=6e-5)
    assert run.contacts.kind.tolist() == ["slide", "roll"]
    began, moment = run.contacts.time
    assert moment == pytest.approx(2 * 2.0 / (7 * 0.2 * G), abs=5e-5)
    slid, rolled = run.contacts.duration
    assert (began + slid, moment + rolled) == (moment, pytest.approx(1.0))
    x, y = run.contacts.impulse.T
    assert x[0] == pytest.approx(-4 / 7, abs=1e-4)
    assert y.sum() == pytest.approx(G, rel=1e-3)
    lost = 0.5 * 2**2 * 2 / 7
    assert run.contacts.energy_lost[0] == pytest.approx(lost, rel=2e-3)
    energy = kl.kinetic_energy(run)
    assert np.diff(energy).max() < 1e-9


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("factor", [0.4, 0.5, 2 / 3])
def test_a_ball_rolls_down_a_slope_by_its_inertia(model, factor):
    scene = slope(20, kl.Surface(0.5, None, 0.3), inertia_factor=factor)
    run = kl.simulate(scene, 1.0, kl.Compliant(model))
    expected = G * math.sin(math.radians(20)) / (1 + factor)
    assert down(run, 20) == pytest.approx(expected, rel=6e-5)
    assert run.contacts.kind[-1] == "roll"


@pytest.mark.parametrize("steep", [False, True])
def test_beyond_seven_halves_of_friction_it_never_rolls(steep):
    friction = 0.2
    angle = math.degrees(math.atan(3.5 * friction)) + (2 if steep else -2)
    run = kl.simulate(
        slope(angle, kl.Surface(0.5, None, friction)), 1.0, kl.Compliant(kl.SpringDashpot(1e6))
    )
    s, c = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    expected = G * (s - friction * c) if steep else 5 / 7 * G * s
    assert down(run, angle) == pytest.approx(expected, rel=1e-4)
    assert run.contacts.kind[-1] == ("slide" if steep else "roll")


@pytest.mark.parametrize("model", MODELS)
def test_a_body_rests_on_a_slope_below_the_friction_angle_without_creeping(model):
    """A far ball flies on, so that the run goes on after the body rests."""
    far = kl.Ball((50, 30), (0, 200), 1, 1)
    surface = kl.Surface(0.5, None, 0.3)
    scene = slope(15, surface, inertia_factor=math.inf, more=[far])
    run = kl.simulate(scene, 4.0, kl.Compliant(model), frames=0.5)
    assert run.stopped_because == "duration reached"
    settled = run.position[run.time >= 0.5][:, 0]
    assert abs(settled - settled[0]).max() < 1e-11
    assert abs(settled[0] - run.position[0, 0]).max() < 1e-4
    assert run.contacts.kind[-1] == "rest"
    alone = kl.simulate(slope(15, surface, inertia_factor=math.inf), 4.0, kl.Compliant(model))
    assert alone.stopped_because == "everything at rest"
    sliding = kl.simulate(slope(18, surface, inertia_factor=math.inf), 1.0, kl.Compliant(model))
    s, c = math.sin(math.radians(18)), math.cos(math.radians(18))
    assert down(sliding, 18) == pytest.approx(G * (s - 0.3 * c), rel=1e-2)


def test_static_friction_holds_what_slides_once_it_moves():
    solver = kl.Compliant(kl.SpringDashpot(1e6))
    surface = kl.Surface(0.5, None, 0.2, 0.4)
    held = kl.simulate(slope(18, surface, inertia_factor=math.inf), 1.0, solver)
    assert held.stopped_because == "everything at rest"
    moving = slope(18, surface, speed=-1.0, inertia_factor=math.inf)
    run = kl.simulate(moving, 1.0, solver)
    s, c = math.sin(math.radians(18)), math.cos(math.radians(18))
    assert down(run, 18) == pytest.approx(1 + G * (s - 0.2 * c), rel=1e-4)


@pytest.mark.parametrize("model", MODELS)
def test_rolling_resistance_stops_a_ball_where_it_should(model):
    """a = rho g/(1 + 2/5), so that v^2 (1 + 2/5)/(2 rho g) is the way to rest."""
    surface = kl.Surface(0.5, None, 0.5, None, 0.05)
    run = kl.simulate(slope(0, surface, speed=1.0, spin=-1.0), 5.0, kl.Compliant(model))
    assert run.stopped_because == "everything at rest"
    assert run.position[-1, 0, 0] == pytest.approx(1.4 / (2 * 0.05 * G), rel=1e-4)
    assert run.contacts.kind[-1] == "rest"
    rolled = run.contacts.of_kind("roll")
    assert rolled.time[-1] + rolled.duration[-1] == pytest.approx(1.4 / (0.05 * G), abs=0.15)


@pytest.mark.parametrize("angle", [4, 8])
def test_rolling_resistance_holds_a_ball_on_a_slope_up_to_its_own_angle(angle):
    surface = kl.Surface(0.5, None, 0.5, None, 0.1)
    solver = kl.Compliant(kl.SpringDashpot(1e6))
    run = kl.simulate(slope(angle, surface), 2.0, solver)
    s, c = math.sin(math.radians(angle)), math.cos(math.radians(angle))
    if math.tan(math.radians(angle)) < 0.1:
        assert run.stopped_because == "everything at rest"
        assert abs(run.position[-1] - run.position[0]).max() < 1e-4
    else:
        assert down(run, angle) == pytest.approx(2 * G * (s - 0.1 * c) / 1.4, rel=4e-3)


def test_a_smooth_ball_slides_for_ever():
    run = kl.simulate(slope(30, kl.Surface(0.5)), 1.0, kl.Compliant(kl.SpringDashpot(1e6)))
    assert run.contacts.kind.tolist() == ["slide"]
    assert run.spin[-1, 0] == 0
    assert down(run, 30) == pytest.approx(G / 2, rel=1e-5)


def test_a_rolling_ball_that_is_knocked_off_its_table_parts_from_it():
    floor = kl.Plane((0, 0), (0, 1), kl.Surface(0.5, None, 0.3))
    rolling = kl.Ball((0, 1), (2.0, 0), 1, 1, spin=-2.0)
    heavy = kl.Ball((4.0, 2.0), (-1.0, -3.0), 1, 4, surface=kl.Surface(1.0))
    scene = kl.Scene([rolling, heavy], [floor], gravity=(0, -G), friction=1.0)
    run = kl.simulate(scene, 1.5, kl.Compliant(kl.SpringDashpot(1e5)))
    mine = run.contacts[(run.contacts.a == 0) & (run.contacts.b == -1)]
    part = mine.kind.tolist().index("part")
    # The blow itself makes it slip, then it is gone.
    assert mine.kind[: part + 1].tolist() == ["roll", "slide", "part"]
    assert mine.duration[part] == 0
    assert mine.time[part] == pytest.approx(mine.time[part - 1] + mine.duration[part - 1])
    assert mine.velocity_after[part].tolist() == mine.velocity_before[part].tolist()


def test_bounces_stay_impacts_and_the_last_touch_comes_to_rest():
    floor = kl.Plane((0, 0), (0, 1), kl.Surface(0.5, None, 0.4, None, 0.2))
    grips = kl.Surface(1.0, None, math.inf, math.inf, 10.0)
    ball = kl.Ball((0, 1.5), (0.5, 0), 1, 1, surface=grips)
    scene = kl.Scene([ball], [floor], gravity=(0, -G))
    run = kl.simulate(scene, 8.0, kl.Compliant(kl.SpringDashpot(1e5)))
    kinds = run.contacts.kind.tolist()
    assert run.stopped_because == "everything at rest"
    bounces = next(i for i, kind in enumerate(kinds) if kind != "impact")
    assert bounces >= 5
    assert kinds[-1] == "rest"
    assert not {"impact", "part"} & set(kinds[bounces:])
    assert (run.contacts.duration[:bounces] < 0.03).all()


def test_what_rests_before_it_has_lasted_is_called_rest_all_the_same():
    ball = kl.Ball((0, 1), (0, 0), 1, 1)
    scene = kl.Scene([ball], [kl.Plane((0, 0), (0, 1))], gravity=(0, -G), restitution=0)
    critical = kl.SpringDashpot(1e4, ends="zero overlap")
    run = kl.simulate(scene, 1.0, kl.Compliant(critical))
    assert run.stopped_because == "everything at rest"
    assert run.time[-1] < 10 * math.pi / 100
    assert run.contacts.kind.tolist()[-1] == "rest"
