"""Motion of a ball on one wall: it slides, rolls or rests."""

import math
from typing import NamedTuple

from kernel_lib.contacts.impact_times import first_zero
from kernel_lib.laws.rolling_resistance import carried_resistance
from kernel_lib.solvers.between_contacts.free_motion import Motion, State, kinematics
from kernel_lib.solvers.system import System
from kernel_lib.state.surfaces import Rules
from kernel_lib.state.tolerances import FRICTION_TURN, MOST_FRICTION, ROUNDING
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale, subtract

__all__ = ["motion_on_wall"]


class OnWall(NamedTuple):
    """A ball on one wall.

    normal_acceleration, tangential_acceleration : m/s^2, of gravity across and along the wall
    friction_deceleration : m/s^2, by kinetic friction
    spin_deceleration : rad/s^2, by friction against spin about the normal
    inverse_inertia_factor : 1/kappa, mass radius^2 / moment of inertia
    """

    wall: int
    normal: Vector
    rules: Rules
    normal_acceleration: float
    tangential_acceleration: Vector
    friction_deceleration: float
    spin_deceleration: float
    inverse_inertia_factor: float
    radius: float
    drag_rate: float


def motion_on_wall(system: System, i: int, time: float, state: State, wall: int) -> Motion:
    """Motion of ball i, which moves along the wall that carries it."""
    on = _on_wall(system, i, wall, state.c, time)
    if on.rules.smooth:
        kind = "rest" if state.v == on.tangential_acceleration == ZERO else "slide"
        return Motion(
            time, *state, a=on.tangential_acceleration, k=on.drag_rate, kind=kind, walls=(wall,)
        )
    around = norm(state.v) + on.radius * norm(state.w)
    around += math.sqrt(norm(system.gravity[i]) * on.radius)
    turn = dot(state.w, on.normal)
    if on.spin_deceleration > 0 and abs(turn) * on.radius <= ROUNDING * around:
        state = state._replace(w=subtract(state.w, scale(on.normal, turn)))
    slip = subtract(state.v, scale(cross(state.w, on.normal), on.radius))
    slip = subtract(slip, scale(on.normal, dot(slip, on.normal)))
    if norm(slip) > ROUNDING * around:
        return _spin_fading(on, _slide(on, time, state, slip, scale(slip, 1 / norm(slip))))
    return _spin_fading(on, _without_slip(on, time, state))


def _spin_fading(on: OnWall, motion: Motion) -> Motion:
    """With the torque of friction against spin about the normal, for as long as that spin lasts."""
    turn = dot(motion.w, on.normal)
    if on.spin_deceleration == 0 or turn == 0:
        return motion
    twist = add(motion.twist, scale(on.normal, -math.copysign(on.spin_deceleration, turn)))
    return motion._replace(twist=twist, lasts=min(motion.lasts, abs(turn) / on.spin_deceleration))


def _on_wall(system: System, i: int, wall: int, c: Vector, time: float) -> OnWall:
    normal = system.side(i, wall, c, time).normal
    gravity = system.weight_on(i, wall, time)
    normal_acceleration = -dot(gravity, normal)
    tangential_acceleration = add(gravity, scale(normal, normal_acceleration))
    if norm(tangential_acceleration) <= ROUNDING * norm(gravity):
        tangential_acceleration = ZERO
    rules = system.rules(i, -1 - wall)
    friction_deceleration = min(rules.friction, MOST_FRICTION) * normal_acceleration
    inverse_inertia_factor = system.rotational_mobility[i] / system.inverse_mass[i]
    radius, drag_rate = system.radius[i], system.drag_rate[i]
    spin_deceleration = rules.spinning_friction * normal_acceleration
    return OnWall(
        wall,
        normal,
        rules,
        normal_acceleration,
        tangential_acceleration,
        friction_deceleration,
        spin_deceleration * inverse_inertia_factor / radius,
        inverse_inertia_factor,
        radius,
        drag_rate,
    )


def _slide(on: OnWall, time: float, state: State, slip: Vector, direction: Vector) -> Motion:
    """Kinetic friction mu N against the slip, until the slip ends.

    Without slip yet, friction acts against the direction in which it is about to begin.
    """
    motion = _with_friction(on, Motion(time, *state, k=on.drag_rate, walls=(on.wall,)), direction)
    change = subtract(
        motion.a, scale(direction, on.friction_deceleration * on.inverse_inertia_factor)
    )
    change = subtract(change, scale(state.v, on.drag_rate))
    first = norm(slip)
    lasts = _slip_time(on, motion, first, direction)
    sideways = norm(cross(change, direction))
    around = (
        norm(on.tangential_acceleration)
        + on.friction_deceleration * (1 + on.inverse_inertia_factor)
        + on.drag_rate * norm(state.v)
    )
    if first > 0 and sideways > ROUNDING * around:
        # The direction of friction is that of the middle of the piece: second order.
        lasts = min(lasts, FRICTION_TURN * first / sideways)
        middle = add(slip, scale(change, lasts / 2))
        if norm(middle) > 0:
            motion = _with_friction(on, motion, scale(middle, 1 / norm(middle)))
    return motion._replace(lasts=lasts)


def _with_friction(on: OnWall, motion: Motion, direction: Vector) -> Motion:
    """A sliding motion with friction against this direction."""
    twist = scale(
        cross(on.normal, direction),
        on.friction_deceleration * on.inverse_inertia_factor / on.radius,
    )
    a = subtract(on.tangential_acceleration, scale(direction, on.friction_deceleration))
    return motion._replace(a=a, twist=twist, kind="slide")


def _slip_time(on: OnWall, motion: Motion, first: float, direction: Vector) -> float:
    """How long a slip along this direction lasts, s; `first` is its speed at the start."""
    spin_up, k = on.friction_deceleration * on.inverse_inertia_factor, on.drag_rate
    along = dot(motion.v, direction)
    pull = dot(motion.a, direction) - k * along
    slowing = spin_up - pull
    if k == 0:
        return first / slowing if slowing > 0 and first > 0 else math.inf
    start = 0.0
    if slowing <= 0:
        # Drag must first use up the acceleration that drives the slip.
        if spin_up == 0:
            return math.inf
        start = math.log(pull / spin_up) / k

    def remaining(s: float) -> tuple[float, float, float]:
        f, _, h = kinematics(k, s)
        return first + pull * f - spin_up * s, h * pull - spin_up, k * abs(pull) * h

    if first == 0 and start == 0:
        return math.inf
    return float(first_zero(remaining, start, max(first, remaining(start)[0])))


def _without_slip(on: OnWall, time: float, state: State) -> Motion:
    """No slip: roll or rest, if static friction allows it; else begin to slide."""
    about = scale(on.normal, dot(state.w, on.normal))
    rest = Motion(time, state.c, ZERO, about, kind="rest", walls=(on.wall,))
    limit = on.rules.static_friction * on.normal_acceleration
    tangential_acceleration = subtract(on.tangential_acceleration, scale(state.v, on.drag_rate))
    ahead = state.v if state.v != ZERO else tangential_acceleration
    if ahead == ZERO:
        return rest
    if on.inverse_inertia_factor == 0:
        return (
            rest
            if norm(tangential_acceleration) <= limit * (1 + ROUNDING)
            else _begin_to_slide(on, time, state, tangential_acceleration)
        )
    inertia = 1 / on.inverse_inertia_factor
    direction = scale(ahead, 1 / norm(ahead))
    resistance = on.rules.rolling_resistance * on.normal_acceleration
    if state.v == ZERO and norm(tangential_acceleration) <= min(resistance, limit):
        return rest
    pull = scale(tangential_acceleration, inertia)
    aside = norm(cross(pull, direction))
    resistance = carried_resistance(resistance, limit * (1 + inertia), dot(pull, direction), aside)
    friction = scale(add(pull, scale(direction, resistance)), 1 / (1 + inertia))
    if norm(friction) > limit * (1 + ROUNDING):
        return _begin_to_slide(on, time, state, pull)
    axis = scale(on.normal, 1 / on.radius)
    spin = add(cross(axis, state.v), about)
    k = on.drag_rate / (1 + inertia)
    motion = Motion(time, state.c, state.v, spin, k=k, kind="roll", walls=(on.wall,), axis=axis)
    return _braked(on, motion, direction, resistance)


def _begin_to_slide(on: OnWall, time: float, state: State, pull: Vector) -> Motion:
    return _slide(on, time, state, ZERO, scale(pull, 1 / norm(pull)))


def _braked(on: OnWall, motion: Motion, direction: Vector, resistance: float) -> Motion:
    """A rolling motion with rolling resistance, for as long as that keeps its direction."""
    share = on.inverse_inertia_factor / (1 + on.inverse_inertia_factor)
    motion = motion._replace(
        a=scale(subtract(on.tangential_acceleration, scale(direction, resistance)), share)
    )
    speed = norm(motion.v)
    if resistance == 0 or speed == 0:
        return motion
    slowing, k = -dot(motion.a, direction), motion.k
    lasts = math.inf
    if slowing > 0:
        lasts = math.log1p(k * speed / slowing) / k if k > 0 else speed / slowing
    sideways = norm(cross(motion.a, direction))
    if sideways > ROUNDING * (norm(on.tangential_acceleration) + resistance):
        lasts = min(lasts, FRICTION_TURN * speed / sideways)
        middle = add(motion.v, scale(subtract(motion.a, scale(motion.v, k)), lasts / 2))
        if norm(middle) > 0:
            braking = scale(middle, resistance / norm(middle))
            motion = motion._replace(a=scale(subtract(on.tangential_acceleration, braking), share))
    return motion._replace(lasts=lasts)
