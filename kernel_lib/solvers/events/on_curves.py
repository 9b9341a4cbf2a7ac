"""Motion of a ball that touches walls which curve or move, or under a central force.

The wall presses by a_n = -a.n + k_c v_t^2 + w'.n, with the curvature k_c of the path of the
centre and the wall's acceleration w'. Along a curve no motion has a closed form: it is
integrated in short pieces of order eight, each kept as a polynomial.
"""

import math
from typing import NamedTuple

from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.events.along_curve import motion_along, rate_of_change
from kernel_lib.solvers.events.corner import active_walls, corner_motion, touched_walls
from kernel_lib.solvers.events.resting import rest_of_bounces
from kernel_lib.solvers.events.sliding_rolling import motion_on_wall
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import (
    EVEN_BOUNCES,
    PARALLEL,
    ROUNDING,
    SETTLED_ON_CURVE,
    SLOW_CLOSING,
)
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale, subtract
from kernel_lib.state.walls import Plane

__all__ = ["motion_from_here"]


class Touch(NamedTuple):
    """A ball at one wall: the normal, the wall's motion, and how the ball moves against it.

    leaving : m/s, speed off the wall; along : m/s, velocity along it
    normal_acceleration : m/s^2, with which the wall holds the ball up
    """

    wall: int
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
    touched = touched_walls(system, i, state.c, time)
    pull = system.scene.central_force if system.inverse_mass[i] > 0 else 0.0
    free = Motion(
        time,
        *state,
        a=system.gravity[i],
        k=system.drag_rate[i],
        pull=pull,
        about=system.force_centre,
        fresh=tuple(touched),
    )
    near, wait = [], 0.0
    touches = [touch_of(system, i, j, time, state) for j in touched]
    if any(_closes_on(touch) for touch in touches):
        return Motion(time, *state, kind="crush", walls=tuple(touched))
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
    motion = motion._replace(fresh=tuple(j for j in touched if j not in motion.walls))
    if wait > 0:
        return motion._replace(kind="settle", lasts=min(wait, motion.lasts))
    return motion


def touch_of(system: System, i: int, j: int, time: float, state: State) -> Touch:
    """How ball i touches wall j."""
    normal, moved = system.side(i, j, state.c, time).normal, system.moved(j, time)
    against = subtract(state.v, moved[1])
    leaving = dot(against, normal)
    along = subtract(against, scale(normal, leaving))
    push = dot(subtract(moved[2], system.acceleration(i, state.c)), normal)
    bend = system.curvature(i, j, state.c, time)
    return Touch(j, normal, moved, leaving, along, push + bend * dot(along, along))


def _closes_on(touch: Touch) -> bool:
    """Whether a wall still closes on the ball after all impacts: another holds it fast."""
    return touch.leaving < -SLOW_CLOSING * (norm(touch.along) + norm(touch.moved[1]))


def _series(system: System, i: int, touch: Touch, time: float, state: State) -> float:
    """How long bounces go on that are too small to see, s; infinity for a ball that leaves."""
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


def _even_series(system: System, i: int, touch: Touch, time: float, state: State) -> float:
    """How long bounces on a curve go on that no contact tells from sliding, s.

    T = 2 v_n/(a_n (1 - e)); infinity while they rise higher, or where a_n changes meanwhile.
    """
    given, push = system.rules(i, -1 - touch.wall).restitution, touch.normal_acceleration
    if callable(given) or given == 1:
        return math.inf
    if touch.leaving > SETTLED_ON_CURVE * math.sqrt(push * system.radius[i]):
        return math.inf
    lasts = 2 * touch.leaving / (push * (1 - given))
    pulls = norm(system.acceleration(i, state.c)) + norm(touch.moved[2]) + push
    rate = rate_of_change(system, i, touch.wall, time, state.c, norm(touch.along), pulls)
    return lasts if lasts * rate * pulls <= EVEN_BOUNCES * push else math.inf


def _carried(
    system: System, i: int, time: float, state: State, near: list[Touch], settles: float
) -> Motion | None:
    """Motion of a ball that does not leave these walls; None if none of them holds it."""
    strongest = max(near, key=lambda touch: touch.normal_acceleration)
    corner = [touch for touch in near if norm(cross(touch.normal, strongest.normal)) > PARALLEL]
    if corner:
        # Off two walls at once a ball does not move: their bend does not matter.
        pull = subtract(system.acceleration(i, state.c), strongest.moved[2])
        both = [strongest, *corner]
        holding = [both[n] for n in active_walls([touch.normal for touch in both], pull)]
        if not holding:
            return None
        if len(holding) > 1:
            return _in_a_corner(system, i, time, state, [touch.wall for touch in holding])
        strongest = holding[0]
    if strongest.normal_acceleration <= ROUNDING * (
        norm(system.gravity[i]) + abs(strongest.normal_acceleration)
    ):
        return None
    return _on_one_wall(system, i, time, state, strongest, settles)


def _in_a_corner(system: System, i: int, time: float, state: State, walls: list[int]) -> Motion:
    """A ball that two walls hold in the plane; between walls that move no motion is left."""
    state = state._replace(v=ZERO)
    if any(getattr(system.scene.walls[j], "moves", None) is not None for j in walls):
        return Motion(time, *state, kind="crush", walls=tuple(walls))
    motion = corner_motion(system, i, time, state, walls)
    if len(motion.walls) == 1:
        touch = touch_of(system, i, motion.walls[0], time, state)
        return _on_one_wall(system, i, time, state, touch)
    return motion


def _on_one_wall(
    system: System, i: int, time: float, state: State, touch: Touch, settles: float = math.inf
) -> Motion:
    """Sliding, rolling or rest on one wall.

    settles : s, in which bounces on a curve that nobody sees are over
    """
    wall = system.scene.walls[touch.wall]
    along = touch.along
    still = ROUNDING * math.sqrt(abs(touch.normal_acceleration) * system.radius[i])
    if norm(along) <= still:
        along = ZERO
    steady = getattr(wall, "moves", None) is None or wall.moves.most == 0
    if isinstance(wall, Plane) and steady and system.scene.central_force == 0:
        motion = motion_on_wall(system, i, time, state._replace(v=along), touch.wall)
        if motion.axis != ZERO:
            motion = motion._replace(twist=cross(motion.axis, motion.a), axis=ZERO)
        return motion._replace(v=add(motion.v, touch.moved[1]))
    if system.dimension == 3:
        raise ValueError(
            f"ball {i} slides on wall {touch.wall} in space, on a wall that shakes or under a "
            "central force, which Events cannot follow; take a scene in the plane"
        )
    settles = math.inf if isinstance(wall, Plane) else settles
    return motion_along(system, i, time, state, touch.wall, along, settles)
