"""A box full of balls, for gases and crowds."""

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from kernel_lib.state.bodies import Ball
from kernel_lib.state.checks import number
from kernel_lib.state.scene import Scene
from kernel_lib.state.walls import Plane

__all__ = ["box_of_balls"]


def box_of_balls(
    count: int,
    fraction: float,
    radius: float | Sequence[float] = 0.5,
    mass: float | Sequence[float] = 1.0,
    speed: float | Sequence[float] = 1.0,
    restitution: float = 1.0,
    gravity: float | Sequence[float] = 0.0,
    dimension: int = 2,
    seed: int = 0,
    equal_speeds: bool = False,
) -> Scene:
    """Smooth balls at random places, with random velocities, in a square or a cube.

    The box reaches from the origin to (L, L) or (L, L, L), L^d = sum of V/fraction, with
    V = pi r^2 or 4 pi r^3/3. The balls stand on a square lattice, row by row, each moved at
    random as far as the widest neighbours leave room; the components of their velocities are
    normally distributed. Of two kinds that are listed one after the other one stands above the
    other; shuffle the lists to mix them.

    Parameters
    ----------
    count : number of balls
    fraction : of the area or volume that they fill
    radius, mass : m and kg, of every ball, or a list with one for each
    speed : m/s, standard deviation of each component of a velocity; as well
    restitution, gravity : of the scene
    dimension : 2 for discs, 3 for spheres
    seed : the same seed makes the same box
    equal_speeds : whether all have the same speed, of the same energy, in random directions

    Returns
    -------
    Scene

    Raises
    ------
    ValueError : a value out of its limits, or a fraction for which the lattice has no room
    """
    if not isinstance(count, int) or count < 1:
        raise ValueError(f"count must be a whole number from 1 on, got {count!r}")
    if dimension not in (2, 3):
        raise ValueError(f"dimension must be 2 or 3, got {dimension!r}")
    fraction = number("fraction", fraction, above=0)
    radii = _each("radius", radius, count, above=0)
    masses, speeds = _each("mass", mass, count, above=0), _each("speed", speed, count, minimum=0)
    r, volume = max(radii), _volume(radii, dimension)
    length = (volume / fraction) ** (1 / dimension)
    sites = math.ceil(round(count ** (1 / dimension), 9))
    spare = length / sites - 2 * r
    if spare < 0:
        most = volume / (2 * r * sites) ** dimension
        raise ValueError(
            f"{count} balls on a lattice fill at most {most:.4g} of their box, got {fraction:g}"
        )
    rng = np.random.default_rng(seed)
    chosen = np.sort(rng.permutation(sites**dimension)[:count])
    lattice = np.stack(np.unravel_index(chosen, (sites,) * dimension), axis=1)[:, ::-1]
    moved = rng.uniform(-spare / 2, spare / 2, size=lattice.shape)
    position = (lattice + 0.5) * (length / sites) + moved
    velocity = rng.normal(size=lattice.shape)
    if equal_speeds:
        velocity *= math.sqrt(dimension) / np.linalg.norm(velocity, axis=1)[:, None]
    velocity *= np.array(speeds)[:, None]
    rows = zip(position.tolist(), velocity.tolist(), radii, masses, strict=True)
    balls = [Ball(tuple(c), tuple(v), one, weight) for c, v, one, weight in rows]
    return Scene(balls, _sides(length, dimension), gravity, restitution)


def _each(name: str, value: Any, count: int, **limits: Any) -> list[float]:
    """One number for each ball."""
    if not isinstance(value, Sequence | np.ndarray):
        return [number(name, value, **limits)] * count
    if len(value) != count:
        raise ValueError(f"{name} must be one number or {count} of them, got {len(value)}")
    return [number(name, one, **limits) for one in value]


def _volume(radii: Sequence[float], dimension: int) -> float:
    """Of all balls together, m^2 or m^3."""
    r = radii[0]
    if min(radii) == max(radii):
        return len(radii) * (math.pi * r**2 if dimension == 2 else 4 / 3 * math.pi * r**3)
    return sum(math.pi * r**2 if dimension == 2 else 4 / 3 * math.pi * r**3 for r in radii)


def _sides(length: float, dimension: int) -> list[Plane]:
    """The walls of a box that begins at the origin: low and high along each axis."""
    planes = []
    for axis in range(dimension):
        inwards = tuple(float(k == axis) for k in range(dimension))
        planes.append(Plane((0.0,) * dimension, inwards))
        planes.append(Plane((length,) * dimension, tuple(-x for x in inwards)))
    return planes
