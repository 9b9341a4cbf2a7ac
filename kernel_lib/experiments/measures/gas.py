"""A gas of hard balls: what theory says of it, and what a run shows.

`thermal_speed` is sigma = sqrt(kT/m), the standard deviation of each component of a velocity, m/s;
`fraction` the part of the room that the balls fill; `dimension` 2 for discs, 3 for spheres.
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from kernel_lib.state.trajectory import Contacts, Floats, Snapshot, Trajectory

__all__ = [
    "Weighed",
    "collision_rate",
    "collisions_each",
    "compressibility",
    "compression",
    "contact_value",
    "fourth_moment",
    "mean_free_path",
    "mean_speed",
    "random_collisions",
    "speed_exceeds",
    "thermal_energy",
    "wall_force",
]


def speed_exceeds(speed: float, thermal_speed: float, dimension: int = 2) -> float:
    """Part of the balls that are faster: exp(-v^2/2 sigma^2) in the plane."""
    x = speed / thermal_speed
    plane = math.exp(-x * x / 2)
    if dimension == 2:
        return plane
    return math.erfc(x / math.sqrt(2)) + math.sqrt(2 / math.pi) * x * plane


def mean_speed(thermal_speed: float, dimension: int = 2) -> float:
    """Mean of Maxwell's speeds, m/s: sqrt(pi/2) sigma in the plane, sqrt(8/pi) sigma in space."""
    return thermal_speed * math.sqrt(math.pi / 2 if dimension == 2 else 8 / math.pi)


def fourth_moment(velocities: Floats) -> float:
    """K = <v^4>/<v^2>^2 of velocities (n, dim): 1 for equal speeds."""
    squares = np.sum(np.asarray(velocities) ** 2, axis=-1)
    return float(np.mean(squares**2) / np.mean(squares) ** 2)


def contact_value(fraction: float, dimension: int = 2) -> float:
    """How much denser than the mean it is around a ball at contact.

    chi = (1 - 7 f/16)/(1 - f)^2 of discs (Henderson), (1 - f/2)/(1 - f)^3 of spheres (Carnahan
    and Starling).
    """
    if dimension == 2:
        return (1 - 7 * fraction / 16) / (1 - fraction) ** 2
    return (1 - fraction / 2) / (1 - fraction) ** 3


def compressibility(fraction: float, dimension: int = 2) -> float:
    """p V/(N kT): (1 + f^2/8)/(1 - f)^2 of discs, (1 + f + f^2 - f^3)/(1 - f)^3 of spheres."""
    f = fraction
    if dimension == 2:
        return (1 + f * f / 8) / (1 - f) ** 2
    return (1 + f + f * f - f**3) / (1 - f) ** 3


def compression(before: float, after: float, dimension: int = 2) -> float:
    """Energy after over energy before, if the room is made smaller slowly.

    exp((2/dimension) integral of Z df/f), Z = p V/(N kT): points have 2 in the plane and 1.587
    in space where the room is halved.

    before, after : fractions of the room that the balls fill
    """
    if dimension == 2:
        inner = [math.log(f) - 7 / 8 * math.log(1 - f) + 9 / 8 / (1 - f) for f in (before, after)]
    else:
        inner = [math.log(f) + (3 - 2 * f) / (1 - f) ** 2 for f in (before, after)]
    return math.exp(2 / dimension * (inner[1] - inner[0]))


def collision_rate(
    thermal_speed: float, fraction: float, diameter: float, dimension: int = 2
) -> float:
    """Collisions of one ball with others in a second, after Enskog.

    2 d n chi sqrt(pi) sigma of discs, 4 d^2 n chi sqrt(pi) sigma of spheres, n balls a unit of
    room.
    """
    front = 2 * diameter if dimension == 2 else 4 * diameter**2
    number = _number_density(fraction, diameter, dimension)
    return front * number * contact_value(fraction, dimension) * math.sqrt(math.pi) * thermal_speed


def mean_free_path(fraction: float, diameter: float, dimension: int = 2) -> float:
    """Way between two collisions, m: 1/(2 sqrt 2 n d chi) of discs."""
    return mean_speed(1.0, dimension) / collision_rate(1.0, fraction, diameter, dimension)


def _number_density(fraction: float, diameter: float, dimension: int) -> float:
    if dimension == 2:
        return 4 * fraction / (math.pi * diameter**2)
    return 6 * fraction / (math.pi * diameter**3)


def random_collisions(velocities: Floats, collisions: float, seed: int = 0) -> Floats:
    """Velocities after collisions of pairs drawn by lot: a gas so thin that nobody meets again.

    Pairs meet as often as they are fast to each other, with impact parameters evenly spread, as
    hard balls of one mass and size do (Boltzmann's equation, by Bird's method).

    Parameters
    ----------
    velocities : (n, dim) m/s
    collisions : of each ball, in the mean
    seed : the same seed draws the same collisions
    """
    rng, v = np.random.default_rng(seed), np.array(velocities, dtype=float)
    count, dimension = v.shape
    left = round(collisions * count / 2)
    while left > 0:
        order = rng.permutation(count)[: count // 2 * 2].reshape(2, -1)
        between = v[order[0]] - v[order[1]]
        speed = np.linalg.norm(between, axis=1)
        # No more than a quarter at once, so that few meet twice in what stands for one moment.
        met = np.flatnonzero(rng.random(len(speed)) * 4 * speed.max() < speed)[:left]
        a, b, u = order[0, met], order[1, met], between[met]
        normal = _normals(rng, u / speed[met, None], dimension)
        push = np.sum(u * normal, axis=1)[:, None] * normal
        v[a] -= push
        v[b] += push
        left -= len(met)
    return v


def _normals(rng: np.random.Generator, along: Floats, dimension: int) -> Floats:
    """Lines of centres of balls that meet with these directions."""
    if dimension == 2:
        offset = rng.uniform(-1, 1, size=len(along))[:, None]
        across = np.stack([-along[:, 1], along[:, 0]], axis=1)
        return np.asarray(np.sqrt(1 - offset**2) * along + offset * across)
    offset = np.sqrt(rng.random(len(along)))[:, None]
    across = rng.normal(size=along.shape)
    across -= np.sum(across * along, axis=1)[:, None] * along
    across /= np.linalg.norm(across, axis=1)[:, None]
    return np.asarray(np.sqrt(1 - offset**2) * along + offset * across)


def collisions_each(run: Trajectory, until: float = math.inf) -> float:
    """Collisions with other balls of each ball up to a moment, in the mean: 2 impacts/balls."""
    contacts = run.contacts
    among = np.count_nonzero((contacts.b >= 0) & (contacts.time <= until))
    return 2 * among / len(run.scene.balls)


def thermal_energy(bodies: Snapshot, balls: Sequence[int] | None = None) -> float:
    """kT of some balls, or all, J: the mean of m v^2 over the dimension."""
    chosen = range(len(bodies.scene.balls)) if balls is None else balls
    masses = np.array([bodies.scene.balls[i].mass for i in chosen])
    squares = np.sum(bodies.velocity[list(chosen)] ** 2, axis=1)
    return float(np.mean(masses * squares)) / bodies.scene.dimension


class Weighed(NamedTuple):
    """Mean force on a wall, N, its standard error, N, and the number of hits."""

    force: float
    error: float
    hits: int


def wall_force(
    run: Trajectory, wall: int, since: float = 0.0, until: float | None = None, parts: int = 20
) -> Weighed:
    """Weigh a wall: impulse a second of what hits it, with an honest error.

    The error is that of the mean over equal parts of the time, so that hits that belong together
    count together.

    Parameters
    ----------
    run : with contacts; wall : its number
    since, until : s, the time over which to weigh; None is the end of the run
    parts : at least 2

    Raises
    ------
    ValueError : a wall that is not there, no time, or fewer than two parts
    """
    end = float(run.time[-1]) if until is None else until
    if not 0 <= since < end:
        raise ValueError(f"since must lie in [0, {end:g}), before the end, got {since:g}")
    if parts < 2:
        raise ValueError(f"parts must be at least 2, got {parts}")
    hits = _on_wall(run, wall)
    hits = hits[(hits.time > since) & (hits.time <= end)]
    edges = np.linspace(since, end, parts + 1)
    push = np.linalg.norm(hits.impulse, axis=1)
    forces = np.histogram(hits.time, edges, weights=push)[0] / ((end - since) / parts)
    return Weighed(float(forces.mean()), float(forces.std(ddof=1) / math.sqrt(parts)), len(hits))


def _on_wall(run: Trajectory, wall: int) -> Contacts:
    if not 0 <= wall < len(run.scene.walls):
        raise ValueError(f"wall must be a number from 0 to {len(run.scene.walls) - 1}, got {wall}")
    return run.contacts[run.contacts.b == -1 - wall]
