"""Rough compliant contacts: how contact points slip and roll, and the motion of spinning balls."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from kernel_lib.laws.friction_element import (
    ElementForce,
    FrictionElement,
    element_damping,
    element_force,
)
from kernel_lib.solvers.compliant.contact_pair import (
    PER_BALL,
    STRETCHES,
    ContactPair,
    Geometry,
    Scales,
    add_force,
    free_rates,
    geometry,
    loss_free_duration,
    pressed,
)
from kernel_lib.solvers.compliant.shear import ShearElement, shear_element, shear_force
from kernel_lib.solvers.system import System
from kernel_lib.state.surfaces import UNLIMITED
from kernel_lib.state.vectors import ZERO, Vector, as_three, cross, dot

__all__ = ["Element", "friction_element_of", "rough_rates", "slip_of", "tangential_forces"]

#: What acts across a contact: a spring with a damper, or one without.
Element = FrictionElement | ShearElement


class Slip(NamedTuple):
    """How the contact points move against each other.

    arm : centre of a to the point of contact, over its radius; the same for b
    velocity : m/s, of the point of a against that of b, across the normal
    rolling : rad/s, spin of a against that of b, across the normal
    plane_rotation : rad/s, of the plane of contact
    """

    arm: float
    velocity: Vector
    rolling: Vector
    plane_rotation: Vector


def friction_element_of(system: System, pair: ContactPair, size: Scales) -> Element | None:
    """Friction element of a contact that begins with these scales; None if it is smooth.

    The normal spring swings at w = pi/T, T the duration of a loss-free contact at this
    speed. The springs against slip and against rolling get the stiffness with which they
    swing at w too, the latter critically damped. Both are fixed when the contact begins.
    """
    rules = pair.rules
    if rules is None:
        return None
    if pair.shear is not None:
        return shear_element(pair, size, pair.shear, rules.friction)
    a, b = pair.a, pair.b
    w, mobility, radius = system.inverse_mass[a], system.rotational_mobility[a], system.radius[a]
    inertia = mobility / radius**2
    if b >= 0:
        w, mobility = w + system.inverse_mass[b], mobility + system.rotational_mobility[b]
        inertia += system.rotational_mobility[b] / system.radius[b] ** 2
        radius = radius * system.radius[b] / (radius + system.radius[b])
    pace = math.pi / loss_free_duration(system, pair, size.speed)
    share = pair.law.tangential_ratio
    k = pace**2 / (w + mobility) if share is None else share * pace**2 / w
    unlimited = rules.friction >= UNLIMITED
    c = 2 * element_damping(rules.tangential_restitution, unlimited) * math.sqrt(k / (w + mobility))
    element = FrictionElement(k, c, rules.static_friction, rules.friction, unlimited)
    if rules.rolling_resistance == 0 or inertia == 0:
        return element
    lever = rules.rolling_resistance * radius
    return element._replace(
        roll_stiffness=pace**2 / inertia, roll_damping=2 * pace / inertia, lever=lever
    )


def slip_of(system: System, pair: ContactPair, state: Sequence[float], near: Geometry) -> Slip:
    """Slip, rolling and rotation of a contact."""
    a, b, n = pair.a, pair.b, near.normal
    i, j = PER_BALL * a + 3, PER_BALL * len(system.radius) + 3 * a
    (u, v, w), (p, q, r), radius = state[i : i + 3], state[j : j + 3], system.radius[a]
    distance = pair.reach - near.overlap
    arm = distance / pair.reach
    rolls, spin = (arm * radius * p, arm * radius * q, arm * radius * r), (p, q, r)
    if b >= 0:
        i, j = PER_BALL * b + 3, PER_BALL * len(system.radius) + 3 * b
        (e, f, g), (p, q, r), radius = state[i : i + 3], state[j : j + 3], system.radius[b]
        u, v, w = u - e, v - f, w - g
        x, y, z = rolls
        rolls = (x + arm * radius * p, y + arm * radius * q, z + arm * radius * r)
        spin = (spin[0] - p, spin[1] - q, spin[2] - r)
    rate, (nx, ny, nz) = near.rate, n
    u, v, w = u + rate * nx, v + rate * ny, w + rate * nz
    x, y, z = cross(rolls, n)
    about = dot(spin, n)
    rolling = (spin[0] - about * nx, spin[1] - about * ny, spin[2] - about * nz)
    plane_rotation = ZERO
    if b >= 0:
        s, t, o = cross(n, (u, v, w))
        plane_rotation = (s / distance, t / distance, o / distance)
    elif pair.bent is not None:
        i = PER_BALL * a
        bend = system.curvature(a, -1 - b, as_three(state[i : i + 3]), 0.0)
        plane_rotation = (0.0, 0.0, bend * (u * ny - v * nx))
    return Slip(arm, (u - x, v - y, w - z), rolling, plane_rotation)


def tangential_forces(
    element: Element,
    pair: ContactPair,
    near: Geometry,
    force: float,
    slip: Slip,
    stretches: Sequence[float],
) -> tuple[ElementForce, ElementForce]:
    """Tangential force and torque against rolling under this normal force."""
    if isinstance(element, ShearElement):
        side = shear_force(element, pair, near, force, slip.velocity, stretches[:3])
        return side, ElementForce(ZERO, ZERO, False)
    x, y, z, p, q, r = stretches
    normal_force = max(force, 0.0)
    limits = (
        None
        if element.unlimited
        else (element.static * normal_force, element.kinetic * normal_force)
    )
    sideways = element_force((x, y, z), slip.velocity, element.stiffness, element.damping, limits)
    if element.roll_stiffness == 0:
        return sideways, ElementForce(ZERO, ZERO, False)
    most = element.lever * normal_force
    against = element_force(
        (p, q, r), slip.rolling, element.roll_stiffness, element.roll_damping, (most, most)
    )
    return sideways, against


def rough_rates(clock: float, state: Any, out: Any, parameters: Any) -> None:
    """Rates of positions, velocities and spins, and of what each contact holds.

    m dv/dt = m g - k_c r v + sum of (F n - H), I dw/dt = sum of (arm n x H - Q), with the
    force H of the friction element and the torque Q against rolling. Stretches turn with
    the contact.

    Parameters
    ----------
    clock : s; a force field may depend on it
    state, out : lists as Layout has them
    parameters : System, the active contacts, the force and the friction element (or None) of
        each, and `common_joints`
    """
    system, active, laws, elements, shared = parameters
    free_rates(system, clock, state, out)
    spins = PER_BALL * len(system.radius)
    slot = spins + 3 * len(system.radius)
    out[spins:slot] = [0.0] * (slot - spins)
    for k, (pair, law, element) in enumerate(zip(active, laws, elements, strict=True)):
        near = geometry(pair, state)
        force = law.force(near.overlap, near.rate)
        places = shared[k] if shared else ()
        force, (fx, fy, fz), taken = pressed(pair, state, near, force, places)
        end = slot + STRETCHES
        if element is None:
            out[slot:end] = [0.0] * STRETCHES
        else:
            stretches = state[slot:end]
            slip = slip_of(system, pair, state, near)
            side, roll = tangential_forces(element, pair, near, force, slip, stretches)
            out[slot:end] = [
                *_turned(side.rate, slip.plane_rotation, stretches[:3]),
                *_turned(roll.rate, slip.plane_rotation, stretches[3:]),
            ]
            fx, fy, fz = fx - side.force[0], fy - side.force[1], fz - side.force[2]
            taken += dot(side.force, slip.velocity) + dot(roll.force, slip.rolling)
            _twist(system, pair, out, slip.arm, cross(near.normal, side.force), roll.force)
        add_force(system, pair, out, (fx, fy, fz))
        out[end : end + 4] = [fx, fy, fz, taken]
        slot = end + 4


def _turned(rate: Vector, plane_rotation: Vector, stretch: Sequence[float]) -> Vector:
    """Rate of a stretch that turns with the plane of contact."""
    if plane_rotation == ZERO:
        return rate
    x, y, z = cross(plane_rotation, (stretch[0], stretch[1], stretch[2]))
    return (rate[0] + x, rate[1] + y, rate[2] + z)


def _twist(
    system: System, pair: ContactPair, out: Any, arm: float, element: Vector, torque: Vector
) -> None:
    """The tangential force turns both balls the same way, rolling resistance opposite ways."""
    (x, y, z), (p, q, r), spins = element, torque, PER_BALL * len(system.radius)
    for i, sign in ((pair.a, -1.0), (pair.b, 1.0)):
        if i >= 0 and system.rotational_mobility[i] > 0:
            radius = system.radius[i]
            inverse = system.rotational_mobility[i] / radius**2
            lever, j = arm * radius, spins + 3 * i
            out[j] += inverse * (lever * x + sign * p)
            out[j + 1] += inverse * (lever * y + sign * q)
            out[j + 2] += inverse * (lever * z + sign * r)
