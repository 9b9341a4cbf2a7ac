"""One impact of two balls, and whether they stay together."""

from dataclasses import replace
from typing import NamedTuple

from kernel_lib.contacts.distances import normal_between
from kernel_lib.solvers.impact import Body, impact
from kernel_lib.solvers.setup import rules_of
from kernel_lib.state.bodies import Ball
from kernel_lib.state.scene import TOUCHING
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.vectors import Vector, as_three, norm, rejection, spin_as_three, subtract

__all__ = ["Sticking", "collide", "sticks"]

#: Tangential speeds that differ by less than this part of the speeds are equal.
SAME_SPEED = 1e-9


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


def collide(
    ball_a: Ball,
    ball_b: Ball,
    restitution: float = 1.0,
    tangential_restitution: float | None = None,
    friction: float | None = None,
) -> tuple[Ball, Ball]:
    """Two balls after one impact along their line of centres.

    Parameters
    ----------
    ball_a, ball_b : Ball, of the same dimension; one may have infinite mass
    restitution, tangential_restitution, friction : of the pair, as in Surface

    Returns
    -------
    two new Balls; balls that part already come back unchanged

    Raises
    ------
    ValueError : two fixed balls, mixed dimensions, balls that do not touch, coincident
        centres without relative velocity, or a coefficient out of its limits

    Source: Nikulin 2024, eqs 5-8; Endo 2016, no. 16.
    """
    surface = Surface(restitution, tangential_restitution, friction)
    a, b, normal = _pair(ball_a, ball_b)
    if a.inverse_mass + b.inverse_mass == 0:
        raise ValueError("both balls have infinite mass; give one of them a finite mass")
    done = impact(a, b, normal, rules_of(surface))
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
    if gap > TOUCHING * (ball_a.radius + ball_b.radius):
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
