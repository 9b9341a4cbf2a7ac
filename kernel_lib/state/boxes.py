"""A box full of balls, for gases and crowds."""

import math
from collections.abc import Sequence

import numpy as np

from kernel_lib.state.bodies import Ball
from kernel_lib.state.checks import number
from kernel_lib.state.scene import Scene
from kernel_lib.state.walls import Plane

__all__ = ["box_of_balls"]


def box_of_balls(
    count: int,
    fraction: float,
    radius: float = 0.5,
    mass: float = 1.0,
    speed: float = 1.0,
    restitution: float = 1.0,
    gravity: float | Sequence[float] = 0.0,
    dimension: int = 2,
    seed: int = 0,
) -> Scene:
    """Equal smooth balls at random places, with random velocities, in a square or a cube.

    The box reaches from the origin to (L, L) or (L, L, L), L^d = count V/fraction, with
    V = pi r^2 or 4 pi r^3/3. The balls stand on a square lattice, each moved at random as
    far as its neighbours leave room; the components of their velocities are normally
    distributed.

    Parameters
    ----------
    count : number of balls
    fraction : of the area or volume that they fill
    radius, mass : m and kg, of every ball
    speed : m/s, standard deviation of each component of a velocity
    restitution, gravity : of the scene
    dimension : 2 for discs, 3 for spheres
    seed : the same seed makes the same box

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
    fraction, r = number("fraction", fraction, above=0), number("radius", radius, above=0)
    speed = number("speed", speed, minimum=0)
    volume = math.pi * r**2 if dimension == 2 else 4 / 3 * math.pi * r**3
    length = (count * volume / fraction) ** (1 / dimension)
    sites = math.ceil(round(count ** (1 / dimension), 9))
    spare = length / sites - 2 * r
    if spare < 0:
        most = count * volume / (2 * r * sites) ** dimension
        raise ValueError(
            f"{count} balls on a lattice fill at most {most:.4g} of their box, got {fraction:g}"
        )
    rng = np.random.default_rng(seed)
    chosen = np.sort(rng.permutation(sites**dimension)[:count])
    lattice = np.stack(np.unravel_index(chosen, (sites,) * dimension), axis=1)[:, ::-1]
    moved = rng.uniform(-spare / 2, spare / 2, size=lattice.shape)
    position = (lattice + 0.5) * (length / sites) + moved
    velocity = speed * rng.normal(size=lattice.shape)
    balls = [
        Ball(tuple(c), tuple(v), r, mass)
        for c, v in zip(position.tolist(), velocity.tolist(), strict=True)
    ]
    return Scene(balls, _sides(length, dimension), gravity, restitution)


def _sides(length: float, dimension: int) -> list[Plane]:
    """The walls of a box that begins at the origin: low and high along each axis."""
    planes = []
    for axis in range(dimension):
        inwards = tuple(float(k == axis) for k in range(dimension))
        planes.append(Plane((0.0,) * dimension, inwards))
        planes.append(Plane((length,) * dimension, tuple(-x for x in inwards)))
    return planes
