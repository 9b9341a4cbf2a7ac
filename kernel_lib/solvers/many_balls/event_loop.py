"""The event loop of many smooth balls, written once: plain Python runs it on lists of floats,
and `many_balls` compiles the same text where numba is there.

Every ball has a clock of its own: its place and velocity are those of its last impact. It
waits for one event, the earliest of its next impact and the moment it leaves its cell; a
tournament over all balls gives the next event. Partners wait for each other; who loses a
partner to an earlier impact looks again at the moment that impact would have been.
"""

import math
from typing import Any

from kernel_lib.solvers.many_balls.cells_and_queue import (
    BODY,
    BOUNCE,
    CELL,
    CELLS,
    CLOCK,
    FACE,
    GIVES_BACK,
    GRAVITY,
    INVERSE_MASS,
    LEAVES,
    LINK,
    MATTER,
    MEETS,
    NO_PARTNER,
    NOTE,
    OFF_WALLS,
    PARTNER,
    PLACE,
    PUSHES,
    RADIUS,
    SEATS,
    SPEED,
    TOP,
    WAIT,
    WALL,
    cell_of,
    foresee,
    leave_cell,
    wall_offset,
)
from kernel_lib.state.tolerances import SETTLED, SLOW_CLOSING

__all__ = ["CHUNK_FULL", "PILED_UP", "REACHED", "RESTS", "begin_loop", "event_loop"]

#: What is compiled here, and how long that takes: `numerics.compile_notice`.
COMPILES = "the loop of many balls, some 15 s"

#: Why the loop returned; RESTS: the ball of the last contact comes to rest on a wall.
REACHED, CHUNK_FULL, PILED_UP, RESTS = 0, 1, 2, 3


def begin_loop(
    body: Any,
    wait: Any,
    matter: Any,
    link: Any,
    queue: Any,
    keys: Any,
    walls: Any,
    box: Any,
    grid: Any,
) -> None:
    """Put all balls into their cells, and foresee the first event of each."""
    balls = len(body) // BODY
    for i in range(balls):
        enter_cell(i, link, queue, grid)
        leave_cell(i, 0.0, body, wait, link, box)
    for i in range(balls):
        foresee(i, 0.0, -1, body, wait, link, queue, keys, walls, box, grid)


def enter_cell(i: Any, link: Any, queue: Any, grid: Any) -> None:
    """Ball i becomes the first of its cell."""
    cell = cell_of(i, link, grid)
    queue[grid[CELLS] + i] = queue[cell]
    queue[cell] = i


def change_cell(i: Any, link: Any, queue: Any, grid: Any) -> None:
    """Move ball i to the cell behind the face by which it leaves."""
    cell, face = cell_of(i, link, grid), link[LINK * i + FACE]
    if queue[cell] == i:
        queue[cell] = queue[grid[CELLS] + i]
    else:
        j = queue[cell]
        while queue[grid[CELLS] + j] != i:
            j = queue[grid[CELLS] + j]
        queue[grid[CELLS] + j] = queue[grid[CELLS] + i]
    link[LINK * i + CELL + (face >> 1)] += 1 if face & 1 else -1
    enter_cell(i, link, queue, grid)


def bring_to(i: Any, now: Any, body: Any, box: Any) -> None:
    """Move ball i along its flight to this moment."""
    me = BODY * i
    lag = now - body[me + CLOCK]
    for k in range(3):
        g, u = box[GRAVITY + k], body[me + SPEED + k]
        body[me + PLACE + k] += lag * (u + lag * g / 2)
        body[me + SPEED + k] = u + lag * g
    body[me + CLOCK] = now


def hit_wall(
    i: Any,
    wall: Any,
    law: Any,
    body: Any,
    matter: Any,
    walls: Any,
    box: Any,
    notes: Any,
    note: Any,
) -> Any:
    """Impact of ball i with a wall, noted from `note` on, as by `hit_ball`; whether it rests."""
    me, mine, side = BODY * i, MATTER * i, WALL * wall
    distance = -wall_offset(wall, body[me + CLOCK], walls)
    speed, square = -walls[side + PUSHES], 0.0
    for k in range(3):
        distance += walls[side + k] * body[me + PLACE + k]
        speed += walls[side + k] * body[me + SPEED + k]
        square += body[me + SPEED + k] * body[me + SPEED + k]
    sign = -1.0 if distance < 0 else 1.0
    closing, restitution = -sign * speed, min(matter[mine + OFF_WALLS], walls[side + GIVES_BACK])
    push = float(law(closing, matter[mine + INVERSE_MASS], 0.0, restitution))
    depth, press = body[BODY * i + RADIUS] - sign * distance, 0.0
    notes[note], notes[note + 1] = body[me + CLOCK], push
    for k in range(3):
        normal = sign * walls[side + k]
        press -= normal * box[GRAVITY + k]
        # Exactly on the wall, so that rounding does not add up.
        body[me + PLACE + k] += normal * depth
        notes[note + 2 + k], notes[note + 5 + k] = normal, body[me + PLACE + k]
        notes[note + 8 + k] = body[me + SPEED + k]
        notes[note + 11 + k] = walls[side + k] * walls[side + PUSHES]
        body[me + SPEED + k] += normal * push * matter[mine + INVERSE_MASS]
    leaving = restitution * closing
    rests = restitution < 1 and press > 0
    rests = rests and leaving * leaving <= SETTLED * SETTLED * press * body[me + RADIUS]
    return closing, restitution, math.sqrt(square), rests


def hit_ball(i: Any, j: Any, law: Any, body: Any, matter: Any, notes: Any, note: Any) -> Any:
    """Impact of balls i < j, noted from `note` on: closing speed, restitution, sum of speeds."""
    me, you, mine, yours = BODY * i, BODY * j, MATTER * i, MATTER * j
    x, y, z = (
        body[me + PLACE] - body[you + PLACE],
        body[me + PLACE + 1] - body[you + PLACE + 1],
        body[me + PLACE + 2] - body[you + PLACE + 2],
    )
    distance = math.sqrt(x * x + y * y + z * z)
    x, y, z = x / distance, y / distance, z / distance
    u, v, w = body[me + SPEED], body[me + SPEED + 1], body[me + SPEED + 2]
    u2, v2, w2 = body[you + SPEED], body[you + SPEED + 1], body[you + SPEED + 2]
    closing = -(x * (u - u2) + y * (v - v2) + z * (w - w2))
    restitution = min(matter[mine + BOUNCE], matter[yours + BOUNCE])
    push = float(
        law(closing, matter[mine + INVERSE_MASS], matter[yours + INVERSE_MASS], restitution)
    )
    notes[note], notes[note + 1] = body[me + CLOCK], push
    # The normal's length misses 1 by rounding, and not evenly: energy would drift.
    push -= push * ((x - 1) * (x + 1) + y * y + z * z)
    for k, n in enumerate((x, y, z)):
        notes[note + 2 + k], notes[note + 5 + k] = n, body[me + PLACE + k]
        notes[note + 8 + k], notes[note + 11 + k] = body[me + SPEED + k], body[you + SPEED + k]
        body[me + SPEED + k] += n * push * matter[mine + INVERSE_MASS]
        body[you + SPEED + k] -= n * push * matter[yours + INVERSE_MASS]
    first, second = u * u + v * v + w * w, u2 * u2 + v2 * v2 + w2 * w2
    return closing, restitution, math.sqrt(first) + math.sqrt(second)


def event_loop(
    law: Any,
    until: Any,
    most: Any,
    body: Any,
    wait: Any,
    matter: Any,
    link: Any,
    queue: Any,
    keys: Any,
    walls: Any,
    box: Any,
    grid: Any,
    notes: Any,
    pairs: Any,
    wanted: Any,
) -> Any:
    """Handle the events up to `until`, but no more than `most`.

    law : gives the impulse of an impact from closing speed, inverse masses and restitution
    notes, pairs : room for `most` contacts, which are kept if `wanted`

    Returns
    -------
    number of contacts, number of events, why it returned
    """
    contacts, events, seats = 0, 0, grid[SEATS]
    heavy = box[GRAVITY] != 0 or box[GRAVITY + 1] != 0 or box[GRAVITY + 2] != 0
    while keys[TOP] <= until:
        if events == most:
            return contacts, events, CHUNK_FULL
        events += 1
        now, node = keys[TOP], TOP
        while node < seats:
            node = 8 * (node - TOP + 1)
            while keys[node] != now:
                node += 1
        i = node - seats
        if wait[WAIT * i + LEAVES] <= wait[WAIT * i + MEETS]:
            face = link[LINK * i + FACE]
            change_cell(i, link, queue, grid)
            leave_cell(i, now, body, wait, link, box)
            foresee(i, now, face, body, wait, link, queue, keys, walls, box, grid)
            continue
        j = link[LINK * i + PARTNER]
        if j == NO_PARTNER:
            wait[WAIT * i + MEETS] = math.inf
            foresee(i, now, -1, body, wait, link, queue, keys, walls, box, grid)
            continue
        note = NOTE * contacts
        bring_to(i, now, body, box)
        if j < 0:
            closing, restitution, speeds, rests = hit_wall(
                i, -1 - j, law, body, matter, walls, box, notes, note
            )
        else:
            bring_to(j, now, body, box)
            i, j = min(i, j), max(i, j)
            closing, restitution, speeds = hit_ball(i, j, law, body, matter, notes, note)
            rests = False
            wait[WAIT * j + MEETS], link[LINK * j + PARTNER] = math.inf, NO_PARTNER
            leave_cell(j, now, body, wait, link, box)
        wait[WAIT * i + MEETS], link[LINK * i + PARTNER] = math.inf, NO_PARTNER
        leave_cell(i, now, body, wait, link, box)
        foresee(i, now, -1, body, wait, link, queue, keys, walls, box, grid)
        if j >= 0:
            foresee(j, now, -1, body, wait, link, queue, keys, walls, box, grid)
        if closing > 0:
            pairs[2 * contacts], pairs[2 * contacts + 1] = i, j
            contacts += wanted
        if rests:
            return contacts, events, RESTS
        if closing <= SLOW_CLOSING * speeds and (heavy or restitution < 1):
            return contacts, events, PILED_UP
    return contacts, events, REACHED
