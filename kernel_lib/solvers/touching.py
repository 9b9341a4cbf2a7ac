"""A fixed step in which bodies touch: impacts, returns to contact, and sliding."""

import math
from typing import TYPE_CHECKING, NamedTuple

from kernel_lib.contacts.distances import centre_distance, normal_between, plane_distance
from kernel_lib.solvers.impact import ROOM, Body, closing_speed, impact, slip_velocity
from kernel_lib.solvers.log import Entry
from kernel_lib.solvers.pressing import press, roll_resistance
from kernel_lib.state.scene import TOUCHING
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

#: Bodies that touch and close by less than this part of the speeds around do not collide
#: again: they are held. Rounding makes closing speeds a millionth of it.
CLOSING = 1e-9

#: Bodies that are held close by no more than this part of the speeds around.
ROUNDING = 1e-12

#: Sweeps over the contacts that hold a body, until none is pressed in any more. A wedge
#: of walls needs several; two walls at a right angle need one.
MOST_SWEEPS = 200


class Hit(NamedTuple):
    """An impact that a step meets: part of the step before it, ball, partner."""

    part: float
    a: int
    b: int


class State(NamedTuple):
    """Positions, velocities and spins of all balls."""

    c: list[Vector]
    v: list[Vector]
    w: list[Vector]


def step_with_contacts(memory: "SteppingMemory", h: float) -> None:
    """One whole step of all balls, contacts included."""
    solver = memory.solver
    start = State(list(memory.c), list(memory.v), list(memory.w))
    state, time, left = start, memory.done * h, h
    held: set[tuple[int, int]] = set()
    for _ in range(MOST_IMPACTS):
        state = _collide_touching(memory, state, time, left)
        free = _free_motion(memory, state, left)
        end = _hold(memory, state, free, time, left, held)
        hits = _hits(memory, state, end)
        if not hits:
            state = end
            break
        if not solver.return_to_contact:
            state = _sunk_impacts(memory, end, hits, time + left)
            break
        hit = min(hits, key=lambda found: found.part)
        state = State(
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
    if state == start:
        memory.stopped = "everything at rest"
    memory.log.close_all((memory.done + 1) * h, held)
    memory.c, memory.v, memory.w = state


def _free_motion(memory: "SteppingMemory", state: State, h: float) -> State:
    """v' = v + a h, c' = c + (v + v') h/2, with the drag of the start of the step."""
    setup = memory.setup
    c_end, v_end = [], []
    for i, (c, v) in enumerate(zip(state.c, state.v, strict=True)):
        acceleration = subtract(setup.gravity[i], scale(v, setup.drag_rate[i]))
        after = add(v, scale(acceleration, h))
        v_end.append(after)
        c_end.append(add(c, scale(add(v, after), h / 2)))
    return State(c_end, v_end, list(state.w))


def _collide_touching(memory: "SteppingMemory", state: State, time: float, h: float) -> State:
    """Bodies that touch and close already at the start of a step collide there, one by one."""
    setup = memory.setup
    state = State(state.c, list(state.v), list(state.w))
    pairs = [(a, b) for a, b in _all_pairs(memory) if _gap_open(memory, state.c, a, b) <= 0]
    for _ in range(MOST_IMPACTS):
        for a, b in pairs:
            body, other, normal = _bodies(memory, state, a, b)
            around = norm(body.velocity) + norm(other.velocity) + norm(setup.gravity[a]) * h
            if closing_speed(body, other, normal) > CLOSING * around:
                _apply(memory, state, a, b, time)
                break
        else:
            break
    return state


def _hold(
    memory: "SteppingMemory",
    state: State,
    free: State,
    time: float,
    h: float,
    held: set[tuple[int, int]],
) -> State:
    """Bodies in contact at the start that would end below it slide: no more normal motion."""
    setup = memory.setup
    pairs = [
        (a, b)
        for a, b in _all_pairs(memory)
        if _gap_open(memory, state.c, a, b) <= 0 and _gap_open(memory, free.c, a, b) <= 0
    ]
    if not pairs:
        return free
    end = State(list(free.c), list(free.v), list(free.w))
    for _ in range(MOST_SWEEPS):
        pressed = False
        for a, b in pairs:
            body, other, normal = _bodies(memory, State(state.c, end.v, end.w), a, b)
            closing = closing_speed(body, other, normal)
            around = norm(body.velocity) + norm(other.velocity) + norm(setup.gravity[a]) * h
            if closing > ROUNDING * around:
                _press(memory, state, end, a, b, h)
                held.add((a, b))
                pressed = True
        if not pressed:
            break
    for a, b in held.intersection(pairs):
        _settle(memory, state, end, a, b, time, h)
    return end


def _press(memory: "SteppingMemory", state: State, end: State, a: int, b: int, h: float) -> None:
    """Take the normal motion out of one contact, and let friction act on it."""
    setup = memory.setup
    rules = setup.rules(a, b)
    body, other, normal = _bodies(memory, State(state.c, end.v, end.w), a, b)
    done = press(body, other, normal, rules)
    moved_a = subtract(end.c[a], state.c[a])
    moved_b = subtract(end.c[b], state.c[b]) if b >= 0 else ZERO
    into = dot(moved_a, normal) - dot(moved_b, normal)
    share = body.inverse_mass / (body.inverse_mass + other.inverse_mass)
    moved_a = subtract(moved_a, scale(normal, share * into))
    moved_b = add(moved_b, scale(normal, (1 - share) * into))
    if not rules.smooth:
        # Friction brakes during the step: half of the change acts on the way.
        sideways = subtract(done.impulse, scale(normal, dot(done.impulse, normal)))
        moved_a = add(moved_a, scale(sideways, body.inverse_mass * h / 2))
        moved_b = subtract(moved_b, scale(sideways, other.inverse_mass * h / 2))
    end.c[a], end.v[a], end.w[a] = add(state.c[a], moved_a), done.a.velocity, done.a.spin
    if b >= 0:
        end.c[b], end.v[b], end.w[b] = add(state.c[b], moved_b), done.b.velocity, done.b.spin


def _settle(
    memory: "SteppingMemory", state: State, end: State, a: int, b: int, time: float, h: float
) -> None:
    """Rolling resistance and rest of a held ball; a lasting contact enters the list."""
    setup = memory.setup
    rules = setup.rules(a, b)
    body, other, normal = _bodies(memory, State(state.c, end.v, end.w), a, b)
    if b < 0 and rules.rolling_resistance > 0:
        pressure = dot(subtract(end.v[a], add(state.v[a], scale(setup.gravity[a], h))), normal)
        body = roll_resistance(body, normal, rules, max(pressure, 0.0))
        end.v[a], end.w[a] = body.velocity, body.spin
    if b < 0 and norm(body.velocity) <= CLOSING * norm(setup.gravity[a]) * h:
        end.c[a], end.v[a] = state.c[a], ZERO
        body = body._replace(velocity=ZERO)
    kind = lasting_kind(body, other, normal, rules.smooth)
    point = subtract(state.c[a], scale(normal, setup.radius[a]))
    velocities = (body.velocity, other.velocity)
    memory.log.begin(Entry(time, a, b, point, normal, ZERO, velocities, velocities, 0.0, kind))


def lasting_kind(body: Body, other: Body, normal: Vector, smooth: bool) -> str:
    """Whether a lasting contact rests, rolls or slides."""
    across = subtract(body.velocity, other.velocity)
    if across == ZERO and (smooth or norm(slip_velocity(body, other, normal)) == 0):
        return "rest"
    speed = norm(across) + norm(body.spin) * body.radius
    slips = norm(slip_velocity(body, other, normal)) > CLOSING * speed
    return "slide" if smooth or slips or body.turning == 0 else "roll"


def _hits(memory: "SteppingMemory", state: State, end: State) -> list[Hit]:
    """Contacts that the step meets: open at its start, closed at its end."""
    found = []
    for a, b in _all_pairs(memory):
        if _gap_open(memory, state.c, a, b) > 0 and _gap_open(memory, end.c, a, b) <= 0:
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


def _sunk_impacts(memory: "SteppingMemory", end: State, hits: list[Hit], time: float) -> State:
    """Without a return the law acts where the bodies have sunk in, contact by contact."""
    for _, a, b in hits:
        if b < 0 and plane_distance(end.c[a], *memory.setup.sides[a][-1 - b]) <= 0:
            memory.stopped = "passed through a wall"
            return end
        _apply(memory, end, a, b, time)
    return end


def _apply(memory: "SteppingMemory", state: State, a: int, b: int, time: float) -> None:
    """The impulse law on one contact, entered in the list."""
    body, other, normal = _bodies(memory, state, a, b)
    done = impact(body, other, normal, memory.setup.rules(a, b))
    state.v[a], state.w[a] = done.a.velocity, done.a.spin
    if b >= 0:
        state.v[b], state.w[b] = done.b.velocity, done.b.spin
    point = subtract(state.c[a], scale(normal, memory.setup.radius[a]))
    before, after = (body.velocity, other.velocity), (done.a.velocity, done.b.velocity)
    memory.log.end((a, b), time)
    memory.log.add(Entry(time, a, b, point, normal, done.impulse, before, after, sum(done.lost)))


def _bodies(memory: "SteppingMemory", state: State, a: int, b: int) -> tuple[Body, Body, Vector]:
    """The two bodies of a contact, and the normal from b to a."""
    setup = memory.setup
    body = Body(state.v[a], state.w[a], setup.radius[a], setup.inverse_mass[a], setup.turning[a])
    if b < 0:
        return body, ROOM, setup.sides[a][-1 - b].normal
    other = Body(state.v[b], state.w[b], setup.radius[b], setup.inverse_mass[b], setup.turning[b])
    return body, other, normal_between(state.c[a], state.c[b], state.v[a], state.v[b])


def _gap_open(memory: "SteppingMemory", c: list[Vector], a: int, b: int) -> float:
    """Distance beyond touching, m: zero or less where two bodies touch."""
    setup = memory.setup
    if b < 0:
        reach = setup.radius[a]
        return plane_distance(c[a], *setup.sides[a][-1 - b]) - reach * (1 + TOUCHING)
    reach = setup.radius[a] + setup.radius[b]
    return centre_distance(c[a], c[b]) - reach * (1 + TOUCHING)


def _all_pairs(memory: "SteppingMemory") -> list[tuple[int, int]]:
    """Every ball with every wall, then with every later ball; fixed pairs cannot meet."""
    setup = memory.setup
    n = len(memory.c)
    moves = [w > 0 for w in setup.inverse_mass]
    pairs = [(i, -1 - j) for i in range(n) if moves[i] for j in range(len(setup.sides[i]))]
    return pairs + [(i, j) for i in range(n) for j in range(i + 1, n) if moves[i] or moves[j]]
