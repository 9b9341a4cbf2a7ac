"""A fixed step in which bodies touch: impacts, returns to contact, and sliding."""

import math
from typing import TYPE_CHECKING, NamedTuple

from kernel_lib.contacts.distances import centre_distance, plane_distance
from kernel_lib.solvers.holding import CLOSING, hold
from kernel_lib.solvers.impact import closing_speed, impact
from kernel_lib.solvers.log import Entry
from kernel_lib.solvers.pairs import States, bodies_of, gap_open
from kernel_lib.state.vectors import (
    ZERO,
    Vector,
    add,
    dot,
    interpolate,
    norm,
    proportional_division,
    scale,
    subtract,
)

if TYPE_CHECKING:
    from kernel_lib.solvers.stepping import SteppingMemory

__all__ = ["step_with_contacts"]

#: Impacts in one step, after which the rest of the step is dropped. Only a run that
#: spends the rest of its steps while impacts pile up can come near.
MOST_IMPACTS = 1000


class Hit(NamedTuple):
    """An impact that a step meets: part of the step before it, ball, partner."""

    part: float
    a: int
    b: int


def step_with_contacts(memory: "SteppingMemory", h: float) -> None:
    """One whole step of all balls, contacts included."""
    solver = memory.solver
    start = States(list(memory.c), list(memory.v), list(memory.w))
    state, time, left = start, memory.done * h, h
    held: set[tuple[int, int]] = set()
    for _ in range(MOST_IMPACTS):
        state = _collide_touching(memory, state, time, left)
        free = _free_motion(memory, state, left)
        end = hold(memory, state, free, time, left, held)
        hits = _hits(memory, state, end)
        if not hits:
            state = end
            break
        if not solver.return_to_contact:
            state = _sunk_impacts(memory, end, hits, time + left)
            break
        hit = min(hits, key=lambda found: found.part)
        state = States(
            *(
                [interpolate(p, q, hit.part) for p, q in zip(a, b, strict=True)]
                for a, b in zip(state, end, strict=True)
            )
        )
        time += hit.part * left
        left *= 1 - hit.part
        _apply(memory, state, hit.a, hit.b, time)
        if not solver.spend_rest_of_step or left <= 0:
            break
    if state == start and all(w == ZERO for w in state.w):
        memory.stopped = "everything at rest"
        return
    memory.log.close_all((memory.done + 1) * h, held)
    memory.c, memory.v, memory.w = state
    if any(
        b < 0 and plane_distance(state.c[a], *memory.setup.sides[a][-1 - b]) < 0
        for a, b in memory.pairs
    ):
        memory.stopped = "passed through a wall"


def _free_motion(memory: "SteppingMemory", state: States, h: float) -> States:
    """v' = v + a h, c' = c + (v + v') h/2, with the drag of the start of the step."""
    setup = memory.setup
    c_end, v_end = [], []
    for i, (c, v) in enumerate(zip(state.c, state.v, strict=True)):
        acceleration = subtract(setup.gravity[i], scale(v, setup.drag_rate[i]))
        after = add(v, scale(acceleration, h))
        v_end.append(after)
        c_end.append(add(c, scale(add(v, after), h / 2)))
    return States(c_end, v_end, list(state.w))


def _collide_touching(memory: "SteppingMemory", state: States, time: float, h: float) -> States:
    """Bodies that touch and close already at the start of a step collide there, one by one.

    A contact that lasts is held, not struck, by what gravity brings in a step.
    """
    state = States(state.c, list(state.v), list(state.w))
    pairs = [(a, b) for a, b in memory.pairs if gap_open(memory, state.c, a, b) <= 0]
    if not pairs:
        return state
    falls = [norm(gravity) * h for gravity in memory.setup.gravity]
    least = CLOSING * max(norm(v) + fall for v, fall in zip(state.v, falls, strict=True))
    lasting = set(memory.log.open)
    for _ in range(MOST_IMPACTS):
        for a, b in pairs:
            fall = max(falls[a], falls[b] if b >= 0 else 0.0)
            limit = least + fall if (a, b) in lasting else least
            if closing_speed(*bodies_of(memory, state, a, b)) > limit:
                _apply(memory, state, a, b, time)
                break
        else:
            break
    return state


def _hits(memory: "SteppingMemory", state: States, end: States) -> list[Hit]:
    """Contacts that the step meets: open at its start, closed at its end."""
    found = []
    for a, b in memory.pairs:
        if gap_open(memory, state.c, a, b) > 0 and gap_open(memory, end.c, a, b) <= 0:
            found.append(Hit(_part_before(memory, state.c, end.c, a, b), a, b))
    return found


def _part_before(
    memory: "SteppingMemory", c: list[Vector], c_end: list[Vector], a: int, b: int
) -> float:
    """Part of the step before contact: prodel(0, 1, d, b, r), at most the whole.

    Between two balls the distance is not linear on the way; a run that spends the rest of
    its steps finds the moment from the quadratic.
    """
    setup = memory.setup
    if b < 0:
        side = setup.sides[a][-1 - b]
        before = plane_distance(c[a], *side)
        after = plane_distance(c_end[a], *side)
        return min(proportional_division(0.0, 1.0, before, after, setup.radius[a]), 1.0)
    reach = setup.radius[a] + setup.radius[b]
    line = subtract(c[a], c[b])
    way = subtract(subtract(c_end[a], c_end[b]), line)
    if memory.solver.spend_rest_of_step:
        closing, square = -dot(line, way), dot(way, way)
        root = closing * closing - square * (dot(line, line) - reach * reach)
        part = (dot(line, line) - reach * reach) / (closing + math.sqrt(max(root, 0.0)))
        return min(max(part, 0.0), 1.0)
    before, after = norm(line), centre_distance(c_end[a], c_end[b])
    return min(proportional_division(0.0, 1.0, before, after, reach), 1.0)


def _sunk_impacts(memory: "SteppingMemory", end: States, hits: list[Hit], time: float) -> States:
    """Without a return the law acts where the bodies have sunk in, contact by contact."""
    for _, a, b in hits:
        if b < 0 and plane_distance(end.c[a], *memory.setup.sides[a][-1 - b]) <= 0:
            memory.stopped = "passed through a wall"
            return end
        _apply(memory, end, a, b, time)
    return end


def _apply(memory: "SteppingMemory", state: States, a: int, b: int, time: float) -> None:
    """The impulse law on one contact, entered in the list."""
    body, other, normal = bodies_of(memory, state, a, b)
    done = impact(body, other, normal, memory.setup.rules(a, b), memory.solver.law)
    memory.impacts += 1
    state.v[a], state.w[a] = done.a.velocity, done.a.spin
    if b >= 0:
        state.v[b], state.w[b] = done.b.velocity, done.b.spin
    point = subtract(state.c[a], scale(normal, memory.setup.radius[a]))
    before, after = (body.velocity, other.velocity), (done.a.velocity, done.b.velocity)
    memory.log.end((a, b), time)
    memory.log.add(Entry(time, a, b, point, normal, done.impulse, before, after, sum(done.lost)))
