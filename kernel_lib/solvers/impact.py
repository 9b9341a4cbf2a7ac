"""One impact of two bodies: directions around the scalar laws."""

from typing import NamedTuple

from kernel_lib.laws.impulses import contact_impulses, energy_lost, restitution_impulse
from kernel_lib.solvers.setup import Rules
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale, subtract

__all__ = ["ROOM", "Body", "Impact", "closing_speed", "impact", "slip_velocity"]


class Body(NamedTuple):
    """What an impact needs to know of one body; turning is radius^2 / moment of inertia."""

    velocity: Vector
    spin: Vector
    radius: float
    inverse_mass: float
    turning: float


#: The partner in every impact with a wall.
ROOM = Body(ZERO, ZERO, 0.0, 0.0, 0.0)


class Impact(NamedTuple):
    """Result of an impact: bodies after it, impulse on a, energy lost (normal, tangential)."""

    a: Body
    b: Body
    impulse: Vector
    lost: tuple[float, float]


def closing_speed(a: Body, b: Body, normal: Vector) -> float:
    """Speed of approach along the normal from b to a, m/s; positive when approaching."""
    return dot(b.velocity, normal) - dot(a.velocity, normal)


def slip_velocity(a: Body, b: Body, normal: Vector) -> Vector:
    """Velocity of a's contact point relative to b's, across the normal, m/s.

    D = (v_a - v_b) - [(v_a - v_b).n] n - (r_a w_a + r_b w_b) x n.

    Source: Endo 2016, no. 16.
    """
    relative = subtract(a.velocity, b.velocity)
    across = subtract(relative, scale(normal, dot(relative, normal)))
    rims = add(scale(a.spin, a.radius), scale(b.spin, b.radius))
    return subtract(across, cross(rims, normal))


def impact(a: Body, b: Body, normal: Vector, rules: Rules) -> Impact:
    """Apply the general law to two touching bodies.

    normal : unit vector from b to a; rules : coefficients of the pair.
    Bodies that part are left alone.
    """
    closing = closing_speed(a, b, normal)
    inverse_mass = a.inverse_mass + b.inverse_mass
    turning = a.turning + b.turning
    if rules.smooth:
        push = float(restitution_impulse(closing, a.inverse_mass, b.inverse_mass, rules[0]))
        rub, slip, slip_speed = 0.0, ZERO, 0.0
    else:
        slip = slip_velocity(a, b, normal)
        slip_speed = norm(slip)
        impulses = contact_impulses(closing, slip_speed, inverse_mass, turning, *rules[:3])
        push, rub = float(impulses[0]), float(impulses[1])
    impulse = scale(normal, push)
    if rub != 0:
        impulse = add(impulse, scale(slip, -rub / slip_speed))
    lost = energy_lost(closing, slip_speed, inverse_mass, turning, push, rub)
    twist = cross(impulse, normal) if rub != 0 else ZERO
    return Impact(_pushed(a, impulse, 1.0, twist), _pushed(b, impulse, -1.0, twist), impulse, lost)


def _pushed(body: Body, impulse: Vector, sign: float, twist: Vector) -> Body:
    """Body after an impulse; both bodies of a pair are twisted the same way."""
    velocity, spin = body.velocity, body.spin
    if body.inverse_mass > 0:
        velocity = add(velocity, scale(impulse, sign * body.inverse_mass))
        if twist is not ZERO and body.turning > 0:
            spin = add(spin, scale(twist, body.turning / body.radius))
    return Body(velocity, spin, body.radius, body.inverse_mass, body.turning)
