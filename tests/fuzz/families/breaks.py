"""Breaks on a table in space whose surfaces are drawn, of bodies, of pairs and of classes."""

import math

import numpy as np

import kernel_lib as kl

CASES = 6

#: Of the largest sum of kinetic and potential energy: what rounding may add.
ENERGY_TOLERANCE = 1e-9
#: Of a radius: how far bodies may overlap.
OVERLAP = 1e-6
#: Events of a run, counted; a break of six that takes more has met the end of its description.
BUDGET = 2_000
GRAVITY = 9.807


def any_surface(rng, decides):
    """A surface with all coefficients that a table may have."""
    friction = float(rng.choice([0.0, 0.06, 0.2, rng.uniform(0, 1)]))
    return kl.Surface(
        float(rng.choice([0.5, 0.95, rng.uniform(0, 1)])),
        float(rng.choice([0.0, rng.uniform(-1, 1)])),
        friction,
        rolling_resistance=float(rng.choice([0.0, 0.01, 0.05])),
        spinning_friction=float(rng.choice([0.0, 0.0127, 0.1])),
        decides=decides,
    )


def table_of(seed):
    """The scene of a seed: a ball that runs into others, on a cloth within cushions."""
    rng = np.random.default_rng([seed, 6])
    radius, wide = 0.028575, float(rng.uniform(0.2, 0.6))
    # From twelve balls on a loop of arrays takes over.
    count = int(rng.choice([2, 4, 6, 12]))
    spots = [
        (k * 1.74 * radius, (2 * j - k) * 1.005 * radius) for k in range(5) for j in range(k + 1)
    ]
    places = [(-0.3, float(rng.uniform(-0.05, 0.05))), *spots[: count - 1]]
    speed, spin = float(rng.uniform(0.3, 6)), tuple((20 * rng.normal(size=3)).tolist())
    balls = [
        kl.Ball(
            (x, y, radius),
            (0.0 if i else speed, 0.0, 0.0),
            radius,
            0.17,
            (0.0, 0.0, 0.0) if i else spin,
            surface=any_surface(rng, False) if rng.random() < 0.2 else None,
        )
        for i, (x, y) in enumerate(places)
    ]
    sides = [(-0.5, 0), (0.5 + wide, 0), (0, -wide), (0, wide)]
    walls = [kl.Plane((0, 0, 0), (0, 0, 1), any_surface(rng, bool(rng.random() < 0.6)))]
    walls += [
        kl.Plane((x, y, 0), (float(np.sign(-x)), float(np.sign(-y)), 0), any_surface(rng, True))
        for x, y in sides
    ]
    pairs = [("balls", "balls"), ("balls", "walls"), (0, 1), (0, -1), (1, -2)]
    named = {each: any_surface(rng, False) for each in pairs if rng.random() < 0.25}
    return kl.Scene(balls, walls, (0, 0, -GRAVITY), 0.95, friction=0.06, pair_surface=named)


def faults(seed):
    """What is wrong with the run of a seed."""
    scene = table_of(seed)
    try:
        run = kl.simulate(scene, 3.0, frames=0.02, budget=BUDGET)
    except ValueError as refused:
        # A ball that the friction of the cloth presses against a rough cushion.
        return [] if "lies in a groove" in str(refused) else [f"ValueError: {refused}"]
    energy = kl.mechanical_energy(run)
    heights = 0.17 * GRAVITY * run.position[..., 2].sum(axis=1)
    scale = max(kl.kinetic_energy(scene.balls), energy.max() - heights.min())
    rise = float((energy - np.minimum.accumulate(energy)).max())
    missing = energy[0] - energy[-1] - run.contacts.energy_lost.sum()
    radius, found = scene.balls[0].radius, []
    if rise > ENERGY_TOLERANCE * scale:
        found.append(f"energy grows by {rise / scale:.3g} of its scale")
    if abs(missing) > ENERGY_TOLERANCE * scale:
        found.append(f"{missing / scale:.3g} of the energy is missing, and not listed")
    deepest = max(overlaps(run), default=0.0) / radius
    if deepest > OVERLAP:
        found.append(f"bodies overlap by {deepest:.3g} radii")
    if not np.isfinite(run.spin).all() or not math.isfinite(scale):
        found.append("a number is not finite")
    return found


def overlaps(run):
    """How deep each two bodies are in each other at most, m."""
    radius, count = run.scene.balls[0].radius, len(run.scene.balls)
    for wall in run.scene.walls:
        yield radius - float(((run.position - wall.point) @ np.array(wall.normal)).min())
    for i in range(count):
        for j in range(i):
            apart = np.linalg.norm(run.position[:, i] - run.position[:, j], axis=1)
            yield 2 * radius - float(apart.min())
