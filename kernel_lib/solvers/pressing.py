"""Contacts that last within a step: pressed together, rubbing, rolling."""

from kernel_lib.laws.impulse_law import Rules
from kernel_lib.solvers.impact import ROOM, Body, Impact, impact, slip_velocity
from kernel_lib.state.vectors import Vector, add, cross, dot, norm, scale

__all__ = ["press", "roll_resistance"]

#: Slip that is left after grip, as a part of the slip before: rounding.
_NO_SLIP = 1e-12

#: A ball whose slip is below this part of its speed rolls.
_ROLLS = 1e-9


def press(body: Body, other: Body, normal: Vector, rules: Rules) -> Impact:
    """Take away what closes, without rebound; friction grips or rubs.

    Grip holds while static friction allows it; beyond, kinetic friction acts.
    """
    if rules.smooth:
        return impact(body, other, normal, rules._replace(restitution=0.0))
    grip = rules._replace(
        restitution=0.0, tangential_restitution=0.0, friction=rules.static_friction
    )
    held = impact(body, other, normal, grip)
    before = norm(slip_velocity(body, other, normal))
    if norm(slip_velocity(held.a, held.b, normal)) <= _NO_SLIP * before:
        return held
    return impact(body, other, normal, grip._replace(friction=rules.friction))


def roll_resistance(body: Body, normal: Vector, rules: Rules, pressure: float) -> Body:
    """Ball after the torque rho N R has braked its rolling for a moment.

    pressure : m/s, the normal impulse of that moment over the mass.
    A ball that rolls keeps rolling, slower by rho N dt/(m (1 + I/(m R^2))), down to rest;
    one that slips is not braked.
    """
    speed = norm(body.velocity)
    if speed == 0 or body.turning == 0:
        return body
    if norm(slip_velocity(body, ROOM, normal)) > _ROLLS * speed:
        return body
    brake = rules.rolling_resistance * pressure
    upright = scale(normal, dot(body.spin, normal))
    part = min(1.0, brake / ((1 + body.inverse_mass / body.turning) * speed))
    velocity = scale(body.velocity, 1 - part)
    spin = add(scale(cross(normal, velocity), 1 / body.radius), upright)
    return body._replace(velocity=velocity, spin=spin)
