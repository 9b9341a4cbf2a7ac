"""The paper's listing to the letter, its faults included (Nikulin 2024).

The normal of a plane is turned towards the ball at every step, a ball below contact at
both ends of a step is always projected, balls that part are not spared, contact is tested
without tolerance, and 1e-9 is added to each coordinate of every normal of two balls.
"""

from kernel_lib.contacts.distances import centre_distance, plane_distance
from kernel_lib.solvers.report.contact_log import Entry
from kernel_lib.solvers.stepping.contact_step import free_motion
from kernel_lib.solvers.system import States, System
from kernel_lib.state.surfaces import restitution_at
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

__all__ = ["listing_step"]

#: Added to each coordinate of the normal of two balls, so that it is never zero: balls
#: that should stick part at some 8e-9 m/s.
EPSILON = 1e-9


def listing_step(
    system: System, state: States, done: int, h: float, return_to_contact: bool
) -> tuple[States, list[Entry]]:
    """One step of the listing after `done` others: planes ball by ball, then pairs."""
    c = state.c
    end = free_motion(system, state, h)
    found = []
    for i in range(len(c)):
        for j in range(len(system.sides[i])):
            found.append(_plane(system, i, j, state, end, return_to_contact))
    for i in range(len(c)):
        for j in range(i + 1, len(c)):
            found.append(_pair(system, i, j, state, end, return_to_contact))
    # What was found carries the part of the step before it for a time.
    hits = [hit._replace(time=(done + hit.time) * h) for hit in found if hit is not None]
    return end, hits


def _plane(
    system: System, i: int, j: int, state: States, end: States, return_to_contact: bool
) -> Entry | None:
    normal, offset = system.plane(i, j)
    radius = system.radius[i]
    if plane_distance(state.c[i], normal, offset) < 0:
        normal, offset = scale(normal, -1.0), -offset
    before = plane_distance(state.c[i], normal, offset)
    after = plane_distance(end.c[i], normal, offset)
    if before > radius >= after:
        part = 1.0
        if return_to_contact:
            part = proportional_division(before, after, radius)
            end.c[i] = interpolate(state.c[i], end.c[i], part)
            end.v[i] = interpolate(state.v[i], end.v[i], part)
        arrived = end.v[i]
        closing = abs(dot(arrived, normal))
        restitution = restitution_at(system.rules(i, -1 - j).restitution, closing)
        end.v[i] = subtract(arrived, scale(projection(arrived, normal), 1 + restitution))
        return _entry(system, i, -1 - j, normal, (end.c[i], arrived, ZERO, end.v[i], ZERO), part)
    if before <= radius and after <= radius:
        end.c[i] = subtract(end.c[i], projection(subtract(end.c[i], state.c[i]), normal))
        end.v[i] = rejection(end.v[i], normal)
    return None


def _pair(
    system: System, i: int, j: int, state: States, end: States, return_to_contact: bool
) -> Entry | None:
    c, v = state.c, state.v
    reach = system.radius[i] + system.radius[j]
    if system.inverse_mass[i] + system.inverse_mass[j] == 0:
        return None
    before, after = centre_distance(c[i], c[j]), centre_distance(end.c[i], end.c[j])
    if not before > reach >= after:
        return None
    part = 1.0
    if return_to_contact:
        part = proportional_division(before, after, reach)
        for k in (i, j):
            end.c[k] = interpolate(c[k], end.c[k], part)
            end.v[k] = interpolate(v[k], end.v[k], part)
    tilt = (EPSILON, EPSILON, EPSILON if system.dimension == 3 else 0.0)
    normal = unit(add(unit(subtract(end.c[i], end.c[j])), tilt))
    one, two = end.v[i], end.v[j]
    closing = -dot(subtract(one, two), normal)
    restitution = restitution_at(system.rules(i, j).restitution, abs(closing))
    share = (1 + restitution) / (system.inverse_mass[i] + system.inverse_mass[j])
    end.v[i] = add(one, scale(normal, share * closing * system.inverse_mass[i]))
    end.v[j] = subtract(two, scale(normal, share * closing * system.inverse_mass[j]))
    return _entry(system, i, j, normal, (end.c[i], one, two, end.v[i], end.v[j]), part)


def _entry(
    system: System,
    a: int,
    b: int,
    normal: Vector,
    seen: tuple[Vector, Vector, Vector, Vector, Vector],
    part: float,
) -> Entry:
    """A contact for the list: centre of a, velocities of both before and after."""
    centre, *velocities = seen
    # Of a fixed ball only its partner shows the impulse.
    moved, sign = (a, 1.0) if system.inverse_mass[a] > 0 else (b, -1.0)
    change = subtract(velocities[2], velocities[0])
    if moved == b:
        change = subtract(velocities[3], velocities[1])
    impulse = scale(change, sign / system.inverse_mass[moved])
    lost = sum(
        (dot(old, old) - dot(new, new)) / (2 * system.inverse_mass[k])
        for k, old, new in ((a, velocities[0], velocities[2]), (b, velocities[1], velocities[3]))
        if k >= 0 and system.inverse_mass[k] > 0
    )
    point = subtract(centre, scale(normal, system.radius[a]))
    before, after = (velocities[0], velocities[1]), (velocities[2], velocities[3])
    return Entry(part, a, b, point, normal, impulse, before, after, lost)
