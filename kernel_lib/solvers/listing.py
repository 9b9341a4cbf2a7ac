"""The paper's listing to the letter, its faults included (Nikulin 2024).

The normal of a plane is turned towards the ball at every step, a ball below contact at
both ends of a step is always projected, balls that part are not spared, contact is tested
without tolerance, and 1e-9 is added to each coordinate of every normal of two balls.
"""

from typing import TYPE_CHECKING

from kernel_lib.contacts.distances import centre_distance, plane_distance
from kernel_lib.solvers.log import Entry
from kernel_lib.state.vectors import (
    ZERO,
    Vector,
    add,
    dot,
    interpolate,
    projection,
    proportional_division,
    rejection,
    scale,
    subtract,
    unit,
)

if TYPE_CHECKING:
    from kernel_lib.solvers.stepping import SteppingMemory

__all__ = ["listing_step"]

#: Added to each coordinate of the normal of two balls, so that it is never zero: balls
#: that should stick part at some 8e-9 m/s.
EPSILON = 1e-9


def listing_step(memory: "SteppingMemory", h: float, return_to_contact: bool) -> None:
    """One step of the listing: planes ball by ball, then pairs."""
    setup = memory.setup
    c, v = memory.c, memory.v
    c_end, v_end = [], []
    for i in range(len(c)):
        acceleration = subtract(setup.gravity[i], scale(v[i], setup.drag_rate[i]))
        v_end.append(add(v[i], scale(acceleration, h)))
        c_end.append(add(c[i], scale(add(v[i], v_end[i]), h / 2)))
    for i in range(len(c)):
        for j in range(len(setup.sides[i])):
            _plane(memory, i, j, c_end, v_end, h, return_to_contact)
    for i in range(len(c)):
        for j in range(i + 1, len(c)):
            _pair(memory, i, j, c_end, v_end, h, return_to_contact)
    memory.c, memory.v = c_end, v_end


def _plane(
    memory: "SteppingMemory",
    i: int,
    j: int,
    c_end: list[Vector],
    v_end: list[Vector],
    h: float,
    return_to_contact: bool,
) -> None:
    normal, offset = memory.setup.sides[i][j]
    radius = memory.setup.radius[i]
    if plane_distance(memory.c[i], normal, offset) < 0:
        normal, offset = scale(normal, -1.0), -offset
    before = plane_distance(memory.c[i], normal, offset)
    after = plane_distance(c_end[i], normal, offset)
    if before > radius >= after:
        part = 1.0
        if return_to_contact:
            part = proportional_division(0.0, 1.0, before, after, radius)
            c_end[i] = interpolate(memory.c[i], c_end[i], part)
            v_end[i] = interpolate(memory.v[i], v_end[i], part)
        arrived = v_end[i]
        restitution = memory.setup.rules(i, -1 - j).restitution
        v_end[i] = subtract(arrived, scale(projection(arrived, normal), 1 + restitution))
        _note(memory, i, -1 - j, normal, (c_end[i], arrived, ZERO, v_end[i], ZERO), part, h)
    elif before <= radius and after <= radius:
        c_end[i] = subtract(c_end[i], projection(subtract(c_end[i], memory.c[i]), normal))
        v_end[i] = rejection(v_end[i], normal)


def _pair(
    memory: "SteppingMemory",
    i: int,
    j: int,
    c_end: list[Vector],
    v_end: list[Vector],
    h: float,
    return_to_contact: bool,
) -> None:
    setup, c, v = memory.setup, memory.c, memory.v
    reach = setup.radius[i] + setup.radius[j]
    if setup.inverse_mass[i] + setup.inverse_mass[j] == 0:
        return
    before, after = centre_distance(c[i], c[j]), centre_distance(c_end[i], c_end[j])
    if not before > reach >= after:
        return
    part = 1.0
    if return_to_contact:
        part = proportional_division(0.0, 1.0, before, after, reach)
        for k in (i, j):
            c_end[k] = interpolate(c[k], c_end[k], part)
            v_end[k] = interpolate(v[k], v_end[k], part)
    tilt = (EPSILON, EPSILON, EPSILON if setup.dimension == 3 else 0.0)
    normal = unit(add(unit(subtract(c_end[i], c_end[j])), tilt))
    one, two = v_end[i], v_end[j]
    closing = -dot(subtract(one, two), normal)
    share = (1 + setup.rules(i, j).restitution) / (setup.inverse_mass[i] + setup.inverse_mass[j])
    v_end[i] = add(one, scale(normal, share * closing * setup.inverse_mass[i]))
    v_end[j] = subtract(two, scale(normal, share * closing * setup.inverse_mass[j]))
    _note(memory, i, j, normal, (c_end[i], one, two, v_end[i], v_end[j]), part, h)


def _note(
    memory: "SteppingMemory",
    a: int,
    b: int,
    normal: Vector,
    seen: tuple[Vector, Vector, Vector, Vector, Vector],
    part: float,
    h: float,
) -> None:
    """Enter a contact in the list: centre of a, velocities of both before and after."""
    setup = memory.setup
    memory.impacts += 1
    centre, *velocities = seen
    # Of a fixed ball only its partner shows the impulse.
    moved, sign = (a, 1.0) if setup.inverse_mass[a] > 0 else (b, -1.0)
    change = subtract(velocities[2], velocities[0])
    if moved == b:
        change = subtract(velocities[3], velocities[1])
    impulse = scale(change, sign / setup.inverse_mass[moved])
    lost = sum(
        (dot(old, old) - dot(new, new)) / (2 * setup.inverse_mass[k])
        for k, old, new in ((a, velocities[0], velocities[2]), (b, velocities[1], velocities[3]))
        if k >= 0 and setup.inverse_mass[k] > 0
    )
    point = subtract(centre, scale(normal, setup.radius[a]))
    before, after = (velocities[0], velocities[1]), (velocities[2], velocities[3])
    time = (memory.done + part) * h
    memory.log.add(Entry(time, a, b, point, normal, impulse, before, after, lost))
