"""A ball on a ground of segments and arcs, end to end, in any order of the list.

Witnesses: distances computed here, energy, and the same ground with its segments cut in two.
"""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np

import kernel_lib as kl
from tests.fuzz.families import _witnesses as witnesses

CASES = 20

DURATION = 2.5


def ground(seed):
    """The scene of a seed, and how long it runs, s."""
    rng = np.random.default_rng([seed, 2])
    radius = float(rng.choice([0.05, 0.1, 0.2]))
    count = int(rng.integers(2, 7))
    x = np.concatenate([[0], np.cumsum(rng.uniform(0.3, 1.5, count))]) - 2.0
    y = rng.choice([0.0, 1.0]) * rng.normal(scale=rng.choice([0.05, 0.5]), size=count + 1)
    y = np.round(y, int(rng.integers(1, 9)))
    ends = list(zip(x.tolist(), y.tolist(), strict=True))
    walls = [_piece(rng, one, two, radius) for one, two in pairwise(ends)]
    if rng.random() < 0.3:
        walls += [kl.Segment(ends[0], (ends[0][0], 4.0)), kl.Segment(ends[-1], (ends[-1][0], 4.0))]
    if rng.random() < 0.2:
        walls.append(kl.Plane((0, float(y.min())), (0, 1)))
    rng.shuffle(walls)
    return kl.Scene([_ball(rng, walls, x, radius)], walls, (0, -9.8), **_surface(rng)), DURATION


def _piece(rng, one, two, radius):
    """A segment, or an arc that bends up or down, from one point to the next."""
    chord = math.dist(one, two)
    bend = float(rng.choice([0.0, 0.0, rng.uniform(-1.5, 1.5)]))
    if bend == 0 or chord / (2 * math.sin(abs(bend) / 2)) < 1.5 * radius:
        return kl.Segment(one, two) if rng.random() < 0.5 else kl.Segment(two, one)
    size = chord / (2 * math.sin(abs(bend) / 2))
    along = np.subtract(two, one) / chord
    middle = np.add(one, two) / 2
    # Centre above for a hollow, below for a hill.
    off = math.copysign(size * math.cos(bend / 2), bend)
    centre = middle + off * np.array([-along[1], along[0]])
    from_, to = (math.atan2(*(np.subtract(p, centre)[::-1])) for p in (one, two))
    start, end = (from_, to) if bend > 0 else (to, from_)
    return kl.Arc(tuple(centre.tolist()), size, start, end)


def _ball(rng, walls, x, radius):
    """A ball that lies on the ground, or above it."""
    place = np.array([rng.uniform(x[0] + 0.3, x[-1] - 0.3), 3.5])
    # Lowered step by step: no step is longer than what is free.
    while (free := witnesses.clearance(walls, place) - radius) > 1e-12 and place[1] > -5:
        place[1] -= free
    place[1] += rng.choice([1e-12, rng.uniform(0, 1)])
    velocity = rng.choice([0.0, 1.0]) * rng.normal(size=2) * [2, 0.5]
    spin = float(rng.choice([0.0, rng.normal(scale=3) / radius]))
    mass, inertia = float(rng.uniform(0.1, 3)), float(rng.choice([0.4, 0.5, math.inf]))
    if inertia == math.inf:
        spin = 0.0
    return kl.Ball(tuple(place.tolist()), tuple(velocity.tolist()), radius, mass, spin, inertia)


def _surface(rng):
    friction = rng.choice([None, 0.05, 0.3, 1.0, 5.0])
    most = [0.0, 0.5, 0.9, 1.0] if friction is None else [0.0, 0.5, 0.9]
    return {"restitution": float(rng.choice(most)), "friction": friction}


def faults(seed):
    """What is wrong with the run of a seed."""
    scene, duration = ground(seed)
    run = kl.simulate(scene, duration, frames=0.01)
    found = witnesses.faults_of(run)
    # What is cut is the same ground: until chance has grown from the last digit.
    cut = kl.simulate(replace(scene, walls=_cut(scene.walls)), 0.5, frames=0.01)
    both = min(len(cut.time), len(run.time))
    apart = np.abs(cut.position[:both] - run.position[:both]).max()
    if apart > 1e-6:
        found.append(f"on the ground cut in two the ball is {apart:.3g} m away")
    return found


def _cut(walls):
    """The same walls, each segment as two."""
    cut = []
    for wall in walls:
        if isinstance(wall, kl.Segment):
            middle = tuple((0.3 * np.array(wall.start) + 0.7 * np.array(wall.end)).tolist())
            cut += [kl.Segment(wall.start, middle), kl.Segment(middle, wall.end)]
        else:
            cut.append(wall)
    return cut
