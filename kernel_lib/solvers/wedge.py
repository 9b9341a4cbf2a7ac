"""A ball carried by several walls at once: which of them press, and what is left to it."""

import itertools
import math
from collections.abc import Sequence

import numpy as np

from kernel_lib.solvers.motion import Motion, State
from kernel_lib.solvers.setup import Setup
from kernel_lib.state.vectors import ZERO, Vector, add, cross, dot, norm, scale

__all__ = ["active_walls", "wedge_motion"]

_ROUNDING = 1e-12


def active_walls(normals: Sequence[Vector], gravity: Vector) -> tuple[int, ...]:
    """Walls that press on a smooth ball at rest against all of them.

    Finds the pressures N >= 0 for which a = g + sum N n moves into no wall and no wall
    presses that the ball leaves. Returns indices; the smallest such set.
    """
    size = norm(gravity)
    for count in range(min(len(normals), 3) + 1):
        for chosen in itertools.combinations(range(len(normals)), count):
            pressures = _pressures([normals[j] for j in chosen], gravity)
            if pressures is None or any(p < -_ROUNDING * size for p in pressures):
                continue
            a = gravity
            for j, p in zip(chosen, pressures, strict=True):
                a = add(a, scale(normals[j], p))
            if all(dot(a, normal) >= -_ROUNDING * size for normal in normals):
                return chosen
    return ()


def wedge_motion(setup: Setup, i: int, time: float, state: State, walls: list[int]) -> Motion:
    """Motion of a ball between two or three walls.

    In the plane it is held in place, and friction stops its spin; in space it slides along
    the groove of two smooth walls. If the friction of its spin lifts the ball off one wall,
    the motion returned names the other wall alone.

    Raises
    ------
    ValueError : a rough groove in space, whose friction has no closed form
    """
    normals = [setup.sides[i][j].normal for j in walls]
    rough = any(not setup.rules(i, -1 - j).smooth for j in walls)
    if setup.dimension == 3 and len(walls) == 2:
        if rough and (state.w != ZERO or state.v != ZERO or norm(setup.gravity[i]) > 0):
            raise ValueError(
                f"ball {i} lies in a groove of walls {walls[0]} and {walls[1]} with friction, "
                "which Events cannot follow; make one of the two smooth, or use Stepping"
            )
        along = cross(*normals)
        along = scale(along, 1 / norm(along))
        a = scale(along, dot(setup.gravity[i], along))
        v = scale(along, dot(state.v, along))
        kind = "rest" if a == v == ZERO else "slide"
        return Motion(time, state.c, v, state.w, a, setup.drag_rate[i], ZERO, kind, tuple(walls))
    held = Motion(time, state.c, ZERO, state.w, kind="rest", walls=tuple(walls))
    if not rough or state.w[2] == 0 or setup.turning[i] == 0 or setup.dimension == 3:
        return held
    return _spinning_down(setup, i, held, walls)


def _spinning_down(setup: Setup, i: int, held: Motion, walls: list[int]) -> Motion:
    """A ball that spins in a corner of the plane: friction at both walls brakes it."""
    turn = math.copysign(1.0, held.w[2])
    pushes, rubs = [], []
    for j in walls:
        normal = setup.sides[i][j].normal
        rules = setup.rules(i, -1 - j)
        friction = 0.0 if rules.smooth else min(rules.friction, 1e9)
        # The contact point moves along -spin x normal, and friction against it.
        rub = scale(cross((0.0, 0.0, turn), normal), friction)
        pushes.append(add(normal, rub))
        rubs.append(friction)
    pressures = _pressures(pushes, setup.gravity[i], [setup.sides[i][j].normal for j in walls])
    if pressures is None or min(pressures) < 0:
        strongest = max(range(len(walls)), key=lambda j: -dot(setup.gravity[i], pushes[j]))
        return held._replace(walls=(walls[strongest],))
    torque = sum(p * f for p, f in zip(pressures, rubs, strict=True))
    rate = torque * setup.turning[i] / setup.inverse_mass[i] / setup.radius[i]
    if rate == 0:
        return held
    twist = (0.0, 0.0, -turn * rate)
    return held._replace(twist=twist, kind="slide", until=held.time + abs(held.w[2]) / rate)


def _pressures(
    pushes: Sequence[Vector], gravity: Vector, normals: Sequence[Vector] | None = None
) -> list[float] | None:
    """N with (g + sum N push).n = 0 at each wall; None if the walls are parallel."""
    if not pushes:
        return []
    rows = np.array(pushes if normals is None else normals)
    matrix = rows @ np.array(pushes).T
    if abs(np.linalg.det(matrix)) < _ROUNDING:
        return None
    solved: list[float] = np.linalg.solve(matrix, -rows @ np.array(gravity)).tolist()
    return solved
