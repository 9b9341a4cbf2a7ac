"""Motion of a ball that touches walls: which of them carry it, and when its bounces end."""

import math
from collections.abc import Sequence
from typing import Any

from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.events.corner import active_walls, corner_motion, touched_walls
from kernel_lib.solvers.events.sliding_rolling import motion_on_wall
from kernel_lib.solvers.system import System
from kernel_lib.state.surfaces import Restitution, restitution_at
from kernel_lib.state.tolerances import (
    ENDLESS_HOP,
    FADED,
    LITTLE_LOSS,
    PARALLEL,
    ROUNDING,
    SETTLED,
    SETTLED_BY_LAW,
)
from kernel_lib.state.vectors import ZERO, Vector, dot, norm, scale, subtract, unit

__all__ = ["next_motion", "rest_of_bounces", "rest_of_series", "sum_of_bounces"]


def next_motion(system: System, i: int, time: float, state: State) -> Motion:
    """Motion of ball i from here on, impacts done.

    A wall carries the ball if the ball does not leave it and is driven against it, by
    gravity or by the friction of another wall. Bounces too small to see become one contact
    at the end of their series.
    """
    touched = touched_walls(system, i, state.c, time)
    free = Motion(time, *state, a=system.gravity[i], k=system.drag_rate[i], fresh=tuple(touched))
    near, wait = [], 0.0
    for j in touched:
        series = _series(system, i, j, state.v)
        if series < math.inf:
            near.append(j)
            wait = max(wait, series)
    normals = [system.plane(i, j).normal for j in near]
    carrying = [near[index] for index in active_walls(normals, system.gravity[i])]
    if not carrying:
        return free
    v = _along(state.v, normals)
    if norm(v) <= ROUNDING * math.sqrt(norm(system.gravity[i]) * system.radius[i]):
        v = ZERO
    motion = _carried(system, i, time, state._replace(v=v), near, carrying)
    motion = motion._replace(fresh=tuple(j for j in touched if j not in motion.walls))
    if wait > 0 and motion.walls:
        return motion._replace(kind="settle", lasts=min(wait, motion.lasts))
    return motion


def _series(system: System, i: int, wall: int, v: Vector) -> float:
    """How long the bounces on a wall last that are too small to see, s.

    Zero for a ball that does not leave the wall, or to whom drag alone, or a law that takes ever
    less, has left too little to see; infinity for one that leaves.
    """
    normal, gravity = system.plane(i, wall).normal, system.gravity[i]
    leaving, size = dot(v, normal), norm(gravity)
    if leaving <= ROUNDING * (norm(v) + math.sqrt(size * system.radius[i])):
        return 0.0
    normal_acceleration = system.drag_rate[i] * leaving - dot(gravity, normal)
    if normal_acceleration <= ROUNDING * size:
        return math.inf
    given = system.rules(i, -1 - wall).restitution
    if system.drag_rate[i] > 0 and restitution_at(given, leaving) == 1:
        faded = FADED * math.sqrt(normal_acceleration * system.radius[i])
        return 0.0 if leaving <= faded else math.inf
    return rest_of_bounces(given, leaving, normal_acceleration, system.radius[i])


def rest_of_bounces(
    restitution: Restitution, leaving: float, acceleration: float, radius: float
) -> float:
    """How long bounces last that are too small to see, s; infinity for those that can be seen.

    leaving : m/s, with which the first of them begins
    acceleration : m/s^2, back to the wall
    """
    e = restitution_at(restitution, leaving)
    if e == 1 or not callable(restitution):
        return rest_of_series(e, leaving, acceleration, radius, SETTLED)
    slow = FADED if e > 1 - LITTLE_LOSS else SETTLED_BY_LAW
    if leaving > slow * math.sqrt(acceleration * radius):
        return math.inf
    return 2 * sum_of_bounces(restitution, leaving) / acceleration


def rest_of_series(e: Any, leaving: Any, acceleration: Any, radius: Any, slow: Any) -> float:
    """The same of one restitution: T = 2 v/(a (1 - e)). Compiled loops call it.

    slow : in parts of sqrt(a r), with which bounces begin that can be seen
    """
    if leaving > (ENDLESS_HOP if e == 1 else slow) * math.sqrt(acceleration * radius):
        return math.inf
    return 0.0 if e == 1 else 2 * leaving / (acceleration * (1 - e))


def sum_of_bounces(law: Restitution, leaving: float) -> float:
    """Sum of the speeds of all bounces to come, this one included, under a law of restitution.

    No geometric series: it is the integral of du/(1 - e(u)) from 0 to the speed, which is equal
    for a number and errs by the change of e over one bounce. Zero if the sum has no end.
    """
    total, last, high = 0.0, 0.0, leaving
    for _ in range(60):
        # Three points of Gauss on each halving of the speed.
        panel = 0.0
        for point, weight in ((-(0.6**0.5), 5), (0.0, 8), (0.6**0.5, 5)):
            lost = 1 - restitution_at(law, high * (3 + point) / 4)
            if lost <= 0:
                return 0.0
            panel += high / 4 * weight / 9 / lost
        total, shrinks = total + panel, panel / last if last else 1.0
        if shrinks < 1 and panel * shrinks < 1e-3 * total * (1 - shrinks):
            return total + panel * shrinks / (1 - shrinks)
        high, last = high / 2, panel
    return 0.0


def _along(v: Vector, normals: Sequence[Vector]) -> Vector:
    """A velocity without what little of it points off these walls, or into them."""
    across: list[Vector] = []
    for normal in normals:
        rest = normal
        for known in across:
            rest = subtract(rest, scale(known, dot(rest, known)))
        if norm(rest) > PARALLEL:
            across.append(unit(rest) if across else rest)
            v = subtract(v, scale(across[-1], dot(v, across[-1])))
    return v


def _carried(
    system: System, i: int, time: float, state: State, near: list[int], carrying: list[int]
) -> Motion:
    """Motion of a ball without normal speed on these walls.

    The friction of one wall may push the ball against another that is near; that one then
    carries it too.
    """
    for _ in near:
        if len(carrying) > 1:
            motion = corner_motion(system, i, time, state, carrying)
            carrying = list(motion.walls)
        if len(carrying) == 1:
            motion = motion_on_wall(system, i, time, state, carrying[0])
        pushed = [
            j
            for j in near
            if j not in motion.walls
            and dot(motion.a, system.plane(i, j).normal) < -ROUNDING * norm(motion.a)
        ]
        if not pushed:
            break
        carrying = [*carrying, pushed[0]]
    return motion
