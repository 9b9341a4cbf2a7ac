"""Soft balls on segments, arcs and curves: joints, hollows, funnels, and fields of force."""

import math
from itertools import pairwise

import numpy as np
import pytest

import kernel_lib as kl

G = 9.807
FLOOR = kl.Plane((0, 0), (0, 1))
MODELS = [kl.SpringDashpot(1e5), kl.Hertz(1e7)]


def rolling(walls, friction=None, speed=1.5, height=0.1):
    ball = kl.Ball((0, height), (speed, 0), 0.1, 1, -speed / 0.1 if friction else 0)
    return kl.Scene([ball], walls, (0, -G), 0.5, friction=friction)


def ground(*ends):
    return [kl.Segment((a, 0), (b, 0)) for a, b in pairwise(ends)]


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("friction", [None, 0.3])
@pytest.mark.parametrize(
    "walls",
    [
        ground(-2, 0.5, 0.503, 0.7, 3),
        [*reversed(ground(-2, 0.5, 3))],
        [kl.Segment((3, 0), (0.5, 0)), kl.Segment((-2, 0), (0.5, 0))],
        [FLOOR, kl.Segment((0.4, 0), (0.4, -1))],
    ],
    ids=["pieces", "listed backwards", "head to head", "ends on a plane"],
)
def test_a_ball_rolls_over_a_level_joint_as_if_it_were_none(walls, friction, model):
    alone = kl.simulate(rolling([FLOOR], friction), 0.6, kl.Compliant(model), 0.01)
    joined = kl.simulate(rolling(walls, friction), 0.6, kl.Compliant(model), 0.01)
    for name in ("position", "velocity", "spin"):
        np.testing.assert_allclose(getattr(joined, name), getattr(alone, name), atol=1e-9)
    assert set(joined.contacts.kind) == {"roll" if friction else "slide"}
    first = joined.contacts[0]
    total = joined.contacts.impulse.sum(axis=0)
    assert total[1] == pytest.approx(alone.contacts.impulse[0, 1], rel=1e-9), first


def test_a_straight_part_leads_into_a_round_one_without_a_bump():
    """A quarter of a circle up."""
    walls = [kl.Segment((-1, 0), (0, 0)), kl.Arc((0, 1), 1, -math.pi / 2, 0)]
    ball = kl.Ball((-0.5, 0.1), (2.0, 0), 0.1, 1)
    run = kl.simulate(kl.Scene([ball], walls, (0, -G)), 0.5, kl.Compliant(kl.SpringDashpot(1e6)))
    energy = kl.mechanical_energy(run) + run.elastic_energy()
    np.testing.assert_allclose(energy, energy[0], rtol=1e-7)
    assert run.position[-1, 0, 1] > 0.15 and run.contacts.kind.tolist()[:2] == ["slide", "slide"]


@pytest.mark.parametrize("angle", [0.02, 0.3])
def test_a_hollow_is_as_smooth_for_energy_as_two_walls_far_apart(angle):
    """What the two walls have in common counts once, wherever the ball comes down."""
    way = (math.cos(angle), math.sin(angle))
    walls = [kl.Segment((-way[0], way[1]), (0, 0)), kl.Segment((0, 0), way)]
    for aside in (0.0, 1e-3, 0.01, 0.02):
        ball = kl.Ball((aside, 0.2), (0.5, -3), 0.1, 1)
        run = kl.simulate(kl.Scene([ball], walls), 0.2, kl.Compliant(kl.Hertz(4e5)), 1e-3)
        energy = kl.mechanical_energy(run) + run.elastic_energy()
        np.testing.assert_allclose(energy, energy[0], rtol=1e-7)
        assert run.contacts.of_kind("impact").energy_lost == pytest.approx(0, abs=1e-6)


def test_a_ball_that_moves_from_one_side_of_a_hollow_onto_both_keeps_its_energy():
    """Three pieces: the first has no part in what the other two have in common."""
    ends = [(-1, 0), (-0.0030164257798203, 0.0776128387263052)]
    ends += [(0.0468327529311887, 0.0814934806626205), (0.0933840083729756, 0.0997412371492000)]
    walls = [kl.Segment(*two) for two in pairwise(ends)]
    ball = kl.Ball(
        (0.0423352290861903, 0.2257434962935485),
        (0.1093072561738, -3.6441871211696),
        0.04,
        1.5687970969947,
    )
    scene = kl.Scene([ball], walls, (0, -G))
    run = kl.simulate(scene, 0.05, kl.Compliant(kl.Hertz(15722352.966795)), 1e-3)
    energy = kl.mechanical_energy(run) + run.elastic_energy()
    np.testing.assert_allclose(energy, energy[0], rtol=1e-7)
    assert run.contacts.b.tolist() == [-3, -2]


@pytest.mark.parametrize("aside", [0.0035, 0.0038, 0.0041])
def test_a_ball_that_touches_a_ridge_just_before_one_of_its_sides_touches_there(aside):
    """Between touch and side lies less than a step, and the step ends deep in the wall."""
    way, normal = (math.cos(0.3), -math.sin(0.3)), (math.sin(0.3), math.cos(0.3))
    walls = [kl.Segment((-way[0], way[1]), (0, 0)), kl.Segment((0, 0), way)]
    place = 0.3 * np.array(normal) - aside * np.array(way)
    velocity = 0.05 * np.array(way) - 3 * np.array(normal)
    ball = kl.Ball(tuple(place), tuple(velocity), 0.1, 1)
    scene = kl.Scene([ball], walls, force_field=lambda t, x, v: np.zeros_like(v))
    run = kl.simulate(scene, 0.2, kl.Compliant(kl.Hertz(4e5)), 1e-3)
    energy = kl.mechanical_energy(run) + run.elastic_energy()
    np.testing.assert_allclose(energy, energy[0], rtol=1e-7)


def test_a_wall_that_let_go_of_a_ball_presses_it_again_within_a_step():
    """A damped wall ends its force while the ball overlaps it; gravity brings the ball back."""
    hollow = kl.Arc((1.05480148626, -0.11164360672), 0.46752589358, -2.7707963268, -2.2410041869)
    ridge = kl.Arc((0.06197534617, -0.42800179511), 0.57612883524, 0.25790820180, 0.81299574434)
    ball = kl.Ball((0.63838870657, -0.2028242968), (-0.61290581529, -2.47488797672), 0.04, 1.5)
    scene = kl.Scene([ball], [ridge, hollow], (0, -G), 0.3)
    ends = [
        kl.simulate(scene, 0.25, kl.Compliant(kl.Hertz(1.57223529668e8), tolerance=tolerance))
        for tolerance in (1e-8, 1e-9, 1e-11)
    ]
    for run in ends[:2]:
        np.testing.assert_allclose(run.position[-1], ends[2].position[-1], atol=1e-6)


def test_a_ball_in_a_trough_rests_on_both_sides():
    """45 degrees on either side: each bears m g/sqrt(2)."""
    walls = [kl.Segment((-1, 1), (0, 0)), kl.Segment((0, 0), (1, 1))]
    scene = kl.Scene([kl.Ball((0, 0.2), (0, 0), 0.1, 1)], walls, (0, -G), 0.3)
    run = kl.simulate(scene, 3, kl.Compliant(kl.SpringDashpot(1e5)))
    assert run.stopped_because == "everything at rest"
    for wall in (-1, -2):
        assert run.force_between(0, wall)[-1] == pytest.approx(G / math.sqrt(2), rel=1e-4)


@pytest.mark.parametrize(
    "walls",
    [
        [kl.Segment((-1, -0.3), (1, 0.3))],
        [kl.Arc((0, 2), 2)],
        [kl.Segment((0.06, -0.02), (2, -0.1))],
        [kl.Parabola((0, 0), 0.5)],
        [kl.Ellipse((0, 1), (2, 1))],
        [kl.Arc((0, -1), 1, 0, math.pi)],
    ],
    ids=["slope", "in a circle", "end", "parabola", "ellipse", "on an arc"],
)
def test_stiffer_walls_tend_to_exact_events(walls):
    scene = kl.Scene([kl.Ball((0.02, 0.5), (0.3, -1), 0.1, 1)], walls, (0, -G), 0.7)
    exact = kl.simulate(scene, 0.4)
    assert len(exact.contacts) == 1
    stiffness = np.array([1e6, 1e8, 1e10])
    runs = [kl.simulate(scene, 0.4, kl.Compliant(kl.SpringDashpot(k))) for k in stiffness]
    errors = [abs(run.position[-1] - exact.position[-1]).max() for run in runs]
    orders = np.diff(np.log(errors)) / np.diff(np.log(stiffness))
    np.testing.assert_allclose(orders, -0.5, atol=0.06)


def test_a_wall_that_is_too_soft_is_passed_and_said_so():
    scene = kl.Scene([kl.Ball((0, 1), (0, -9), 0.1, 1)], [kl.Segment((-1, 0), (1, 0.2))])
    run = kl.simulate(scene, 1, kl.Compliant(kl.SpringDashpot(1e3)))
    assert run.stopped_because == "passed through a wall"


def whirl(time, position, velocity):
    """Across the velocity, N: charges in a magnetic field go round."""
    return 3.0 * np.stack([-velocity[:, 1], velocity[:, 0]], axis=1)


def test_a_field_leads_round_in_circles():
    scene = kl.Scene([kl.Ball((0, 0), (1, 0), 0.05, 1)], force_field=whirl)
    run = kl.simulate(scene, 2, kl.Compliant(kl.Hertz(1e6)), 0.1)
    np.testing.assert_allclose(run.position[:, 0, 0], np.sin(3 * run.time) / 3, atol=1e-8)
    np.testing.assert_allclose(kl.kinetic_energy(run), 0.5, rtol=1e-9)


def test_a_field_that_is_gravity_does_as_gravity_does():
    def pull(time, position, velocity):
        return np.tile([0.0, -2 * G], (len(position), 1))

    balls = [kl.Ball((0, 0.5), (0.4, 0), 0.1, 2), kl.Ball((0.05, 1), (0, 0), 0.1, 2)]
    wall, solver = kl.Segment((-1, 0), (2, 0.1)), kl.Compliant(kl.SpringDashpot(1e5))
    falls = kl.simulate(kl.Scene(balls, [wall], (0, -G), 0.5), 0.6, solver)
    pulled = kl.simulate(kl.Scene(balls, [wall], 0, 0.5, force_field=pull), 0.6, solver)
    np.testing.assert_allclose(pulled.position, falls.position, atol=1e-6)
    assert len(pulled.contacts) == len(falls.contacts) > 1


def test_a_field_may_set_in_later_and_what_lies_still_waits_for_it():
    def late(time, position, velocity):
        return np.tile([1.0 if time > 0.5 else 0.0, 0.0], (len(position), 1))

    scene = kl.Scene([kl.Ball((0, 0), (0, 0), 0.1, 1)], force_field=late)
    run = kl.simulate(scene, 1, kl.Compliant(kl.Hertz(1e6)))
    assert run.velocity[-1, 0, 0] == pytest.approx(0.5, abs=2e-3)


def test_drag_among_curved_walls_is_followed_step_by_step():
    ball = kl.Ball((0, 1), (0.2, 0), 0.1, 1)
    drag, solver = 5.0, kl.Compliant(kl.SpringDashpot(1e5))
    flat = kl.simulate(kl.Scene([ball], [FLOOR], (0, -G), drag=drag), 0.8, solver)
    piece = kl.simulate(kl.Scene([ball], ground(-1, 0.05, 2), (0, -G), drag=drag), 0.8, solver)
    np.testing.assert_allclose(piece.position, flat.position, atol=1e-6)


def test_it_is_saved_and_goes_on(tmp_path):
    scene = rolling(ground(-2, 0.5, 3), 0.3)
    solver = kl.Compliant(kl.Hertz(1e7))
    kl.simulate(scene, 0.2, solver).save(tmp_path / "run.npz")
    both = kl.resume(kl.load(tmp_path / "run.npz"), 0.3)
    whole = kl.simulate(scene, 0.5, solver)
    assert both.position.tolist() == whole.position.tolist()
    assert both.contacts.b.tolist() == whole.contacts.b.tolist() == [-1, -2]


def test_force_and_overlap_of_a_bent_wall_are_told_and_a_plane_may_look_away():
    away = kl.Plane((0, 0), (0, -1))
    for wall in (kl.Segment((-1, 0), (1, 0)), away):
        scene = kl.Scene([kl.Ball((0, 0.3), (0, 0), 0.1, 1)], [wall], (0, -G), 0.5)
        run = kl.simulate(scene, 0.3, kl.Compliant(kl.SpringDashpot(1e5)))
        shown = run.contact_force(0)
        assert shown.overlap.max() == pytest.approx(shown.force.max() / 1e5, rel=0.2)
        assert shown.overlap.min() > -1e-9
