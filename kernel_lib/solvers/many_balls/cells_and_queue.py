"""When a ball among many meets what: written once, for plain Python and for compiled loops.

Balls stand in cells at least as wide as the widest ball, so that a ball meets only those of
the cells around before it or they leave their cells. A ball predicts no impact later than
one that its partner expects already, since the partner looks again at that moment.
"""

import math
from typing import Any

from kernel_lib.contacts.impact_times import meeting_time, plane_time
from kernel_lib.state.tolerances import CONTACT_TOLERANCE, ROUNDING

__all__ = ["foresee", "leave_cell", "wall_offset"]

#: Columns of the flat arrays: `body` (clock s, radius m, place m, velocity m/s: one line of the
#: memory cache), `wait` (moments of its next impact and of leaving its cell, s), `matter`
#: (inverse mass 1/kg, restitution), `link` (partner, cell along x, y, z, face of the cell by
#: which it leaves), `walls` (unit normal, offset m at t = 0, restitution, speed along it m/s),
#: `notes` and `pairs` (the contact list). `queue` holds the first ball of each cell, then the
#: next one of each ball.
BODY, CLOCK, RADIUS, PLACE, SPEED = 8, 0, 1, 2, 5
WAIT, MEETS, LEAVES = 2, 0, 1
MATTER, INVERSE_MASS, BOUNCE, OFF_WALLS = 3, 0, 1, 2
LINK, PARTNER, CELL, FACE = 5, 0, 1, 4
WALL, NOTE = 6, 14
OFFSET, GIVES_BACK, PUSHES = 3, 4, 5
#: `box`: side of a cell, its origin, gravity; `grid`: cells less one along x, y, z, shifts of
#: the cell's number along y and z, first seat of the tournament.
SIDE, ORIGIN, GRAVITY = 0, 1, 4
ROW, LAYER, MASK, CELLS, SEATS = 0, 1, 2, 3, 4

#: Root of the tournament; the eight below node q begin at 8 (q - TOP + 1).
TOP = 7

#: The partner of a ball without a predicted impact, or whose partner has another one.
NO_PARTNER = -1_000_000_000


def set_key(i: Any, keys: Any, wait: Any, grid: Any) -> None:
    """Enter the next event of ball i in the tournament: each node keeps the best of eight."""
    node = grid[SEATS] + i
    keys[node] = min(wait[WAIT * i + MEETS], wait[WAIT * i + LEAVES])
    while node > TOP:
        first = node & -8
        least = keys[first]
        for rival in range(first + 1, first + 8):
            least = min(least, keys[rival])
        node = (node >> 3) + TOP - 1
        if keys[node] == least:
            return
        keys[node] = least


def cell_of(i: Any, link: Any, grid: Any) -> Any:
    """Number of the cell of ball i; the cells go round, so that no ball ever leaves them."""
    cell = LINK * i + CELL
    return (link[cell] + link[cell + 1] * grid[ROW] + link[cell + 2] * grid[LAYER]) & grid[MASK]


def leave_cell(i: Any, now: Any, body: Any, wait: Any, link: Any, box: Any) -> None:
    """Find when ball i leaves its cell, and by which face."""
    lag = now - body[BODY * i + CLOCK]
    soonest, face = math.inf, 0
    for k in range(3):
        g, u = box[GRAVITY + k], body[BODY * i + SPEED + k]
        x = body[BODY * i + PLACE + k] + lag * (u + lag * g / 2)
        u += lag * g
        low = box[ORIGIN + k] + link[LINK * i + CELL + k] * box[SIDE]
        if u > 0 or g != 0:
            time = plane_time(max(low + box[SIDE] - x, 0.0), -u, -g)
            if time < soonest:
                soonest, face = time, 2 * k + 1
        if u < 0 or g != 0:
            time = plane_time(max(x - low, 0.0), u, g)
            if time < soonest:
                soonest, face = time, 2 * k
    wait[WAIT * i + LEAVES] = now + soonest
    link[LINK * i + FACE] = face


def wall_offset(wall: Any, now: Any, walls: Any) -> Any:
    """Where a wall is along its normal, m."""
    return walls[WALL * wall + OFFSET] + walls[WALL * wall + PUSHES] * now


def next_wall(i: Any, now: Any, body: Any, walls: Any, box: Any) -> Any:
    """When ball i meets a wall, and the wall's sign as a partner."""
    me = BODY * i
    lag = now - body[me + CLOCK]
    soonest, partner = math.inf, NO_PARTNER
    for wall in range(len(walls) // WALL):
        side = WALL * wall
        distance, speed, push = -wall_offset(wall, now, walls), -walls[side + PUSHES], 0.0
        for k in range(3):
            n, g, u = walls[side + k], box[GRAVITY + k], body[me + SPEED + k]
            distance += n * (body[me + PLACE + k] + lag * (u + lag * g / 2))
            speed += n * (u + lag * g)
            push += n * g
        if distance < 0:
            distance, speed, push = -distance, -speed, -push
        if speed < 0 or push < 0:
            time = plane_time(max(distance - body[BODY * i + RADIUS], 0.0), speed, push)
            if time < soonest:
                soonest, partner = time, -1 - wall
    return now + soonest, partner


def comes_first(time: Any, i: Any, j: Any, soonest: Any, chosen: Any, wait: Any, link: Any) -> Any:
    """Whether balls i and j meet before all that both expect: of one moment the lowest first."""
    other = wait[WAIT * j + MEETS]
    if time > soonest or time > other or time == math.inf:
        return False
    mine = chosen if chosen >= 0 else link[LINK * i + PARTNER]
    return (time < soonest or mine > j) and (time < other or link[LINK * j + PARTNER] > i)


def next_ball(
    i: Any, now: Any, face: Any, body: Any, wait: Any, link: Any, queue: Any, box: Any, grid: Any
) -> Any:
    """When ball i meets a ball that meets no other earlier, and which.

    face : -1 to look into all cells around, or the face behind which cells are new
    """
    me, cell = BODY * i, LINK * i + CELL
    gx, gy, gz = box[GRAVITY], box[GRAVITY + 1], box[GRAVITY + 2]
    lag = now - body[me + CLOCK]
    u, v, w = body[me + SPEED], body[me + SPEED + 1], body[me + SPEED + 2]
    x = body[me + PLACE] + lag * (u + lag * gx / 2)
    y = body[me + PLACE + 1] + lag * (v + lag * gy / 2)
    z = body[me + PLACE + 2] + lag * (w + lag * gz / 2)
    u, v, w = u + lag * gx, v + lag * gy, w + lag * gz
    soonest, partner = wait[WAIT * i + MEETS], NO_PARTNER
    x0, x1, y0, y1, z0, z1 = -1, 1, -1, 1, -1, 1
    if face >= 0:
        side = 1 if face & 1 else -1
        if face < 2:
            x0 = x1 = side
        elif face < 4:
            y0 = y1 = side
        else:
            z0 = z1 = side
    if grid[LAYER] == 0:
        z0 = z1 = 0
    for layer in range(link[cell + 2] + z0, link[cell + 2] + z1 + 1):
        for row in range(link[cell + 1] + y0, link[cell + 1] + y1 + 1):
            start = row * grid[ROW] + layer * grid[LAYER]
            for column in range(link[cell] + x0, link[cell] + x1 + 1):
                j = queue[(start + column) & grid[MASK]]
                while j >= 0:
                    you = BODY * j
                    lag = now - body[you + CLOCK]
                    u2, v2, w2 = body[you + SPEED], body[you + SPEED + 1], body[you + SPEED + 2]
                    dx = x - (body[you + PLACE] + lag * (u2 + lag * gx / 2))
                    dy = y - (body[you + PLACE + 1] + lag * (v2 + lag * gy / 2))
                    dz = z - (body[you + PLACE + 2] + lag * (w2 + lag * gz / 2))
                    du, dv, dw = u - u2 - lag * gx, v - v2 - lag * gy, w - w2 - lag * gz
                    approach = -(dx * du + dy * dv + dz * dw)
                    if approach > 0 and j != i:
                        reach = body[BODY * i + RADIUS] + body[BODY * j + RADIUS]
                        excess = dx * dx + dy * dy + dz * dz - reach * reach
                        square = du * du + dv * dv + dw * dw
                        time = now + meeting_time(excess, approach, square)
                        if comes_first(time, i, j, soonest, partner, wait, link):
                            fast = math.sqrt(u * u + v * v + w * w) + math.sqrt(square)
                            near = excess <= 2 * CONTACT_TOLERANCE * reach * reach
                            if not near or approach > ROUNDING * reach * fast:
                                soonest, partner = time, j
                    j = queue[grid[CELLS] + j]
    return soonest, partner


def foresee(
    i: Any,
    now: Any,
    face: Any,
    body: Any,
    wait: Any,
    link: Any,
    queue: Any,
    keys: Any,
    walls: Any,
    box: Any,
    grid: Any,
) -> None:
    """Choose the next impact of ball i; who loses a partner by it looks again in its time."""
    if face < 0:
        time, partner = next_wall(i, now, body, walls, box)
        if time < wait[WAIT * i + MEETS]:
            wait_for(i, partner, time, wait, link)
    time, partner = next_ball(i, now, face, body, wait, link, queue, box, grid)
    if partner >= 0:
        wait_for(i, partner, time, wait, link)
        wait_for(partner, i, time, wait, link)
        set_key(partner, keys, wait, grid)
    set_key(i, keys, wait, grid)


def wait_for(i: Any, partner: Any, time: Any, wait: Any, link: Any) -> None:
    """Ball i expects this impact; who expected one with it has lost its partner."""
    left = link[LINK * i + PARTNER]
    if left >= 0:
        link[LINK * left + PARTNER] = NO_PARTNER
    link[LINK * i + PARTNER], wait[WAIT * i + MEETS] = partner, time
