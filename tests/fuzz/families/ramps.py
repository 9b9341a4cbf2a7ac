"""Balls that slide and roll down a ramp, over its end, and fall."""

import math

import numpy as np

import kernel_lib as kl

CASES = 60

#: Of the largest sum of kinetic and potential energy: what rounding may add.
ENERGY_TOLERANCE = 1e-9


def ramp(seed):
    """The scene of a seed, and how long it runs, s."""
    rng = np.random.default_rng([seed, 1])
    angle, length, radius = rng.uniform(0, 1.5), rng.uniform(0.5, 3), rng.choice([0.01, 0.1, 0.3])
    along = np.array([math.cos(angle), -math.sin(angle)])
    off = np.array([math.sin(angle), math.cos(angle)])
    place = rng.uniform(0, 0.9) * length * along + radius * off
    velocity = rng.choice([0.0, rng.normal()]) * along
    spin = float(rng.choice([0.0, rng.normal() / radius]))
    ball = kl.Ball(tuple(place), tuple(velocity), float(radius), 1.0, spin)
    wall = kl.Segment((0, 0), tuple(length * along))
    friction = rng.choice([None, 0.05, 0.3, 1.0])
    loss = float(rng.choice([0.0, 0.5, 1.0]))
    return kl.Scene([ball], [wall], (0, -9.807), loss, friction=friction), 1.5


def faults(seed):
    """What is wrong with the run of a seed."""
    scene, duration = ramp(seed)
    run = kl.simulate(scene, duration, frames=0.02)
    energy = kl.mechanical_energy(run)
    scale = max(np.abs(energy).max(), 1e-300)
    rise = np.diff(energy).max(initial=0.0)
    return [f"energy grows by {rise / scale:.3g}"] if rise > ENERGY_TOLERANCE * scale else []
