"""A ball between planes that close in: its hits get ever quicker, without end."""

from itertools import combinations
from typing import NamedTuple

from kernel_lib.contacts.distances import plane_distance
from kernel_lib.solvers.between_contacts.free_motion import State
from kernel_lib.solvers.events.corner import pushed_onto
from kernel_lib.solvers.report.contact_log import Entry
from kernel_lib.solvers.system import System
from kernel_lib.state.tolerances import NARROW_GAP, OUT_OF_BOUNDS, ROUNDING
from kernel_lib.state.vectors import Vector, cross, dot, norm, scale, subtract
from kernel_lib.state.walls import Plane, Shaking

__all__ = ["taken_along"]


class Near(NamedTuple):
    """A plane at constant velocity: the room between it and a ball, m, and its speed off it."""

    wall: int
    normal: Vector
    velocity: Vector
    room: float
    speed: float


def taken_along(system: System, i: int, time: float, state: State) -> Entry | None:
    """A contact that stands for the hits to and fro that are too many and too small to see.

    Without loss, speed times gap is constant: the hits before the gap closes are infinitely many.
    Once the gap is narrow, and the ball much faster than the walls, the walls take it along, so
    that all reach it when the gap closes. None: there is no such gap.
    """
    near = _planes(system, i, time, state)
    if not any(any(each.velocity) for each in near):
        return None
    for count in (2, 3):
        for walls in combinations(near, count):
            shares = _closing_shares([each.normal for each in walls])
            if not shares:
                continue
            room = sum(share * each.room for share, each in zip(shares, walls, strict=True))
            closing = sum(share * each.speed for share, each in zip(shares, walls, strict=True))
            if closing <= 0 or room > NARROW_GAP * system.radius[i]:
                continue
            # So that the room at each wall goes to zero at one moment.
            rate = closing / max(room, ROUNDING * system.radius[i])
            some = walls[: count - 1]
            wanted = [each.speed - rate * max(each.room, 0.0) for each in some]
            v = pushed_onto([each.normal for each in some], state.v, wanted)
            change = subtract(v, state.v)
            if norm(change) > OUT_OF_BOUNDS * closing:
                pushing = max(walls, key=lambda each: dot(each.normal, change))
                return _contact(system, i, time, state, v, pushing)
    return None


def _planes(system: System, i: int, time: float, state: State) -> list[Near]:
    """All planes that do not shake."""
    found = []
    for j, wall in enumerate(system.scene.walls):
        if isinstance(wall, Plane) and not isinstance(wall.moves, Shaking):
            side, velocity = system.side(i, j, state.c, time), system.moved(j, time)[1]
            room = plane_distance(state.c, *side) - system.radius[i]
            found.append(Near(j, side.normal, velocity, room, dot(velocity, side.normal)))
    return found


def _closing_shares(normals: list[Vector]) -> list[float]:
    """Shares, the greatest 1, in which some normals add up to zero: no way is free. Else none."""
    if len(normals) == 2:
        return [] if dot(*normals) > ROUNDING - 1 else [1.0, 1.0]
    one, two, three = normals
    shares = [cross(*pair)[2] for pair in ((two, three), (three, one), (one, two))]
    if any(each[2] for each in normals) or min(shares) * max(shares) <= 0:
        return []
    most = max(shares, key=abs)
    return [share / most for share in shares]


def _contact(system: System, i: int, time: float, state: State, v: Vector, by: Near) -> Entry:
    """The contact in which a wall gives a ball the velocity v."""
    mass = 1 / system.inverse_mass[i]
    before, after = (subtract(each, by.velocity) for each in (state.v, v))
    return Entry(
        time,
        i,
        -1 - by.wall,
        subtract(state.c, scale(by.normal, system.radius[i])),
        by.normal,
        scale(subtract(v, state.v), mass),
        (state.v, by.velocity),
        (v, by.velocity),
        mass / 2 * (dot(before, before) - dot(after, after)),
    )
