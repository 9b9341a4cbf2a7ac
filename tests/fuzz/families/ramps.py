"""Balls that slide and roll down a ramp or over an arc, over its end, and fall.

Witnesses: energy, distances, and for ramps the closed forms of sliding and rolling from rest:
a = g sin - mu g cos while it slips, g sin/(1 + kappa) where it grips, and free flight after.
"""

import math

import numpy as np

import kernel_lib as kl
from tests.fuzz.families import _witnesses as witnesses

CASES = 60

G, DURATION = 9.807, 1.5


def ramp(seed):
    """The scene of a seed, and how long it runs, s."""
    rng = np.random.default_rng([seed, 1])
    radius = float(rng.choice([0.01, 0.1, 0.3]))
    if rng.random() < 0.3:
        wall, place, along = _hill(rng, radius)
    else:
        wall, place, along = _slope(rng, radius)
    velocity = rng.choice([0.0, rng.normal()]) * along
    spin = float(rng.choice([0.0, rng.normal() / radius]))
    mass, inertia = float(rng.uniform(0.1, 3)), float(rng.choice([0.4, 0.5, 1.0, math.inf]))
    if inertia == math.inf:
        spin = 0.0
    ball = kl.Ball(tuple(place.tolist()), tuple(velocity.tolist()), radius, mass, spin, inertia)
    friction = rng.choice([None, 0.05, 0.3, 1.0])
    loss = float(rng.choice([0.0, 0.5, 1.0]))
    return kl.Scene([ball], [wall], (0, -G), loss, friction=friction), DURATION


def _slope(rng, radius):
    """A straight ramp, a place on it, and the way down."""
    angle, length = rng.uniform(0, 1.5), rng.uniform(0.5, 3)
    along = np.array([math.cos(angle), -math.sin(angle)])
    off = np.array([math.sin(angle), math.cos(angle)])
    ends = (0.0, 0.0), tuple((length * along).tolist())
    wall = kl.Segment(*ends) if rng.random() < 0.5 else kl.Segment(*ends[::-1])
    return wall, rng.uniform(0, 0.9) * length * along + radius * off, along


def _hill(rng, radius):
    """A hill or a hollow, a place on it, and the direction along it."""
    size, hollow = float(rng.uniform(0.5, 2)), rng.random() < 0.5
    middle = -math.pi / 2 if hollow else math.pi / 2
    low, high = (float(middle + sign * rng.uniform(0.1, 1.4)) for sign in (-1, 1))
    turned = rng.uniform(low, high)
    out = np.array([math.cos(turned), math.sin(turned)])
    place = out * (size - radius if hollow else size + radius)
    return kl.Arc((0, 0), size, low, high), place, np.array([-out[1], out[0]])


def faults(seed):
    """What is wrong with the run of a seed."""
    scene, duration = ramp(seed)
    run = kl.simulate(scene, duration, frames=0.01)
    found = witnesses.faults_of(run)
    (ball,), (wall,) = scene.balls, scene.walls
    if isinstance(wall, kl.Segment) and not any(ball.velocity) and not ball.spin:
        found += _against_closed_form(run, ball, wall)
    return found


def _against_closed_form(run, ball, wall):
    """From rest down a ramp, as long as the ball is on it; and its speed there."""
    low = min(wall.start, wall.end, key=lambda end: end[1])
    top = wall.end if low == wall.start else wall.start
    length = math.dist(top, low)
    sine, cosine = (top[1] - low[1]) / length, (low[0] - top[0]) / length
    friction, inertia = run.scene.friction, ball.inertia_factor
    a = G * sine
    if friction is not None:
        grips = a / (1 + inertia) if inertia < math.inf else 0.0
        held = a - grips
        a = grips if held <= friction * G * cosine else a - friction * G * cosine
    along = np.array([cosine, -sine])
    left = length - float(np.dot(np.subtract(ball.position, top), along))
    lasts = math.sqrt(2 * left / a) if a > 0 else math.inf
    times = run.time[run.time < lasts]
    way = np.outer(a * times**2 / 2, along) + ball.position
    apart = np.abs(run.position[: len(times), 0] - way).max()
    return [f"{apart:.3g} m away from the closed form"] if apart > 1e-9 else []
