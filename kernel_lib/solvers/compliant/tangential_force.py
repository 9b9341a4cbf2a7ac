"""Rough soft contacts: how contact points slip and roll, and the equations of spinning balls."""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from kernel_lib.laws.friction_element import Grip, Hold, grip_damping, hold
from kernel_lib.solvers.compliant.contact_pair import (
    PER_BALL,
    STRETCHES,
    Geometry,
    Touch,
    free_rates,
    geometry,
    push,
    touch_time,
)
from kernel_lib.solvers.system import System
from kernel_lib.state.surfaces import UNLIMITED
from kernel_lib.state.vectors import ZERO, Vector, cross, dot

__all__ = ["grip_of", "holds", "rough_rates"]


class Slip(NamedTuple):
    """How the contact points move against each other.

    arm : centre of a to the point of contact, over its radius; the same for b
    velocity : m/s, of the point of a against that of b, across the normal
    rolling : rad/s, spin of a against that of b, across the normal
    turning : rad/s, of the plane of contact
    """

    arm: float
    velocity: Vector
    rolling: Vector
    turning: Vector


def grip_of(system: System, touch: Touch, speed: float) -> Grip | None:
    """Grip of a contact that begins with this typical speed; None if it is smooth.

    The normal spring swings at w = pi/T, T the duration of a loss-free contact at this
    speed. The springs of grip and of rolling resistance get the stiffness with which they
    swing at w too, the latter critically damped. Both are fixed when the contact begins.
    """
    rules = touch.rules
    if rules is None:
        return None
    a, b = touch.a, touch.b
    w, turning, radius = system.inverse_mass[a], system.rotational_mobility[a], system.radius[a]
    inertia = turning / radius**2
    if b >= 0:
        w, turning = w + system.inverse_mass[b], turning + system.rotational_mobility[b]
        inertia += system.rotational_mobility[b] / system.radius[b] ** 2
        radius = radius * system.radius[b] / (radius + system.radius[b])
    pace = math.pi / touch_time(system, touch, speed)
    share = touch.pair.tangential_ratio
    k = pace**2 / (w + turning) if share is None else share * pace**2 / w
    unlimited = rules.friction >= UNLIMITED
    c = 2 * grip_damping(rules.tangential_restitution, unlimited) * math.sqrt(k / (w + turning))
    grip = Grip(k, c, rules.static_friction, rules.friction, unlimited)
    if rules.rolling_resistance == 0 or inertia == 0:
        return grip
    lever = rules.rolling_resistance * radius
    return grip._replace(
        roll_stiffness=pace**2 / inertia, roll_damping=2 * pace / inertia, lever=lever
    )


def slip_of(system: System, touch: Touch, state: Sequence[float], near: Geometry) -> Slip:
    """Slip, rolling and turning of a contact."""
    a, b, n = touch.a, touch.b, near.normal
    i, j = PER_BALL * a + 3, PER_BALL * len(system.radius) + 3 * a
    (u, v, w), (p, q, r), radius = state[i : i + 3], state[j : j + 3], system.radius[a]
    distance = touch.reach - near.overlap
    arm = distance / touch.reach
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
    turning = ZERO
    if b >= 0:
        s, t, o = cross(n, (u, v, w))
        turning = (s / distance, t / distance, o / distance)
    return Slip(arm, (u - x, v - y, w - z), rolling, turning)


def holds(grip: Grip, force: float, slip: Slip, stretches: Sequence[float]) -> tuple[Hold, Hold]:
    """What grip and rolling resistance do under this normal force."""
    x, y, z, p, q, r = stretches
    push = max(force, 0.0)
    limits = None if grip.unlimited else (grip.static * push, grip.kinetic * push)
    sideways = hold((x, y, z), slip.velocity, grip.stiffness, grip.damping, limits)
    if grip.roll_stiffness == 0:
        return sideways, Hold(ZERO, ZERO, False)
    most = grip.lever * push
    against = hold((p, q, r), slip.rolling, grip.roll_stiffness, grip.roll_damping, (most, most))
    return sideways, against


def rough_rates(clock: float, state: Any, out: Any, parameters: Any) -> None:
    """Rates of positions, velocities and spins, and of each contact's stretches and doings.

    m dv/dt = m g - k_c r v + sum of (F n - H), I dw/dt = sum of (arm n x H - Q), with the
    force H of the grip and the torque Q against rolling. Stretches turn with the contact.

    Parameters
    ----------
    clock : s; the rates do not depend on it
    state, out : lists as Layout has them
    parameters : System, the pushing contacts, and the grip of each (None if smooth)
    """
    system, touches, grips = parameters
    free_rates(system, state, out)
    spins = PER_BALL * len(system.radius)
    slot = spins + 3 * len(system.radius)
    out[spins:slot] = [0.0] * (slot - spins)
    for touch, grip in zip(touches, grips, strict=True):
        near = geometry(touch, state)
        force = touch.pair.force(near.overlap, near.rate)
        nx, ny, nz = near.normal
        fx, fy, fz = force * nx, force * ny, force * nz
        taken, end = force * near.rate, slot + STRETCHES
        if grip is None:
            out[slot:end] = [0.0] * STRETCHES
        else:
            stretches = state[slot:end]
            slip = slip_of(system, touch, state, near)
            side, roll = holds(grip, force, slip, stretches)
            out[slot:end] = [
                *_turned(side.rate, slip.turning, stretches[:3]),
                *_turned(roll.rate, slip.turning, stretches[3:]),
            ]
            fx, fy, fz = fx - side.force[0], fy - side.force[1], fz - side.force[2]
            taken += dot(side.force, slip.velocity) + dot(roll.force, slip.rolling)
            _twist(system, touch, out, slip.arm, cross(near.normal, side.force), roll.force)
        push(system, touch, out, (fx, fy, fz))
        out[end : end + 4] = [fx, fy, fz, taken]
        slot = end + 4


def _turned(rate: Vector, turning: Vector, stretch: Sequence[float]) -> Vector:
    """Rate of a stretch that turns with the plane of contact."""
    if turning == ZERO:
        return rate
    x, y, z = cross(turning, (stretch[0], stretch[1], stretch[2]))
    return (rate[0] + x, rate[1] + y, rate[2] + z)


def _twist(
    system: System, touch: Touch, out: Any, arm: float, grip: Vector, torque: Vector
) -> None:
    """The grip turns both balls the same way, rolling resistance opposite ways."""
    (x, y, z), (p, q, r), spins = grip, torque, PER_BALL * len(system.radius)
    for i, sign in ((touch.a, -1.0), (touch.b, 1.0)):
        if i >= 0 and system.rotational_mobility[i] > 0:
            radius = system.radius[i]
            inverse = system.rotational_mobility[i] / radius**2
            lever, j = arm * radius, spins + 3 * i
            out[j] += inverse * (lever * x + sign * p)
            out[j + 1] += inverse * (lever * y + sign * q)
            out[j + 2] += inverse * (lever * z + sign * r)
