"""What exact events list as taken by walls on which balls slide, roll or spin."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.events import friction_work
from tests.scenes import slope

G = 9.81
FLOOR = kl.Plane((0, 0), (0, 1))


def unlisted(run):
    """Part of the energy of motion that is missing and not listed."""
    scene = run.scene
    start = kl.mechanical_energy(scene.balls, scene.gravity)
    missing = start - kl.mechanical_energy(run)[-1] - run.contacts.energy_lost.sum()
    return abs(missing) / kl.kinetic_energy(run).max()


def thrown(velocity, spin=0.0, radius=0.1, gravity=(0, -G), walls=(FLOOR,), **coefficients):
    """A ball of 2 kg that lies on the floor at the start."""
    return kl.Scene(
        [kl.Ball((0, radius), velocity, radius, 2, spin)], walls, gravity, **coefficients
    )


def test_a_slide_loses_what_the_slip_makes_warm():
    """A ball thrown without spin: 2/7 of its energy of motion, until it rolls."""
    run = kl.simulate(thrown((3, 0), restitution=0, friction=0.2), 3.0)
    assert run.contacts.kind.tolist() == ["slide", "roll"]
    assert run.contacts.energy_lost == pytest.approx([9 * 2 / 7, 0], rel=1e-12)


def test_a_run_that_ends_or_goes_on_in_a_slide_lists_it_so_far():
    scene = thrown((3, 0), restitution=0, friction=0.2)
    early, whole = kl.simulate(scene, 0.2), kl.simulate(scene, 3.0)
    way = 3 * 0.2 - 3.5 * 0.2 * G * 0.2**2 / 2
    assert early.contacts.energy_lost == pytest.approx([0.2 * 2 * G * way], rel=1e-12)
    assert kl.resume(early, 2.8) == whole
    assert early.contacts.energy_lost == pytest.approx([0.2 * 2 * G * way], rel=1e-12)


def test_a_slide_along_a_smooth_wall_loses_nothing():
    run = kl.simulate(slope(0.5), 2.0)
    assert run.contacts.kind.tolist() == ["slide"] and run.contacts.energy_lost.tolist() == [0]


def test_rolling_resistance_takes_the_whole_energy_until_rest():
    surface = kl.Surface(0, friction=0.5, rolling_resistance=0.05)
    ball = kl.Ball((0, 0.1), (1, 0), 0.1, 2, -10.0, surface=surface)
    run = kl.simulate(kl.Scene([ball], [kl.Plane((0, 0), (0, 1), surface)], (0, -G)), 5.0)
    assert run.contacts.kind.tolist() == ["roll", "rest"]
    assert run.contacts.energy_lost == pytest.approx([0.7 * 2, 0], rel=1e-12)


def test_what_drag_takes_is_not_listed():
    scene = thrown((3, 0), restitution=0, friction=0.05, drag=2.0)
    run = kl.simulate(scene, 0.5, frames=0.5 / 4000)
    k = 2.0 * 0.1 / 2
    speed, mu = run.velocity[:, 0, 0], 0.05 * 2 * G
    slip = speed + 0.1 * run.spin[:, 0]
    dragged = np.trapezoid(2 * k * speed**2, run.time)
    rubbed = np.trapezoid(mu * slip, run.time)
    assert run.contacts.energy_lost.sum() == pytest.approx(rubbed, rel=1e-6)
    energy = kl.kinetic_energy(run)
    assert energy[0] - energy[-1] == pytest.approx(dragged + rubbed, rel=1e-6)


def test_a_spin_that_a_corner_brakes_is_listed_at_its_walls():
    walls = [kl.Plane((0, 0), (0.6, 0.8)), kl.Plane((0, 0), (-0.6, 0.8))]
    ball = kl.Ball((0, 0.1 / 0.8), (0, 0), 0.1, 2, 20.0)
    run = kl.simulate(kl.Scene([ball], walls, (0, -G), 0, friction=0.2), 5.0)
    slides = run.contacts.of_kind("slide")
    assert slides.b.tolist() == [-1, -2] and (slides.energy_lost > 0).all()
    spin = 0.4 * 2 * 0.1**2 * 20**2 / 2
    assert run.contacts.energy_lost.sum() == pytest.approx(spin, rel=1e-12)


def test_a_slide_in_a_bowl_is_listed_as_the_walls_share():
    bowl = kl.Arc((0, 0), 1.1)
    place = (math.sin(1.0), -math.cos(1.0))
    scene = kl.Scene([kl.Ball(place, (0, 0), 0.1, 2)], [bowl], (0, -G), 0.5, friction=0.1)
    run = kl.simulate(scene, 3.0)
    assert "slide" in run.contacts.kind and run.contacts.energy_lost.sum() > 0.1
    assert unlisted(run) < 1e-8


@pytest.mark.parametrize("moves", [kl.Steady((2.0, 0.0)), kl.Shaking((0.3, 0.0), 3.0)])
def test_on_a_belt_friction_takes_what_slips_against_the_belt(moves):
    belt = kl.Plane((0, 0), (0, 1), moves=moves)
    scene = thrown((1, 0), walls=[belt], restitution=0, friction=0.05)
    run = kl.simulate(scene, 0.8, frames=0.8 / 4000)
    moved = np.array([moves.at(float(time))[1][0] for time in run.time])
    slip = run.velocity[:, 0, 0] + 0.1 * run.spin[:, 0] - moved
    rubbed = 0.05 * 2 * G * np.trapezoid(abs(slip), run.time)
    assert rubbed > 0.1
    assert run.contacts.energy_lost.sum() == pytest.approx(rubbed, rel=1e-5)


def test_bounces_too_small_to_see_pass_their_loss_on():
    """Between the last bounce that is seen and the roll friction without bound ends the slip."""
    scene = thrown((2, -1e-9), restitution=0.3, tangential_restitution=1.0, friction=math.inf)
    run = kl.simulate(scene, 1.0)
    assert unlisted(run) < 1e-10
    early = kl.simulate(scene, 1e-12)
    assert unlisted(early) < 1e-10


def test_friction_without_bound_ends_a_slip_at_a_known_loss():
    """The slip lasts a nanosecond: two times, or two places, tell its length to seven digits."""
    scene = thrown((2, 0.0), 30.0, friction=math.inf)
    run = kl.simulate(scene, 3.0)
    assert run.contacts.kind.tolist() == ["slide", "roll"]
    assert run.contacts.energy_lost.sum() > 0.1
    assert unlisted(run) < 1e-11


def test_a_slow_spin_on_a_wall_far_from_earth_is_listed():
    """A ball of atomic size and huge mass spins on its wall: 1e-2 of its energy was not listed."""
    ball = kl.Ball(
        position=[2.6627762478172635e-13, 4.331710059897954e-12],
        velocity=[0.0, 0.0],
        radius=2.9103830456733704e-11,
        mass=2147483648.0,
        spin=2.1562761932262446e-12,
        inertia_factor=2 / 3,
    )
    wall = kl.Plane(
        point=[-1.996984951973002e-11, -1.6820156505382215e-11],
        normal=[0.7648462579158765, 0.6442128543828356],
    )
    gravity = (-1.8443920919676245e-33, 4.0965003535821646e-34)
    run = kl.simulate(
        kl.Scene([ball], [wall], gravity, friction=2.0), 164926744166.4, frames=3298534883.328
    )
    assert run.contacts.energy_lost.sum() > 0
    assert unlisted(run) < 1e-10


def test_friction_of_the_wrong_sign_is_no_rounding(monkeypatch):
    """A negative work was once taken for what rounding leaves of zero."""
    right = friction_work._along_a_plane
    monkeypatch.setattr(friction_work, "_along_a_plane", lambda *given: -right(*given))
    with pytest.raises(ArithmeticError, match=r"friction of wall 0 gives ball 0 .* J within"):
        kl.simulate(thrown((3, 0), friction=0.3), 1)


def test_nor_is_it_among_many_balls():
    balls = [kl.Ball((9 * i, 0, 1), (3, 0, 0), 1, 2) for i in range(13)]
    scene = kl.Scene(balls, [kl.Plane((0, 0, 0), (0, 0, 1))], (0, 0, -G), friction=0.3)
    log = kl.simulate(scene, 1).memory[0].log
    table = np.concatenate(log.pieces)
    table = table[np.argsort(table[:, 0], kind="stable")]
    assert (log._lost(table, 1.0) >= 0).all()
    table[:, 13:19] *= -1
    with pytest.raises(ArithmeticError, match=r"wall 0 gives ball \d+ .* J from"):
        log._lost(table, 1.0)
