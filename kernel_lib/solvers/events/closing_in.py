"""A ball between two planes that close in: its hits get ever quicker, without end."""

from itertools import combinations

from kernel_lib.contacts.distances import plane_distance
from kernel_lib.solvers.between_contacts.free_motion import State
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import NARROW_GAP, OUT_OF_BOUNDS, ROUNDING
from kernel_lib.state.vectors import add, dot, scale
from kernel_lib.state.walls import Plane, Shaking

__all__ = ["taken_along"]


def taken_along(system: System, i: int, time: float, state: State) -> State:
    """The state of a ball, without the hits to and fro that are too many and too small to see.

    Without loss, speed times gap is constant: the hits before the gap closes are infinitely many.
    Once the gap is narrow, and the ball much faster than the walls, the walls take it along, so
    that both reach it when the gap closes.
    """
    scene, c, v = system.scene, state.c, state.v
    if all(getattr(wall, "moves", None) is None for wall in scene.walls):
        return state
    sides = [
        (system.side(i, j, c, time), system.moved(j, time)[1])
        for j, wall in enumerate(scene.walls)
        if isinstance(wall, Plane) and not isinstance(wall.moves, Shaking)
    ]
    for (one, speed), (other, other_speed) in combinations(sides, 2):
        if dot(one.normal, other.normal) > ROUNDING - 1:
            continue
        radius, rate = system.radius[i], dot(v, one.normal)
        room = [plane_distance(c, *side) - radius for side in (one, other)]
        closing = dot(speed, one.normal) + dot(other_speed, other.normal)
        narrow = sum(room) <= NARROW_GAP * radius
        if narrow and closing > 0 and abs(rate) > OUT_OF_BOUNDS * closing:
            # So that the room on either side goes to zero at one moment.
            share = max(room[0], 0.0) / max(sum(room), ROUNDING * radius)
            along = dot(speed, one.normal) - share * closing
            return state._replace(v=add(v, scale(one.normal, along - rate)))
    return state
