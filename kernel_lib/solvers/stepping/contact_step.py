"""A fixed step in which bodies touch: impacts, returns to contact, and sliding."""

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from kernel_lib.contacts.distances import centre_distance, plane_distance
from kernel_lib.laws.impulse_law import ImpulseLaw
from kernel_lib.solvers.between_contacts.force_field import field_accelerations
from kernel_lib.solvers.impact import closing_speed
from kernel_lib.solvers.moment import hit
from kernel_lib.solvers.report.contact_log import Entry
from kernel_lib.solvers.stepping.sustained_contact import meeting_part, sustained_contacts
from kernel_lib.solvers.system import States, System
from kernel_lib.state.tolerances import MOST_IMPACTS_OF_A_STEP, SLOW_CLOSING
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

__all__ = ["Manner", "Step", "free_motion", "part_before", "pulled", "step_with_contacts"]


class Hit(NamedTuple):
    """An impact that a step meets: part of the step before it, ball, partner."""

    part: float
    a: int
    b: int


class Manner(NamedTuple):
    """How a step treats contacts: the options of `Stepping`."""

    law: ImpulseLaw
    return_to_contact: bool
    spend_rest_of_step: bool


class Step(NamedTuple):
    """What a step makes of the states: where it ends, and what belongs into the list.

    entries : impacts, and contacts that last, in order; lasting : pairs in sustained contact
    corrections : how often the normal motion of a sustained contact was taken out
    stopped : why the run cannot continue, or empty
    """

    end: States
    entries: list[Entry]
    lasting: set[tuple[int, int]]
    corrections: int
    stopped: str


def step_with_contacts(
    system: System,
    pairs: list[tuple[int, int]],
    manner: Manner,
    start: States,
    lasting: Collection[tuple[int, int]],
    time: float,
    h: float,
) -> Step:
    """One whole step of all balls from `time` on, contacts included.

    pairs : of bodies that could touch; lasting : those in sustained contact before
    """
    state, left, corrections = start, h, 0
    entries: list[Entry] = []
    held, stopped = set[tuple[int, int]](), ""
    for _ in range(MOST_IMPACTS_OF_A_STEP):
        touching, apart = _touching_and_apart(system, pairs, state)
        still = _still_lasting(lasting, entries)
        state, impacts = _collide_touching(system, touching, manner.law, state, still, time, left)
        free = free_motion(system, state, left)
        exact = manner.spend_rest_of_step
        kept = sustained_contacts(system, touching, state, free, time, left, held, exact)
        end, held = kept.end, kept.pairs
        entries += impacts + kept.entries
        corrections += kept.corrections
        hits = _hits(system, apart, manner, state, end)
        if not hits or not manner.return_to_contact:
            state = end
            impacts, stopped = _impacts_inside(system, manner.law, end, hits, time + left)
            entries += impacts
            break
        hit = min(hits, key=lambda found: found.part)
        state = _between(state, end, hit.part)
        time += hit.part * left
        left *= 1 - hit.part
        entries.append(_impact_on(system, manner.law, state, hit.a, hit.b, time))
        if not manner.spend_rest_of_step or left <= 0:
            break
    if state == start and all(w == ZERO for w in state.w):
        stopped = "everything at rest"
    elif _behind_a_wall(system, pairs, state):
        stopped = "passed through a wall"
    return Step(state, entries, held, corrections, stopped)


def pulled(system: System, state: States, time: float, h: float) -> System:
    """The scene with what its force field gives in one step, which is added to gravity."""
    here = field_accelerations(system, time, state.c, state.v, state.w)
    ahead = free_motion(_with_pull(system, here), state, h)
    there = field_accelerations(system, time + h, ahead.c, ahead.v, ahead.w)
    return _with_pull(system, [interpolate(p, q, 0.5) for p, q in zip(here, there, strict=True)])


def _with_pull(system: System, pull: list[Vector]) -> System:
    gravity = [add(g, more) for g, more in zip(system.gravity, pull, strict=True)]
    return replace(system, gravity=gravity)


def _touching_and_apart(
    system: System, pairs: list[tuple[int, int]], state: States
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """The pairs in contact, and the others."""
    touching: list[tuple[int, int]] = []
    apart: list[tuple[int, int]] = []
    for a, b in pairs:
        (touching if system.gap(state.c, a, b) <= 0 else apart).append((a, b))
    return touching, apart


def _between(state: States, end: States, part: float) -> States:
    """All states at a part of the way."""
    ways = zip(state, end, strict=True)
    return States(*([interpolate(p, q, part) for p, q in zip(a, b, strict=True)] for a, b in ways))


def _behind_a_wall(system: System, pairs: list[tuple[int, int]], state: States) -> bool:
    """Whether the centre of a ball has gone through a wall."""
    for a, b in pairs:
        if b < 0:
            side = system.plane(a, -1 - b)
            if dot(state.c[a], side.normal) < side.offset:
                return True
    return False


def _still_lasting(
    lasting: Collection[tuple[int, int]], entries: list[Entry]
) -> Collection[tuple[int, int]]:
    """Pairs in sustained contact, after what this step has brought so far."""
    if not entries:
        return lasting
    still = set(lasting)
    for entry in entries:
        (still.discard if entry.kind == "impact" else still.add)((entry.a, entry.b))
    return still


def free_motion(system: System, state: States, h: float) -> States:
    """v' = v + a h, c' = c + (v + v') h/2, with the drag of the start of the step."""
    c_end, v_end = [], []
    for i, (c, v) in enumerate(zip(state.c, state.v, strict=True)):
        acceleration = subtract(system.gravity[i], scale(v, system.drag_rate[i]))
        after = add(v, scale(acceleration, h))
        v_end.append(after)
        c_end.append(add(c, scale(add(v, after), h / 2)))
    return States(c_end, v_end, list(state.w))


def _collide_touching(
    system: System,
    touching: list[tuple[int, int]],
    law: ImpulseLaw,
    state: States,
    lasting: Collection[tuple[int, int]],
    time: float,
    h: float,
) -> tuple[States, list[Entry]]:
    """Bodies that touch and close already at the start of a step collide there, one by one.

    What gravity brings in a step is no impact on a contact that lasts.
    """
    entries: list[Entry] = []
    if not touching:
        return state, entries
    state = States(state.c, list(state.v), list(state.w))
    falls = [norm(gravity) * h for gravity in system.gravity]
    least = SLOW_CLOSING * max(norm(v) + fall for v, fall in zip(state.v, falls, strict=True))
    for _ in range(MOST_IMPACTS_OF_A_STEP):
        for a, b in touching:
            fall = max(falls[a], falls[b] if b >= 0 else 0.0)
            limit = least + fall if (a, b) in lasting else least
            if closing_speed(*system.bodies(state, a, b)) > limit:
                entries.append(_impact_on(system, law, state, a, b, time))
                break
        else:
            break
    return state, entries


def _hits(
    system: System, apart: list[tuple[int, int]], manner: Manner, state: States, end: States
) -> list[Hit]:
    """Contacts that the step meets: open at its start, closed at its end.

    Between two balls the distance is not linear on the way; a run that spends the rest of its
    steps finds the moment from the quadratic, and balls that pass through each other as well.
    """
    found = []
    for a, b in apart:
        if manner.spend_rest_of_step and b >= 0:
            part = meeting_part(system, state.c, end.c, a, b)
            if part <= 1:
                found.append(Hit(part, a, b))
        elif system.gap(end.c, a, b) <= 0:
            found.append(Hit(part_before(system, state.c, end.c, a, b), a, b))
    return found


def part_before(system: System, c: list[Vector], c_end: list[Vector], a: int, b: int) -> float:
    """Part of the step before contact: prodel(0, 1, d, b, r), at most the whole."""
    if b < 0:
        reach, side = system.radius[a], system.plane(a, -1 - b)
        before, after = plane_distance(c[a], *side), plane_distance(c_end[a], *side)
    else:
        reach = system.radius[a] + system.radius[b]
        before, after = centre_distance(c[a], c[b]), centre_distance(c_end[a], c_end[b])
    return min(proportional_division(before, after, reach), 1.0)


def _impacts_inside(
    system: System, law: ImpulseLaw, end: States, hits: list[Hit], time: float
) -> tuple[list[Entry], str]:
    """Without a return the law acts where the bodies have sunk in, contact by contact."""
    entries: list[Entry] = []
    for _, a, b in hits:
        if b < 0 and plane_distance(end.c[a], *system.plane(a, -1 - b)) <= 0:
            return entries, "passed through a wall"
        entries.append(_impact_on(system, law, end, a, b, time))
    return entries, ""


def _impact_on(
    system: System, law: ImpulseLaw, state: States, a: int, b: int, time: float
) -> Entry:
    """The law on one contact: changes the two bodies among the states."""
    contact = system.bodies(state, a, b)
    done, entry = hit(time, (a, b), state.c[a], contact, system.rules(a, b), law)
    state.v[a], state.w[a] = done.a.velocity, done.a.spin
    if b >= 0:
        state.v[b], state.w[b] = done.b.velocity, done.b.spin
    return entry
