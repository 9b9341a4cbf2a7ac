"""A ball carried by several walls at once: which of them push it, and how it can move."""

import itertools
import math
from collections.abc import Sequence

import numpy as np

from kernel_lib.contacts.distances import plane_distance
from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, MOST_FRICTION, ROUNDING, SLOW_CLOSING
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale, unit

__all__ = [
    "active_walls",
    "corner_motion",
    "frictions_on_spin",
    "least_pushes",
    "near_walls",
    "pushed_onto",
    "speeds_off",
    "squeezed",
    "touched_walls",
    "wall_pushes",
    "without_closing",
]


def active_walls(
    normals: Sequence[Vector], gravity: Vector, faster: Sequence[float] = ()
) -> tuple[int, ...]:
    """Walls that push a smooth ball at rest against all of them.

    Finds the normal accelerations N >= 0 for which a = g + sum N n moves into no wall, and
    N = 0 for a wall that the ball leaves. Returns indices; the smallest such set.

    faster : m/s^2, off each wall, at which it takes a ball along; none: all are at rest
    """
    faster = faster or [0.0] * len(normals)
    least = -ROUNDING * max(norm(gravity), *map(abs, faster), 0.0)
    for count in range(min(len(normals), 3) + 1):
        for chosen in itertools.combinations(range(len(normals)), count):
            accelerations = wall_pushes(normals, gravity, faster, chosen)
            if accelerations is None or any(p < least for p in accelerations):
                continue
            a = _pushed(normals, gravity, chosen, accelerations)
            if all(dot(a, n) - w >= least for n, w in zip(normals, faster, strict=True)):
                return chosen
    return ()


def wall_pushes(
    normals: Sequence[Vector], gravity: Vector, faster: Sequence[float], chosen: Sequence[int]
) -> list[float] | None:
    """How the chosen walls push, m/s^2, if they alone do; None if some are parallel."""
    those = [normals[j] for j in chosen]
    return _normal_accelerations(those, gravity, those, [faster[j] for j in chosen])


def pushed_onto(normals: Sequence[Vector], v: Vector, wanted: Sequence[float]) -> Vector:
    """v with the parts along some normals that are wanted, and no other change.

    Parallel normals change nothing.
    """
    pushes = _normal_accelerations(normals, v, normals, wanted) or [0.0] * len(normals)
    return _pushed(normals, v, range(len(normals)), pushes)


def _pushed(
    normals: Sequence[Vector], v: Vector, chosen: Sequence[int], pushes: Sequence[float]
) -> Vector:
    for j, push in zip(chosen, pushes, strict=True):
        v = add(v, scale(normals[j], push))
    return v


def speeds_off(
    system: System, i: int, walls: Sequence[int], c: Vector, time: float
) -> tuple[list[Vector], list[float]]:
    """Normals of some walls as ball i at c sees them, and how fast these move along them, m/s."""
    normals = [system.side(i, j, c, time).normal for j in walls]
    return normals, [
        dot(system.moved(j, time)[1], normal) for j, normal in zip(walls, normals, strict=True)
    ]


def squeezed(normals: Sequence[Vector], speeds: Sequence[float]) -> bool:
    """Whether walls of these speeds, m/s, off them, leave a ball no way to go."""
    v = without_closing(normals, ZERO, speeds)
    least = -SLOW_CLOSING * max(map(abs, speeds))
    return any(dot(v, n) - speed < least for n, speed in zip(normals, speeds, strict=True))


def near_walls(system: System, i: int, c: Vector, time: float = 0.0) -> list[int]:
    """Indices of the walls within reach of ball i, those included that end in a joint below it."""
    reach = system.radius[i] * (1 + CONTACT_TOLERANCE)
    found = []
    for j, side in enumerate(system.sides[i]):
        if plane_distance(c, *(side or system.side(i, j, c, time))) <= reach:
            found.append(j)
    return found


def touched_walls(system: System, i: int, c: Vector, time: float = 0.0) -> list[int]:
    """Indices of the walls that ball i touches."""
    return [j for j in near_walls(system, i, c, time) if system.owner(j, c, time) == j]


def without_closing(normals: Sequence[Vector], v: Vector, speeds: Sequence[float] = ()) -> Vector:
    """A velocity with the least pushes of these walls after which it points into none.

    speeds : m/s, off each wall, at which it moves itself; none: all are at rest
    """
    speeds = speeds or [0.0] * len(normals)
    return _pushed(normals, v, *least_pushes(normals, v, speeds))


def least_pushes(
    normals: Sequence[Vector], v: Vector, speeds: Sequence[float]
) -> tuple[tuple[int, ...], list[float]]:
    """The walls of these speeds that v points into, by index, and how they push it out, m/s."""
    chosen = active_walls(normals, v, speeds)
    return chosen, wall_pushes(normals, v, speeds, chosen) or [0.0] * len(chosen)


def corner_motion(system: System, i: int, time: float, state: State, walls: list[int]) -> Motion:
    """Motion of a ball between two or three walls.

    In the plane it is held in place, and friction stops its spin, at once where it jams; in space
    it slides along the groove of two smooth walls. If the friction of its spin lifts the ball off
    one wall, the motion returned names the other wall alone.

    Raises
    ------
    ValueError : a rough groove in space, whose friction has no closed form
    """
    rough = any(not system.rules(i, -1 - j).smooth for j in walls)
    still = ROUNDING * math.sqrt(norm(system.acceleration(i, state.c)) / system.radius[i])
    spin = state.w if norm(state.w) > still else ZERO
    motion = Motion(time, state.c, ZERO, spin, kind="rest", walls=tuple(walls))
    if system.dimension == 3 and len(walls) == 2:
        motion = _along_groove(system, i, motion, state.v)
    if not rough or motion.still:
        return motion
    if system.dimension == 3:
        raise ValueError(
            f"ball {i} lies in a groove of walls {', '.join(map(str, walls))} with friction, "
            "which Events cannot follow; make the walls smooth, or use Stepping"
        )
    return _spinning_down(system, i, motion, walls)


def _along_groove(system: System, i: int, motion: Motion, velocity: Vector) -> Motion:
    """Smooth sliding along the line that two walls leave free in space."""
    one, two = (system.side(i, j, motion.c, motion.time).normal for j in motion.walls)
    along, gravity = unit(cross(one, two)), system.acceleration(i, motion.c)
    a, v = scale(along, dot(gravity, along)), scale(along, dot(velocity, along))
    if norm(a) <= ROUNDING * norm(gravity):
        a = ZERO
    kind = "rest" if a == v == ZERO else "slide"
    return motion._replace(v=v, a=a, k=system.drag_rate[i], kind=kind)


def _spinning_down(system: System, i: int, held: Motion, walls: list[int]) -> Motion:
    """A ball that spins in a corner of the plane: friction at both walls brakes it."""
    normals, pushes, coefficients, accelerations = _braked(system, i, held, walls)
    gravity = system.acceleration(i, held.c)
    if accelerations is None or min(accelerations) < 0:
        for push, normal, wall in zip(pushes, normals, walls, strict=True):
            press = -dot(gravity, normal)
            lifted = add(gravity, scale(push, press))
            least = -ROUNDING * max(norm(gravity), norm(lifted))
            if press > 0 and all(dot(lifted, other) >= least for other in normals):
                return held._replace(walls=(wall,))
        return held._replace(w=ZERO)  # Each wall presses it the more into the other: it jams.
    torque = sum(p * f for p, f in zip(accelerations, coefficients, strict=True))
    rate = torque * system.rotational_mobility[i] / system.inverse_mass[i] / system.radius[i]
    if rate == 0:
        return held
    twist = (0.0, 0.0, -math.copysign(rate, held.w[2]))
    return held._replace(twist=twist, kind="slide", lasts=abs(held.w[2]) / rate)


def _braked(
    system: System, i: int, held: Motion, walls: Sequence[int]
) -> tuple[list[Vector], list[Vector], list[float], list[float] | None]:
    """Walls that brake the spin of a ball: normals, what each pushes along, friction, and N.

    Friction against the spin is part of what a wall pushes along.
    """
    normals = [system.side(i, j, held.c, held.time).normal for j in walls]
    rules = [system.rules(i, -1 - j) for j in walls]
    frictions = [0.0 if each.smooth else min(each.friction, MOST_FRICTION) for each in rules]
    # The contact point moves along -spin x normal, and friction against it.
    axis = (0.0, 0.0, math.copysign(1.0, held.w[2]))
    pushes = [
        add(normal, scale(cross(axis, normal), friction))
        for normal, friction in zip(normals, frictions, strict=True)
    ]
    gravity, still = system.acceleration(i, held.c), [0.0] * len(normals)
    return normals, pushes, frictions, _normal_accelerations(pushes, gravity, normals, still)


def frictions_on_spin(system: System, i: int, held: Motion) -> list[float]:
    """Friction a mass with which each wall of a corner brakes the spin of a ball, m/s^2."""
    _, pushes, coefficients, found = _braked(system, i, held, held.walls)
    return [p * f for p, f in zip(found or [0.0] * len(pushes), coefficients, strict=True)]


def _normal_accelerations(
    pushes: Sequence[Vector], gravity: Vector, normals: Sequence[Vector], faster: Sequence[float]
) -> list[float] | None:
    """N with (g + sum N push).n = faster at each wall; None if the walls are parallel."""
    if not pushes:
        return []
    if len(pushes) == 1:
        return [(faster[0] - dot(gravity, normals[0])) / dot(pushes[0], normals[0])]
    rows = np.array(normals)
    matrix = rows @ np.array(pushes).T
    if abs(np.linalg.det(matrix)) < ROUNDING:
        return None
    wanted = np.array(faster) - rows @ np.array(gravity)
    solved: list[float] = np.linalg.solve(matrix, wanted).tolist()
    return solved
