"""A ball on a plane that shakes, where no friction acts: it rides until it flies."""

import math

from kernel_lib.solvers.between_contacts.free_motion import Motion, State
from kernel_lib.solvers.between_contacts.swing import Swinging, press_ends
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import ROUNDING
from kernel_lib.state.vectors import ZERO, Vector, add, as_three, dot, norm, scale, subtract

__all__ = ["falls_away", "motion_on_shaken_plane"]


def falls_away(system: System, i: int, wall: int, normal: Vector, time: float) -> float:
    """How long a wall that shakes and does not bend presses ball i, s; infinity: always.

    Then it falls away faster than gravity pulls; `press_ends` with the numbers of a scene.
    """
    moves = system.scene.walls[wall].moves
    press, swing = -dot(system.gravity[i], normal), dot(as_three(moves.amplitude), normal)
    turn = moves.turn(time)
    sine, cosine = swing * math.sin(turn), swing * math.cos(turn)
    return press_ends(press, (sine, cosine), moves.angular_frequency)


def motion_on_shaken_plane(
    system: System, i: int, time: float, state: State, wall: int
) -> Motion | None:
    """The motion of ball i on a plane that presses it, in closed form; None where friction acts.

    It lasts until the plane falls away faster than gravity pulls, and for one swing at most:
    what else the ball meets is looked for in steps.

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
    rate, speed = moves.angular_frequency, system.moved(wall, time)[1]
    turn = moves.turn(time)
    sine, cosine = swing * math.sin(turn), swing * math.cos(turn)
    v = ZERO if rests else add(state.v, subtract(speed, scale(n, dot(speed, n))))
    along = ZERO if rests else along
    return Motion(
        time,
        state.c,
        add(v, scale(n, rate * cosine)),
        state.w,
        subtract(along, scale(n, rate * rate * sine)),
        kind="rest" if rests else "slide",
        walls=(wall,),
        lasts=min(falls_away(system, i, wall, n, time), 2 * math.pi / rate),
        bend=(ZERO,),
        path=Swinging(state.c, v, along, state.w, scale(n, swing), rate, turn),
    )
