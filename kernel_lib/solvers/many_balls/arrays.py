"""A scene of many smooth balls as flat arrays for the event loop."""

import math
from typing import Any, NamedTuple

import numpy as np

from kernel_lib.solvers.many_balls.cells_and_queue import (
    BODY,
    CELL,
    CLOCK,
    LINK,
    NO_PARTNER,
    PARTNER,
    PLACE,
    RADIUS,
    SPEED,
    TOP,
    WAIT,
)
from kernel_lib.solvers.report.which_loop import NO_PLANES, OF_SPEED, first_reason
from kernel_lib.state.acting import kinds_of, surface_of_kinds
from kernel_lib.state.scene import Scene
from kernel_lib.state.surfaces import Surface
from kernel_lib.state.tolerances import CONTACT_TOLERANCE
from kernel_lib.state.trajectory import Floats
from kernel_lib.state.vectors import as_three
from kernel_lib.state.walls import Accelerated, Plane, Shaking

__all__ = ["Arrays", "lay_out", "states_at", "why_not_the_loop"]

#: Side of a cell in mean distances of the balls, unless a ball is wider: measured.
CELL_SIDE = 0.62

#: Contacts that the loop does not take, in words.
ROUGH = "rough contacts"


class Arrays(NamedTuple):
    """State of all balls, in the order in which the loop takes it; columns: many_forecast."""

    body: Any
    wait: Any
    matter: Any
    link: Any
    queue: Any
    keys: Any
    walls: Any
    box: Any
    grid: Any

    def copy(self) -> "Arrays":
        """The same moment once more; what never changes is shared."""
        return self._replace(**{name: _in_line(getattr(self, name)) for name in _CHANGING})

    def as_lists(self) -> "Arrays":
        """For plain Python, which is several times faster on lists."""
        return Arrays(*(each.tolist() for each in self))

    def as_arrays(self) -> "Arrays":
        """The lists of plain Python as arrays again; arrays as they are."""
        kinds = (_KINDS.get(name, np.float64) for name in self._fields)
        return Arrays(*(np.asarray(each, kind) for each, kind in zip(self, kinds, strict=True)))


_KINDS = {"link": np.int32, "queue": np.int32, "grid": np.int64}
_CHANGING = ("body", "wait", "link", "queue", "keys")


def why_not_the_loop(scene: Scene) -> str:
    """Why the loop of many balls cannot run a scene; "" where it can.

    It can where all contacts are smooth, walls are planes at rest or at a constant velocity, no
    force has a centre, nothing drags; restitutions are numbers and not zero, which would make
    balls slide on walls, and of two bodies that of one acts, as `_bounces` finds; with gravity,
    no ball is fixed, and none begins on a wall, where it could rest.
    """
    for wall in scene.walls:
        if not isinstance(wall, Plane):
            return NO_PLANES
        if isinstance(wall.moves, Shaking):
            return "walls that shake"
        if isinstance(wall.moves, Accelerated):
            return "walls that accelerate"
    acts = {"a central force": scene.central_force, "pockets": scene.pockets, "drag": scene.drag}
    if reason := first_reason(acts):
        return reason
    bounces = _bounces(scene)
    if isinstance(bounces, str):
        return bounces
    least = min(float(each.min(initial=1.0)) for each in bounces)
    if least == 0:
        return "restitution 0"
    if not any(scene.gravity):  # type: ignore[arg-type]
        return ""
    if any(math.isinf(ball.mass) for ball in scene.balls):
        return "gravity and fixed balls"
    position, radius = _table(scene, "position"), np.array([ball.radius for ball in scene.balls])
    clear = all(
        bool(np.all(abs(position @ n - offset) > radius * (1 + 2 * CONTACT_TOLERANCE)))
        for n, offset in _planes(scene)
    )
    return "" if clear else "gravity and a ball on a wall at the start"


def lay_out(scene: Scene) -> Arrays:
    """Arrays at the start; cells and tournament are still empty."""
    count, balls = len(scene.balls), scene.balls
    position = _table(scene, "position")
    body = np.zeros((count, BODY))
    radius = np.array([ball.radius for ball in balls])
    body[:, RADIUS], body[:, PLACE : PLACE + 3] = radius, position
    body[:, SPEED : SPEED + 3] = _table(scene, "velocity")
    bounces = _bounces(scene)
    assert not isinstance(bounces, str)
    walls = [
        [*n, offset, e, _speed_along(wall, n)]
        for (n, offset), wall, e in zip(_planes(scene), scene.walls, bounces[2], strict=True)
    ]
    side, low, cells = _cells(scene, position, radius)
    link = np.full((count, LINK), NO_PARTNER, dtype=np.int32)
    link[:, PARTNER + 1 :] = 0
    link[:, CELL : CELL + 3] = np.floor((position - low) / side)
    gravity = np.zeros(3)
    gravity[: scene.dimension] = scene.gravity
    room, seats = 1 << (math.prod(cells) - 1).bit_length(), TOP + 1
    while 7 * (seats - TOP) + 1 < count:
        seats = 8 * seats - 48
    layer = cells[0] * cells[1] if scene.dimension == 3 else 0
    return Arrays(
        body=_in_line(body.ravel()),
        wait=np.full(WAIT * count, math.inf),
        matter=np.column_stack([[1 / ball.mass for ball in balls], *bounces[:2]]).ravel(),
        link=link.ravel(),
        queue=np.full(room + count, -1, dtype=np.int32),
        keys=_in_line(np.full(seats + count + 7, math.inf)),
        walls=np.array(walls, dtype=float).ravel(),
        box=np.array([side, *low, *gravity]),
        grid=np.array([cells[0], layer, room - 1, room, seats]),
    )


def _bounces(scene: Scene) -> tuple[Floats, Floats, Floats] | str:
    """Restitutions of the balls among each other, of the balls with walls, and of the walls.

    Of two bodies the smaller of these acts. Where that is not so, or a contact is rough, or a
    restitution depends on speed, the reason in words instead.
    """
    if scene.pair_restitution:
        return "restitutions of pairs"
    balls, walls = kinds_of(scene)
    if not scene.pair_surface and not any(each.decides for each in (*balls, *walls)):
        rows: Any = [[each.restitution for each in some] for some in (balls, balls, walls)]
        if not all(each.smooth for each in balls):
            return ROUGH
        if any(map(callable, rows[0] + rows[2])):
            return OF_SPEED
        return tuple(np.array(row, dtype=float) for row in rows)  # type: ignore[return-value]
    if any(isinstance(a, int) for (a, _), _ in scene.pair_surface):
        return "surfaces of single pairs"
    kinds = list(dict.fromkeys(balls))
    among = _table_of_bounces(scene, kinds, kinds, False)
    at_walls = _table_of_bounces(scene, kinds, walls, True)
    for found in (among, at_walls):
        if isinstance(found, str):
            return found
    assert not isinstance(among, str) and not isinstance(at_walls, str)
    own, gives = among.max(axis=1), at_walls.max(axis=0)
    off = at_walls.max(axis=1) if walls else own
    if (np.minimum.outer(own, own) != among).any() or (
        np.minimum.outer(off, gives) != at_walls
    ).any():
        return "restitutions of which not the smaller acts"
    number = [kinds.index(each) for each in balls]
    return own[number], off[number], gives


def _table_of_bounces(
    scene: Scene, ones: list[Surface], others: list[Surface], wall: bool
) -> Floats | str:
    """Restitution of each of these surfaces with each of those, or why one does not fit."""
    met = [surface_of_kinds(scene, one, other, wall) for one in ones for other in others]
    if not all(each.smooth for each in met):
        return ROUGH
    if any(callable(each.restitution) for each in met):
        return OF_SPEED
    return np.reshape([each.restitution for each in met], (len(ones), len(others)))


def states_at(arrays: Arrays, time: float) -> tuple[Floats, Floats]:
    """Positions and velocities of all balls at a moment before their next events: (n, 3)."""
    body = np.asarray(arrays.body).reshape(-1, BODY)
    gravity = np.asarray(arrays.box)[-3:]
    lag = (time - body[:, CLOCK])[:, None]
    speed = body[:, SPEED : SPEED + 3]
    return body[:, PLACE : PLACE + 3] + lag * (speed + lag * gravity / 2), speed + lag * gravity


def _table(scene: Scene, name: str) -> Floats:
    """A vector of each ball, in three components."""
    table = np.zeros((len(scene.balls), 3))
    table[:, : scene.dimension] = [getattr(ball, name) for ball in scene.balls]
    return table


def _speed_along(wall: Any, normal: Floats) -> float:
    """Of a wall that moves, m/s: what it does along itself no smooth ball feels."""
    if wall.moves is None:
        return 0.0
    return float(np.dot(as_three(wall.moves.velocity), normal))


def _planes(scene: Scene) -> list[tuple[Floats, float]]:
    """Unit normal in three components, and offset, of each wall."""
    planes = []
    for wall in scene.walls:
        normal, point = np.zeros(3), np.zeros(3)
        normal[: scene.dimension], point[: scene.dimension] = wall.normal, wall.point
        planes.append((normal, float(normal @ point)))
    return planes


def _cells(scene: Scene, position: Floats, radius: Floats) -> tuple[float, Floats, list[int]]:
    """Side of a cell, lower corner, and number of cells along x, y, z.

    They cover the balls and the walls that stand along the axes. Elsewhere the cells repeat:
    that costs time only.
    """
    low, high = position.min(axis=0), position.max(axis=0)
    for normal, offset in _planes(scene):
        if np.count_nonzero(normal) == 1:
            (axis,) = np.flatnonzero(normal)
            low[axis] = min(low[axis], offset / normal[axis])
            high[axis] = max(high[axis], offset / normal[axis])
    widest = 2 * float(radius.max()) * (1 + CONTACT_TOLERANCE)
    extent = np.maximum(high - low, widest)[: scene.dimension]
    spacing = float(np.prod(extent) / len(radius)) ** (1 / scene.dimension)
    side = max(widest, CELL_SIDE * spacing)
    cells = [int(length / side) + 1 for length in extent]
    return side, low, [*cells, 1][:3]


def _in_line(array: Any) -> Any:
    """A copy that begins where a line of the memory cache does: each ball fills one."""
    space = np.empty(array.nbytes + 64, dtype=np.uint8)
    start = -space.ctypes.data % 64
    copy = space[start : start + array.nbytes].view(array.dtype)
    copy[:] = array
    return copy
