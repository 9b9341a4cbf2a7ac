"""What a ball does that touches walls: leave, settle, slide, roll or rest."""

import math
from typing import NamedTuple

from kernel_lib.contacts.distances import plane_distance
from kernel_lib.contacts.impact_times import first_zero
from kernel_lib.solvers.motion import Motion, State, kinematics
from kernel_lib.solvers.setup import Rules, Setup
from kernel_lib.solvers.wedge import active_walls, wedge_motion
from kernel_lib.state.scene import TOUCHING
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale, subtract

__all__ = ["SETTLED", "next_motion", "touched_walls"]

#: A bounce slower than this part of sqrt(g r) is the first of the endless rest: it rises by
#: less than 1e-16 radii. The time of all that follow is added as one geometric series.
SETTLED = 1e-8

#: Slip or drive below this part of the speeds or accelerations around is rounding.
ROUNDING = 1e-12

#: Angle, rad, by which friction may turn before its direction is taken anew: only a ball
#: that slips across the slope in space needs it; the path errs by about a ten-millionth.
TURN = 1e-3


class Footing(NamedTuple):
    """A ball on one wall: normal, rules, pressure g_n, drive along the wall, 1/kappa."""

    wall: int
    normal: Vector
    rules: Rules
    pressure: float
    drive: Vector
    lightness: float
    radius: float
    drag_rate: float


def touched_walls(setup: Setup, i: int, c: Vector) -> list[int]:
    """Indices of the walls that ball i touches."""
    reach = setup.radius[i] * (1 + TOUCHING)
    return [j for j, side in enumerate(setup.sides[i]) if plane_distance(c, *side) <= reach]


def next_motion(setup: Setup, i: int, time: float, state: State) -> Motion:
    """Motion of ball i from here on, impacts done.

    A wall carries the ball if the ball does not leave it and is pressed against it; several
    walls may. Bounces too small to see become one contact at the end of their series.
    """
    touched = touched_walls(setup, i, state.c)
    free = Motion(time, *state, a=setup.gravity[i], k=setup.drag_rate[i], fresh=tuple(touched))
    if not touched:
        return free
    carrying, wait = [], 0.0
    for j in touched:
        normal = setup.sides[i][j].normal
        leaving = dot(state.v, normal)
        pressure = setup.drag_rate[i] * leaving - dot(setup.gravity[i], normal)
        if pressure <= ROUNDING * norm(setup.gravity[i]):
            continue
        e = setup.rules(i, -1 - j).restitution
        if leaving <= SETTLED * math.sqrt(pressure * setup.radius[i]) and e < 1:
            carrying.append(j)
            wait = max(wait, 2 * max(leaving, 0.0) / (pressure * (1 - e)))
        elif leaving <= 0:
            carrying.append(j)
    if not carrying:
        return free
    across = state.v
    for j in carrying:
        normal = setup.sides[i][j].normal
        across = subtract(across, scale(normal, dot(across, normal)))
    motion = _carried(setup, i, time, state._replace(v=across), carrying)
    motion = _against_others(setup, i, motion, touched)
    if wait > 0 and motion.walls:
        return motion._replace(kind="settle", until=min(time + wait, motion.until))
    return motion


def _against_others(setup: Setup, i: int, motion: Motion, touched: list[int]) -> Motion:
    """Friction may push a ball along one wall against another that it touches."""
    others = [j for j in touched if j not in motion.walls]
    motion = motion._replace(fresh=tuple(others))
    for j in others:
        normal = setup.sides[i][j].normal
        pushed = dot(motion.a, normal) < -ROUNDING * norm(motion.a)
        if motion.walls and pushed and abs(dot(motion.v, normal)) <= ROUNDING * norm(motion.v):
            state = State(motion.c, motion.v, motion.w)
            return wedge_motion(setup, i, motion.time, state, [*motion.walls, j])
    return motion


def _carried(setup: Setup, i: int, time: float, state: State, walls: list[int]) -> Motion:
    """Motion of a ball without normal speed on these walls."""
    active = active_walls([setup.sides[i][j].normal for j in walls], setup.gravity[i])
    chosen = [walls[index] for index in active]
    if not chosen:
        return Motion(time, *state, a=setup.gravity[i], k=setup.drag_rate[i])
    if len(chosen) > 1:
        motion = wedge_motion(setup, i, time, state, chosen)
        if len(motion.walls) > 1:
            return motion
        chosen = list(motion.walls)
    footing = _footing(setup, i, chosen[0])
    if footing.rules.smooth:
        return _glide(footing, time, state)
    slip = subtract(state.v, scale(cross(state.w, footing.normal), footing.radius))
    slip = subtract(slip, scale(footing.normal, dot(slip, footing.normal)))
    around = norm(state.v) + footing.radius * norm(state.w)
    if norm(slip) > ROUNDING * around:
        return _slide(footing, time, state, slip, scale(slip, 1 / norm(slip)))
    return _grip(footing, time, state)


def _footing(setup: Setup, i: int, wall: int) -> Footing:
    normal = setup.sides[i][wall].normal
    gravity = setup.gravity[i]
    pressure = -dot(gravity, normal)
    drive = add(gravity, scale(normal, pressure))
    if norm(drive) <= ROUNDING * norm(gravity):
        drive = ZERO
    lightness = setup.turning[i] / setup.inverse_mass[i]
    rules = setup.rules(i, -1 - wall)
    return Footing(
        wall, normal, rules, pressure, drive, lightness, setup.radius[i], setup.drag_rate[i]
    )


def _glide(on: Footing, time: float, state: State) -> Motion:
    """Smooth: only the drive acts."""
    kind = "rest" if state.v == on.drive == ZERO else "slide"
    return Motion(time, *state, a=on.drive, k=on.drag_rate, kind=kind, walls=(on.wall,))


def _slide(on: Footing, time: float, state: State, slip: Vector, direction: Vector) -> Motion:
    """Kinetic friction mu N against the slip, until the slip ends."""
    rub = min(on.rules.friction, 1e9) * on.pressure
    a = subtract(on.drive, scale(direction, rub))
    twist = scale(cross(on.normal, direction), rub * on.lightness / on.radius)
    motion = Motion(time, *state, a=a, k=on.drag_rate, twist=twist, kind="slide", walls=(on.wall,))
    change = subtract(a, scale(direction, rub * on.lightness))

    def remaining(s: float) -> tuple[float, float, float]:
        f, _, h = kinematics(on.drag_rate, s)
        left = dot(slip, direction) + (h - 1) * dot(state.v, direction)
        left += f * dot(a, direction) - s * rub * on.lightness
        pull = dot(a, direction) - on.drag_rate * dot(state.v, direction)
        return left, h * pull - rub * on.lightness, on.drag_rate * abs(pull) * h

    first = norm(slip)
    if first == 0:
        end = math.inf
    elif on.drag_rate == 0:
        slowing = -dot(change, direction)
        end = first / slowing if slowing > 0 else math.inf
    else:
        end = float(first_zero(remaining, 0.0, first))
    drag = scale(state.v, -on.drag_rate)
    sideways = cross(add(change, drag), direction)
    if norm(sideways) > ROUNDING * (norm(change) + norm(drag)) and first > 0:
        end = min(end, TURN * first / norm(sideways))
        motion = _with_turned_friction(on, motion, slip, add(change, drag), end)
    return motion._replace(until=time + end)


def _with_turned_friction(
    on: Footing, motion: Motion, slip: Vector, change: Vector, end: float
) -> Motion:
    """Take the direction of friction from the middle of the piece: second order."""
    middle = add(slip, scale(change, end / 2))
    if norm(middle) == 0:
        return motion
    direction = scale(middle, 1 / norm(middle))
    rub = on.rules.friction * on.pressure
    return motion._replace(
        a=subtract(on.drive, scale(direction, rub)),
        twist=scale(cross(on.normal, direction), rub * on.lightness / on.radius),
    )


def _grip(on: Footing, time: float, state: State) -> Motion:
    """No slip: roll or rest, if static friction allows it; else begin to slide."""
    about = scale(on.normal, dot(state.w, on.normal))
    if on.lightness == 0:
        if norm(on.drive) <= on.rules.static_friction * on.pressure:
            return Motion(time, state.c, ZERO, state.w, kind="rest", walls=(on.wall,))
        return _slide(on, time, state, ZERO, scale(on.drive, 1 / norm(on.drive)))
    inertia = 1 / on.lightness
    ahead = state.v if state.v != ZERO else on.drive
    if ahead == ZERO:
        return Motion(time, state.c, ZERO, about, kind="rest", walls=(on.wall,))
    direction = scale(ahead, 1 / norm(ahead))
    resistance = on.rules.rolling_resistance * on.pressure
    if state.v == ZERO and norm(on.drive) <= resistance:
        if norm(on.drive) <= on.rules.static_friction * on.pressure:
            return Motion(time, state.c, ZERO, about, kind="rest", walls=(on.wall,))
    braking = scale(direction, resistance)
    drive = subtract(on.drive, scale(state.v, on.drag_rate))
    grip = scale(add(scale(drive, inertia), braking), 1 / (1 + inertia))
    if norm(grip) > on.rules.static_friction * on.pressure:
        pull = grip if norm(grip) > 0 else drive
        return _slide(on, time, state, ZERO, scale(pull, 1 / norm(pull)))
    a = scale(subtract(on.drive, braking), 1 / (1 + inertia))
    k = on.drag_rate / (1 + inertia)
    axis = scale(on.normal, 1 / on.radius)
    spin = add(cross(axis, state.v), about)
    motion = Motion(
        time, state.c, state.v, spin, a=a, k=k, kind="roll", walls=(on.wall,), axis=axis
    )
    return motion._replace(until=time + _rolling_time(motion, direction, resistance))


def _rolling_time(motion: Motion, direction: Vector, resistance: float) -> float:
    """How long rolling resistance keeps its direction, s."""
    speed = norm(motion.v)
    if resistance == 0 or speed == 0:
        return math.inf
    slowing = -dot(motion.a, direction)
    end = math.inf
    if slowing > 0:
        end = speed / slowing
        if motion.k > 0:
            end = math.log1p(motion.k * speed / slowing) / motion.k
    sideways = norm(cross(motion.a, direction))
    if sideways > ROUNDING * norm(motion.a):
        end = min(end, TURN * speed / sideways)
    return end
