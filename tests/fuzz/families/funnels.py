"""Soft balls among segments and arcs: chains of them, hollow and humped, and funnels."""

import math
from dataclasses import replace

import numpy as np

import kernel_lib as kl

CASES = 6

#: Of the largest sum of kinetic and potential energy: what errors of steps add up to.
ENERGY_TOLERANCE = 1e-6
#: A wall in two pieces leads to the same places, in parts of a radius, as far as this many frames:
#: later a joint that was crossed a rounding earlier may have grown.
APART, SAME_FOR = 1e-5, 40

G = 9.807


def chain(rng, start, count):
    """Walls from a place on, each joined to the last: steep and shallow joints, bends, gaps."""
    walls, (x, y) = [], start
    angle = float(rng.uniform(-0.6, 0.6))
    for _ in range(count):
        if rng.random() < 0.3:
            radius, turn = float(rng.uniform(0.3, 1.0)), float(rng.uniform(0.3, 1.2))
            side = 1 if rng.random() < 0.5 else -1
            cx, cy = x - side * radius * math.sin(angle), y + side * radius * math.cos(angle)
            from_angle = angle - side * math.pi / 2
            to_angle = from_angle + side * turn
            ends = (from_angle, to_angle) if side > 0 else (to_angle, from_angle)
            walls.append(kl.Arc((cx, cy), radius, *ends))
            x, y = cx + radius * math.cos(to_angle), cy + radius * math.sin(to_angle)
            angle += side * turn
        else:
            length = float(rng.choice([0.05, 0.3, 1.0]))
            end = (x + length * math.cos(angle), y + length * math.sin(angle))
            walls.append(kl.Segment((x, y), end))
            x, y = end
        angle += float(
            rng.choice([0.0, 0.0, rng.normal() * 1e-3, 0.1 * rng.normal(), rng.normal()])
        )
        angle = min(max(angle, -1.2), 1.2)
    return walls


def scene_of(seed):
    """The scene of a seed, its solver, and how long it runs, s."""
    rng = np.random.default_rng([seed, 8])
    walls = chain(rng, (-1.0, 0.0), int(rng.integers(1, 6)))
    if rng.random() < 0.3:
        walls += chain(rng, (-1.0, 2.0), 2)
    if rng.random() < 0.3:
        walls.append(kl.Plane((0, -1), (0, 1)))
    radius, balls = float(rng.choice([0.04, 0.1])), []
    for _ in range(int(rng.integers(1, 4))):
        place, velocity = (
            (float(rng.uniform(-1, 1)), float(rng.uniform(0.2, 1.5))),
            rng.normal(size=2),
        )
        if rng.random() < 0.7:
            place, velocity = towards_a_joint(rng, walls, radius)
        clear = all(math.dist(place, other.position) > 2 * radius for other in balls)
        if clear and all(abs(distance(wall, place)) > radius for wall in walls):
            spin = float(rng.choice([0.0, rng.normal() / radius]))
            mass = float(rng.uniform(0.5, 2))
            balls.append(kl.Ball(place, tuple(map(float, velocity)), radius, mass, spin))
    friction = rng.choice([None, None, 0.1, 0.5])
    loss = float(rng.choice([1.0, 1.0, 0.3, 0.8]))
    field = swirl if rng.random() < 0.2 else None
    # So stiff that 2 kg at 6 m/s sink in by a fifth of the radius at most.
    spring = float(rng.choice([1.0, 10.0])) * 2 * (6 / (0.2 * radius)) ** 2
    sphere = 1.25 * spring / math.sqrt(0.2 * radius)
    model = kl.SpringDashpot(spring) if rng.random() < 0.5 else kl.Hertz(sphere)
    balls = balls or [kl.Ball((0, 5), (0, 0), radius, 1)]
    scene = kl.Scene(balls, walls, (0, -G), loss, friction=friction, force_field=field)
    return scene, kl.Compliant(model), 0.25


def towards_a_joint(rng, walls, radius):
    """A place from which a ball flies at the end of a wall, nearly, and its velocity."""
    wall = walls[int(rng.integers(len(walls)))]
    if isinstance(wall, kl.Plane):
        return (0.0, 1.0), np.zeros(2)
    x, y = wall.ends[int(rng.integers(2))]
    angle, away = math.pi / 2 + 0.5 * rng.normal(), radius * float(rng.uniform(1.3, 4))
    way = np.array([math.cos(angle), math.sin(angle)])
    aside = radius * float(rng.choice([0.003, 0.03, 0.3])) * rng.normal()
    place = np.array([x, y]) + away * way + aside * np.array([-way[1], way[0]])
    return tuple(place.tolist()), -float(rng.uniform(0.5, 5)) * way


def cut(scene, seed):
    """The same scene, with every segment in two pieces."""
    rng, walls = np.random.default_rng([seed, 9]), []
    for wall in scene.walls:
        if not isinstance(wall, kl.Segment):
            walls.append(wall)
            continue
        share = rng.uniform(0.1, 0.9)
        middle = tuple((share * np.array(wall.start) + (1 - share) * np.array(wall.end)).tolist())
        walls += [kl.Segment(wall.start, middle), kl.Segment(middle, wall.end)]
    return replace(scene, walls=walls)


def distance(wall, place):
    """Of a point from a wall, m."""
    if isinstance(wall, kl.Plane):
        return float(np.dot(np.subtract(place, wall.point), wall.normal))
    return wall.distance(place)


def swirl(time, position, velocity):
    """A force across the velocity, N, which does no work."""
    return np.stack([-velocity[:, 1], velocity[:, 0]], axis=1)


def faults(seed):
    """What is wrong with the run of a seed."""
    scene, solver, duration = scene_of(seed)
    run = kl.simulate(scene, duration, solver, 0.005, budget=20_000)
    found = []
    if run.stopped_because not in ("duration reached", "everything at rest"):
        found.append(f"stopped because {run.stopped_because} at {run.time[-1]:g} s")
    energy = kl.mechanical_energy(run) + run.elastic_energy()
    scale = max(np.abs(kl.mechanical_energy(run)).max(), 1e-300)
    rise = np.diff(energy).max(initial=0.0)
    if rise > ENERGY_TOLERANCE * scale:
        found.append(f"energy grows by {rise / scale:.3g}")
    smooth = scene.friction is None and scene.restitution == 1
    if scene.friction is None:
        pieces = kl.simulate(cut(scene, seed), duration, solver, 0.005, budget=20_000)
        shown = min(len(run.time), len(pieces.time), SAME_FOR)
        apart = abs(run.position[:shown] - pieces.position[:shown]).max()
        if apart > APART * scene.balls[0].radius:
            found.append(f"walls cut in two pieces lead elsewhere, by {apart:g} m")
    if smooth and abs(energy - energy[0]).max() > ENERGY_TOLERANCE * scale:
        found.append(f"energy is lost, {(energy[0] - energy.min()) / scale:.3g}")
    return found
