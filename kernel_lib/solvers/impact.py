"""One impact of two bodies in space, around a law that gets its scalars alone."""

from dataclasses import replace
from typing import NamedTuple

from kernel_lib.contacts.distances import normal_between
from kernel_lib.laws.impulse_law import ImpulseLaw, checked_law, impulses_of, named_law
from kernel_lib.laws.impulses import contact_impulses, energy_lost, restitution_impulse
from kernel_lib.state.bodies import Ball
from kernel_lib.state.surfaces import Restitution, Rules, Surface, restitution_at, rules_of
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, SAME_SPEED
from kernel_lib.state.vectors import (
    ZERO,
    Vector,
    add,
    as_three,
    cross,
    dot,
    norm,
    rejection,
    scale,
    spin_as_three,
    subtract,
)

__all__ = [
    "ROOM",
    "Body",
    "Impact",
    "Sticking",
    "after_impulses",
    "closing_speed",
    "collide",
    "impact",
    "slip_velocity",
    "sticks",
]


class Body(NamedTuple):
    """What an impact needs of one body.

    rotational_mobility : 1/kg, radius^2 / moment of inertia
    """

    velocity: Vector
    spin: Vector
    radius: float
    inverse_mass: float
    rotational_mobility: float


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


def impact(
    a: Body, b: Body, normal: Vector, rules: Rules, law: ImpulseLaw = contact_impulses
) -> Impact:
    """Apply a law of impact to two touching bodies.

    normal : unit vector from b to a; rules : coefficients of the pair.
    Bodies that part are left alone.
    """
    closing = closing_speed(a, b, normal)
    if closing <= 0:
        return Impact(a, b, ZERO, (0.0, 0.0))
    inverse_mass = a.inverse_mass + b.inverse_mass
    mobility = a.rotational_mobility + b.rotational_mobility
    e = restitution_at(rules.restitution, closing)
    if rules.smooth and law is contact_impulses:
        # Nothing acts across the normal, so the slip is not needed.
        normal_impulse = float(restitution_impulse(closing, inverse_mass, 0.0, e))
        friction_impulse, slip, slip_speed = 0.0, ZERO, 0.0
    else:
        slip = slip_velocity(a, b, normal)
        slip_speed = norm(slip)
        normal_impulse, friction_impulse = impulses_of(
            law, rules._replace(restitution=e), closing, slip_speed, inverse_mass, mobility
        )
    return after_impulses(a, b, normal, slip, slip_speed, normal_impulse, friction_impulse)


def after_impulses(
    a: Body,
    b: Body,
    normal: Vector,
    slip: Vector,
    slip_speed: float,
    normal_impulse: float,
    friction_impulse: float,
) -> Impact:
    """What an impact with these impulses makes of two bodies; compiled loops call it."""
    impulse, twist = scale(normal, normal_impulse), ZERO
    if friction_impulse != 0:
        impulse = add(impulse, scale(slip, -friction_impulse / slip_speed))
        twist = cross(impulse, normal)
    lost = energy_lost(
        closing_speed(a, b, normal),
        slip_speed,
        a.inverse_mass + b.inverse_mass,
        a.rotational_mobility + b.rotational_mobility,
        normal_impulse,
        friction_impulse,
    )
    return Impact(_pushed(a, impulse, 1.0, twist), _pushed(b, impulse, -1.0, twist), impulse, lost)


def _pushed(body: Body, impulse: Vector, sign: float, twist: Vector) -> Body:
    """Body after an impulse; both bodies of a pair are twisted the same way."""
    velocity, spin = body.velocity, body.spin
    if body.inverse_mass > 0:
        velocity = add(velocity, scale(impulse, sign * body.inverse_mass))
        if twist != ZERO and body.rotational_mobility > 0:
            spin = add(spin, scale(twist, body.rotational_mobility / body.radius))
    return Body(velocity, spin, body.radius, body.inverse_mass, body.rotational_mobility)


class Sticking(NamedTuple):
    """Answer of `sticks`: true or false, and why; usable as a condition.

    tangential : m/s, tangential velocities of both; gap : m/s, how far they differ
    """

    together: bool
    why: str
    tangential: tuple[tuple[float, ...], tuple[float, ...]]
    gap: float

    def __bool__(self) -> bool:
        return self.together


@named_law
def collide(
    ball_a: Ball,
    ball_b: Ball,
    restitution: Restitution = 1.0,
    tangential_restitution: float | None = None,
    friction: float | None = None,
    law: ImpulseLaw = contact_impulses,
) -> tuple[Ball, Ball]:
    """Two balls after one impact along their line of centres.

    Parameters
    ----------
    ball_a, ball_b : Ball, of the same dimension; one may have infinite mass
    restitution, tangential_restitution, friction : of the pair, as in Surface
    law : of impact, a function such as `contact_impulses`

    Returns
    -------
    two new Balls; balls that part already come back unchanged

    Raises
    ------
    ValueError : two fixed balls, mixed dimensions, balls that do not touch, coincident
        centres without relative velocity, a coefficient out of its limits, or no law

    Source: Nikulin 2024, eqs 5-8; Endo 2016, no. 16.
    """
    surface = Surface(restitution, tangential_restitution, friction)
    a, b, normal = _pair(ball_a, ball_b)
    if a.inverse_mass + b.inverse_mass == 0:
        raise ValueError("both balls have infinite mass; give one of them a finite mass")
    done = impact(a, b, normal, rules_of(surface), checked_law(law))
    return _ball_after(ball_a, done.a), _ball_after(ball_b, done.b)


def sticks(ball_a: Ball, ball_b: Ball) -> Sticking:
    """Whether a perfectly inelastic, smooth pair stays together, and why (not).

    Restitution 0 makes the normal velocities equal. The pair stays together if and only if
    the tangential velocities were equal before: od(v_a, n) = od(v_b, n).

    Parameters
    ----------
    ball_a, ball_b : Ball, touching

    Raises
    ------
    ValueError : as `collide`

    Source: Nikulin 2024. Neumann's section 3 says that e = 0 means sticking, of the line.
    """
    a, b, normal = _pair(ball_a, ball_b)
    across = rejection(a.velocity, normal), rejection(b.velocity, normal)
    gap = norm(subtract(*across))
    around = norm(a.velocity) + norm(b.velocity)
    dimension = ball_a.dimension
    together = gap <= SAME_SPEED * around
    why = "their tangential velocities are equal, so nothing parts them"
    if not together:
        why = f"they do not bounce, but slide off each other at {gap:.6g} m/s"
    return Sticking(together, why, (across[0][:dimension], across[1][:dimension]), gap)


def _pair(ball_a: Ball, ball_b: Ball) -> tuple[Body, Body, Vector]:
    if ball_a.dimension != ball_b.dimension:
        raise ValueError(
            f"one ball has {ball_a.dimension} components and the other {ball_b.dimension}; "
            "give both two or both three"
        )
    one, two = as_three(ball_a.position), as_three(ball_b.position)
    gap = norm(subtract(one, two)) - ball_a.radius - ball_b.radius
    if gap > CONTACT_TOLERANCE * (ball_a.radius + ball_b.radius):
        raise ValueError(f"the balls are {gap:.6g} m apart; only balls that touch collide")
    a, b = _body(ball_a), _body(ball_b)
    return a, b, normal_between(one, two, a.velocity, b.velocity)


def _body(ball: Ball) -> Body:
    weight = 1 / ball.mass
    return Body(
        as_three(ball.velocity),
        spin_as_three(ball.spin),
        ball.radius,
        weight,
        weight / ball.inertia_factor,
    )


def _ball_after(ball: Ball, body: Body) -> Ball:
    plane = ball.dimension == 2
    spin = body.spin[2] if plane else body.spin
    return replace(ball, velocity=body.velocity[: ball.dimension], spin=spin)
