"""Bats and pistons that come to balls at rest, in space or on a floor."""

import math

import numpy as np

import kernel_lib as kl
from tests.fuzz.families._driven import faults_of

CASES = 12

#: Events of a run with hardly a loss, or of a row: between walls that close in, and where balls are
#: driven together, there are any number of them.
BUDGET, HARDLY = 5_000, 0.99


def bat(seed):
    """The scene of a seed, and how long it runs, s."""
    rng = np.random.default_rng([seed, 3])
    radius, speed = 10 ** rng.uniform(-2, 0), 10 ** rng.uniform(-1, 1)
    on_floor = bool(rng.random() < 0.6)
    gaps = rng.choice([0.0, 1e-6, rng.uniform(0, 3)], size=int(rng.choice([1, 1, 2, 3])))
    places = radius * (1 + np.cumsum(2 + gaps) - 2 - gaps[0])
    falls = float(rng.choice([0.0, 0.0, 1.0])) * radius if on_floor and len(places) == 1 else 0.0
    balls = [kl.Ball((x, radius + falls), (0.0, 0.0), radius, 1.0) for x in places]
    distance = float(rng.choice([0.0, rng.uniform(0.5, 20)])) * radius
    tilt = float(rng.choice([0.0, 0.0, rng.uniform(-0.5, 0.5)]))
    normal = np.array([math.cos(tilt), math.sin(tilt)])
    point = np.array(balls[0].position) - (radius + distance) * normal
    kind = rng.random()
    if kind < 0.6:
        moves = kl.Steady((speed, 0.0))
        if kind < 0.3:
            faster = speed**2 / (distance + 10 * radius)
            moves = kl.Accelerated((speed * (kind < 0.2), 0.0), (faster, 0.0))
        duration = (distance + 10 * radius) / speed
    else:
        reach = (distance + radius) * float(rng.uniform(0.3, 3))
        moves = kl.Shaking((reach, 0.0), speed / reach, 0.0)
        duration = 6 * math.pi * reach / speed
    walls = [kl.Plane(tuple(point.tolist()), tuple(normal.tolist()), moves=moves)]
    if on_floor:
        walls.append(kl.Plane((0, 0), (0, 1)))
    if rng.random() < 0.3:
        walls.append(kl.Plane((places[-1] + radius * rng.uniform(1, 5), 0), (-1, 0)))
    down = (0.0, -(10 ** rng.uniform(-1, 1)) * speed**2 / radius) if on_floor else 0.0
    restitution = float(rng.choice([0.0, 1.0, 0.5, rng.uniform()]))
    if restitution == 1.0 and isinstance(moves, kl.Shaking):
        restitution = 0.9  # Without loss a bat that shakes gives bounces of any size, and number.
    friction = rng.choice([None, None, 0.3]) if len(places) == 1 else None
    return kl.Scene(balls, walls, down, restitution, friction=friction), duration


def faults(seed):
    """What is wrong with the run of a seed."""
    scene, duration = bat(seed)
    row, endless = len(scene.balls) > 1, scene.restitution > HARDLY
    budget = BUDGET if endless or row else None
    try:
        run = kl.simulate(scene, duration, frames=duration / 100, budget=budget)
    except ValueError as error:
        return [] if "of which some move" in str(error) else [str(error)]
    found = faults_of(run)
    # Balls that are driven together: what the exact description does not reach.
    if row and run.stopped_because in ("collisions accumulate", "step limit"):
        return [fault for fault in found if "radii in" in fault]
    if endless and run.stopped_because == "step limit":
        return [fault for fault in found if not fault.startswith("ends at")]
    return found
