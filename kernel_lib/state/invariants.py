"""Sums over bodies that collisions conserve, or spend: momentum, energy, angular momentum.

Every function takes balls, a Snapshot or a whole Trajectory; of a trajectory it returns one
value a frame. Balls of infinite mass stand for the room and are left out.
"""

from collections.abc import Sequence
from typing import NamedTuple
from weakref import ReferenceType, ref

import numpy as np

from kernel_lib.state.bodies import Ball
from kernel_lib.state.trajectory import Floats, Snapshot, Trajectory

__all__ = [
    "angular_momentum",
    "centre_of_mass",
    "energy_shares",
    "kinetic_energy",
    "mechanical_energy",
    "momentum",
    "potential_energy",
    "rotational_energy",
]

Bodies = Sequence[Ball] | Snapshot | Trajectory


class _Moving(NamedTuple):
    mass: Floats
    inertia: Floats
    position: Floats
    velocity: Floats
    spin: Floats


def kinetic_energy(bodies: Bodies) -> Floats:
    """Energy of motion, J: sum of m v^2/2 + I w^2/2. Shape () or (K+1,)."""
    moving = _moving(bodies)
    speeds = np.sum(moving.velocity**2, axis=-1)
    translation: Floats = np.sum(moving.mass * speeds, axis=-1) / 2
    return translation + _of_rotation(moving)


def rotational_energy(bodies: Bodies) -> Floats:
    """Energy of rotation, J: sum of I w^2/2. Shape () or (K+1,)."""
    return _of_rotation(_moving(bodies))


def _of_rotation(moving: _Moving) -> Floats:
    squares = moving.spin**2 if moving.position.shape[-1] == 2 else np.sum(moving.spin**2, -1)
    total: Floats = np.sum(moving.inertia * squares, axis=-1) / 2
    return total


def potential_energy(
    bodies: Bodies,
    gravity: Sequence[float] | None = None,
    mutual_gravity: float | None = None,
) -> Floats:
    """Energy of position, J: -sum of m g.c, zero at the origin, of a central force and attraction.

    A scene's force -m c (r - r0) has the energy m c (r - r0)^2/2; with a gravity given it is left
    out. Each pair of balls that attract has -G m_a m_b/r, zero when far apart.

    Parameters
    ----------
    bodies : balls, a Snapshot or a Trajectory
    gravity : m/s^2; None takes that of the scene
    mutual_gravity : G, m^3/(kg s^2); None takes that of the scene, for balls alone 0

    Raises
    ------
    ValueError : for balls alone, which have no scene, without a gravity
    """
    central = 0.0
    if gravity is None:
        if not isinstance(bodies, Snapshot | Trajectory):
            raise ValueError("gravity must be given for balls that belong to no scene")
        gravity = bodies.scene.gravity  # type: ignore[assignment]
        central = bodies.scene.central_force
    moving = _moving(bodies)
    heights = moving.position @ np.asarray(gravity, dtype=float)
    total: Floats = -np.sum(moving.mass * heights, axis=-1)
    if central != 0 and isinstance(bodies, Snapshot | Trajectory):
        arms = moving.position - np.asarray(bodies.scene.force_centre or 0.0)
        total = total + central / 2 * np.sum(moving.mass * np.sum(arms**2, axis=-1), axis=-1)
    if mutual_gravity is None and isinstance(bodies, Snapshot | Trajectory):
        mutual_gravity = bodies.scene.mutual_gravity
    return total - mutual_gravity * _pairs_over_distance(moving) if mutual_gravity else total


def _pairs_over_distance(moving: _Moving) -> Floats:
    """Sum of m_a m_b/r over all pairs, kg^2/m."""
    a, b = np.triu_indices(len(moving.mass), 1)
    distance = np.linalg.norm(moving.position[..., a, :] - moving.position[..., b, :], axis=-1)
    total: Floats = np.sum(moving.mass[a] * moving.mass[b] / distance, axis=-1)
    return total


def mechanical_energy(
    bodies: Bodies,
    gravity: Sequence[float] | None = None,
    mutual_gravity: float | None = None,
) -> Floats:
    """Kinetic plus potential energy, J. Shape () or (K+1,)."""
    return kinetic_energy(bodies) + potential_energy(bodies, gravity, mutual_gravity)


class EnergyShares(NamedTuple):
    """Where the energy of a run is, J: (K+1,) arrays whose sum stays what it was at the start."""

    height: Floats
    motion: Floats
    turning: Floats
    friction: Floats
    impacts: Floats


def energy_shares(run: Trajectory) -> EnergyShares:
    """Energy of height, of motion, of turning, and what friction and impacts have taken, J.

    Raises
    ------
    ValueError : a run that does not report what friction takes; OnTrack does
    """
    turning = rotational_energy(run)
    hit = run.contacts.of_kind("impact")
    lost = np.concatenate([[0.0], np.cumsum(hit.energy_lost)])
    impacts: Floats = lost[np.searchsorted(hit.time, run.time, side="right")]
    motion: Floats = kinetic_energy(run) - turning
    return EnergyShares(potential_energy(run), motion, turning, run.friction_heat(), impacts)


def momentum(bodies: Bodies) -> Floats:
    """Sum of m v, kg m/s. Shape (dim,) or (K+1, dim)."""
    moving = _moving(bodies)
    total: Floats = np.sum(moving.mass[:, None] * moving.velocity, axis=-2)
    return total


def angular_momentum(bodies: Bodies, about: Sequence[float] | None = None) -> Floats:
    """Sum of (c - about) x m v + I w, kg m^2/s.

    Parameters
    ----------
    bodies : balls, a Snapshot or a Trajectory
    about : m, as long as a position; None is the origin

    Returns
    -------
    () or (K+1,) in the plane, anticlockwise positive; (3,) or (K+1, 3) in space
    """
    moving = _moving(bodies)
    arm = moving.position - (0.0 if about is None else np.asarray(about, dtype=float))
    push = moving.mass[:, None] * moving.velocity
    if arm.shape[-1] == 2:
        orbital = arm[..., 0] * push[..., 1] - arm[..., 1] * push[..., 0]
        total: Floats = np.sum(orbital + moving.inertia * moving.spin, axis=-1)
        return total
    total = np.sum(np.cross(arm, push) + moving.inertia[:, None] * moving.spin, axis=-2)
    return total


def centre_of_mass(bodies: Bodies) -> Floats:
    """Mean position weighted by mass, m. Shape (dim,) or (K+1, dim)."""
    moving = _moving(bodies)
    mean: Floats = np.sum(moving.mass[:, None] * moving.position, axis=-2) / moving.mass.sum()
    return mean


#: The last run whose sums were computed, and its arrays: several sums of one run follow.
_last: tuple[ReferenceType[Trajectory], _Moving] | None = None


def _moving(bodies: Bodies) -> _Moving:
    """Arrays of the bodies that have a finite mass; what cannot turn has no inertia here."""
    global _last
    if not isinstance(bodies, Trajectory):
        return _arrays_of(bodies)
    known = _last
    if known is None or known[0]() is not bodies:
        known = _last = ref(bodies), _arrays_of(bodies)
    return known[1]


def _arrays_of(bodies: Bodies) -> _Moving:
    if isinstance(bodies, Snapshot | Trajectory):
        balls = bodies.scene.balls
        position, velocity, spin = bodies.position, bodies.velocity, bodies.spin
    else:
        balls = tuple(bodies)
        position = np.array([ball.position for ball in balls])
        velocity = np.array([ball.velocity for ball in balls])
        spin = np.array([ball.spin for ball in balls])
    mass = np.array([ball.mass for ball in balls])
    inertia = np.array([ball.moment_of_inertia for ball in balls])
    inertia[~np.isfinite(inertia)] = 0.0
    free = np.isfinite(mass)
    if free.all():
        return _Moving(mass, inertia, position, velocity, spin)
    spins = spin[..., free] if position.shape[-1] == 2 else spin[..., free, :]
    return _Moving(mass[free], inertia[free], position[..., free, :], velocity[..., free, :], spins)
