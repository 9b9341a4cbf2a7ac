"""All impacts of one moment among many rough balls, by the rule of `Moment`."""

import math
from typing import Any

from kernel_lib.numerics.complementarity import complementary
from kernel_lib.solvers.events.many_rough.columns import (
    BACK,
    BALL,
    BOUNCE,
    CARRIER,
    CLOCK,
    EVENTS,
    FRICTION,
    HELD,
    INFO,
    INVERSE_MASS,
    MATTER,
    MOBILITY,
    NOTE,
    NOTES,
    PLACE,
    PULL,
    RADIUS,
    SIDE,
    SMOOTH,
    SPEED,
    SPIN,
    height,
    put,
    reach_of,
    rule_of,
    vec,
)
from kernel_lib.solvers.impact import ROOM, Body, after_impulses, closing_speed, slip_velocity
from kernel_lib.solvers.moment import hop_of, mobility
from kernel_lib.state.tolerances import (
    CONTACT_TOLERANCE,
    HELD_GAP,
    HELD_HOP,
    LEAST_RISE,
    MOST_IMPACTS_OF_A_MOMENT,
    ROUNDING,
    SLOW_CLOSING,
)
from kernel_lib.state.vectors import ZERO, add, dot, norm, scale, subtract

__all__ = ["driven_together", "is_carried", "resolve"]

#: Square of the level part of a normal from which two balls are moved apart along it.
LEVEL = 0.5


def normal_of(a: Any, b: Any, walls: Any, run: Any) -> Any:
    """Unit vector from partner b to ball a."""
    if b < 0:
        return vec(run.sides, SIDE * (walls * a - 1 - b))
    line = subtract(vec(run.ball, BALL * a + PLACE), vec(run.ball, BALL * b + PLACE))
    return scale(line, 1 / norm(line))


def body_of(i: Any, run: Any) -> Any:
    """Ball i now, or a wall, as an impact sees it."""
    if i < 0:
        return ROOM
    me, mine = BALL * i, MATTER * i
    light, mobility = run.matter[mine + INVERSE_MASS], run.matter[mine + MOBILITY]
    v, w = vec(run.ball, me + SPEED), vec(run.ball, me + SPIN)
    return Body(v, w, run.matter[mine + RADIUS], light, mobility)


def closing_of(a: Any, b: Any, walls: Any, run: Any) -> float:
    """Speed of approach of ball a and partner b, m/s."""
    return closing_speed(body_of(a, run), body_of(b, run), normal_of(a, b, walls, run))


def least_hop(a: Any, b: Any, normal: Any, reach: Any, run: Any) -> float:
    """Closing speed below which two who are driven together lose nothing, m/s; else zero.

    What carries one of them drives it: a ball that falls on a wall is not among them.
    """
    carrier, pull = run.info[INFO * a + CARRIER], vec(run.ball, BALL * a + PULL)
    if b >= 0:
        carrier = max(carrier, run.info[INFO * b + CARRIER])
        pull = subtract(pull, vec(run.ball, BALL * b + PULL))
    press = -dot(pull, normal)
    if run.space[HELD] == 0 or carrier < 0 or press <= 0:
        return 0.0
    return math.sqrt(2 * HELD_HOP * reach * press)


def level_way(normal: Any, run: Any) -> Any:
    """The level way that parts two balls as fast as one along their normal, if that is not steep.

    A ball that is moved along it gains no energy, and stays on the wall that carries it.
    """
    gravity = vec(run.space, 0)
    weight = dot(gravity, gravity)
    if weight == 0:
        return normal
    level = subtract(normal, scale(gravity, dot(normal, gravity) / weight))
    part = dot(level, level)
    return scale(level, 1 / part) if part > LEVEL else normal


def set_apart(a: Any, b: Any, normal: Any, walls: Any, run: Any) -> None:
    """Move two who are driven together a hair apart, so that their bounces do not die out."""
    me, mine = BALL * a, MATTER * a
    place, light = vec(run.ball, me + PLACE), run.matter[mine + INVERSE_MASS]
    if b < 0:
        above = height(a, SIDE * (walls * a - 1 - b), run)
        depth = run.matter[mine + RADIUS] * (1 + HELD_GAP) - above
        put(run.ball, me + PLACE, add(place, scale(normal, max(depth, 0.0))))
        return
    you, yours = BALL * b, MATTER * b
    other, other_light = vec(run.ball, you + PLACE), run.matter[yours + INVERSE_MASS]
    reach = reach_of(a, b, run.matter)
    depth = max(reach * (1 + HELD_GAP) - norm(subtract(place, other)), 0.0) / (light + other_light)
    way = level_way(normal, run)
    put(run.ball, me + PLACE, add(place, scale(way, depth * light)))
    put(run.ball, you + PLACE, subtract(other, scale(way, depth * other_light)))


def collide(a: Any, b: Any, walls: Any, law: Any, rebound: Any, wanted: Any, run: Any) -> None:
    """One impact of ball a with partner b; without rebound it is not listed."""
    one, two, rule = body_of(a, run), body_of(b, run), rule_of(a, b, walls, run)
    normal = normal_of(a, b, walls, run)
    closing, slip = closing_speed(one, two, normal), slip_velocity(one, two, normal)
    lighter, fast = one.inverse_mass + two.inverse_mass, norm(slip)
    mobility = one.rotational_mobility + two.rotational_mobility
    bounce = run.rules[rule + BOUNCE] if rebound else 0.0
    if rebound and closing < least_hop(a, b, normal, one.radius + two.radius, run):
        bounce = 1.0
        set_apart(a, b, normal, walls, run)
    found = law(
        closing, fast, lighter, mobility, bounce, run.rules[rule + BACK], run.rules[rule + FRICTION]
    )
    done = after_impulses(one, two, normal, slip, fast, float(found[0]), float(found[1]))
    put(run.ball, BALL * a + SPEED, done.a.velocity)
    put(run.ball, BALL * a + SPIN, done.a.spin)
    if b >= 0:
        put(run.ball, BALL * b + SPEED, done.b.velocity)
        put(run.ball, BALL * b + SPIN, done.b.spin)
    if rebound:
        lost = done.lost[0] + done.lost[1]
        note_impact(a, b, normal, done.impulse, one.velocity, two.velocity, lost, run)
        run.tally[NOTES] += wanted


def note_impact(
    a: Any,
    b: Any,
    normal: Any,
    impulse: Any,
    v: Any,
    u: Any,
    lost: Any,
    run: Any,
) -> None:
    """Time, partners, centre of a, normal, impulse, velocities before and after, energy lost."""
    note = NOTE * run.tally[NOTES]
    run.notes[note] = run.ball[BALL * a + CLOCK]
    run.notes[note + 1], run.notes[note + 2] = a, b
    put(run.notes, note + 3, vec(run.ball, BALL * a + PLACE))
    put(run.notes, note + 6, normal)
    put(run.notes, note + 9, impulse)
    put(run.notes, note + 12, v)
    put(run.notes, note + 15, u)
    put(run.notes, note + 18, vec(run.ball, BALL * a + SPEED))
    put(run.notes, note + 21, vec(run.ball, BALL * b + SPEED) if b >= 0 else ZERO)
    run.notes[note + 24], run.notes[note + 25] = lost, 0


def touch(a: Any, b: Any, run: Any) -> bool:
    """Whether two balls of this moment touch, and can push each other."""
    line = subtract(vec(run.ball, BALL * a + PLACE), vec(run.ball, BALL * b + PLACE))
    reach = reach_of(a, b, run.matter)
    moves = run.matter[MATTER * a + INVERSE_MASS] + run.matter[MATTER * b + INVERSE_MASS] > 0
    return bool(moves and norm(line) <= reach * (1 + CONTACT_TOLERANCE))


def list_contacts(members: Any, first: Any, second: Any, walls: Any, run: Any) -> Any:
    """Enter all contacts of this moment, the foreseen one included: by ball, walls first."""
    found = 0
    for k in range(members):
        a = run.crowd[k]
        radius = run.matter[MATTER * a + RADIUS]
        for wall in range(walls):
            above = height(a, SIDE * (walls * a + wall), run)
            close = above <= radius * (1 + CONTACT_TOLERANCE)
            if run.matter[MATTER * a + INVERSE_MASS] > 0 and (
                close or (a == first and second == -1 - wall)
            ):
                run.touching[2 * found], run.touching[2 * found + 1] = a, -1 - wall
                found += 1
        for m in range(k + 1, members):
            b = run.crowd[m]
            if touch(a, b, run) or (a == first and b == second):
                run.touching[2 * found], run.touching[2 * found + 1] = a, b
                found += 1
    return found


def share_fastest(members: Any, contacts: Any, run: Any) -> None:
    """For each ball of the moment the greatest speed among all that touch it, over others too."""
    for k in range(members):
        a = run.crowd[k]
        run.fastest[a] = norm(vec(run.ball, BALL * a + SPEED))
    growing = True
    while growing:
        growing = False
        for k in range(contacts):
            a, b = run.touching[2 * k], run.touching[2 * k + 1]
            if b >= 0 and run.fastest[a] != run.fastest[b]:
                run.fastest[a] = run.fastest[b] = max(run.fastest[a], run.fastest[b])
                growing = True


def closes(k: Any, done: Any, walls: Any, run: Any) -> bool:
    """Whether contact k of a moment closes, after so many impacts."""
    a, b = run.touching[2 * k], run.touching[2 * k + 1]
    limit = SLOW_CLOSING * run.fastest[a]
    if done == 0:
        limit = norm(vec(run.ball, BALL * a + SPEED))
        if b >= 0:
            limit += norm(vec(run.ball, BALL * b + SPEED))
        limit *= ROUNDING
    return bool(closing_of(a, b, walls, run) > limit)


def meet(k: Any, m: Any, run: Any) -> bool:
    """Whether two contacts share a ball that can move."""
    for here in range(2 * k, 2 * k + 2):
        i = run.touching[here]
        shared = run.touching[2 * m] == i or run.touching[2 * m + 1] == i
        if shared and i >= 0 and run.matter[MATTER * i + INVERSE_MASS] > 0:
            return True
    return False


def gather_closing(k: Any, contacts: Any, run: Any, room: Any) -> Any:
    """Take contact k, and those that wait and share a ball with it, over others too, to `group`."""
    size, c = 1, 0
    room.group[0], room.waits[k] = k, 0
    while c < size:
        for m in range(contacts):
            if room.waits[m] == 1 and size < len(room.group) and meet(room.group[c], m, run):
                room.group[size], room.waits[m] = m, 0
                size += 1
        c += 1
    return size


def push(i: Any, normal: Any, impulse: Any, run: Any) -> None:
    """Push ball i along a normal, N s."""
    if i >= 0:
        kick = scale(normal, impulse * run.matter[MATTER * i + INVERSE_MASS])
        put(run.ball, BALL * i + SPEED, add(vec(run.ball, BALL * i + SPEED), kick))


def at_once(size: Any, walls: Any, wanted: Any, run: Any, room: Any) -> Any:
    """Let the contacts of `group` collide at once, as `Moment` does; how many impacts that were.

    None, where one alone or one with friction is among them, or no impulses would do.
    """
    balls, most = len(run.crowd), 0.0
    if size == 1:
        return 0
    for c in range(size):
        k = room.group[c]
        a, b = run.touching[2 * k], run.touching[2 * k + 1]
        rule = rule_of(a, b, walls, run)
        if run.rules[rule + SMOOTH] == 0:
            return 0
        room.pairs[2 * c], room.pairs[2 * c + 1] = a, b if b >= 0 else balls
        put(room.normals, 3 * c, normal_of(a, b, walls, run))
        put(room.before, 6 * c, vec(run.ball, BALL * a + SPEED))
        put(room.before, 6 * c + 3, body_of(b, run).velocity)
        room.asked[c] = (1 + run.rules[rule + BOUNCE]) * closing_of(a, b, walls, run)
        most = max(most, abs(room.asked[c]))
    mobility(size, room.pairs, room.normals, room.light, room.matrix)
    least = ROUNDING * most
    if not complementary(
        size, room.matrix, room.asked, least, room.found, room.chosen, room.factor, room.trial
    ):
        return 0
    for c in range(size):
        k, normal = room.group[c], vec(room.normals, 3 * c)
        impulse = float(room.found[c])
        push(run.touching[2 * k], normal, impulse, run)
        push(run.touching[2 * k + 1], normal, -impulse, run)
    done = 0
    for c in range(size):
        if room.found[c] > 0:
            k, normal, impulse = room.group[c], vec(room.normals, 3 * c), float(room.found[c])
            a, b = run.touching[2 * k], run.touching[2 * k + 1]
            v, u = vec(room.before, 6 * c), vec(room.before, 6 * c + 3)
            closed = dot(subtract(u, v), normal) + closing_of(a, b, walls, run)
            impulses = scale(normal, impulse)
            note_impact(a, b, normal, impulses, v, u, impulse * closed / 2, run)
            run.tally[NOTES] += wanted
            done += 1
    return done


def collide_first(size: Any, walls: Any, law: Any, wanted: Any, run: Any, room: Any) -> None:
    """Let the first contact of `group` collide; which others this changes is a tie."""
    k, note = room.group[0], NOTE * run.tally[NOTES]
    for c in range(size):
        m = room.group[c]
        room.asked[c] = closing_of(run.touching[2 * m], run.touching[2 * m + 1], walls, run)
    collide(run.touching[2 * k], run.touching[2 * k + 1], walls, law, True, wanted, run)
    for c in range(1, size):
        m = room.group[c]
        a, b = run.touching[2 * m], run.touching[2 * m + 1]
        rounding = ROUNDING * (room.asked[c] + room.asked[0])
        changed = abs(closing_of(a, b, walls, run) - room.asked[c]) > rounding
        rough = run.rules[rule_of(a, b, walls, run) + SMOOTH] == 0
        if meet(k, m, run) and (changed or rough):
            room.tied[k] = room.tied[m] = 1
    run.notes[note + 25] = room.tied[k]


def resolve(
    members: Any,
    first: Any,
    second: Any,
    walls: Any,
    law: Any,
    wanted: Any,
    run: Any,
    room: Any,
) -> bool:
    """Do the impacts of a moment; whether free balls would have collided without end."""
    contacts = list_contacts(members, first, second, walls, run)
    share_fastest(members, contacts, run)
    done, busy, few = 0, True, len(room.waits) > 0
    if few:
        for k in range(contacts):
            room.tied[k] = 0
    while busy:
        busy = False
        if few:
            for k in range(contacts):
                room.waits[k] = 1 if closes(k, done, walls, run) else 0
        for k in range(contacts):
            if room.waits[k] == 1 if few else closes(k, done, walls, run):
                size = gather_closing(k, contacts, run, room) if few else 1
                impacts, busy = at_once(size, walls, wanted, run, room), True
                done += max(impacts, 1)
                if impacts == 0 and few:
                    collide_first(size, walls, law, wanted, run, room)
                elif impacts == 0:
                    a, b = run.touching[2 * k], run.touching[2 * k + 1]
                    collide(a, b, walls, law, True, wanted, run)
                    break
        if done >= MOST_IMPACTS_OF_A_MOMENT:
            return True
    if few:
        run.tally[EVENTS] += max(done - 1, 0)
    endless = leave_together(contacts, walls, law, run)
    for k in range(contacts):
        a, b = run.touching[2 * k], run.touching[2 * k + 1]
        if b < 0:
            # What rounding leaves of motion into walls would make balls sink in with time.
            normal, v = normal_of(a, b, walls, run), vec(run.ball, BALL * a + SPEED)
            if dot(v, normal) < -ROUNDING * norm(v):
                put(run.ball, BALL * a + SPEED, subtract(v, scale(normal, dot(v, normal))))
    return endless


def leave_together(contacts: Any, walls: Any, law: Any, run: Any) -> bool:
    """Take away what still closes, without rebound; whether it closed between balls."""
    endless = False
    for _ in range(MOST_IMPACTS_OF_A_MOMENT):
        closing = False
        for k in range(contacts):
            a, b = run.touching[2 * k], run.touching[2 * k + 1]
            if closing_of(a, b, walls, run) > ROUNDING * run.fastest[a]:
                collide(a, b, walls, law, False, 0, run)
                closing, endless = True, endless or b >= 0
        if not closing:
            break
    return endless


def is_carried(i: Any, run: Any) -> bool:
    """Whether a wall carries ball i."""
    return bool(run.info[INFO * i + CARRIER] >= 0)


def driven_together(members: Any, run: Any) -> bool:
    """Whether two balls that touch are driven together and hardly part, and no wall carries one."""
    for k in range(members):
        for m in range(k + 1, members):
            a, b = run.crowd[k], run.crowd[m]
            carried = is_carried(a, run) or is_carried(b, run)
            if (carried and run.space[HELD] > 0) or not touch(a, b, run):
                continue
            me, you = BALL * a, BALL * b
            line = subtract(vec(run.ball, me + PLACE), vec(run.ball, you + PLACE))
            speed = subtract(vec(run.ball, me + SPEED), vec(run.ball, you + SPEED))
            reach = reach_of(a, b, run.matter)
            one, two = vec(run.ball, me + PULL), vec(run.ball, you + PULL)
            if hop_of(line, speed, one, two, reach) <= math.sqrt(2 * LEAST_RISE):
                return True
    return False
