"""A ball that planes which move carry, where no friction acts: it rides until it flies."""

import math
from collections.abc import Sequence

from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.between_contacts.swing import Swinging, press_ends
from kernel_lib.solvers.events.corner import pushed_onto, wall_pushes
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import ROUNDING
from kernel_lib.state.vectors import ZERO, Vector, add, as_three, dot, norm, scale, subtract
from kernel_lib.state.walls import Plane, Shaking

__all__ = ["falls_away", "motion_in_moving_corner", "motion_on_shaken_plane", "swinging"]


def falls_away(system: System, i: int, wall: int, normal: Vector, time: float) -> float:
    """How long a wall that shakes and does not bend presses ball i, s, and one swing at most.

    Then it falls away faster than gravity pulls; `press_ends` with the numbers of a scene.
    """
    moves = system.scene.walls[wall].moves
    press, swing = -dot(system.gravity[i], normal), dot(as_three(moves.amplitude), normal)
    turn, rate = moves.turn(time), moves.angular_frequency
    ends = press_ends(press, (swing * math.sin(turn), swing * math.cos(turn)), rate)
    return min(ends, 2 * math.pi / rate)


def swinging(
    time: float, path: Swinging, kind: str, walls: tuple[int, ...], lasts: float
) -> Motion:
    """A motion along a path with a swing, from its start."""
    faster, turn = scale(path.swing, path.rate), path.phase
    return Motion(
        time,
        path.place,
        add(path.velocity, scale(faster, math.cos(turn))),
        path.spin,
        subtract(path.acceleration, scale(faster, path.rate * math.sin(turn))),
        kind=kind,
        walls=walls,
        lasts=lasts,
        bend=(ZERO,),
        path=path,
    )


def motion_on_shaken_plane(
    system: System, i: int, time: float, state: State, wall: int
) -> Motion | None:
    """The motion of ball i on a plane that presses it, in closed form; None where friction acts.

    What else the ball meets within `falls_away` is looked for in steps.

    state : with the velocity along the plane, in its frame
    """
    moves, gravity = system.scene.walls[wall].moves, system.gravity[i]
    n = system.side(i, wall, state.c, time).normal
    press, swing = -dot(gravity, n), dot(as_three(moves.amplitude), n)
    along = add(gravity, scale(n, press))
    sideways = norm(subtract(as_three(moves.amplitude), scale(n, swing)))
    level = norm(along) <= ROUNDING * norm(gravity) and sideways <= ROUNDING * abs(swing)
    rests = level and state.v == state.w == ZERO
    if not (rests or system.rules(i, -1 - wall).smooth):
        return None
    v, speed = ZERO, system.moved(wall, time)[1]
    if rests:
        along = ZERO
    else:
        v = add(state.v, subtract(speed, scale(n, dot(speed, n))))
    shakes = scale(n, swing), moves.angular_frequency, moves.turn(time)
    path = Swinging(state.c, v, along, state.w, *shakes)
    kind, lasts = "rest" if rests else "slide", falls_away(system, i, wall, n, time)
    return swinging(time, path, kind, (wall,), lasts)


def motion_in_moving_corner(
    system: System, i: int, time: float, state: State, walls: Sequence[int]
) -> Motion:
    """The motion of ball i between planes of which some move, until one of them presses no more.

    Across all walls it moves as they do, else as it would fly.

    Raises
    ------
    ValueError : walls that rub or curve, or that shake each in a way of its own
    """
    rate, phase = _one_swing(system, i, time, walls)
    normals = [system.side(i, j, state.c, time).normal for j in walls]
    moves = [system.moves(j) for j in walls]
    moved = [system.moved(j, time) for j in walls]
    arrows = [as_three(each.amplitude) if isinstance(each, Shaking) else ZERO for each in moves]
    shaken = [isinstance(each, Shaking) for each in moves]
    steady = [ZERO if shakes else each[1] for shakes, each in zip(shaken, moved, strict=True)]
    faster = [ZERO if shakes else each[2] for shakes, each in zip(shaken, moved, strict=True)]
    v, swing = _onto(normals, state.v, steady), _onto(normals, ZERO, arrows)
    a = _onto(normals, system.gravity[i], faster)
    if rate == 0:
        rests = not any(a) and not any(norm(subtract(v, each[1])) for each in moved)
        kind = "rest" if rests else "slide"
        return Motion(time, state.c, v, state.w, a, kind=kind, walls=tuple(walls))
    path = Swinging(state.c, v, a, state.w, swing, rate, rate * time + phase)
    lasts = _presses(normals, (system.gravity[i], faster), arrows, rate, path.phase)
    return swinging(time, path, "slide", tuple(walls), lasts)


def _one_swing(system: System, i: int, time: float, walls: Sequence[int]) -> tuple[float, float]:
    """Rate and phase at which all of these walls shake that do; zeros where none does."""
    met = [system.scene.walls[j] for j in walls]
    moves = [system.moves(j) for j in walls]
    shaken = {(each.angular_frequency, each.phase) for each in moves if isinstance(each, Shaking)}
    rough = any(not system.rules(i, -1 - j).smooth for j in walls)
    if rough or not all(isinstance(wall, Plane) for wall in met) or len(shaken) > 1:
        raise ValueError(
            f"ball {i} is held between walls {', '.join(map(str, walls))}, of which some move, at "
            f"{time:g} s; Events follows it between smooth planes that shake alike, use those"
        )
    return shaken.pop() if shaken else (0.0, 0.0)


def _presses(
    normals: Sequence[Vector],
    pulls: tuple[Vector, Sequence[Vector]],
    arrows: Sequence[Vector],
    rate: float,
    turn: float,
) -> float:
    """How long all walls press a ball that swings with them, s, and one swing at most.

    pulls : m/s^2, of gravity, and of each wall that accelerates evenly
    """
    all_of_them, still = range(len(normals)), [0.0] * len(normals)
    along = [dot(arrow, n) for arrow, n in zip(arrows, normals, strict=True)]
    even = [dot(each, n) for each, n in zip(pulls[1], normals, strict=True)]
    press = wall_pushes(normals, pulls[0], even, all_of_them) or still
    lifts = wall_pushes(normals, ZERO, along, all_of_them) or still
    swings = [(b * math.sin(turn), b * math.cos(turn)) for b in lifts]
    ends = [press_ends(p, swing, rate) for p, swing in zip(press, swings, strict=True)]
    return min(*ends, 2 * math.pi / rate)


def _onto(normals: Sequence[Vector], v: Vector, moved: Sequence[Vector]) -> Vector:
    """A vector whose parts along some normals are made those of other vectors."""
    return pushed_onto(normals, v, [dot(each, n) for each, n in zip(moved, normals, strict=True)])
