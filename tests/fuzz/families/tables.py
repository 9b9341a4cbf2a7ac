"""Balls on a table that shakes: they ride, fly where it falls faster than they do, and land."""

import math

import numpy as np

import kernel_lib as kl
from tests.fuzz.families._driven import faults_of

CASES = 20


def table(seed):
    """The scene of a seed, and how long it runs, s."""
    rng = np.random.default_rng([seed, 2])
    rate, gravity = 10 ** rng.uniform(-1, 3), 10 ** rng.uniform(-1, 2)
    strength = float(rng.choice([10 ** rng.uniform(-1, 1.3), 1 + 10.0 ** -rng.integers(1, 9)]))
    swing, phase = strength * gravity / rate**2, float(rng.choice([0, rng.uniform(0, 7)]))
    tilt = float(rng.choice([0.0, 0.0, 0.3]))
    up = np.array([-math.sin(tilt), math.cos(tilt)])
    along = float(rng.choice([0.0, 0.0, 0.5])) * np.array([math.cos(tilt), math.sin(tilt)])
    restitution = float(rng.choice([0.0, 1.0, 0.5, rng.uniform(), rng.uniform()]))
    friction = rng.choice([None, None, 0.0, 0.2, 1.0])
    radius = swing * 10 ** rng.uniform(-1, 2)
    moves = kl.Shaking(tuple(swing * (up + along)), rate, phase)
    high = radius + float(rng.choice([0.0, rng.uniform(0, 5)])) * swing
    place = high * up + swing * math.sin(phase) * up
    speed = float(rng.choice([0.0, rng.normal()])) * swing * rate
    spin = float(rng.choice([0.0, rng.normal()])) * rate if friction is not None else 0.0
    ball = kl.Ball(tuple(place), (speed * up[1], -speed * up[0]), radius, 1.0, spin)
    floor = kl.Plane((0.0, 0.0), tuple(up), moves=moves)
    scene = kl.Scene([ball], [floor], (0.0, -gravity), restitution, friction=friction)
    return scene, 10 * 2 * math.pi / rate


def faults(seed):
    """What is wrong with the run of a seed."""
    scene, duration = table(seed)
    return faults_of(kl.simulate(scene, duration, frames=duration / 100))
