"""A gas of balls as a witness: pressure, speeds, cooling, and what every contact owes."""

import math
from dataclasses import replace

import numpy as np
import pytest
from scipy import stats

import kernel_lib as kl

#: Virial coefficients of hard discs over powers of the area fraction: b_2 to b_10
#: (N. Clisby and B. M. McCoy, J. Stat. Phys. 122 (2006) 15).
VIRIAL = (2.0, 3.1280178, 4.2578545, 5.3368966, 6.36296, 7.35151, 8.3191, 9.2721, 10.2163)
TIME_REVERSED = 300


def temperature(run, frame):
    """k T/m of each component, m^2/s^2."""
    return float((run.velocity[frame] ** 2).mean())


@pytest.mark.parametrize("fraction", [0.1, 0.3])
def test_the_pressure_is_that_of_the_virial_expansion(fraction):
    """Far from the walls: p/(n k T) - 1 = sum of J diameter over 2 N k T t."""
    scene = kl.box_of_balls(2500, fraction, seed=3)
    start = kl.simulate(scene, 60.0, record="end")
    run = kl.simulate(at_end(start), 200.0, frames=1.0)
    side, margin = scene.walls[1].point[0], 6.0
    inside = np.all((run.position > margin) & (run.position < side - margin), axis=2)
    count = inside.sum(axis=1).mean()
    density = count * math.pi * 0.25 / (side - 2 * margin) ** 2
    hits = run.contacts[run.contacts.b >= 0]
    within = np.all((hits.point > margin) & (hits.point < side - margin), axis=1)
    push = np.linalg.norm(hits.impulse[within], axis=1).sum()
    found = push * 1.0 / (2 * count * temperature(run, 0) * 200.0)
    expected = sum(b * density**k for k, b in enumerate(VIRIAL, 1))
    assert within.sum() > 100_000
    assert found == pytest.approx(expected, rel=0.01)


def at_end(run):
    """The scene with the balls where a run has left them."""
    moved = zip(run.scene.balls, run.position[-1], run.velocity[-1], strict=True)
    balls = [replace(b, position=tuple(c), velocity=tuple(v)) for b, c, v in moved]
    return replace(run.scene, balls=balls)


@pytest.mark.parametrize(("dimension", "law"), [(2, stats.rayleigh), (3, stats.maxwell)])
def test_speeds_become_maxwells(dimension, law):
    """From equal speeds in random directions (Kolmogorov and Smirnov's test)."""
    scene = kl.box_of_balls(2000, 0.2, dimension=dimension, seed=6)
    balls = []
    for ball in scene.balls:
        speed = math.hypot(*ball.velocity)
        balls.append(replace(ball, velocity=tuple(x / speed for x in ball.velocity)))
    run = kl.simulate(replace(scene, balls=balls), 60.0, frames=20.0)
    assert len(run.time) == 4
    speeds = np.linalg.norm(run.velocity, axis=2)
    scale = math.sqrt(1 / dimension)
    assert stats.kstest(speeds[0], law(scale=scale).cdf).pvalue < 1e-100
    assert stats.kstest(speeds[1:].ravel(), law(scale=scale).cdf).pvalue > 0.05


def test_a_gas_that_loses_energy_cools_by_haffs_law():
    """T = T_0/(1 + t/tau)^2, 1/tau = (1 - e^2) w/2, with Enskog's w impacts a ball, walls'
    among them; each takes (1 - e^2) k T."""
    e, fraction = 0.95, 0.2
    scene = kl.box_of_balls(2500, fraction, seed=4)
    begin = at_end(kl.simulate(scene, 10.0, record="end"))
    run = kl.simulate(replace(begin, restitution=e), 34.0, frames=1.0)
    chi = (1 - 7 * fraction / 16) / (1 - fraction) ** 2
    start = temperature(run, 0)
    density = fraction / (math.pi * 0.25)
    among = density * math.sqrt(math.pi * start) * chi
    pressure = density * start * (1 + 2 * fraction * chi)
    walls = 4 * scene.walls[1].point[0] * pressure / math.sqrt(2 * math.pi * start) / 2500
    rate = (1 - e * e) / 2 * (among + walls)
    measured = np.array([math.sqrt(start / temperature(run, k)) for k in range(len(run.time))])
    slope = float((measured - 1) @ run.time / (run.time @ run.time))
    assert measured[-1] > 2, "three quarters of the energy are gone"
    assert slope == pytest.approx(rate, rel=0.03)
    assert np.abs(measured - 1 - slope * run.time).max() < 0.03


@pytest.mark.parametrize("restitution", [1.0, 0.9])
@pytest.mark.parametrize("dimension", [2, 3])
def test_every_contact_parts_at_e_times_its_approach_and_owes_momentum(dimension, restitution):
    scene = kl.box_of_balls(500, 0.2, dimension=dimension, restitution=restitution, seed=5)
    run = kl.simulate(scene, 5.0)
    hits = run.contacts
    speeds = [
        np.einsum("cd,cd->c", v[:, 0] - v[:, 1], hits.normal)
        for v in (hits.velocity_before, hits.velocity_after)
    ]
    assert len(hits) > 1000
    assert (speeds[0] < 0).all()
    assert np.abs(speeds[1] + restitution * speeds[0]).max() < 1e-13
    walls = hits.impulse[hits.b < 0].sum(axis=0)
    change = kl.momentum(run)[-1] - kl.momentum(run)[0]
    assert np.abs(change - walls).max() < 1e-11
    energy = kl.kinetic_energy(run)
    assert energy[0] - energy[-1] == pytest.approx(hits.energy_lost.sum(), abs=1e-12 * energy[0])


@pytest.mark.parametrize("gravity", [0.0, (0.0, -0.5)])
def test_energy_holds_over_many_collisions(gravity):
    scene = kl.box_of_balls(200, 0.3, gravity=gravity, seed=2)
    run = kl.simulate(scene, 300.0, record="end")
    energy = kl.mechanical_energy(run)
    assert run.memory[0].events > 100_000
    assert abs(energy[-1] / energy[0] - 1) < 1e-12


def test_time_runs_backwards():
    scene = kl.box_of_balls(100, 0.3, seed=1)
    contacts = kl.simulate(scene, 5.0, record="contacts").contacts
    there = at_end(kl.simulate(scene, float(contacts.time[TIME_REVERSED]), record="end"))
    turned = [replace(b, velocity=tuple(-x for x in b.velocity)) for b in there.balls]
    back = kl.simulate(replace(there, balls=turned), float(contacts.time[TIME_REVERSED]))
    home = np.array([ball.position for ball in scene.balls])
    assert len(back.contacts) >= TIME_REVERSED
    assert np.abs(back.position[-1] - home).max() < 1e-9
