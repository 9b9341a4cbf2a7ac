"""Discs that lose energy at each other alone, between elastic walls: Haff's law of cooling."""

import math

import numpy as np
import pytest

import kernel_lib as kl
from kernel_lib.solvers.many_balls.arrays import why_not_the_loop

RADIUS, COUNT, FRACTION, LOSS = 0.05, 1000, 0.02, 0.9


def discs(seed):
    """On a jittered lattice in a square box, with speeds of 1 m/s a component."""
    rng, side = np.random.default_rng(seed), math.sqrt(COUNT * math.pi * RADIUS**2 / FRACTION)
    rows = math.ceil(math.sqrt(COUNT))
    free = 0.45 * (side / rows - 2 * RADIUS)
    balls = [
        kl.Ball(
            tuple(((np.array(divmod(k, rows)) + 0.5) * side / rows + jitter).tolist()),
            tuple(rng.normal(size=2).tolist()),
            RADIUS,
            1.0,
        )
        for k, jitter in enumerate(rng.uniform(-free, free, size=(COUNT, 2)))
    ]
    sides = [((0, 0), (1, 0)), ((side, 0), (-1, 0)), ((0, 0), (0, 1)), ((0, side), (0, -1))]
    elastic = {("balls", "walls"): kl.Surface(1.0)}
    return kl.Scene(balls, [kl.Plane(*each) for each in sides], 0, LOSS, pair_surface=elastic)


def cooling_time(seed):
    """s, from a line through 1/sqrt(T), for a temperature of 1 at the start."""
    run = kl.simulate(discs(seed), 30.0, frames=3.0)
    energy = kl.kinetic_energy(run) / COUNT
    slope, _ = np.polyfit(run.time, 1 / np.sqrt(energy), 1)
    return 1 / slope


def test_a_gas_between_elastic_walls_cools_by_the_law_of_haff():
    """T = T0/(1 + t/tau)^2, tau = 4/((1 - e^2) w), w = 2 n d X sqrt(pi T0/m) collisions a second.

    Haff, J. Fluid Mech. 134, 1983; X = (1 - 7 f/16)/(1 - f)^2 at area fraction f: Henderson,
    Molecular Physics 30, 1975.
    """
    pytest.importorskip("numba")
    assert not why_not_the_loop(discs(1))
    crowding = (1 - 7 * FRACTION / 16) / (1 - FRACTION) ** 2
    density = FRACTION / (math.pi * RADIUS**2)
    rate = 4 * density * RADIUS * crowding * math.sqrt(math.pi)
    found, theory = [cooling_time(seed) for seed in range(1, 11)], 4 / ((1 - LOSS**2) * rate)
    error = np.std(found, ddof=1) / math.sqrt(len(found))
    print(f"tau {np.mean(found):.3f} s, error {error:.3f} s; theory {theory:.3f} s")
    assert np.mean(found) == pytest.approx(theory, rel=0.03)
