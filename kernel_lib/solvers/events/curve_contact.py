"""Motion of a ball that touches walls which curve or move, or under a central force.

The wall presses by a_n = -a.n + k_c v_t^2 + w'.n, with the curvature k_c of the path of the
centre and the wall's acceleration w'. Along a curve no motion has a closed form: it is
integrated in short pieces of order eight, each kept as a polynomial.
"""

import math
from typing import NamedTuple

from kernel_lib.contacts.curve_times import line_falls
from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.events.corner import active_walls, corner_motion, near_walls
from kernel_lib.solvers.events.resting import rest_of_bounces, rest_of_series
from kernel_lib.solvers.events.shaken_plane import (
    motion_in_moving_corner,
    motion_on_shaken_plane,
)
from kernel_lib.solvers.events.sliding_on_curve import motion_along, rate_of_change
from kernel_lib.solvers.events.sliding_rolling import motion_on_wall
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import (
    EVEN_BOUNCES,
    PARALLEL,
    PART_REACHED,
    ROUNDING,
    SETTLED_ON_CURVE,
    SLOW_CLOSING,
)
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale, subtract
from kernel_lib.state.walls import Plane, Shaking

__all__ = ["motion_from_here"]


class Touch(NamedTuple):
    """A ball at one wall: the normal, the wall's motion, and how the ball moves against it.

    part : of the wall along which the ball continues, given by a place just `ahead`, m
    leaving : m/s, speed off the wall; along : m/s, velocity along it
    normal_acceleration : m/s^2, with which the wall holds the ball up
    """

    wall: int
    part: int
    ahead: Vector
    normal: Vector
    moved: tuple[Vector, Vector, Vector]
    leaving: float
    along: Vector
    normal_acceleration: float


def motion_from_here(system: System, i: int, time: float, state: State) -> Motion:
    """Motion of ball i from here on, impacts done.

    Bounces too small to see become one contact at the end of their series. On a curve they press
    by a_n T - v_n a mass until then: a rough ball has no friction for v_n/a_n, and is on the wall.
    """
    if norm(state.v) <= ROUNDING * math.sqrt(
        norm(system.acceleration(i, state.c)) * system.radius[i]
    ):
        state = state._replace(v=ZERO)  # Else a wall that does not press would count as left.
    reached = near_walls(system, i, state.c, time)
    pull = system.scene.central_force if system.inverse_mass[i] > 0 else 0.0
    free = Motion(
        time,
        *state,
        a=system.gravity[i],
        k=system.drag_rate[i],
        pull=pull,
        about=system.force_centre,
        fresh=tuple(reached),
    )
    near, wait = [], 0.0
    touches = [touch_of(system, i, j, time, state) for j in reached]
    touches = [each for each in touches if system.owner(each.wall, each.ahead, time) == each.wall]
    if any(_closes_on(system, i, touch, time, state) for touch in touches):
        walls = tuple(touch.wall for touch in touches)
        return Motion(time, *state, kind="crush", walls=walls)
    for touch in touches:
        series = _series(system, i, touch, time, state)
        if series < math.inf:
            near.append(touch)
            wait = max(wait, series)
    if not near:
        return free
    motion = _carried(system, i, time, state, near, wait or math.inf)
    if motion is None:
        return free
    # The bounces that are summed make it leave no other wall.
    state = state._replace(v=motion.v)
    others = [touch_of(system, i, each.wall, time, state) for each in touches if each not in near]
    others = [each for each in others if _stays(system, i, each, motion, state)]
    if others:
        motion = _carried(system, i, time, state, near + others, wait or math.inf) or motion
    motion = motion._replace(fresh=tuple(j for j in reached if j not in motion.walls))
    if wait > 0:
        return motion._replace(kind="settle", lasts=min(wait, motion.lasts))
    return motion


def touch_of(system: System, i: int, j: int, time: float, state: State) -> Touch:
    """How ball i touches wall j, or the part of it to which it comes next."""
    moved = system.moved(j, time)
    against = subtract(state.v, moved[1])
    pull = subtract(moved[2], system.acceleration(i, state.c))
    ahead = _ahead(state.c, against, pull, system.radius[i])
    part = system.part(j, ahead, time)
    normal = system.side(i, j, state.c, time, part).normal
    leaving = dot(against, normal)
    along = subtract(against, scale(normal, leaving))
    bend = system.curvature(i, j, state.c, time, part)
    push = dot(pull, normal) + bend * dot(along, along)
    return Touch(j, part, ahead, normal, moved, leaving, along, push)


def _ahead(c: Vector, v: Vector, pull: Vector, radius: float) -> Vector:
    """A place just ahead of a ball that moves or, at rest, is pulled the other way than `pull`."""
    if norm(v) <= ROUNDING * math.sqrt(norm(pull) * radius):
        v = scale(pull, -1.0)
    return add(c, scale(v, PART_REACHED * radius / (norm(v) or 1.0)))


def _closes_on(system: System, i: int, touch: Touch, time: float, state: State) -> bool:
    """Whether a wall still closes on the ball after all impacts: another holds it fast.

    Asked where the ball is: just before an end of the wall the normal of what comes next is turned.
    """
    normal = system.side(i, touch.wall, state.c, time).normal
    leaving = dot(subtract(state.v, touch.moved[1]), normal)
    return leaving < -SLOW_CLOSING * (norm(touch.along) + norm(touch.moved[1]))


def _series(system: System, i: int, touch: Touch, time: float, state: State) -> float:
    """How long bounces last that are too small to see, s; infinity for a ball that leaves."""
    size = abs(touch.normal_acceleration)
    speed = norm(touch.along) + abs(touch.leaving)
    pulls = norm(system.gravity[i]) + size
    if touch.leaving <= ROUNDING * (speed + math.sqrt(size * system.radius[i])):
        return 0.0
    if touch.normal_acceleration <= ROUNDING * pulls:
        return math.inf
    given = system.rules(i, -1 - touch.wall).restitution
    lasts = rest_of_bounces(given, touch.leaving, touch.normal_acceleration, system.radius[i])
    if isinstance(system.scene.walls[touch.wall], Plane):
        return lasts
    lasts = min(lasts, _even_series(system, i, touch, time, state))
    rough = lasts < math.inf and not system.rules(i, -1 - touch.wall).smooth
    return touch.leaving / touch.normal_acceleration if rough else lasts


def _stays(system: System, i: int, touch: Touch, motion: Motion, state: State) -> bool:
    """Whether a ball that other walls carry stays at this one, or hops without end and too low."""
    if _series(system, i, touch, motion.time, state) == 0:
        return True
    press = -dot(subtract(motion.a, touch.moved[2]), touch.normal)
    if press <= ROUNDING * norm(motion.a):
        return False
    given = system.rules(i, -1 - touch.wall).restitution
    return rest_of_bounces(given, touch.leaving, press, system.radius[i]) == 0


def _even_series(system: System, i: int, touch: Touch, time: float, state: State) -> float:
    """How long bounces on a curve last that no contact distinguishes from sliding, s.

    Infinity while they rise higher, or where a_n changes meanwhile.
    """
    given, push = system.rules(i, -1 - touch.wall).restitution, touch.normal_acceleration
    if callable(given) or given == 1:
        return math.inf
    lasts = rest_of_series(given, touch.leaving, push, system.radius[i], SETTLED_ON_CURVE)
    if lasts == math.inf:
        return lasts
    pulls = norm(system.acceleration(i, state.c)) + norm(touch.moved[2]) + push
    on = i, touch.wall, touch.part, time
    rate = rate_of_change(system, *on, state.c, norm(touch.along), pulls)
    return lasts if lasts * rate * pulls <= EVEN_BOUNCES * push else math.inf


def _carried(
    system: System, i: int, time: float, state: State, near: list[Touch], settles: float
) -> Motion | None:
    """Motion of a ball that does not leave these walls; None if none of them holds it."""
    strongest = max(near, key=lambda touch: touch.normal_acceleration)
    corner = [touch for touch in near if norm(cross(touch.normal, strongest.normal)) > PARALLEL]
    if corner:
        # Off two walls at once a ball does not move: their bend does not matter.
        both, pull = [strongest, *corner], system.acceleration(i, state.c)
        normals = [touch.normal for touch in both]
        faster = [dot(touch.moved[2], touch.normal) for touch in both]
        holding = [both[n] for n in active_walls(normals, pull, faster)]
        if not holding:
            return None
        if len(holding) > 1:
            return _in_a_corner(system, i, time, state, [touch.wall for touch in holding])
        strongest = holding[0]
    moves = system.moves(strongest.wall)
    pulls = norm(system.gravity[i]) + abs(strongest.normal_acceleration)
    # Where a wall that shakes begins to fall away, its acceleration is rounding of this.
    pulls += getattr(moves, "angular_frequency", 0.0) * norm(strongest.moved[1])
    if strongest.normal_acceleration <= ROUNDING * pulls:
        return None
    motion = _on_one_wall(system, i, time, state, strongest, settles)
    for touch in corner:
        # Friction of a wall may press the ball against another one.
        presses = -dot(subtract(motion.a, touch.moved[2]), touch.normal)
        if touch.wall not in motion.walls and presses > ROUNDING * norm(motion.a):
            return _in_a_corner(system, i, time, state, [strongest.wall, touch.wall])
    return motion


def _in_a_corner(system: System, i: int, time: float, state: State, walls: list[int]) -> Motion:
    """A ball that two walls hold in the plane."""
    if any(system.moves(j) is not None for j in walls):
        return motion_in_moving_corner(system, i, time, state, walls)
    state = state._replace(v=ZERO)
    motion = corner_motion(system, i, time, state, walls)
    if len(motion.walls) == 1:
        touch = touch_of(system, i, motion.walls[0], time, state)
        return _on_one_wall(system, i, time, state, touch)
    return motion


def _on_one_wall(
    system: System, i: int, time: float, state: State, touch: Touch, settles: float = math.inf
) -> Motion:
    """Sliding, rolling or rest on one wall.

    settles : s, after which bounces on a curve that are too small to see are over
    """
    wall = system.scene.walls[touch.wall]
    along = touch.along
    still = ROUNDING * math.sqrt(abs(touch.normal_acceleration) * system.radius[i])
    if norm(along) <= still:
        along = ZERO
    even = not isinstance(system.moves(touch.wall), Shaking)
    straight = isinstance(wall, Plane) or (touch.part == 0 and getattr(wall, "straight", False))
    if straight and even and system.scene.central_force == 0:
        motion = motion_on_wall(system, i, time, state._replace(v=along), touch.wall)
        if motion.axis != ZERO:
            motion = motion._replace(twist=cross(motion.axis, motion.a), axis=ZERO)
        motion = motion._replace(lasts=min(motion.lasts, _time_to_border(system, i, motion)))
        _, speed, faster = touch.moved
        return motion._replace(v=add(motion.v, speed), a=add(motion.a, faster))
    if isinstance(wall, Plane) and system.scene.central_force == 0:
        ridden = motion_on_shaken_plane(system, i, time, state._replace(v=along), touch.wall)
        if ridden is not None:
            return ridden
    if system.dimension == 3:
        raise ValueError(
            f"ball {i} slides on wall {touch.wall} in space, on a wall that shakes or under a "
            "central force, which Events cannot follow; take a scene in the plane"
        )
    settles = math.inf if isinstance(wall, Plane) else settles
    return motion_along(system, i, time, state, touch.wall, along, touch.ahead, settles)


def _time_to_border(system: System, i: int, motion: Motion) -> float:
    """When a ball on a straight wall comes to an end of it, or to where another wall ends, s.

    motion : in the frame of the wall
    """
    j, first = motion.walls[0], math.inf
    joints = [joint.point for joint in system.joints[j] if joint.part == 0]
    marks = [*getattr(system.scene.walls[j], "ends", ()), *joints]
    if not marks:
        return first
    n = system.side(i, j, motion.c, motion.time, 0).normal
    t = (n[1], -n[0], 0.0)
    place = system.place(j, motion.c, motion.time)
    speed, faster = dot(motion.v, t), dot(motion.a, t)
    for mark in marks:
        away = (place[0] - mark[0]) * t[0] + (place[1] - mark[1]) * t[1]
        there = abs(away) <= PART_REACHED * system.radius[i]
        sense = math.copysign(1.0, (speed or faster) if there else away)
        gap = 0.0 if there else abs(away)
        first = min(first, line_falls(gap, sense * speed, sense * faster, there)[0])
    return first
