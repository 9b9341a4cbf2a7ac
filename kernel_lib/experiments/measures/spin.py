"""What is measured on spinning spheres: slip where they touch, spins, and the throw."""

from collections.abc import Callable
from typing import Any

import numpy as np

from kernel_lib.experiments.measures.contact_energy import in_space, spin_vectors, spins_before
from kernel_lib.state.trajectory import Floats, Trajectory

__all__ = ["contact_slips", "incidence", "slip", "slip_breaks", "spin_of", "throw"]


def contact_slips(run: Trajectory) -> tuple[Floats, Floats]:
    """Slip of the surfaces just before and just after each contact, m/s. Shapes (C, 3).

    D = (v_a - v_b) across the normal - (a_a w_a + a_b w_b) x n
    """
    contacts, balls = run.contacts, run.scene.balls
    before = spins_before(run)
    after = before.copy()
    for k in range(len(contacts)):
        twist = np.cross(in_space(contacts.normal[k]), in_space(contacts.impulse[k]))
        for side, ball in enumerate((contacts.a[k], contacts.b[k])):
            if ball >= 0:
                after[k, side] -= balls[ball].radius * twist / balls[ball].moment_of_inertia
    radii = _radii(run)
    slips = [
        _slip(velocity[:, 0] - velocity[:, 1], spins, radii, contacts.normal)
        for velocity, spins in (
            (contacts.velocity_before, before),
            (contacts.velocity_after, after),
        )
    ]
    return slips[0], slips[1]


def slip(run: Trajectory) -> Floats:
    """Slip at every frame, m/s, of the pair and along the normal of the contact nearest in time.

    In the plane with its sign, counted along the normal turned clockwise; in space its size.
    """
    contacts, frames = run.contacts, len(run.time)
    if len(contacts) == 0:
        return np.zeros(frames)
    first, halfway = _moments(run)
    nearest = first[np.searchsorted(halfway, run.time, side="right")]
    velocity, spin = np.zeros((2, frames, run.velocity.shape[2])), np.zeros((frames, 2, 3))
    rows, spins = np.arange(frames), spin_vectors(run)
    for side, bodies in enumerate((contacts.a[nearest], contacts.b[nearest])):
        ball = np.maximum(bodies, 0)
        there = (bodies >= 0)[:, None]
        velocity[side] = np.where(there, run.velocity[rows, ball], 0.0)
        spin[:, side] = np.where(there, spins[rows, ball], 0.0)
    normal = contacts.normal[nearest]
    found = _slip(velocity[0] - velocity[1], spin, _radii(run)[nearest], normal)
    if normal.shape[1] == 3:
        size: Floats = np.linalg.norm(found, axis=1)
        return size
    signed: Floats = found[:, 0] * normal[:, 1] - found[:, 1] * normal[:, 0]
    return signed


def slip_breaks(run: Trajectory) -> Floats:
    """Moments halfway between two contacts, s, where the slip begins to be that of another pair."""
    first, halfway = _moments(run)
    bodies = np.stack([run.contacts.a, run.contacts.b], axis=1)[first]
    normal = run.contacts.normal[first]
    other = np.any(np.diff(bodies, axis=0) != 0, axis=1)
    other |= np.any(np.diff(normal, axis=0) != 0, axis=1)
    breaks: Floats = halfway[other]
    return breaks


def _moments(run: Trajectory) -> tuple[Any, Floats]:
    """The first contact of each moment with contacts, and the times halfway between them, s."""
    moments, first = np.unique(run.contacts.time, return_index=True)
    return first, (moments[1:] + moments[:-1]) / 2


def incidence(run: Trajectory) -> float:
    """Angle of the first impact, degrees from the normal: slip over closing speed; nan if none."""
    hits = np.flatnonzero(run.contacts.kind == "impact")
    if len(hits) == 0:
        return float("nan")
    hit = run.contacts[hits[0]]
    closing = -float((hit.velocity_before[0] - hit.velocity_before[1]) @ hit.normal)
    sliding = float(np.linalg.norm(contact_slips(run)[0][hits[0]]))
    return float(np.degrees(np.arctan2(sliding, closing)))


def spin_of(ball: int) -> Callable[[Trajectory], Floats]:
    """Measures the spin of a ball, rad/s: anticlockwise in the plane, in space its size."""

    def spin(run: Trajectory) -> Floats:
        if ball >= len(run.scene.balls):
            return np.zeros(len(run.time))
        found: Floats = run.spin[:, ball]
        return found if found.ndim == 1 else np.linalg.norm(found, axis=1)

    return spin


def throw(run: Trajectory) -> Floats:
    """Angle between the way of ball 2 and the line of centres of the first contact, degrees.

    Zero before that contact, and where no ball 2 was at rest.
    """
    angle = np.zeros(len(run.time))
    contacts = run.contacts
    if len(run.scene.balls) < 2 or len(contacts) == 0 or np.any(run.velocity[0, 1]):
        return angle
    line = -contacts.normal[0] if contacts.a[0] == 0 else contacts.normal[0]
    way = run.velocity[run.time >= contacts.time[0], 1]
    along = way @ line
    across = np.linalg.norm(way - along[:, None] * line, axis=1)
    angle[run.time >= contacts.time[0]] = np.degrees(np.arctan2(across, along))
    return angle


def _slip(relative: Floats, spins: Floats, radii: Floats, normal: Floats) -> Floats:
    """Slip from relative velocities (C, dim), spins (C, 2, 3), radii (C, 2), normals (C, dim)."""
    relative, normal = in_space(relative), in_space(normal)
    surface = np.sum(radii[:, :, None] * spins, axis=1)
    along = np.sum(relative * normal, axis=1, keepdims=True)
    slipping: Floats = relative - along * normal - _cross(surface, normal)
    return slipping


def _cross(one: Floats, two: Floats) -> Floats:
    """Cross products (C, 3), component by component: numpy's own takes five times as long."""
    (a, b, c), (x, y, z) = one.T, two.T
    return np.stack([b * z - c * y, c * x - a * z, a * y - b * x], axis=1)


def _radii(run: Trajectory) -> Floats:
    """Radii of both bodies of each contact, (C, 2) m; a wall has none."""
    radii = np.array([ball.radius for ball in run.scene.balls] + [0.0])
    bodies = np.stack([run.contacts.a, run.contacts.b], axis=1)
    found: Floats = radii[np.where(bodies < 0, len(radii) - 1, bodies)]
    return found
